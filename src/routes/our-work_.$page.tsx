import { createFileRoute, notFound } from '@tanstack/react-router'
import { type ProjectPage, projectPage, projectPageAt } from '@/content/project-pages'
import { allProjects } from '@/features/portfolio/all-projects'
import { pageHead } from '@/layout/page-head'
import { readPageData } from '@/lib/page-data'
import { NotFound } from '@/pages/not-found/NotFound'
import { MoreWork } from '@/pages/our-work/MoreWork'

/** The pages that go on where Our Work ends, for readers without scripts and for search engines. */
export const Route = createFileRoute('/our-work_/$page')({
  loader: async ({ location: { pathname } }) => {
    const kept = readPageData<ProjectPage>(pathname)
    if (kept) return kept
    const page = projectPage(await allProjects.load(), projectPageAt(pathname) ?? 0)
    if (page.projects.length === 0) throw notFound()
    return page
  },
  staleTime: Number.POSITIVE_INFINITY,
  head: ({ match, loaderData }) => pageHead(loaderData ? match.pathname : '/404'),
  component: () => <MoreWork {...Route.useLoaderData()} page={Number(Route.useParams().page)} />,
  notFoundComponent: NotFound,
})
