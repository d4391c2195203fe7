import {
  IconAlertCircle,
  IconCircleCheck,
  IconCircleCheckFilled,
  IconClock,
  IconLoader2,
} from '@tabler/icons-react'
import type { EnhancementItem } from '../batch/item'
import classes from './StatusMark.module.css'

const marks = {
  pending: { Icon: IconClock, text: 'Pending' },
  processing: { Icon: IconLoader2, text: 'Processing' },
  completed: { Icon: IconCircleCheck, text: 'Completed' },
  saved: { Icon: IconCircleCheckFilled, text: 'Saved' },
  failed: { Icon: IconAlertCircle, text: 'Failed' },
} as const

/** Where a picture stands (specification, section 4), and of a completed one whether people have it. */
export function StatusMark({ status, isExported }: Pick<EnhancementItem, 'status' | 'isExported'>) {
  const { Icon, text } = marks[isExported ? 'saved' : status]
  return (
    <span className={classes.mark} data-status={status}>
      <Icon size={20} stroke={1.5} aria-hidden />
      <span>{text}</span>
    </span>
  )
}
