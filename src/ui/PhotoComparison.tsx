import { clsx } from 'clsx'
import type { PhotoName } from '@/content/work/photos'
import { ComparisonSlider, type ComparisonSliderProps } from './ComparisonSlider'
import classes from './ComparisonSlider.module.css'
import { Photo, type PhotoProps } from './Photo'

export interface PhotoComparisonProps
  extends Pick<PhotoProps, 'sizes' | 'priority' | 'focus'>,
    Pick<ComparisonSliderProps, 'revealsTo' | 'movesBy'> {
  /** Without it there is nothing to compare, and the other photograph stands alone. */
  readonly before: PhotoName | undefined
  readonly after: PhotoName
  /** The subject of the comparison, as in "Before and after: hallway". */
  readonly subject: string
  /** Sets the width or the aspect ratio. The ratio is 3 / 2 without it. */
  readonly className?: string
}

export function PhotoComparison({
  before,
  after,
  subject,
  revealsTo,
  movesBy,
  className,
  ...photo
}: PhotoComparisonProps) {
  if (!before) return <Photo name={after} {...photo} className={className} />
  return (
    <ComparisonSlider
      label={`Before and after: ${subject}`}
      revealsTo={revealsTo}
      movesBy={movesBy}
      className={clsx(classes.photographs, className)}
      before={<Photo name={before} {...photo} className={classes.photo} />}
      after={<Photo name={after} {...photo} className={classes.photo} />}
    />
  )
}
