import { IconPhone } from '@tabler/icons-react'
import { createFileRoute } from '@tanstack/react-router'
import { about } from '@/content/about'
import { business, telephoneLink } from '@/content/business'
import { heroes } from '@/content/heroes'
import type { Town } from '@/content/towns'
import { EstimateSection } from '@/features/estimate/EstimateSection'
import { allTowns } from '@/features/service-area/all-cities'
import { pageHead } from '@/layout/page-head'
import { readPageData } from '@/lib/page-data'
import { Credentials } from '@/pages/about/Credentials'
import { ServingAreas } from '@/pages/about/ServingAreas'
import { Story } from '@/pages/about/Story'
import { Values } from '@/pages/about/Values'
import { WhyChoose } from '@/pages/about/WhyChoose'
import { AnchorButton, LinkButton } from '@/ui/LinkButton'
import { PageHero } from '@/ui/PageHero'

export const Route = createFileRoute('/about')({
  loader: async ({ location: { pathname } }) =>
    readPageData<readonly Town[]>(pathname) ?? (await allTowns.load()).towns,
  staleTime: Number.POSITIVE_INFINITY,
  head: () => pageHead('/about'),
  component: () => (
    <>
      <PageHero
        title={about.title}
        lead={about.lead}
        {...heroes['/about']}
        actions={
          <>
            <AnchorButton
              href={telephoneLink()}
              leftSection={<IconPhone size={20} stroke={1.75} aria-hidden />}
            >
              Call {business.phone}
            </AnchorButton>
            <LinkButton to="/contact" variant="default">
              Get Free Estimate
            </LinkButton>
          </>
        }
      />
      <Story />
      <Values />
      <Credentials />
      <ServingAreas towns={Route.useLoaderData()} />
      <WhyChoose />
      <EstimateSection
        kind="company"
        variant="compact"
        title={about.closing.title}
        intro={about.closing.intro}
      />
    </>
  ),
})
