import * as v from 'valibot'

/**
 * What the page and the function say to each other (specification, section 7): the one place for it.
 *
 * The function answers by these schemas. The page reads answers more loosely (`features/enhancement/server/reply.ts`), so
 * that it also understands other backends.
 */

/** How many times as wide and high the enhanced photograph is. */
export const enhancementScale = 2

export const enhanceRequest = v.strictObject({
  /** The site's origin plus the photograph's path. */
  imageUrl: v.pipe(v.string(), v.maxLength(2048)),
  scale: v.literal(enhancementScale),
})
export type EnhanceRequest = v.InferOutput<typeof enhanceRequest>

/** An answer always has all three fields. Read, those that it is not about may be missing. */
export const enhanceReply = v.variant('success', [
  v.object({ success: v.literal(true), enhancedImageUrl: v.string(), error: v.nullish(v.null(), null) }),
  v.object({
    success: v.literal(false),
    enhancedImageUrl: v.nullish(v.null(), null),
    error: v.nullish(v.string(), null),
  }),
])
export type EnhanceReply = v.InferOutput<typeof enhanceReply>
