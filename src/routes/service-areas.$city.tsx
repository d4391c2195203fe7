import { createFileRoute, notFound } from '@tanstack/react-router'
import { cityPage } from '@/content/pages/pages'
import { cityAtPath } from '@/content/places/city-paths'
import type { City as CityFacts } from '@/content/places/types'
import { loadForm } from '@/features/estimate/lazy-form'
import { pageHead } from '@/layout/page-head'
import { City } from '@/pages/city/City'

/** From the page itself, if it's the city's: only those who come from another page load the words of all cities. */
async function loadParagraphs({ slug }: CityFacts): Promise<readonly string[]> {
  const drawn = import.meta.env.SSR ? null : document.querySelector(`[data-city="${slug}"]`)
  if (drawn) return Array.from(drawn.children, ({ textContent }) => textContent ?? '')
  const { cityParagraphs } = await import('@/content/places/city-paragraphs')
  return cityParagraphs(slug)
}

export const Route = createFileRoute('/service-areas/$city')({
  loader: async ({ params, cause }) => {
    const city = cityAtPath(`/service-areas/${params.city}`)
    if (!city) throw notFound()
    await loadForm({ cause })
    return { city, paragraphs: await loadParagraphs(city) }
  },
  head: ({ params, loaderData }) =>
    pageHead(`/service-areas/${params.city}`, loaderData && cityPage(loaderData.city)),
  component: () => <City {...Route.useLoaderData()} />,
})
