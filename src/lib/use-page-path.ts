import { useMatch } from '@tanstack/react-router'
import { pagePath } from './page-path'

/** The path of the page that is drawn. The location's is already the next page's while that one loads. */
export const usePagePath = (): string =>
  useMatch({ strict: false, select: ({ pathname }) => pagePath(pathname) })
