import { createFileRoute } from '@tanstack/react-router'
import { reviewWords } from '../content/reviews'
import { EstimateSection } from '../features/estimate/EstimateSection'
import { pageHead } from '../layout/page-head'
import { PageHero } from '../ui/PageHero'
import { Loved } from './-reviews/Loved'
import { ReviewList } from './-reviews/ReviewList'
import { Summary } from './-reviews/Summary'

export const Route = createFileRoute('/reviews')({
  head: () => pageHead('/reviews'),
  component: () => (
    <>
      <PageHero
        title={reviewWords.title}
        lead={reviewWords.lead}
        photo="family-room-hardwood"
        focus="50% 80%"
      />
      <Summary />
      <ReviewList />
      <Loved />
      <EstimateSection
        variant="compact"
        title={reviewWords.closing.title}
        intro={reviewWords.closing.intro}
      />
    </>
  ),
})
