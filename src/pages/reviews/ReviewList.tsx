import { IconExternalLink } from '@tabler/icons-react'
import { business } from '@/content/business'
import { reviews, reviewWords } from '@/content/reviews'
import { AnchorButton } from '@/ui/LinkButton'
import { Section } from '@/ui/Section'
import { VisuallyHidden } from '@/ui/VisuallyHidden'
import { ReviewCard } from './ReviewCard'
import classes from './ReviewList.module.css'

/** Every review, and where there are more. */
export function ReviewList() {
  return (
    <Section title={reviewWords.list} isNear>
      <ul className={classes.list}>
        {reviews.map((review) => (
          <li key={review.id}>
            <ReviewCard review={review} />
          </li>
        ))}
      </ul>
      <AnchorButton
        href={business.moreReviewsUrl}
        target="_blank"
        rel="noopener noreferrer"
        variant="default"
        rightSection={<IconExternalLink size={20} stroke={1.5} aria-hidden />}
      >
        {reviewWords.more}
        <VisuallyHidden>{reviewWords.newTab}</VisuallyHidden>
      </AnchorButton>
    </Section>
  )
}
