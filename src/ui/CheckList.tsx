import { IconCheck, IconMinus } from '@tabler/icons-react'
import classes from './CheckList.module.css'

export interface CheckListProps {
  readonly items: readonly string[]
  /** `check` for advantages, `minus` for disadvantages. @default 'check' */
  readonly mark?: 'check' | 'minus'
}

/** Short points, each with a mark. */
export function CheckList({ items, mark = 'check' }: CheckListProps) {
  const Mark = mark === 'check' ? IconCheck : IconMinus
  return (
    <ul className={classes.list}>
      {items.map((item) => (
        <li key={item} className={classes.item}>
          <Mark size={20} stroke={1.75} aria-hidden className={classes.mark} />
          {item}
        </li>
      ))}
    </ul>
  )
}
