import { createFileRoute, notFound } from '@tanstack/react-router'
import { serviceOfPage } from '@/content/services/offered-services'
import { loadForm } from '@/features/estimate/lazy-form'
import { loadSheet } from '@/features/price/lazy-sheet'
import { pageHead } from '@/layout/page-head'
import { ServicePage } from '@/pages/service/ServicePage'

/** The services whose page their record alone makes. */
export const Route = createFileRoute('/services/$service')({
  loader: async ({ params, cause }) => {
    const service = serviceOfPage(`/services/${params.service}`)
    const words = service?.page.words
    if (!words) throw notFound()
    await Promise.all([loadForm({ cause }), loadSheet({ cause })])
    return { ...service, words }
  },
  head: ({ params }) => pageHead(`/services/${params.service}`),
  component: () => <ServicePage {...Route.useLoaderData()} />,
})
