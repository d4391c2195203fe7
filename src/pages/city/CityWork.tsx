import { Link } from '@tanstack/react-router'
import type { CityFacts } from '@/content/city-facts'
import { cityWorkTitle } from '@/content/city-page'
import { beforePhotos } from '@/content/photos'
import type { Project } from '@/content/projects'
import { Photo } from '@/ui/Photo'
import { PhotoComparison } from '@/ui/PhotoComparison'
import { Section } from '@/ui/Section'
import { Stars } from '@/ui/Stars'
import classes from './CityWork.module.css'

interface CityWorkProps extends Pick<CityFacts, 'projects' | 'reviews'> {
  /** Its name. */
  readonly city: string
}

/** The projects and reviews of a city. Shows nothing for a city that has none. */
export function CityWork({ city, projects, reviews }: CityWorkProps) {
  if (projects.length + reviews.length === 0) return null
  return (
    <Section title={cityWorkTitle(city)} tone="warm">
      <ul className={classes.work}>
        {projects.map((project) => (
          <li key={project.id} className={classes.project}>
            <ProjectPhoto project={project} />
            <h3 className={classes.title}>
              <Link to="/our-work" search={{ project: project.id }} className={classes.link}>
                {project.title}
              </Link>
            </h3>
            <p className={classes.details}>{project.details}</p>
          </li>
        ))}
        {reviews.map((review) => (
          <li key={review.name} className={classes.review}>
            <Stars rating={review.rating} />
            <blockquote className={classes.text}>{review.review}</blockquote>
            <p className={classes.details}>
              {review.name}, {review.location}
            </p>
          </li>
        ))}
      </ul>
    </Section>
  )
}

const sizes = '(min-width: 62em) 42rem, calc(100vw - 2.5rem)'

function ProjectPhoto({ project }: { readonly project: Project }) {
  const before = project.beforeAfter ? beforePhotos[project.image] : undefined
  return before ? (
    <PhotoComparison before={before} after={project.image} subject={project.title} sizes={sizes} />
  ) : (
    <Photo name={project.image} sizes={sizes} />
  )
}
