import { Button } from '@mantine/core'
import { IconPlayerPlay } from '@tabler/icons-react'
import { type Ref, useCallback, useDeferredValue, useEffect, useMemo, useRef } from 'react'
import { ourWork, viewTitle } from '@/content/pages/our-work'
import type { ProjectCategory } from '@/content/services/services'
import { projectCategories } from '@/content/work/project-categories'
import type { Project } from '@/content/work/types'
import { Lazy } from '@/ui/Lazy'
import patterns from '@/ui/patterns.module.css'
import { presentation, projectDialog } from './lazy-dialogs'
import classes from './Portfolio.module.css'
import { ProjectGrid } from './ProjectGrid'
import { useWorkSearch } from './work-search'

export function Portfolio({ projects }: { readonly projects: readonly Project[] }) {
  const { category, project: id, present, choose, open, turnTo, close } = useWorkSearch()
  const allButton = useRef<HTMLButtonElement>(null)
  const presentButton = useRef<HTMLButtonElement>(null)
  // The pressed button is painted before the projects, which take a phone longer.
  const shownCategory = useDeferredValue(category)
  const shown = useMemo(
    () => projects.filter((one) => shownCategory === undefined || one.category === shownCategory),
    [shownCategory, projects],
  )
  const project = projects.find((one) => one.id === id)
  const openProject = useCallback((id: number) => void open({ project: id }), [open])

  // The lightbox makes the page inert before it looks where the focus was.
  const isPresenting = present !== undefined
  useEffect(() => {
    if (!isPresenting) return
    return () => presentButton.current?.focus({ preventScroll: true })
  }, [isPresenting])

  useTitle(viewTitle({ project, category: projectCategories[category as ProjectCategory], isPresenting }))

  function viewAll(): void {
    choose(undefined)
    // The pressed button disappears with the empty state, so the focus moves to the filter.
    allButton.current?.focus({ preventScroll: true })
  }

  return (
    <>
      <div className={classes.bar}>
        <CategoryFilter category={category} onChoose={choose} allButton={allButton} />
        <div className={classes.side}>
          <p role="status" className={patterns.small}>
            {`Showing ${shown.length} of ${projects.length} projects`}
          </p>
          <Button
            ref={presentButton}
            variant="default"
            size="lg"
            className={classes.present}
            leftSection={<IconPlayerPlay size="1.25em" stroke={1.5} aria-hidden />}
            disabled={shown.length === 0}
            onClick={() => void open({ present: 1 })}
          >
            {ourWork.projects.present}
          </Button>
        </div>
      </div>
      {shown.length > 0 ? (
        <ProjectGrid projects={shown} onOpen={openProject} />
      ) : (
        <div className={classes.empty}>
          <p className={classes.message}>{ourWork.projects.none}</p>
          <Button size="lg" variant="default" onClick={viewAll}>
            {ourWork.projects.viewAll}
          </Button>
        </div>
      )}
      <Lazy of={projectDialog} when={project !== undefined} onGiveUp={close}>
        {({ ProjectDialog }) =>
          project && (
            <ProjectDialog
              project={project}
              // An address may name a project that the filter leaves out.
              among={shown.includes(project) ? shown : projects}
              onTurnTo={(id) => turnTo({ project: id })}
              onClose={close}
            />
          )
        }
      </Lazy>
      <Lazy of={presentation} when={isPresenting} onGiveUp={close}>
        {({ Presentation }) =>
          isPresenting && (
            <Presentation
              // An address may name a category that has none.
              projects={shown.length > 0 ? shown : projects}
              slide={present}
              onTurnTo={(slide) => turnTo({ present: slide })}
              onClose={close}
            />
          )
        }
      </Lazy>
    </>
  )
}

/** The document's title while there is one, so that the history tells one floor from another. */
function useTitle(title: string | undefined): void {
  useEffect(() => {
    if (!title) return
    const ofPage = document.title
    document.title = title
    return () => {
      // Another page has its own by now.
      if (document.title === title) document.title = ofPage
    }
  }, [title])
}

interface CategoryFilterProps {
  /** The chosen category. `undefined` stands for all. */
  readonly category: string | undefined
  readonly onChoose: (category: ProjectCategory | undefined) => void
  readonly allButton: Ref<HTMLButtonElement>
}

const categories = Object.keys(projectCategories) as ProjectCategory[]

const labelOf = (category: ProjectCategory | undefined) =>
  category === undefined ? ourWork.projects.all : projectCategories[category]

function CategoryFilter({ category, onChoose, allButton }: CategoryFilterProps) {
  const row = useRef<HTMLDivElement>(null)

  // On a phone the row scrolls sideways.
  useEffect(() => {
    const chosen = row.current?.querySelector<HTMLElement>('[aria-pressed=true]')
    if (row.current && chosen && category)
      row.current.scrollTo({ left: chosen.offsetLeft - (row.current.clientWidth - chosen.offsetWidth) / 2 })
  }, [category])

  return (
    // biome-ignore lint/a11y/useSemanticElements: a field set has fields, and a legend that is seen
    <div ref={row} role="group" aria-label={ourWork.projects.filterLabel} className={classes.filter}>
      {[undefined, ...categories].map((name) => (
        <Button
          key={labelOf(name)}
          ref={name === undefined ? allButton : undefined}
          variant={category === name ? 'filled' : 'default'}
          color="var(--ink)"
          aria-pressed={category === name}
          onClick={() => onChoose(name)}
          className={classes.category}
        >
          {labelOf(name)}
        </Button>
      ))}
    </div>
  )
}
