import { business, telephoneLink } from '@/content/business'
import { homeClosing } from '@/content/home'
import { AnchorButton, LinkButton } from '@/ui/LinkButton'
import { Photo } from '@/ui/Photo'
import classes from './Closing.module.css'

/** The closing section, over a photograph of a finished floor. */
export function Closing() {
  return (
    <section aria-labelledby="closing" className={classes.closing}>
      <Photo name={homeClosing.photo} sizes="100vw" className={classes.photo} focus="50% 75%" />
      <div className={classes.words}>
        <h2 id="closing">{homeClosing.title}</h2>
        <p className={classes.text}>{homeClosing.intro}</p>
        <div className={classes.actions}>
          <LinkButton to={homeClosing.estimate.href}>{homeClosing.estimate.label}</LinkButton>
          <AnchorButton href={telephoneLink()} variant="default">
            Call {business.phone}
          </AnchorButton>
        </div>
      </div>
    </section>
  )
}
