import { Button } from '@mantine/core'
import { ourWork } from '@/content/our-work'
import classes from './NoProjects.module.css'

export interface NoProjectsProps {
  /** The name of the chosen filter. */
  readonly label: string
  readonly onViewAll: () => void
}

/** The message when the chosen category has no projects (specification, section 2). */
export function NoProjects({ label, onViewAll }: NoProjectsProps) {
  return (
    <div className={classes.empty}>
      <p className={classes.message}>No projects found for {label}.</p>
      <Button size="lg" variant="default" onClick={onViewAll}>
        {ourWork.projects.viewAll}
      </Button>
    </div>
  )
}
