import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '@/layout/page-head'
import { Reviews } from '@/pages/reviews/Reviews'

export const Route = createFileRoute('/reviews')({
  head: () => pageHead('/reviews'),
  component: Reviews,
})
