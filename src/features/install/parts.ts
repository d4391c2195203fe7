/** The parts of the page that an installable or installed site shows, in one file for `lazy-parts.tsx`. */
export { AppStatus } from './AppStatus'
export { InstallLink } from './InstallLink'
export { OfflineSection } from './OfflineSection'
