import { clsx } from 'clsx'
import type { PhotoName } from '@/content/photos'
import { Comparison } from './Comparison'
import classes from './Comparison.module.css'
import { Photo, type PhotoProps } from './Photo'

export interface PhotoComparisonProps extends Pick<PhotoProps, 'sizes' | 'focus' | 'priority'> {
  readonly before: PhotoName
  readonly after: PhotoName
  /** What is compared, as in "Before and after: hallway". */
  readonly subject: string
  /** Sets the width or the aspect ratio. The ratio is 3 / 2 without it. */
  readonly className?: string
}

export function PhotoComparison({ before, after, subject, className, ...shown }: PhotoComparisonProps) {
  return (
    <Comparison
      label={`Before and after: ${subject}`}
      className={clsx(classes.photographs, className)}
      before={<Photo name={before} {...shown} className={classes.photo} />}
      after={<Photo name={after} {...shown} className={classes.photo} />}
    />
  )
}
