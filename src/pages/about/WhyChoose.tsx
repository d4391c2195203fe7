import { about } from '@/content/about'
import { Photo } from '@/ui/Photo'
import { Section } from '@/ui/Section'
import classes from './WhyChoose.module.css'

/** Six reasons, beside a photograph of an installation. */
export function WhyChoose() {
  return (
    <Section title={about.why.title}>
      <div className={classes.why}>
        <Photo
          name="refinishing-process"
          sizes="(min-width: 62em) 46vw, 100vw"
          focus="60% 50%"
          className={classes.photo}
        />
        <ul className={classes.points}>
          {about.why.points.map((point) => (
            <li key={point.title} className={classes.point}>
              <h3 className={classes.title}>{point.title}</h3>
              <p className={classes.text}>{point.text}</p>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  )
}
