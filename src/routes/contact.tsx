import { createFileRoute, retainSearchParams } from '@tanstack/react-router'
import { loadForm } from '@/features/estimate/lazy-form'
import { pageHead } from '@/layout/page-head'
import { Contact } from '@/pages/contact/Contact'
import { readContactSearch } from '@/pages/contact/contact-search'

export const Route = createFileRoute('/contact')({
  validateSearch: readContactSearch,
  // Every link beside a worked price sheet brings it along.
  search: { middlewares: [retainSearchParams(['sheet'])] },
  loader: loadForm,
  head: () => pageHead('/contact'),
  component: ContactRoute,
})

function ContactRoute() {
  const { sheet: _inForms, ...link } = Route.useSearch()
  return <Contact {...link} />
}
