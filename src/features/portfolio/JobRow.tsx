import { Link } from '@tanstack/react-router'
import { jobFacts, type jobsSection } from '@/content/work/jobs'
import type { Project } from '@/content/work/types'
import { OneLikeThis } from '@/ui/OneLikeThis'
import { Photo } from '@/ui/Photo'
import patterns from '@/ui/patterns.module.css'
import { Section } from '@/ui/Section'
import classes from './JobRow.module.css'

interface JobRowProps {
  readonly section: ReturnType<typeof jobsSection>
  readonly tone?: 'warm' | 'dark'
}

/** A row of jobs of one kind, each a link to its project. One alone takes the page's width. */
export function JobRow({ section, tone }: JobRowProps) {
  if (!section) return null
  const { jobs, ...heading } = section
  return (
    <Section {...heading} tone={tone}>
      <ul className={classes.jobs}>
        {jobs.map((job) => (
          <li key={job.id} className={classes.job}>
            <JobCard job={job} />
          </li>
        ))}
      </ul>
    </Section>
  )
}

function JobCard({ job }: { readonly job: Project }) {
  const { id, category, title, image, description } = job
  return (
    <figure>
      <Photo
        name={image}
        sizes="(min-width: 62em) 46rem, 80vw"
        ratio="3 / 2"
        alt=""
        className={classes.photo}
      />
      <figcaption className={classes.words}>
        <h3>
          <Link to="/our-work" search={{ category, project: id }} className={classes.link}>
            {title}
          </Link>
        </h3>
        <p className={patterns.small}>{jobFacts(job)}</p>
        <p className={classes.story}>{description}</p>
        <OneLikeThis project={job} />
      </figcaption>
    </figure>
  )
}
