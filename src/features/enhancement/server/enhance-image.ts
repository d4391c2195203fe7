import { backend } from './backend'
import type { ServerItem } from './server-item'

/** What is said of an image when the backend gives no reason (specification, section 8). */
export const serverFallbackError = 'Enhancement failed'

/** The specification reads these three fields and no other (section 7). */
interface Reply {
  readonly success?: unknown
  readonly enhancedImageUrl?: unknown
  readonly error?: unknown
}

const asReply = (value: unknown): Reply => (typeof value === 'object' && value !== null ? value : {})

/**
 * Has the backend enhance one of the site's images to twice its size and answers with the result's address.
 *
 * Fails with the error that the backend gives, whatever the HTTP status it comes with, or "Enhancement failed".
 */
export async function enhanceSiteImage({ originalPath }: ServerItem): Promise<string> {
  const reply = await callBackend(new URL(originalPath, location.origin).href).catch((): Reply => ({}))
  if (reply.success === true && typeof reply.enhancedImageUrl === 'string') return reply.enhancedImageUrl
  throw new Error(typeof reply.error === 'string' && reply.error ? reply.error : serverFallbackError)
}

async function callBackend(imageUrl: string): Promise<Reply> {
  const { functions } = await backend()
  const { data, error, response } = await functions.invoke<unknown>('enhance-image', {
    body: { imageUrl, scale: 2 },
  })
  // The client hands out no data for a status other than 2xx: the backend's own words are still unread in its answer.
  return asReply(error ? await response?.json() : data)
}
