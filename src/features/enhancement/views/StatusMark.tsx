import { IconAlertCircle, IconCircleCheck, IconClock, IconLoader2 } from '@tabler/icons-react'
import type { EnhancementStatus } from '../batch/item'
import classes from './StatusMark.module.css'

const marks = {
  pending: { Icon: IconClock, text: 'Pending' },
  processing: { Icon: IconLoader2, text: 'Processing' },
  completed: { Icon: IconCircleCheck, text: 'Completed' },
  failed: { Icon: IconAlertCircle, text: 'Failed' },
} as const

export function StatusMark({ status }: { readonly status: EnhancementStatus }) {
  const { Icon, text } = marks[status]
  return (
    <span className={classes.mark} data-status={status}>
      <Icon size={20} stroke={1.5} aria-hidden />
      <span>{text}</span>
    </span>
  )
}
