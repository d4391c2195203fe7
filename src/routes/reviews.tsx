import { createFileRoute } from '@tanstack/react-router'
import { formPage } from '@/layout/form-page'
import { Reviews } from '@/pages/reviews/Reviews'

export const Route = createFileRoute('/reviews')({
  ...formPage('/reviews'),
  component: Reviews,
})
