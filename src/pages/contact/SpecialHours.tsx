import { useHydrated } from '@tanstack/react-router'
import { hoursText, type SpecialDays } from '@/content/business/hours'
import { specialDays } from '@/content/business/special-days'
import { contactPage } from '@/content/pages/contact'
import patterns from '@/ui/patterns.module.css'

/** The days ahead whose hours differ. Not before hydration: the page may be older than their end. */
export function SpecialHours() {
  const isHydrated = useHydrated()
  const ahead = specialDays.filter(({ to }) => new Date(`${to}T23:59:59`) > new Date())
  if (!isHydrated || ahead.length === 0) return null
  return (
    <div className={patterns.ruled}>
      <dt className={patterns.small}>{contactPage.details.specialHours}</dt>
      {ahead.map((days) => (
        <dd key={days.from}>{`${spelled(days)}: ${hoursText(days)}`}</dd>
      ))}
    </div>
  )
}

/** `12/24 to 12/27` */
const spelled = ({ from, to }: SpecialDays) =>
  [...new Set([from, to])].map((day) => day.slice(5).replace('-', '/')).join(' to ')
