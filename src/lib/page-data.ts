/** Where the prerendered page keeps the data that it was rendered from. */
export const pageDataId = 'page-data'

/**
 * The data that the page at `path` was prerendered from, where it is the one that the browser has opened: it is written
 * into the page, so that neither hydration waits for it nor scripts carry it.
 */
export function readPageData<Data>(path: string): Data | undefined {
  const element = typeof document === 'undefined' ? null : document.getElementById(pageDataId)
  return element?.dataset.path === path ? (JSON.parse(element.textContent) as Data) : undefined
}
