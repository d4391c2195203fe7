import type { ReactNode } from 'react'
import { render as renderInBrowser } from 'vitest-browser-react'
import { Theme } from '@/theme/theme'

/** Renders as the app does: inside Mantine's provider. */
export const render = (element: ReactNode) => renderInBrowser(element, { wrapper: Theme })
