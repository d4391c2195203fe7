import { ourWork } from '@/content/our-work'
import { Stats } from '@/ui/Lists'
import { Photo } from '@/ui/Photo'
import { Section } from '@/ui/Section'
import classes from './Figures.module.css'

/** The totals of all jobs, over a photograph. */
export function Figures() {
  const { title, intro, photo, stats } = ourWork.figures
  return (
    <Section title={title} intro={intro} tone="dark">
      <Photo
        name={photo}
        sizes="(min-width: 80em) 74rem, 100vw"
        focus="50% 60%"
        alt=""
        className={classes.photo}
      />
      <Stats stats={stats} />
    </Section>
  )
}
