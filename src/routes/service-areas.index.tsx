import { createFileRoute } from '@tanstack/react-router'
import { business, telephoneLink } from '@/content/business'
import { serviceAreasPage } from '@/content/service-areas'
import type { ListedCity } from '@/content/towns'
import { EstimateSection } from '@/features/estimate/EstimateSection'
import { allTowns } from '@/features/service-area/all-cities'
import { ServiceAreaMap } from '@/features/service-area/ServiceAreaMap'
import { pageHead } from '@/layout/page-head'
import { readPageData } from '@/lib/page-data'
import { CityCards } from '@/pages/service-areas/CityCards'
import { AnchorButton, LinkButton } from '@/ui/LinkButton'
import { PageHero } from '@/ui/PageHero'
import { Section } from '@/ui/Section'

const { hero, list, elsewhere } = serviceAreasPage

export const Route = createFileRoute('/service-areas/')({
  loader: async ({ location: { pathname } }) =>
    readPageData<readonly ListedCity[]>(pathname) ?? (await allTowns.load()).listedCities,
  staleTime: Number.POSITIVE_INFINITY,
  head: () => pageHead('/service-areas'),
  component: ServiceAreas,
})

function ServiceAreas() {
  const cities = Route.useLoaderData()
  return (
    <>
      <PageHero
        title={hero.title}
        lead={hero.intro}
        aside={<ServiceAreaMap cities={cities} listed={cities.length} />}
        actions={
          <>
            <AnchorButton href={telephoneLink()}>Call {business.phone}</AnchorButton>
            <LinkButton to="/contact" variant="default">
              Free Estimate
            </LinkButton>
          </>
        }
      />
      <Section {...list}>
        <CityCards cities={cities} />
      </Section>
      <EstimateSection kind="places" variant="compact" title={elsewhere.title} intro={elsewhere.intro} />
    </>
  )
}
