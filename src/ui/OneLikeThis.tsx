import { priceWords } from '@/content/services/price-words'
import { oneLikeThis } from '@/content/work/one-like-this'
import type { Project } from '@/content/work/types'
import { TextLink } from './TextLink'

/** What a job like this one costs today, and the way to the price sheet filled with it. Nothing without a rate. */
export function OneLikeThis({ project }: { readonly project: Project }) {
  const like = oneLikeThis(project)
  if (!like) return null
  const { path, sheet, price } = like
  return (
    <TextLink to={path} search={{ sheet }} hash={priceWords.id}>
      {priceWords.oneLikeThis(price)}
    </TextLink>
  )
}
