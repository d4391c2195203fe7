import { createElement as element, type ReactElement } from 'react'
import type { SiteFacts } from './prerender.ts'

/** In pixels, of the card's 1200. */
export const panelWidth = 484

const cream = '#f7f2ea'
const walnut = '#241910'
const softWalnut = '#5f4936'
const lake = '#12594f'

/** The card's left side: the mark and name on top, the headline, the telephone number at the foot. */
export function cardPanel(headline: string, business: SiteFacts['business'], height: number): ReactElement {
  const { name, shortName, phone, serviceArea } = business
  return element(
    'div',
    {
      style: {
        boxSizing: 'border-box',
        width: panelWidth,
        height,
        display: 'flex',
        flexDirection: 'column',
        justifyContent: 'space-between',
        padding: '52px 28px 48px 52px',
        background: cream,
        color: walnut,
        fontFamily: 'Source Sans 3',
      },
    },
    element(
      'div',
      { style: { display: 'flex', alignItems: 'center', gap: 18 } },
      mark(),
      element(
        'div',
        { style: { display: 'flex', flexDirection: 'column' } },
        element('div', { style: { fontFamily: 'Besley', fontSize: 29, lineHeight: 1.15 } }, shortName),
        element(
          'div',
          { style: { fontSize: 19, lineHeight: 1.3, color: softWalnut } },
          name.replace(shortName, '').trim(),
        ),
      ),
    ),
    element(
      'div',
      {
        style: {
          fontFamily: 'Besley',
          fontSize: headline.length > 34 ? 45 : 54,
          lineHeight: 1.12,
          letterSpacing: '-0.015em',
        },
      },
      headline,
    ),
    element(
      'div',
      { style: { display: 'flex', flexDirection: 'column' } },
      element('div', { style: { width: 64, height: 4, background: lake, marginBottom: 22 } }),
      element('div', { style: { fontSize: 32, fontWeight: 600, lineHeight: 1.2, color: lake } }, phone),
      element('div', { style: { fontSize: 21, lineHeight: 1.4, color: softWalnut } }, serviceArea),
    ),
  )
}

/** The site's mark: two boards laid to a point. */
function mark(): ReactElement {
  return element(
    'svg',
    { width: 60, height: 51, viewBox: '0 0 40 34' },
    element('path', { d: 'M2 3 20 14 38 3v6.5L20 20.5 2 9.5z', fill: '#c99356' }),
    element('path', { d: 'M2 13 20 24 38 13v6.5L20 30.5 2 19.5z', fill: '#8a5a2b' }),
  )
}
