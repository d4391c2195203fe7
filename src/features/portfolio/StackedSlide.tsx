import { Photo } from '@/ui/Photo'
import classes from './Presentation.module.css'
import type { ComparisonSlide } from './slides'

export interface StackedSlideProps {
  readonly slide: ComparisonSlide
  /** The room for both photographs, in CSS pixels, before zooming. */
  readonly width: number
  readonly height: number
  readonly zoom: number
}

/** Before over after, both as wide as an upright screen, and cropped where the screen is too short for both. */
export function StackedSlide({ slide, width, height, zoom }: StackedSlideProps) {
  const shown = { sizes: `${Math.round(width * zoom)}px`, className: classes.halfPhoto }
  const style = { height: Math.floor(Math.min(width / 1.5, height / 2)) }
  return (
    <div className={classes.stack}>
      <div className={classes.half} style={style}>
        <Photo name={slide.before} {...shown} />
        <span className={classes.when}>Before</span>
      </div>
      <div className={classes.half} style={style}>
        <Photo name={slide.after} {...shown} />
        <span className={classes.when}>After</span>
      </div>
    </div>
  )
}
