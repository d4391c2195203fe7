import { about } from '@/content/about'
import { Photo } from '@/ui/Photo'
import { Quote } from '@/ui/Quote'
import { Section } from '@/ui/Section'
import { Stats } from '@/ui/Stats'
import classes from './Story.module.css'

/** The history of the business with a quote from the owner, and its figures. */
export function Story() {
  const { title, paragraphs, quote } = about.story
  return (
    <Section title={title}>
      <div className={classes.story}>
        <div className={classes.text}>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        <Photo
          name="team-photo"
          sizes="(min-width: 62em) 45vw, 100vw"
          ratio="4 / 3"
          focus="60% 50%"
          className={classes.photo}
        />
        <div className={classes.quote}>
          <Quote text={quote.text} by={quote.by} />
        </div>
      </div>
      <Stats stats={about.stats} />
    </Section>
  )
}
