import { createFileRoute } from '@tanstack/react-router'
import { loadForm } from '@/features/estimate/lazy-form'
import { pageHead } from '@/layout/page-head'
import { Contact } from '@/pages/contact/Contact'
import { readContactSearch } from '@/pages/contact/contact-search'

export const Route = createFileRoute('/contact')({
  validateSearch: readContactSearch,
  loader: loadForm,
  head: () => pageHead('/contact'),
  component: () => <Contact {...Route.useSearch()} />,
})
