import { useId } from 'react'
import classes from './hardwood.module.css'

/** A board's outline seen from its end: the groove on the left, the tongue on the right. */
const outline = 'M4 4H376V34H396V46H376V80H4V48H22V32H4Z'

/** The cut end of a solid or an engineered board. It only draws what the words beside it say. */
export function BoardEnd({ kind }: { readonly kind: 'solid' | 'engineered' }) {
  const clipId = useId()
  return (
    <svg viewBox="3 0 394 84" className={classes.board} aria-hidden="true">
      <clipPath id={clipId}>
        <path d={outline} />
      </clipPath>
      <g clipPath={`url(#${clipId})`}>
        <path d="M0 0H400V84H0Z" fill="#cfa673" />
        {kind === 'solid' ? (
          [60, 110, 160, 210, 260, 310].map((radius) => (
            <ellipse key={radius} cx="150" cy="190" rx={radius * 1.5} ry={radius * 0.62} stroke="#a97c48" />
          ))
        ) : (
          <>
            <path d="M0 24H400V84H0Z" fill="#ddc29c" />
            <path d="M0 24H400V36H0ZM0 48H400V60H0ZM0 70H400V82H0Z" fill="#8f6c48" />
          </>
        )}
      </g>
      <path d={outline} stroke="var(--walnut-7)" strokeWidth="1.5" />
    </svg>
  )
}
