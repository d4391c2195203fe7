import { createFileRoute, useHydrated } from '@tanstack/react-router'
import { ourWork } from '../content/our-work'
import { categoryServices, type ProjectCategory } from '../content/project-categories'
import { projects } from '../content/projects'
import { EstimateSection } from '../features/estimate/EstimateSection'
import { Portfolio } from '../features/portfolio/Portfolio'
import { readCategory, readProject } from '../features/portfolio/search'
import { pageHead } from '../layout/page-head'
import { LinkButton } from '../ui/LinkButton'
import { Quote } from '../ui/Quote'
import { Section } from '../ui/Section'
import { Figures } from './-our-work/Figures'
import { Opening } from './-our-work/Opening'
import { useViews } from './-our-work/use-views'

export interface WorkSearch {
  /** The category of the work filter. All categories without it. */
  readonly category?: ProjectCategory
  /** The project that is shown in a dialog. */
  readonly project?: number
  /** Whether the photographs are shown one at a time, as with `?present`. */
  readonly present?: true
}

export const Route = createFileRoute('/our-work')({
  validateSearch: (search: Record<string, unknown>): WorkSearch => ({
    category: readCategory(search.category),
    project: readProject(search.project),
    present: search.present === undefined ? undefined : true,
  }),
  head: () => pageHead('/our-work'),
  component: OurWork,
})

function OurWork() {
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  const views = useViews()
  // The prerendered HTML shows all projects. The filter of the address applies after hydration.
  const category = useHydrated() ? search.category : undefined

  return (
    <>
      <Opening />
      <Section title={ourWork.projects.title} isNear isTitleSpoken>
        <Portfolio
          projects={projects}
          category={category}
          views={views}
          invitation={({ category }) => (
            <LinkButton to="/contact" search={{ service: categoryServices[category] }} variant="white">
              {ourWork.projects.estimate}
            </LinkButton>
          )}
          onChoose={(chosen) => navigate({ search: { category: chosen }, resetScroll: false })}
        />
      </Section>
      <Figures />
      <Section title={ourWork.quote.title} layout="split">
        <Quote text={ourWork.quote.text} by={ourWork.quote.by} />
      </Section>
      <EstimateSection variant="compact" title={ourWork.closing.title} intro={ourWork.closing.intro} />
    </>
  )
}
