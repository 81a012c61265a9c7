import React, {useState, type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import {forgetRecent, readRecent} from '../../client/recent';
import {SearchIcon} from './icons';
import dialog from './dialog.module.css';
import styles from './start.module.css';

/** Names and words that show what can be asked. */
function suggestions(): string[] {
  return [
    'GridColDef',
    'disableColumnMenu',
    'MuiDataGrid-root',
    translate({
      id: 'search.suggestion.pagination',
      message: 'server pagination',
      description: 'Suggested search: pages of rows from a server',
    }),
    translate({id: 'search.suggestion.excel', message: 'export to Excel', description: 'Suggested search'}),
    translate({id: 'search.suggestion.locale', message: 'date format', description: 'Suggested search'}),
  ];
}

/** What stands in the dialog before anything is written: recent searches, and some that work. */
export function Start({onAsk}: {readonly onAsk: (query: string) => void}): ReactNode {
  const [recent, setRecent] = useState(readRecent);
  return (
    <div className={styles.start}>
      {recent.length > 0 && (
        <section aria-labelledby="search-recent">
          <div className={styles.startHead}>
            <h2 id="search-recent">
              <Translate id="search.recent" description="Heading above the last searches">
                Recent searches
              </Translate>
            </h2>
            <button type="button" className={dialog.quiet} onClick={() => setRecent(forgetRecent())}>
              <Translate id="search.recent.removeAll" description="Button that forgets all recent searches">
                Remove all
              </Translate>
            </button>
          </div>
          <ul className={styles.recent}>
            {recent.map((query) => (
              <li key={query}>
                <button type="button" className={styles.again} onClick={() => onAsk(query)}>
                  <SearchIcon name="recent" />
                  <span>{query}</span>
                </button>
                <button
                  type="button"
                  className={dialog.quiet}
                  aria-label={translate(
                    {
                      id: 'search.recent.remove',
                      message: 'Remove “{query}”',
                      description: 'Button that forgets one recent search',
                    },
                    {query},
                  )}
                  onClick={() => setRecent(forgetRecent(query))}
                >
                  <SearchIcon name="close" />
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
      <section aria-labelledby="search-suggestions">
        <div className={styles.startHead}>
          <h2 id="search-suggestions">
            <Translate id="search.suggestions" description="Heading above some searches that work">
              Try
            </Translate>
          </h2>
        </div>
        <ul className={styles.suggestions}>
          {suggestions().map((query) => (
            <li key={query}>
              <button type="button" className={dialog.chip} onClick={() => onAsk(query)}>
                {query}
              </button>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
