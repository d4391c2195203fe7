import { Button, Modal } from '@mantine/core'
import '@mantine/core/styles/CloseButton.layer.css'
import '@mantine/core/styles/ModalBase.layer.css'
import '@mantine/core/styles/Modal.layer.css'
import '@mantine/core/styles/Overlay.layer.css'
import '@mantine/core/styles/Paper.layer.css'
import { IconArrowLeft, IconArrowRight } from '@tabler/icons-react'
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import { projectCategories } from '../../content/project-categories'
import type { Project } from '../../content/projects'
import tone from '../../ui/tone.module.css'
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

  // Shows the last project while the dialog fades out.
  const [shown, setShown] = useState(project)
  if (project && project !== shown) setShown(project)
  const index = among.findIndex(({ id }) => id === shown?.id)

  function turn(by: 1 | -1): void {
    const next = among.at((index + by) % among.length)
    if (next && next !== shown) onTurnTo(next.id)
  }

  const turnByKey = useEffectEvent((event: KeyboardEvent) => {
    // The comparison needs the arrow keys while it has the focus.
    if (event.defaultPrevented) return
    if (event.key === 'ArrowLeft') turn(-1)
    if (event.key === 'ArrowRight') turn(1)
  })

  // On the window, because Mantine's dialog does not pass on key handlers.
  useEffect(() => {
    if (!project) return
    const listener = (event: KeyboardEvent) => turnByKey(event)
    window.addEventListener('keydown', listener)
    return () => window.removeEventListener('keydown', listener)
  }, [project])

  const swipe = useSwipe(turn)

  // biome-ignore lint/correctness/useExhaustiveDependencies: each project starts at its top
  useEffect(() => {
    // Its return value is not a cleanup function.
    content.current?.scrollTo(0, 0)
  }, [shown])

  if (!shown) return null
  return (
    <Modal.Root
      opened={project !== undefined}
      onClose={onClose}
      // The page moves the focus to the card of the project that was shown last.
      returnFocus={false}
      fullScreen
      padding={0}
      radius={0}
    >
      <Modal.Overlay />
      <Modal.Content ref={content} data-tone="dark" className={`${tone.tone} ${classes.content}`} {...swipe}>
        <div className={classes.header}>
          <Modal.Title component="h2" className={classes.title}>
            {shown.title}
          </Modal.Title>
          <div className={classes.buttons}>
            <ShareButton title={shown.title} />
            <Modal.CloseButton data-autofocus className={classes.button} aria-label="Close" iconSize={24} />
          </div>
        </div>
        <Modal.Body key={shown.id} className={classes.body}>
          <ProjectPhotographs project={shown} />
          <div className={classes.words}>
            <p className={classes.place}>
              {shown.location}
              <span className={classes.category}>{projectCategories[shown.category]}</span>
            </p>
            <p>{shown.description}</p>
            <p className={classes.details}>{shown.details}</p>
            <div className={classes.invitation}>{invitation(shown)}</div>
          </div>
        </Modal.Body>
        <div className={classes.turn}>
          <Button
            variant="subtle"
            color="walnut.1"
            size="lg"
            leftSection={<IconArrowLeft size={20} stroke={1.5} aria-hidden />}
            onClick={() => turn(-1)}
          >
            Previous
          </Button>
          <p role="status" aria-label={`${shown.title}, ${index + 1} of ${among.length}`}>
            {index + 1} of {among.length}
          </p>
          <Button
            variant="subtle"
            color="walnut.1"
            size="lg"
            rightSection={<IconArrowRight size={20} stroke={1.5} aria-hidden />}
            onClick={() => turn(1)}
          >
            Next
          </Button>
        </div>
      </Modal.Content>
    </Modal.Root>
  )
}
