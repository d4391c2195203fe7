import { createFileRoute } from '@tanstack/react-router'
import { pricePage } from '@/layout/form-page'
import { Sanding } from '@/pages/sanding/Sanding'

export const Route = createFileRoute('/sanding-and-refinishing')({
  ...pricePage('/sanding-and-refinishing'),
  component: Sanding,
})
