import type { Action } from './words'

export const notFound = {
  code: '404',
  message: 'Oops! Page not found',
  action: { label: 'Return to Home', href: '/' } satisfies Action,
} as const
