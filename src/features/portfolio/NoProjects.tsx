import { Button } from '@mantine/core'
import { ourWork } from '../../content/our-work'
import classes from './NoProjects.module.css'

export interface NoProjectsProps {
  /** What the chosen filter is called. */
  readonly label: string
  readonly onViewAll: () => void
}

/** What stands in the projects' place when the chosen category has none (specification, section 2). */
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
