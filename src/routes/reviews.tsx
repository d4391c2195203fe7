import { createFileRoute } from '@tanstack/react-router'
import { pages } from '../content/pages'
import { reviewWords } from '../content/reviews'
import { EstimateSection } from '../features/estimate/EstimateSection'
import { PageHero } from '../ui/PageHero'
import { Loved } from './-reviews/Loved'
import { ReviewList } from './-reviews/ReviewList'
import { Summary } from './-reviews/Summary'

export const Route = createFileRoute('/reviews')({
  head: () => ({
    meta: [
      { title: pages['/reviews'].title },
      { name: 'description', content: pages['/reviews'].description },
    ],
  }),
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
