import { Button } from '@mantine/core'
import { IconZoomIn, IconZoomOut } from '@tabler/icons-react'
import { type CSSProperties, useState } from 'react'
import classes from './CompareSlider.module.css'

export interface CompareSliderProps {
  /** Addresses of two pictures of the same proportions. */
  readonly before: string
  readonly after: string
  readonly beforeAlt: string
  readonly afterAlt: string
}

/** How many times larger the pictures are shown when zoomed in. */
const zoom = 4

/**
 * Two pictures exactly over each other with a line between them that can be dragged, moved by the arrow keys or sent to
 * either end by a button. Zoomed in, moving the line also moves what is seen, from one side of the picture to the other.
 */
export function CompareSlider({ before, after, beforeAlt, afterAlt }: CompareSliderProps) {
  /** Where the line is, in percent of the width: what is left of it is from before. */
  const [line, setLine] = useState(50)
  const [isZoomed, setZoomed] = useState(false)
  const style = { '--line': `${line}%`, '--zoom': isZoomed ? zoom : 1 } as CSSProperties

  return (
    <div className={classes.compare} style={style}>
      <div className={classes.pictures}>
        <img className={classes.picture} src={after} alt={afterAlt} />
        <div className={classes.before}>
          <img className={classes.picture} src={before} alt={beforeAlt} />
        </div>
        <span className={classes.line} aria-hidden />
        <input
          className={classes.slider}
          type="range"
          min={0}
          max={100}
          step={1}
          value={line}
          aria-label="Line between before and after"
          aria-valuetext={`${line}% before, ${100 - line}% after`}
          onChange={({ currentTarget }) => setLine(Number(currentTarget.value))}
        />
      </div>
      <div className={classes.controls}>
        <Button className={classes.button} variant="default" onClick={() => setLine(100)}>
          Before
        </Button>
        <Button
          className={classes.button}
          variant="subtle"
          aria-pressed={isZoomed}
          leftSection={
            isZoomed ? (
              <IconZoomOut size={20} stroke={1.5} aria-hidden />
            ) : (
              <IconZoomIn size={20} stroke={1.5} aria-hidden />
            )
          }
          onClick={() => setZoomed(!isZoomed)}
        >
          Zoom
        </Button>
        <Button className={classes.button} variant="default" onClick={() => setLine(0)}>
          After
        </Button>
      </div>
    </div>
  )
}
