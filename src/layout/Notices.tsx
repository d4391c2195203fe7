import { notices } from '@/content/business/notices'

/**
 * The notices of the special days, on top of every page. The build renders them, hidden and with their moments,
 * and `show-notices.ts` shows each on its days, also on a device that has the page from before. Without scripts
 * they are there from the build on: their words name the days.
 */
export function Notices() {
  return notices.map(({ words, begin, end }, index) => (
    <aside
      key={words}
      aria-label={index > 0 ? `Notice ${index + 1}` : 'Notice'}
      data-tone="dark"
      data-from={begin}
      data-until={end}
      hidden
    >
      {words}
    </aside>
  ))
}
