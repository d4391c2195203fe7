import { createFileRoute } from '@tanstack/react-router'
import { mustHavePage, pageHead } from '@/layout/page-head'
import { Installation } from '@/pages/installation/Installation'
import { NotFound } from '@/pages/not-found/NotFound'

export const Route = createFileRoute('/flooring-installation/')({
  loader: () => mustHavePage('/flooring-installation'),
  head: () => pageHead('/flooring-installation'),
  component: Installation,
  notFoundComponent: NotFound,
})
