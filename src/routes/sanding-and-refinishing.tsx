import { createFileRoute } from '@tanstack/react-router'
import { loadForm } from '@/features/estimate/lazy-form'
import { mustHavePage, pageHead } from '@/layout/page-head'
import { NotFound } from '@/pages/not-found/NotFound'
import { Sanding } from '@/pages/sanding/Sanding'

export const Route = createFileRoute('/sanding-and-refinishing')({
  loader: (context) => {
    mustHavePage('/sanding-and-refinishing')
    return loadForm(context)
  },
  head: () => pageHead('/sanding-and-refinishing'),
  component: Sanding,
  notFoundComponent: NotFound,
})
