import * as v from 'valibot'

/**
 * The contract between page and function (specification, section 7).
 *
 * The function's answers match these schemas. The page accepts more
 * (`src/features/enhancement/on-server/reply.ts`), so that it also works with other backends.
 */

/** By this name Supabase knows the function. */
export const functionName = 'enhance-image'

/** Where supabase-js looks for it on a backend. */
export const functionPath = `/functions/v1/${functionName}`

/** The factor for width and height. */
export const enhancementScale = 2

/** The answer's error where callers mustn't see the cause, and the page's where none is given (section 8). */
export const enhancementFailed = 'Enhancement failed'

export const enhanceRequest = v.strictObject({
  /** The site's origin plus the photograph's path. */
  imageUrl: v.pipe(v.string(), v.maxLength(2048)),
  scale: v.literal(enhancementScale),
})
export type EnhanceRequest = v.InferOutput<typeof enhanceRequest>

/** An answer always has all three fields. A reader accepts answers without those that do not apply. */
export const enhanceReply = v.variant('success', [
  v.object({ success: v.literal(true), enhancedImageUrl: v.string(), error: v.nullish(v.null(), null) }),
  v.object({
    success: v.literal(false),
    enhancedImageUrl: v.nullish(v.null(), null),
    error: v.nullish(v.string(), null),
  }),
])
export type EnhanceReply = v.InferOutput<typeof enhanceReply>
