import { Button } from '@mantine/core'
import { IconArrowLeft, IconArrowRight, IconShare } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { ourWork } from '@/content/pages/our-work'
import { shareWords } from '@/content/pages/share-button-words'
import { categoryServices, projectCategories } from '@/content/work/project-categories'
import { photographsOf } from '@/content/work/project-photographs'
import type { Project } from '@/content/work/types'
import { useSwipe } from '@/lib/use-swipe'
import { Dialog } from '@/ui/Dialog'
import { LinkButton } from '@/ui/LinkButton'
import { OneLikeThis } from '@/ui/OneLikeThis'
import { PhotoComparison } from '@/ui/PhotoComparison'
import { shareLink } from '@/ui/share-link'
import classes from './ProjectDialog.module.css'
import { projectCardId, sharedProjectPath } from './project-url'
import { QrCodeButton } from './QrCodeButton'

export interface ProjectDialogProps {
  readonly project: Project
  /** The projects that previous and next go through, in a circle. */
  readonly among: readonly Project[]
  readonly onTurnTo: (id: number) => void
  readonly onClose: () => void
}

/** One project with all its photographs. Buttons, arrow keys and swipes show the others. */
export function ProjectDialog({ project, among, onTurnTo, onClose }: ProjectDialogProps) {
  const index = among.indexOf(project)
  const lastShown = useRef(project.id)

  // The focus goes to the card of the project that was shown last.
  useEffect(() => {
    lastShown.current = project.id
  }, [project])
  useEffect(() => () => focusCard(lastShown.current), [])

  function turn(by: 1 | -1): void {
    const next = among.at((index + by) % among.length)
    if (next && next !== project) onTurnTo(next.id)
  }
  const swipeArea = useSwipe(turn)

  return (
    <Dialog title={project.title} fillsScreen onClose={onClose} data-tone="dark" className={classes.dialog}>
      <div ref={swipeArea} className={classes.content}>
        <div key={project.id} ref={scrollToTop} className={classes.body}>
          <div className={classes.photographs}>
            {photographsOf(project).map(({ photo, before }, index, { length }) => (
              <div key={photo}>
                <PhotoComparison
                  before={before}
                  after={photo}
                  subject={project.title}
                  sizes={index > 0 ? sizesBeside : length > 1 ? sizes : sizesAlone}
                  className={index === 0 ? classes.first : classes.further}
                />
              </div>
            ))}
          </div>
          <div className={classes.words}>
            <p className={classes.place}>{`${project.location} · ${projectCategories[project.category]}`}</p>
            <p>{project.description}</p>
            <p className={classes.details}>{project.details}</p>
            <OneLikeThis project={project} />
            <div className={classes.next}>
              <LinkButton
                to="/contact"
                search={{
                  service: categoryServices[project.category],
                  message: ourWork.projects.like(project),
                  from: '/our-work',
                }}
                variant="white"
                className={classes.estimate}
              >
                {ourWork.projects.estimate(project)}
              </LinkButton>
              <div className={classes.share}>
                <Button
                  {...quietButton}
                  leftSection={<IconShare size="1.25em" stroke={1.5} aria-hidden />}
                  onClick={() => void share(project)}
                >
                  {shareWords.share}
                </Button>
                <QrCodeButton project={project} {...quietButton} />
              </div>
            </div>
          </div>
        </div>
        <div className={classes.turn}>
          <Button
            {...quietButton}
            leftSection={<IconArrowLeft size="1.25em" stroke={1.5} aria-hidden />}
            onClick={() => turn(-1)}
          >
            Previous
          </Button>
          <p role="status" aria-label={`${project.title}, ${index + 1} of ${among.length}`}>
            {`${index + 1} of ${among.length}`}
          </p>
          <Button
            {...quietButton}
            rightSection={<IconArrowRight size="1.25em" stroke={1.5} aria-hidden />}
            onClick={() => turn(1)}
          >
            Next
          </Button>
        </div>
      </div>
    </Dialog>
  )
}

/** Gives the focus back to the link of a project's card. */
const focusCard = (id: number) =>
  document.getElementById(projectCardId(id))?.querySelector<HTMLElement>('a')?.focus()

const share = (project: Project) =>
  shareLink(project.title, new URL(sharedProjectPath(project), window.location.href).href)

const quietButton = { variant: 'subtle', color: 'var(--walnut-1)', size: 'lg' }

const scrollToTop = (body: HTMLElement | null) => body?.scrollIntoView()

const sizesBeside =
  '(min-width: 80em) and (orientation: landscape), (min-width: 40em) and (max-height: 32em) max(30vw, 21rem), calc(100vw - 2.5rem)'

const sizes =
  '(min-width: 62em) and (orientation: landscape) min(150vh - 14rem, 100vw - 30rem), (min-width: 40em) and (max-height: 32em) calc(150vh - 14rem), calc(100vw - 2.5rem)'

const sizesAlone = `(min-width: 40em) and (max-aspect-ratio: 5/4) calc(100vw - 2.5rem), ${sizes}`
