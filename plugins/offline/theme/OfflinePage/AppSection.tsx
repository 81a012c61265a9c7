import React, {type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';

/** How to install the site. The names are those of the web app manifest (`appManifest.ts`). */
export function AppSection(): ReactNode {
  const name = translate({
    id: 'offline.app.name',
    message: 'MUI X documentation',
    description: 'Name of the installed site',
  });
  const shortName = translate({
    id: 'offline.app.shortName',
    message: 'MUI X',
    description: 'Name of the installed site below its icon: at most 12 characters',
  });
  return (
    <section>
      <h2>
        <Translate id="offline.app.heading" description="Heading about installing the site">
          Install it as an app
        </Translate>
      </h2>
      <p>
        {translate(
          {
            id: 'offline.app.text',
            message:
              'Most browsers can install {name} from their menu. It then has an icon, {shortName}, and a window of its own. Pages, settings and kept versions are the same.',
            description: 'How to install the site',
          },
          {name, shortName},
        )}
      </p>
    </section>
  );
}
