import { type ReactNode, useId, useRef } from 'react'
import { useFocusRestore } from '@/lib/use-focus-restore'
import classes from './ToolPanel.module.css'

interface ToolPanelProps {
  readonly icon: ReactNode
  readonly title: string
  readonly intro: string
  readonly facts: { readonly title: string; readonly items: readonly string[] }
  /** True once people are at work. Until then the facts are open. */
  readonly isFolded?: boolean
  readonly children: ReactNode
}

export function ToolPanel({ icon, title, intro, facts, isFolded = false, children }: ToolPanelProps) {
  const titleId = useId()
  const tool = useRef<HTMLDivElement>(null)
  useFocusRestore(tool)
  return (
    <section className={classes.panel} aria-labelledby={titleId}>
      <header className={classes.header}>
        <span className={classes.icon} aria-hidden>
          {icon}
        </span>
        <h2 id={titleId} className={classes.title}>
          {title}
        </h2>
        <p className={classes.intro}>{intro}</p>
      </header>
      <div ref={tool} tabIndex={-1} className={classes.tool}>
        {children}
      </div>
      {/* Another one where it's folded: it's somewhere else then, and nothing has moved. */}
      <details key={`${isFolded}`} className={classes.facts} open={!isFolded}>
        <summary>
          <h3 className={classes.factsTitle}>{facts.title}</h3>
        </summary>
        <ul>
          {facts.items.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
      </details>
    </section>
  )
}
