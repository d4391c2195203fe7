/** What an installable or installed site shows in the page, in one file for `lazy-parts.tsx`. */
export { AppStatus } from './AppStatus'
export { BackButton } from './BackButton'
export { FooterOffer, MenuOffer } from './InstallOffer'
export { OfflineSection } from './OfflineSection'
