import { IconExternalLink, IconRosetteDiscountCheck } from '@tabler/icons-react'
import { clsx } from 'clsx'
import { business } from '@/content/business/business'
import { reviewWords } from '@/content/pages/reviews'
import { serviceLabels } from '@/content/services/estimate-options'
import { projects } from '@/content/work/projects'
import { reviews } from '@/content/work/reviews'
import { rating } from '@/content/work/site-rating'
import type { Review } from '@/content/work/types'
import { EstimateSection } from '@/features/estimate/EstimateSection'
import { longDate } from '@/lib/long-date'
import { Breadcrumbs } from '@/ui/Breadcrumbs'
import { AnchorButton } from '@/ui/LinkButton'
import { Points, Stats } from '@/ui/Lists'
import { Photo } from '@/ui/Photo'
import patterns from '@/ui/patterns.module.css'
import { Quoted, Stars } from '@/ui/Quotes'
import { Section } from '@/ui/Section'
import { TextLink } from '@/ui/TextLink'
import classes from './reviews.module.css'

const { hero, summary, list, verified, none, loved, closing } = reviewWords

export function Reviews() {
  return (
    <>
      <div className={classes.opening}>
        <div>
          <Breadcrumbs />
          <h1>{hero.title}</h1>
          <p className={patterns.lead}>{rating ? hero.intro : none.intro}</p>
        </div>
        {rating && <Summary {...rating} />}
      </div>
      <Section id={list.id} title={list.title} isNear isTitleSpoken>
        <ul className={classes.reviews}>
          {inOrder(reviews).map((review, index) => (
            <li key={review.id} data-job={jobOf(review)?.id}>
              <ReviewCard review={review} isLarge={index === 0} />
            </li>
          ))}
        </ul>
        <AnchorButton
          href={business.moreReviewsUrl}
          target="_blank"
          rel="noopener noreferrer"
          variant="default"
          rightSection={<IconExternalLink size="1.25em" stroke={1.5} aria-hidden />}
        >
          <span>{rating ? list.more : none.more}</span>
          <span className={patterns.hidden}> (opens in a new tab)</span>
        </AnchorButton>
      </Section>
      {rating && (
        <Section {...loved} tone="warm" layout="split">
          <Points items={loved.items} />
        </Section>
      )}
      <EstimateSection {...closing} />
    </>
  )
}

/** The shortest one first, because it's set large. Then those with a job's photograph, and those without. */
function inOrder(all: readonly Review[]): readonly Review[] {
  const lengths = all.map(({ review }) => review.length)
  const shortest = all[lengths.indexOf(Math.min(...lengths))]
  const others = all.filter((review) => review !== shortest)
  const withPhoto = others.filter(jobOf)
  const without = others.filter((review) => !jobOf(review))
  return shortest ? [shortest, ...withPhoto, ...without] : []
}

const jobOf = (review: Review) => projects.find(({ id }) => id === review.job)

/** Average rating, number of reviews and the share of satisfied customers (specification, section 2). */
function Summary({ average, count }: NonNullable<typeof rating>) {
  return (
    <div className={classes.summary}>
      <Stats
        stats={[
          { value: average, label: summary.average },
          { value: `${count}`, label: summary.total },
          summary.satisfied,
        ]}
      />
      <p className={patterns.small}>{summary.base}</p>
    </div>
  )
}

interface ReviewCardProps {
  readonly review: Review
  /** Its photograph follows all words: what stands first comes first. */
  readonly isLarge: boolean
}

function ReviewCard({ review, isLarge }: ReviewCardProps) {
  const job = jobOf(review)
  return (
    <article className={clsx(job && patterns.pressed, classes.review)}>
      {job && !isLarge && (
        <Photo
          name={job.image}
          className={classes.photo}
          sizes="(min-width: 62em) 50vw, 100vw"
          ratio="3 / 2"
        />
      )}
      <Stars rating={review.rating} />
      <h3>{review.title}</h3>
      <p className={classes.text}>{isLarge ? <Quoted text={review.review} /> : review.review}</p>
      <footer className={classes.by}>
        <p>
          <span>
            <strong>{review.name}</strong>, <span>{review.location}</span>
          </span>
          {review.verified && (
            <span className={classes.verified}>
              <IconRosetteDiscountCheck size="1.125em" stroke={1.75} aria-hidden />
              <span>{verified}</span>
            </span>
          )}
        </p>
        <p>
          <span className={classes.service}>{serviceLabels[review.service]}</span>
          <span>{'\u00a0· '}</span>
          <time dateTime={review.date}>{longDate(review.date)}</time>
        </p>
      </footer>
      {job && (
        <TextLink to="/our-work" search={{ project: job.id }}>
          {list.job}
        </TextLink>
      )}
      {job && isLarge && (
        <Photo
          name={job.image}
          className={classes.photo}
          sizes="(min-width: 62em) max(45vw, 60rem), (min-width: 40em) 48rem, 100vw"
          ratio="3 / 2"
        />
      )}
    </article>
  )
}
