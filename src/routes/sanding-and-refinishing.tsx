import { createFileRoute } from '@tanstack/react-router'
import { mustHavePage, pageHead } from '@/layout/page-head'
import { NotFound } from '@/pages/not-found/NotFound'
import { Sanding } from '@/pages/sanding/Sanding'

export const Route = createFileRoute('/sanding-and-refinishing')({
  loader: () => mustHavePage('/sanding-and-refinishing'),
  head: () => pageHead('/sanding-and-refinishing'),
  component: Sanding,
  notFoundComponent: NotFound,
})
