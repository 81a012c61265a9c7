import React, {type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import Admonition from '@theme/Admonition';

/** Says that a feature does not exist yet and where to ask for it. */
export function Planned({request}: {request: string}): ReactNode {
  return (
    <Admonition type="info">
      <p>
        <Translate id="site.planned.text" description="Notice on the page of a planned feature">
          This feature is planned: it is not in any released package.
        </Translate>{' '}
        <a href={request}>
          <Translate id="site.planned.link" description="Link to the request for a planned feature">
            Follow the request and vote for it
          </Translate>
        </a>
      </p>
    </Admonition>
  );
}
