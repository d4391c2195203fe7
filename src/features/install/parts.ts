/**
 * The parts of the page that an installable or installed site shows, in one file for `lazy-parts.tsx`, and what
 * they share with the offline section, which few people see.
 */

export { AnsweredButton } from './AnsweredButton'
export { AppStatus } from './AppStatus'
export { InstallLink } from './InstallLink'
export { isInstalled } from './install-offer'
export { checkForUpdate, downloadForOffline, siteStore, type UpdateCheck } from './service-worker'
