import type { sandingPage } from '@/content/pages/sanding'
import patterns from '@/ui/patterns.module.css'
import classes from './DustPath.module.css'

const hose = { d: 'M150 106C150 20 262 10 318 58S430 148 468 124', fill: 'none', strokeWidth: 16 }
const wheel = { fill: 'var(--walnut-6)', stroke: 'var(--walnut-9)', strokeWidth: 3 }

/** The way of the dust from the machine into the vacuum, and how much of it goes there, to scale. */
export function DustPath({ containment, path }: NonNullable<typeof sandingPage.dust>) {
  const caught = Number.parseFloat(containment.value)
  return (
    <div>
      <svg viewBox="0 0 600 204" aria-hidden="true" className={classes.drawing}>
        {/* Worn boards on the left of the drum, bare wood on the right. */}
        <path d="M0 184H128V204H0Z" fill="var(--walnut-5)" />
        <path d="M128 184H600V204H128Z" fill="#cfa673" />
        <path
          d="M74 184V204M212 184V204M300 184V204M388 184V204M476 184V204M564 184V204"
          stroke="var(--walnut-7)"
        />
        <path {...hose} stroke="var(--walnut-4)" />
        <path {...hose} stroke="var(--walnut-7)" strokeDasharray="2.5 6" />
        {/* The sander: handle, housing, drum and wheel. */}
        <path
          d="M88 128 40 40H14"
          fill="none"
          stroke="var(--walnut-2)"
          strokeWidth="7"
          strokeLinejoin="round"
          strokeLinecap="round"
        />
        {/* Its body, and those of the vacuum. */}
        <path
          d="M72 172C64 128 84 104 124 104H176C190 104 196 118 196 136V172ZM474 66C474 50 486 44 502 44H542C558 44 570 50 570 66V172H474Z"
          fill="var(--walnut-2)"
        />
        <circle cx="128" cy="162" r="22" fill="#cfa673" stroke="var(--walnut-9)" strokeWidth="4" />
        <circle cx="182" cy="172" r="12" {...wheel} />
        {/* The vacuum: filter and wheels. */}
        <path d="M474 88H570V106H474Z" fill="var(--accent)" />
        <circle cx="488" cy="176" r="8" {...wheel} />
        <circle cx="556" cy="176" r="8" {...wheel} />
        <text x="522" y="146" textAnchor="middle" className={classes.word}>
          HEPA
        </text>
        {/* The dust that gets past it. */}
        <path
          d="M92 178h0M78 170h0M66 179h0"
          stroke="var(--walnut-0)"
          strokeWidth="4"
          strokeLinecap="round"
        />
      </svg>
      <ol className={classes.stations}>
        {path.map(({ title, description }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p className={patterns.small}>{description}</p>
          </li>
        ))}
      </ol>
      {caught > 0 && (
        <>
          <p className={classes.containment}>
            <strong className={classes.figure}>{containment.value}</strong> <span>{containment.label}</span>
          </p>
          <div aria-hidden className={classes.scale}>
            <div style={{ flexGrow: caught }} />
            <div style={{ flexGrow: 100 - caught }} />
          </div>
          <p className={classes.left}>{containment.rest}</p>
        </>
      )}
    </div>
  )
}
