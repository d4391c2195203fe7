import { Button } from '@mantine/core'
import { IconPlayerPlay } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { ourWork } from '../../content/our-work'
import { type ProjectCategory, projectCategories } from '../../content/project-categories'
import type { Project } from '../../content/projects'
import { lazyModule } from '../../lib/lazy-module'
import { Lazy } from '../../ui/Lazy'
import { CategoryFilter } from './CategoryFilter'
import { neighboursOf, projectsIn } from './filter'
import { NoProjects } from './NoProjects'
import classes from './Portfolio.module.css'
import { projectLinkId } from './ProjectCard'
import type { ProjectDialogProps } from './ProjectDialog'
import { ProjectGrid } from './ProjectGrid'
import type { Views } from './views'

export interface PortfolioProps {
  readonly projects: readonly Project[]
  /** The chosen category, or `undefined` for all. */
  readonly category: ProjectCategory | undefined
  readonly onChoose: (category: ProjectCategory | undefined) => void
  readonly views: Views
  /** Shown below a project's text in its dialog. */
  readonly invitation: ProjectDialogProps['invitation']
}

const dialog = lazyModule(() => import('./ProjectDialog'))
const presentation = lazyModule(() => import('./Presentation'))
const fullQuality = lazyModule(() => import('./full-quality/FullQuality'))

/** The projects and the filter buttons (specification, sections 2 and 4). */
export function Portfolio({ projects, category, onChoose, views, invitation }: PortfolioProps) {
  const allButton = useRef<HTMLButtonElement>(null)
  const presentButton = useRef<HTMLButtonElement>(null)
  const shown = projectsIn(category, projects)
  const label = category === undefined ? ourWork.projects.all : projectCategories[category]
  const project = projects.find(({ id }) => id === views.project)

  // The focus moves to the card of the project that was shown last.
  const last = useRef(views)
  useEffect(() => {
    const { project, present } = last.current
    last.current = views
    if (project !== undefined && views.project === undefined)
      document.getElementById(projectLinkId(project))?.focus()
    if (present && !views.present) presentButton.current?.focus({ preventScroll: true })
  }, [views])

  function viewAll(): void {
    onChoose(undefined)
    // The pressed button disappears with the empty state, so the focus moves to the filter.
    allButton.current?.focus({ preventScroll: true })
  }

  return (
    <>
      <div className={classes.bar}>
        <CategoryFilter category={category} onChoose={onChoose} allButton={allButton} />
        <div className={classes.side}>
          <p role="status" className={classes.count}>
            {`Showing ${shown.length} of ${projects.length} projects`}
          </p>
          <Button
            ref={presentButton}
            variant="default"
            size="lg"
            className={classes.present}
            leftSection={<IconPlayerPlay size={20} stroke={1.5} aria-hidden />}
            disabled={shown.length === 0}
            onClick={() => views.open({ present: true })}
          >
            {ourWork.projects.present}
          </Button>
        </div>
      </div>
      {shown.length > 0 ? (
        <ProjectGrid projects={shown} hrefOf={views.hrefOf} onOpen={(id) => views.open({ project: id })} />
      ) : (
        <NoProjects label={label} onViewAll={viewAll} />
      )}
      <div className={classes.fullQuality}>
        <Lazy of={fullQuality} when>
          {({ default: FullQuality }) => <FullQuality />}
        </Lazy>
      </div>
      <Lazy of={dialog} when={project !== undefined} onGiveUp={views.close}>
        {({ default: Dialog }) => (
          <Dialog
            project={project}
            among={project ? neighboursOf(project.id, category, projects) : shown}
            onTurnTo={views.turnTo}
            invitation={invitation}
            onClose={views.close}
          />
        )}
      </Lazy>
      <Lazy of={presentation} when={views.present === true} onGiveUp={views.close}>
        {({ default: Presentation }) =>
          views.present ? <Presentation projects={shown} onClose={views.close} /> : null
        }
      </Lazy>
    </>
  )
}
