import { createFileRoute } from '@tanstack/react-router'
import { loadForm } from '@/features/estimate/lazy-form'
import { pageHead } from '@/layout/page-head'
import { Reviews } from '@/pages/reviews/Reviews'

export const Route = createFileRoute('/reviews')({
  loader: loadForm,
  head: () => pageHead('/reviews'),
  component: Reviews,
})
