import { createFileRoute } from '@tanstack/react-router'
import { loadForm } from '@/features/estimate/lazy-form'
import { mustHavePage, pageHead } from '@/layout/page-head'
import { Lvp } from '@/pages/lvp/Lvp'
import { NotFound } from '@/pages/not-found/NotFound'

export const Route = createFileRoute('/flooring-installation/lvp-lvt')({
  loader: (context) => {
    mustHavePage('/flooring-installation/lvp-lvt')
    return loadForm(context)
  },
  head: () => pageHead('/flooring-installation/lvp-lvt'),
  component: Lvp,
  notFoundComponent: NotFound,
})
