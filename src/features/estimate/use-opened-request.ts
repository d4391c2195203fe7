import { useSyncExternalStore } from 'react'
import { forgetOpened, keepOpened, type OpenedRequest, readOpened, watchOpened } from './opened-request'

/**
 * The request that was opened from one form.
 *
 * @param place tells the forms of the site apart. @default the URL's path
 */
export function useOpenedRequest(place: string | undefined) {
  const key = () => place ?? window.location.pathname
  const opened = useSyncExternalStore(
    watchOpened,
    () => readOpened(key()),
    () => undefined,
  )
  return {
    opened,
    keep: (request: OpenedRequest) => keepOpened(key(), request),
    forget: () => forgetOpened(key()),
  }
}
