// Ejected: pages are loaded before they are drawn, so there is no time for a sign of it; a failure is the error page's.
export default function Loading({error}: {error?: unknown}): null {
  if (error) throw new Error('This page could not be loaded.', {cause: error});
  return null;
}
