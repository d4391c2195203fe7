import { createFileRoute } from '@tanstack/react-router'
import { readService, type ServiceOption } from '@/content/services/estimate'
import { pageHead } from '@/layout/page-head'
import { Contact } from '@/pages/contact/Contact'

interface ContactSearch {
  /** What the form asks for at first, as a project's dialog links to it. */
  readonly service?: ServiceOption
}

export const Route = createFileRoute('/contact')({
  validateSearch: (search: Record<string, unknown>): ContactSearch => ({
    service: readService(search.service),
  }),
  head: () => pageHead('/contact'),
  component: () => <Contact service={Route.useSearch().service} />,
})
