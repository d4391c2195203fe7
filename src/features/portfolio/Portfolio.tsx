import { Button } from '@mantine/core'
import { IconPlayerPlay } from '@tabler/icons-react'
import { useCallback, useEffect, useMemo, useRef } from 'react'
import { ourWork } from '@/content/our-work'
import { type ProjectCategory, projectCategories } from '@/content/project-categories'
import { type ProjectPage, projectPagePath, projectsPerPage } from '@/content/project-pages'
import { afterPaint } from '@/lib/after-paint'
import { LoadError, lazyModule } from '@/lib/lazy-module'
import { Lazy } from '@/ui/Lazy'
import { Notice } from '@/ui/Notice'
import { CategoryFilter, type CategoryFilterProps } from './CategoryFilter'
import { neighboursOf, projectsIn } from './filter'
import { growFromCard } from './grow-from-card'
import { MoreProjects } from './MoreProjects'
import { NoProjects } from './NoProjects'
import classes from './Portfolio.module.css'
import { projectLinkId } from './ProjectCard'
import type { ProjectDialogProps } from './ProjectDialog'
import { ProjectGrid } from './ProjectGrid'
import { useProjects } from './use-projects'
import type { Views } from './views'

export interface PortfolioProps {
  /** The first projects, which are part of the page. */
  readonly first: ProjectPage
  /** How many pages of projects are shown. */
  readonly pages: number
  readonly onMore: () => void
  /** The chosen category, or `undefined` for all. */
  readonly category: ProjectCategory | undefined
  readonly onChoose: CategoryFilterProps['onChoose']
  readonly views: Views
  /** Shown below a project's text in its dialog. */
  readonly invitation: ProjectDialogProps['invitation']
}

const dialog = lazyModule(() => import('./ProjectDialog'))
const presentation = lazyModule(() => import('./Presentation'))

/** The projects and the filter buttons (specification, sections 2 and 4). */
export function Portfolio({ first, pages, onMore, category, onChoose, views, invitation }: PortfolioProps) {
  const allButton = useRef<HTMLButtonElement>(null)
  const presentButton = useRef<HTMLButtonElement>(null)
  const { hrefOf, open } = views
  // The same function each time, so that the cards are not drawn anew when one of them opens.
  const openProject = useCallback(
    (id: number) => {
      const openIt = () => open({ project: id })
      if (!dialog.loaded()) {
        // Its code takes a while, and nobody is to wait for a transition as well.
        openIt()
        return
      }
      // A transition holds the page's frames, so the press is painted before it.
      afterPaint(() => growFromCard(document.getElementById(projectLinkId(id))?.closest('article'), openIt))
    },
    [open],
  )
  const isMoreWanted =
    pages > 1 || category !== undefined || views.project !== undefined || views.present === true
  const { known, total, areAllKnown, hasFailed, retry } = useProjects(first, isMoreWanted)
  const found = useMemo(() => projectsIn(category, known), [category, known])
  const shown = useMemo(() => found.slice(0, pages * projectsPerPage), [found, pages])
  const isOnItsWay = isMoreWanted && !areAllKnown
  const hasMore = found.length > shown.length || (!areAllKnown && category === undefined)
  const label = category === undefined ? ourWork.projects.all : projectCategories[category]
  const project = known.find(({ id }) => id === views.project)
  const focusFirstOfNext = useFocusOnArrival(shown.map(({ id }) => projectLinkId(id)))

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
    void onChoose(undefined)
    // The pressed button disappears with the empty state, so the focus moves to the filter.
    allButton.current?.focus({ preventScroll: true })
  }

  return (
    <>
      <div className={classes.bar}>
        <CategoryFilter category={category} onChoose={onChoose} allButton={allButton} />
        <div className={classes.side}>
          <p role="status" className={classes.count}>
            {`Showing ${shown.length} of ${total} projects`}
          </p>
          <Button
            ref={presentButton}
            variant="default"
            size="lg"
            className={classes.present}
            leftSection={<IconPlayerPlay size={20} stroke={1.5} aria-hidden />}
            disabled={shown.length === 0}
            onClick={() => open({ present: true })}
          >
            {ourWork.projects.present}
          </Button>
        </div>
      </div>
      {shown.length > 0 || isOnItsWay ? (
        <ProjectGrid projects={shown} hrefOf={hrefOf} onOpen={openProject} onIntent={dialog.preload} />
      ) : (
        <NoProjects label={label} onViewAll={viewAll} />
      )}
      {hasMore && (
        <MoreProjects
          href={projectPagePath(pages + 1)}
          isBusy={isOnItsWay}
          onMore={() => {
            focusFirstOfNext()
            onMore()
          }}
        />
      )}
      {isOnItsWay && hasFailed && (
        <Notice isError message={new LoadError().message} onClose={views.close}>
          <Button size="sm" onClick={retry}>
            Try Again
          </Button>
        </Notice>
      )}
      <Lazy of={dialog} when={views.project !== undefined} onGiveUp={views.close}>
        {({ default: Dialog }) => (
          <Dialog
            project={project}
            among={project ? neighboursOf(project.id, category, known) : found}
            onTurnTo={views.turnTo}
            invitation={invitation}
            onClose={views.close}
          />
        )}
      </Lazy>
      <Lazy of={presentation} when={views.present === true} onGiveUp={views.close}>
        {({ default: Presentation }) =>
          views.present && areAllKnown ? <Presentation projects={found} onClose={views.close} /> : null
        }
      </Lazy>
    </>
  )
}

/** Returns what to call before more links come: the focus moves to the first of them as soon as it is there. */
function useFocusOnArrival(linkIds: readonly string[]): () => void {
  const awaited = useRef<number>(undefined)
  const next = awaited.current === undefined ? undefined : linkIds[awaited.current]
  useEffect(() => {
    if (!next) return
    awaited.current = undefined
    document.getElementById(next)?.focus()
  }, [next])
  return () => {
    awaited.current = linkIds.length
  }
}
