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
  /** The one that is shown; closed without it. */
  readonly project: Project | undefined
  /** Those one goes through with previous and next, in a circle. */
  readonly among: readonly Project[]
  readonly onTurnTo: (id: number) => void
  /** Ends a project's words: what somebody may ask for who wants the same. */
  readonly invitation: (project: Project) => ReactNode
  readonly onClose: () => void
}

/** One project with all its photographs; the others are a button, an arrow key or a swipe away. */
export default function ProjectDialog({ project, among, onTurnTo, invitation, onClose }: ProjectDialogProps) {
  const content = useRef<HTMLDivElement>(null)

  // Keeps showing the last one while the dialog fades away.
  const [shown, setShown] = useState(project)
  if (project && project !== shown) setShown(project)
  const index = among.findIndex(({ id }) => id === shown?.id)

  function turn(by: 1 | -1): void {
    const next = among.at((index + by) % among.length)
    if (next && next !== shown) onTurnTo(next.id)
  }

  const turnByKey = useEffectEvent((event: KeyboardEvent) => {
    // The comparison takes the arrows while it has the focus.
    if (event.defaultPrevented) return
    if (event.key === 'ArrowLeft') turn(-1)
    if (event.key === 'ArrowRight') turn(1)
  })

  // On the window, because Mantine's dialog passes no key handler on.
  useEffect(() => {
    if (!project) return
    const listener = (event: KeyboardEvent) => turnByKey(event)
    window.addEventListener('keydown', listener)
    return () => window.removeEventListener('keydown', listener)
  }, [project])

  const swipe = useSwipe(turn)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another project is read from its beginning
  useEffect(() => {
    // What it returns here is no cleanup.
    content.current?.scrollTo(0, 0)
  }, [shown])

  if (!shown) return null
  return (
    <Modal.Root
      opened={project !== undefined}
      onClose={onClose}
      // The page gives the focus back, to the card of whichever project was shown last.
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
