import { useId } from 'react'
import classes from './hardwood.module.css'

/** A board's outline seen from its end: the groove on the left, the tongue on the right. */
const outline = 'M4 4H376V34H396V46H376V80H4V48H22V32H4Z'

/** Heights of the plies below the wear layer, which is 20 high. */
const plies = [24, 36, 48, 60, 70]

/** The cut end of a solid or an engineered board. It only draws what the words beside it say. */
export function BoardEnd({ kind }: { readonly kind: 'solid' | 'engineered' }) {
  const clipId = useId()
  return (
    <svg viewBox="0 0 400 84" className={classes.board} aria-hidden="true">
      <clipPath id={clipId}>
        <path d={outline} />
      </clipPath>
      <g clipPath={`url(#${clipId})`}>
        <rect width="400" height="84" className={classes.wood} />
        {kind === 'solid' ? (
          <g className={classes.rings}>
            {[60, 110, 160, 210, 260, 310].map((radius) => (
              <ellipse key={radius} cx="150" cy="190" rx={radius * 1.5} ry={radius * 0.62} />
            ))}
          </g>
        ) : (
          plies.map((top, index) => (
            <rect
              key={top}
              y={top}
              width="400"
              height="12"
              className={index % 2 === 0 ? classes.across : classes.along}
            />
          ))
        )}
      </g>
      <path d={outline} className={classes.outline} />
    </svg>
  )
}
