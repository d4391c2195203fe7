import { business } from '../business/business'
import { capitalize, listOf } from '../business/sentences'
import { installs, refinishes } from '../services/offered-services'
import { hasPage } from './pages'

const trades = [...(refinishes ? ['hardwood refinishing'] : []), ...(installs ? ['flooring'] : [])]

/** How the site presents itself where it is installed. The shortcut of a page goes with it. */
export const app = {
  description: `${capitalize(listOf(trades))} in ${business.serviceArea}: our work, reviews and free estimates.`,
  /** Telephones show no more than four. `icon` is drawn by tools/vite/icons.ts. */
  shortcuts: [
    { name: 'Free estimate', path: '/contact', icon: 'estimate' },
    { name: 'Our work', path: '/our-work', icon: 'our-work' },
    { name: 'Present our work', path: '/our-work', query: '?present', icon: 'present' },
    { name: 'Enhance photos', path: '/image-enhancement', icon: 'enhance' },
  ].filter(({ path }) => hasPage(path)),
}
