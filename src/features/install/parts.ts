/** What an installable or installed site shows in the page, in one file for `lazy-parts.tsx`. */
export { AppStatus } from './AppStatus'
export { InstallLink } from './InstallLink'
export { OfflineSection } from './OfflineSection'
