import { createFileRoute } from '@tanstack/react-router'
import { loadForm } from '@/features/estimate/lazy-form'
import { mustHavePage, pageHead } from '@/layout/page-head'
import { Hardwood } from '@/pages/hardwood/Hardwood'
import { NotFound } from '@/pages/not-found/NotFound'

export const Route = createFileRoute('/flooring-installation/hardwood')({
  loader: (context) => {
    mustHavePage('/flooring-installation/hardwood')
    return loadForm(context)
  },
  head: () => pageHead('/flooring-installation/hardwood'),
  component: Hardwood,
  notFoundComponent: NotFound,
})
