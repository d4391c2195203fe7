import { createFileRoute, retainSearchParams } from '@tanstack/react-router'
import { hasPage } from '@/content/pages/pages'
import { cityAtPath } from '@/content/places/city-paths'
import { readService } from '@/content/services/estimate-options'
import { loadForm } from '@/features/estimate/lazy-form'
import { pageHead } from '@/layout/page-head'
import { Contact, type ContactProps } from '@/pages/contact/Contact'

/** Longer than any link of the site says. */
const longestMessage = 300

/** The parameters of links to the form; nothing that isn't theirs. */
function readSearch({ from, service, message }: Record<string, unknown>): ContactProps {
  return {
    from: typeof from === 'string' && (hasPage(from) || cityAtPath(from)) ? from : undefined,
    service: readService(service),
    message: typeof message === 'string' ? message.slice(0, longestMessage) : undefined,
  }
}

export const Route = createFileRoute('/contact')({
  validateSearch: readSearch,
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
