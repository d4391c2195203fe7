import type { Plugin } from 'vite'
import type { SpecialDays } from '../../src/content/business/hours.ts'
import { loadContent } from '../content.ts'
import { classicScript } from './page-assets.ts'
import { isPrerendering } from './prerender.ts'

interface Content {
  readonly specialDays: readonly SpecialDays[]
}

const source = 'src/content/business/special-days.ts'
const records = 'src/content/records/special-days'

/**
 * Writes the notices of the special days on top of every page, with the moments at which their days begin and
 * end where the business is. They stand there hidden: `src/notices.ts` shows each on its days, also on a device
 * that has the page from before. Without a script they are there from the build on, since their words name
 * the days. A page without notices gets nothing of this. Those that are over are left out, and named.
 */
export function notices(): Plugin {
  let over: readonly string[] = []
  let script: Awaited<ReturnType<typeof classicScript>> | undefined
  return {
    name: 'notices',
    transform: {
      filter: { id: /\/src\/content\/business\/special-days\.ts$/ },
      async handler() {
        if (this.environment.mode !== 'build') return
        // The words of notices are in the HTML alone.
        const hours = (await readDays()).filter(isAhead).map(({ notice, begin, end, ...hours }) => hours)
        return { code: `export const specialDays = ${JSON.stringify(hours)}`, map: null }
      },
    },
    async transformIndexHtml(html, { server }) {
      const all = await readDays()
      over = all.filter((days) => !isAhead(days)).map(({ from, to }) => `  ${from} to ${to}`)
      const markup = noticeMarkup(all.filter(isAhead))
      if (!markup) return html
      script = server ? undefined : await classicScript('notices')
      const address = script ? `/${script.fileName}` : '/src/notices.ts'
      const type = script ? 'async fetchpriority="high"' : 'type="module"'
      return html.replace('<div id="root">', `${markup}<script ${type} src="${address}"></script>$&`)
    },
    generateBundle: {
      order: 'post',
      handler() {
        if (script) this.emitFile({ type: 'asset', ...script })
      },
    },
    closeBundle() {
      if (over.length > 0 && !isPrerendering())
        console.log(`\nThese days are over. Their records in ${records} may go:\n${over.join('\n')}`)
    },
  }
}

/** The special days of the content, with the moments at which they begin and are over. */
async function readDays() {
  const { specialDays } = await loadContent<Content>(source)
  const { region } = await loadContent<{ region: { timeZone: string } }>('src/content/business/facts.ts')
  return specialDays.map((days) => ({ ...days, ...momentsOf(days, region.timeZone) }))
}

const isAhead = ({ end }: Notice) => end > Date.now()

/** When days begin and are over in a time zone, in milliseconds since 1970. */
export function momentsOf({ from, to }: Pick<SpecialDays, 'from' | 'to'>, timeZone: string) {
  return { begin: startOfDay(from, timeZone), end: startOfDay(to, timeZone, 1) }
}

function startOfDay(day: string, timeZone: string, daysLater = 0): number {
  const asUtc = Date.parse(`${day}T00:00Z`) + daysLater * 86_400_000
  // What the clocks there show at that moment, read as if it were UTC.
  const shown = new Date(asUtc).toLocaleString('sv', { timeZone }).replace(' ', 'T')
  return 2 * asUtc - Date.parse(`${shown}Z`)
}

interface Notice extends Pick<SpecialDays, 'notice'> {
  readonly begin: number
  readonly end: number
}

/** The HTML of notices; nothing without any. */
export function noticeMarkup(notices: readonly Notice[]): string {
  const bars = notices.flatMap(({ notice, begin, end }, index) =>
    notice
      ? `<aside aria-label="Notice${index > 0 ? ` ${index + 1}` : ''}" data-tone="dark" data-notice data-from="${begin}" data-until="${end}" hidden>${escaped(notice)}</aside>`
      : [],
  )
  return bars.length > 0 ? `<style>${styles}</style>${bars.join('')}` : ''
}

/** The menu of a phone begins below the header, which has to be at the top of the screen then. */
const styles =
  '[data-notice]{padding:.75rem var(--gutter);text-align:center;font-weight:600;text-wrap:balance}' +
  'html:has(#mobile-menu:popover-open) [data-notice]{display:none}' +
  '@media (scripting:none){[data-notice]{display:block!important}}'

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
