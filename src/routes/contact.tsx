import { createFileRoute, retainSearchParams } from '@tanstack/react-router'
import { formPage } from '@/layout/form-page'
import { Contact } from '@/pages/contact/Contact'
import { readContactSearch } from '@/pages/contact/contact-search'

export const Route = createFileRoute('/contact')({
  validateSearch: readContactSearch,
  // Every link beside a worked price sheet brings it along.
  search: { middlewares: [retainSearchParams(['sheet'])] },
  ...formPage('/contact'),
  component: ContactRoute,
})

function ContactRoute() {
  const { sheet: _inForms, ...link } = Route.useSearch()
  return <Contact {...link} />
}
