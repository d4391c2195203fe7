import { createFileRoute } from '@tanstack/react-router'
import { loadForm } from '@/features/estimate/lazy-form'
import { mustHavePage, pageHead } from '@/layout/page-head'
import { Installation } from '@/pages/installation/Installation'
import { NotFound } from '@/pages/not-found/NotFound'

export const Route = createFileRoute('/flooring-installation/')({
  loader: (context) => {
    mustHavePage('/flooring-installation')
    return loadForm(context)
  },
  head: () => pageHead('/flooring-installation'),
  component: Installation,
  notFoundComponent: NotFound,
})
