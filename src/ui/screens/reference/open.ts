/** The way into the reference and the tools of the table, for routes. */
export const openReference = async () => {
  const pages = await import('./pages');
  await pages.prepare();
  return pages;
};
