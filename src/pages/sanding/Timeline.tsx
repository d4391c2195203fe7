import { returnTimes, sandingPage, sandingTimeline } from '@/content/sanding'
import { ProcessSteps } from '@/ui/ProcessSteps'
import { Section } from '@/ui/Section'
import classes from './Timeline.module.css'

/** The four days of work, and when the room may be used again. */
export function Timeline() {
  return (
    <Section {...sandingPage.timeline}>
      <ProcessSteps steps={sandingTimeline} label={(index) => `Day ${index + 1}`} layout="row" />
      <h3 className={classes.heading}>{returnTimes.title}</h3>
      <dl className={classes.times}>
        {returnTimes.times.map(({ value, label }) => (
          <div key={value} className={classes.time}>
            <dt className={classes.label}>{label}</dt>
            <dd className={classes.value}>{value}</dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}
