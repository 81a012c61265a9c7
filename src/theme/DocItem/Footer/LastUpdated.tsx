import React, {useEffect, useRef, useState, type ReactNode} from 'react';
import {ThemeClassNames} from '@docusaurus/theme-common';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import Translate from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

/** When the page was last changed, by the day. */
export function LastUpdated({time}: {time: number}): ReactNode {
  return (
    <span className={ThemeClassNames.common.lastUpdated}>
      <Translate
        id="theme.lastUpdated.lastUpdatedAtBy"
        description="The sentence used to display when a page has been last updated, and by who"
        values={{
          atDate: (
            <Translate
              id="theme.lastUpdated.atDate"
              description="The words used to describe on which date a page has been last updated"
              values={{
                date: (
                  <b>
                    <Day key={time} time={time} />
                  </b>
                ),
              }}
            >
              {' on {date}'}
            </Translate>
          ),
          byUser: '',
        }}
      >
        {'Last updated{atDate}{byUser}'}
      </Translate>
    </span>
  );
}

/**
 * In the server's HTML the text is there. A browser formats it after a navigation alone: its first date takes it longer
 * than all else that it does with the end of a page.
 */
function Day({time}: {time: number}): ReactNode {
  const {currentLocale, localeConfigs} = useDocusaurusContext().i18n;
  const day = new Date(time);
  const element = useRef<HTMLTimeElement>(null);
  const format = () =>
    new Intl.DateTimeFormat(currentLocale, {
      calendar: localeConfigs[currentLocale]?.calendar,
      day: 'numeric',
      month: 'short',
      year: 'numeric',
      timeZone: 'UTC',
    }).format(day);
  const [text, setText] = useState(ExecutionEnvironment.canUseDOM ? '' : format);
  useEffect(() => {
    if (!element.current?.hasChildNodes()) {
      setText(format);
    }
    // Another day is another element.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
  return (
    <time
      ref={element}
      dateTime={day.toISOString()}
      itemProp="dateModified"
      suppressHydrationWarning
      dangerouslySetInnerHTML={{__html: text}}
    />
  );
}
