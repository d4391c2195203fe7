import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '@/layout/page-head'
import { Sanding } from '@/pages/sanding/Sanding'

export const Route = createFileRoute('/sanding-and-refinishing')({
  head: () => pageHead('/sanding-and-refinishing'),
  component: Sanding,
})
