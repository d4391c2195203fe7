import { business } from '../business/business'
import { claims } from '../business/claims'
import { capitalize, listOf, withClaim } from '../business/sentences'
import { installs, refinishes } from '../services/offered-services'
import { hasPage } from './pages'

const trades = [...(refinishes ? ['hardwood refinishing'] : []), ...(installs ? ['flooring'] : [])]

/** How the site presents itself where it is installed. Pictures and shortcuts of a page go with it. */
export const app = {
  description: `${capitalize(listOf(trades))} in ${business.serviceArea}: our work, reviews and free estimates.`,
  /** The pictures in the installation dialog, the crew's own tool last. `npm run screenshots` takes them. */
  screenshots: [
    {
      name: 'home',
      path: '/',
      label: `${capitalize(listOf(trades))}${withClaim(claims.owner, () => ' by the owner’s own crew')}`,
    },
    { name: 'our-work', path: '/our-work', label: 'Finished floors' },
    { name: 'estimate', path: '/contact', label: 'A free estimate by email' },
    { name: 'enhance', path: '/image-enhancement', label: 'Job-site photos enhanced on the device' },
  ].filter(({ path }) => hasPage(path)),
  /** Telephones show no more than four. `icon` is drawn by tools/vite/icons.ts. */
  shortcuts: [
    { name: 'Free estimate', path: '/contact', icon: 'estimate' },
    { name: 'Our work', path: '/our-work', icon: 'our-work' },
    { name: 'Present our work', path: '/our-work', query: '?present', icon: 'present' },
    { name: 'Enhance photos', path: '/image-enhancement', icon: 'enhance' },
  ].filter(({ path }) => hasPage(path)),
}
