import { LoadError } from '@/lib/lazy-module'

/**
 * Why a worker failed.
 *
 * @param event its error event. An error inside the script has a message. Without one, the script itself could not be loaded
 * @param inScript the failure if it was an error inside the script
 */
export function workerFailure(event: Event, inScript: Error): Error {
  return 'message' in event && event.message ? inScript : new LoadError()
}
