import { Button } from '@mantine/core'
import { IconArrowLeft, IconArrowRight } from '@tabler/icons-react'
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react'
import { projectCategories } from '@/content/project-categories'
import type { Project } from '@/content/projects'
import { Dialog } from '@/ui/Dialog'
import classes from './ProjectDialog.module.css'
import { ProjectPhotographs } from './ProjectPhotographs'
import { ShareButton } from './ShareButton'
import { useSwipe } from './use-swipe'

export interface ProjectDialogProps {
  /** The project that is shown. The dialog is closed without it. */
  readonly project: Project | undefined
  /** The projects that previous and next go through, in a circle. */
  readonly among: readonly Project[]
  readonly onTurnTo: (id: number) => void
  /** Shown below a project's text: how to ask for the same work. */
  readonly invitation: (project: Project) => ReactNode
  readonly onClose: () => void
}

/** One project with all its photographs. Buttons, arrow keys and swipes show the others. */
export default function ProjectDialog({ project, among, onTurnTo, invitation, onClose }: ProjectDialogProps) {
  const content = useRef<HTMLDivElement>(null)

  const index = among.findIndex(({ id }) => id === project?.id)

  function turn(by: 1 | -1): void {
    const next = among.at((index + by) % among.length)
    if (next && next !== project) onTurnTo(next.id)
  }

  const turnByKey = useEffectEvent((event: KeyboardEvent) => {
    // The comparison needs the arrow keys while it has the focus.
    if (event.defaultPrevented) return
    if (event.key === 'ArrowLeft') turn(-1)
    if (event.key === 'ArrowRight') turn(1)
  })

  // On the window, because no element may have the focus.
  useEffect(() => {
    if (!project) return
    const listener = (event: KeyboardEvent) => turnByKey(event)
    window.addEventListener('keydown', listener)
    return () => window.removeEventListener('keydown', listener)
  }, [project])

  const swipe = useSwipe(content, turn)

  // biome-ignore lint/correctness/useExhaustiveDependencies: each project starts at its top
  useEffect(() => {
    // Its return value is not a cleanup function.
    content.current?.scrollTo(0, 0)
  }, [project])

  if (!project) return null
  return (
    <Dialog
      title={project.title}
      buttons={<ShareButton title={project.title} />}
      fillsScreen
      onClose={onClose}
      ref={content}
      data-tone="dark"
      className={classes.content}
      {...swipe}
    >
      <div key={project.id} className={classes.body}>
        <ProjectPhotographs project={project} />
        <div className={classes.words}>
          <p className={classes.place}>
            {project.location}
            <span className={classes.category}>{projectCategories[project.category]}</span>
          </p>
          <p>{project.description}</p>
          <p className={classes.details}>{project.details}</p>
          <div className={classes.invitation}>{invitation(project)}</div>
        </div>
      </div>
      <div className={classes.turn}>
        <Button
          variant="subtle"
          color="var(--walnut-1)"
          size="lg"
          leftSection={<IconArrowLeft size={20} stroke={1.5} aria-hidden />}
          onClick={() => turn(-1)}
        >
          Previous
        </Button>
        <p role="status" aria-label={`${project.title}, ${index + 1} of ${among.length}`}>
          {index + 1} of {among.length}
        </p>
        <Button
          variant="subtle"
          color="var(--walnut-1)"
          size="lg"
          rightSection={<IconArrowRight size={20} stroke={1.5} aria-hidden />}
          onClick={() => turn(1)}
        >
          Next
        </Button>
      </div>
    </Dialog>
  )
}
