import { createFileRoute } from '@tanstack/react-router'
import { heroes } from '@/content/heroes'
import { reviewWords } from '@/content/reviews'
import { EstimateSection } from '@/features/estimate/EstimateSection'
import { pageHead } from '@/layout/page-head'
import { Loved } from '@/pages/reviews/Loved'
import { ReviewList } from '@/pages/reviews/ReviewList'
import { Summary } from '@/pages/reviews/Summary'
import { PageHero } from '@/ui/PageHero'

export const Route = createFileRoute('/reviews')({
  head: () => pageHead('/reviews'),
  component: () => (
    <>
      <PageHero title={reviewWords.title} lead={reviewWords.lead} {...heroes['/reviews']} />
      <Summary />
      <ReviewList />
      <Loved />
      <EstimateSection
        kind="company"
        variant="compact"
        title={reviewWords.closing.title}
        intro={reviewWords.closing.intro}
      />
    </>
  ),
})
