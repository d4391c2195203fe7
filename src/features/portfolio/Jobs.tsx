import { Link } from '@tanstack/react-router'
import { type Job, type jobsSection, sizeAndDays } from '@/content/work/jobs'
import { OneLikeThis } from '@/ui/OneLikeThis'
import { Photo } from '@/ui/Photo'
import patterns from '@/ui/patterns.module.css'
import { Section } from '@/ui/Section'
import classes from './Jobs.module.css'

interface JobsProps {
  readonly section: ReturnType<typeof jobsSection>
  readonly tone?: 'warm' | 'dark'
}

/** A row of jobs of one kind, each a link to its project. */
export function Jobs({ section, tone }: JobsProps) {
  if (!section) return null
  const { jobs, ...heading } = section
  return (
    <Section {...heading} tone={tone}>
      <ul className={classes.jobs}>
        {jobs.map((job) => (
          <li key={job.id} className={classes.job}>
            <JobCard job={job} />
            <OneLikeThis project={job} />
          </li>
        ))}
      </ul>
    </Section>
  )
}

function JobCard({ job }: { readonly job: Job }) {
  const { id, category, title, location, photo } = job
  const { size, days } = sizeAndDays(job)
  return (
    <Link to="/our-work" search={{ category, project: id }} className={classes.link}>
      <figure>
        <Photo
          name={photo}
          sizes="(min-width: 62em) 36rem, 80vw"
          ratio="3 / 2"
          alt=""
          className={classes.photo}
        />
        <figcaption className={classes.words}>
          <h3>{title}</h3>
          <p className={patterns.small}>{[location, size, days].filter(Boolean).join(' · ')}</p>
        </figcaption>
      </figure>
    </Link>
  )
}
