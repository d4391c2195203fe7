import { type CSSProperties, type ReactNode, useEffect, useRef, useState } from 'react'
import { lazyModule } from '@/lib/lazy-module'
import { useLazyModule } from '@/lib/use-lazy-module'
import classes from './Comparison.module.css'

const controls = lazyModule(() => import('./ComparisonControls'))

export interface ComparisonProps {
  /** Two pictures with the same aspect ratio. The second one sets the size, unless the class does. */
  readonly before: ReactNode
  readonly after: ReactNode
  /** What the slider is called, as in "Before and after: hallway". */
  readonly label: string
  readonly className?: string
}

/**
 * Two pictures exactly over each other, with a line between them. The code that moves the line is loaded when the
 * pictures come into view. Without it, each picture shows one half.
 */
export function Comparison({ before, after, label, className }: ComparisonProps) {
  const frame = useRef<HTMLDivElement>(null)
  /** Position of the line in percent of the width. The picture from before is on its left. */
  const [line, setLine] = useState(50)
  const [isNear, setNear] = useState(false)
  const Controls = useLazyModule(controls, isNear).module?.default

  useEffect(() => {
    if (!frame.current) return
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return
        observer.disconnect()
        setNear(true)
      },
      { rootMargin: '300px' },
    )
    observer.observe(frame.current)
    return () => observer.disconnect()
  }, [])

  return (
    <div
      ref={frame}
      className={className ? `${classes.comparison} ${className}` : classes.comparison}
      style={{ '--line': `${line}%` } as CSSProperties}
      data-comparison
    >
      {after}
      <div className={classes.before}>{before}</div>
      <div aria-hidden className={classes.line} />
      {Controls ? (
        <Controls label={label} line={line} onMove={setLine} />
      ) : (
        <>
          <span data-end="before">Before</span>
          <span data-end="after">After</span>
        </>
      )}
    </div>
  )
}
