import { Link, useLocation } from '@tanstack/react-router'
import { trailOf } from '@/content/pages/navigation'
import classes from './Breadcrumbs.module.css'
import patterns from './patterns.module.css'

/** The pages from Home to this one. */
export function Breadcrumbs() {
  const path = useLocation({ select: (location) => location.pathname })
  const { parents, label } = trailOf(path)
  if (!label) return null
  return (
    <nav aria-label="Breadcrumb">
      <ol className={classes.trail}>
        {parents.map((parent) => (
          <li key={parent.to}>
            <Link to={parent.to} activeOptions={{ exact: true }} className={patterns.target}>
              {parent.label}
            </Link>
          </li>
        ))}
        <li aria-current="page">{label}</li>
      </ol>
    </nav>
  )
}
