import type { PhotoName } from '@/content/photos'
import { Comparison } from './Comparison'
import classes from './Comparison.module.css'
import { Photo } from './Photo'

export interface PhotoComparisonProps {
  readonly before: PhotoName
  readonly after: PhotoName
  /** What is compared, as in "Before and after: hallway". */
  readonly subject: string
  /** The width of the photographs on the page, as in `<img sizes>`. */
  readonly sizes: string
  /** Which part stays in view when cropped, as in `object-position`. */
  readonly focus?: string
  /** For the page's largest contentful paint: loads it eagerly and with high priority. */
  readonly priority?: boolean
  /** Sets the width or the aspect ratio. The ratio is 3 / 2 without it. */
  readonly className?: string
}

/** The same room before and after the work, from the same camera. */
export function PhotoComparison({
  before,
  after,
  subject,
  sizes,
  focus,
  priority,
  className,
}: PhotoComparisonProps) {
  const shown = { sizes, focus, priority, className: classes.photo }
  return (
    <Comparison
      label={`Before and after: ${subject}`}
      className={className ? `${classes.photographs} ${className}` : classes.photographs}
      before={<Photo name={before} {...shown} />}
      after={<Photo name={after} {...shown} />}
    />
  )
}
