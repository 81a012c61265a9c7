import {useMemo} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {repositoryAt, type Repository} from '@site/config/repository';

/** The repository that holds the source of this site; `undefined` where the build was told of none. */
export function useRepository(): Repository | undefined {
  const {repository} = useDocusaurusContext().siteConfig.customFields ?? {};
  return useMemo(() => repositoryAt(typeof repository === 'string' ? repository : undefined), [repository]);
}
