import { useNavigate, useRouter } from '@tanstack/react-router'
import { ourWork } from '@/content/our-work'
import { type ProjectPage, projectPageCount, projectsPerPage } from '@/content/project-pages'
import { ProjectGrid } from '@/features/portfolio/ProjectGrid'
import { LinkButton } from '@/ui/LinkButton'
import classes from './MoreWork.module.css'

export interface MoreWorkProps extends ProjectPage {
  readonly page: number
}

/** One page of the projects that Our Work has no room for. */
export function MoreWork({ projects, total, page }: MoreWorkProps) {
  const navigate = useNavigate()
  const router = useRouter()
  const first = (page - 1) * projectsPerPage + 1
  const search = (project: number) => ({ to: '/our-work', search: { project } }) as const
  return (
    <div className={classes.page}>
      <h1>{ourWork.title}</h1>
      <p className={classes.count}>{`Projects ${first} to ${first + projects.length - 1} of ${total}`}</p>
      <ProjectGrid
        projects={projects}
        hrefOf={(project) => router.buildLocation(search(project)).href}
        onOpen={(project) => void navigate({ ...search(project), state: { isOpenedHere: true } })}
      />
      <nav aria-label={ourWork.projects.pagesLabel} className={classes.pages}>
        {page === 2 ? (
          <LinkButton to="/our-work" variant="default">
            {ourWork.projects.previous}
          </LinkButton>
        ) : (
          <LinkButton to="/our-work/$page" params={{ page: String(page - 1) }} variant="default">
            {ourWork.projects.previous}
          </LinkButton>
        )}
        {page < projectPageCount(total) && (
          <LinkButton to="/our-work/$page" params={{ page: String(page + 1) }} variant="default">
            {ourWork.projects.next}
          </LinkButton>
        )}
      </nav>
    </div>
  )
}
