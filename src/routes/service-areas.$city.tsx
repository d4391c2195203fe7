import { createFileRoute, notFound } from '@tanstack/react-router'
import { cityPage } from '@/content/pages/pages'
import { cityAtPath } from '@/content/places/city-paths'
import { loadForm } from '@/features/estimate/lazy-form'
import { pageHead } from '@/layout/page-head'
import { City } from '@/pages/city/City'
import { NotFound } from '@/pages/not-found/NotFound'

export const Route = createFileRoute('/service-areas/$city')({
  loader: async ({ params }) => {
    const city = cityAtPath(`/service-areas/${params.city}`)
    if (!city) throw notFound()
    await loadForm()
    return city
  },
  head: ({ params, loaderData: city }) => pageHead(`/service-areas/${params.city}`, city && cityPage(city)),
  component: () => <City city={Route.useLoaderData()} />,
  notFoundComponent: NotFound,
})
