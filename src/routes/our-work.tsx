import { createFileRoute, useHydrated } from '@tanstack/react-router'
import { ourWork } from '@/content/our-work'
import { categoryServices, type ProjectCategory } from '@/content/project-categories'
import { type ProjectPage, projectPage } from '@/content/project-pages'
import { EstimateSection } from '@/features/estimate/EstimateSection'
import { allProjects } from '@/features/portfolio/all-projects'
import { Portfolio } from '@/features/portfolio/Portfolio'
import { readCategory, readPages, readProject } from '@/features/portfolio/search'
import { pageHead } from '@/layout/page-head'
import { readPageData } from '@/lib/page-data'
import { Figures } from '@/pages/our-work/Figures'
import { Opening } from '@/pages/our-work/Opening'
import { useViews } from '@/pages/our-work/use-views'
import { LinkButton } from '@/ui/LinkButton'
import { Quote } from '@/ui/Quotes'
import { Section } from '@/ui/Section'

export interface WorkSearch {
  /** The category of the work filter. All categories without it. */
  readonly category?: ProjectCategory
  /** How many pages of projects are shown. One without it. */
  readonly page?: number
  /** The project that is shown in a dialog. */
  readonly project?: number
  /** Whether the photographs are shown one at a time, as with `?present`. */
  readonly present?: true
}

export const Route = createFileRoute('/our-work')({
  validateSearch: (search: Record<string, unknown>): WorkSearch => ({
    category: readCategory(search.category),
    page: readPages(search.page),
    project: readProject(search.project),
    present: search.present === undefined ? undefined : true,
  }),
  loader: async ({ location: { pathname } }) =>
    readPageData<ProjectPage>(pathname) ?? projectPage(await allProjects.load(), 1),
  staleTime: Number.POSITIVE_INFINITY,
  head: () => pageHead('/our-work'),
  component: OurWork,
})

function OurWork() {
  return (
    <>
      <Opening />
      <Projects />
      <Figures />
      <Section title={ourWork.quote.title} layout="split">
        <Quote {...ourWork.quote} isLarge />
      </Section>
      <EstimateSection
        kind="company"
        variant="compact"
        title={ourWork.closing.title}
        intro={ourWork.closing.intro}
      />
    </>
  )
}

/** The part of the page that depends on the address's search, apart from the others, which stay as they are. */
function Projects() {
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  const views = useViews()
  // The prerendered HTML shows the first of all projects. What the address asks for applies after hydration.
  const { category, page = 1 } = useHydrated() ? search : {}

  return (
    <Section title={ourWork.projects.title} isNear isTitleSpoken>
      <Portfolio
        first={Route.useLoaderData()}
        pages={page}
        onMore={() => navigate({ search: { category, page: page + 1 }, replace: true, resetScroll: false })}
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
  )
}
