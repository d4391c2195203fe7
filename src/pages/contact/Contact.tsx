import { business, telephoneLink } from '@/content/business/business'
import { contactDetails, contactPage } from '@/content/pages/contact'
import { reviewBesideForm } from '@/content/work/review-beside-form'
import { EstimateCard } from '@/features/estimate/EstimateCard'
import { Assurance, Praise } from '@/features/estimate/EstimateSection'
import { OtherPhones } from '@/layout/ContactActions'
import { Breadcrumbs } from '@/ui/Breadcrumbs'
import patterns from '@/ui/patterns.module.css'
import { TextLink } from '@/ui/TextLink'
import { useHidesFloatingButtons } from '@/ui/use-hides-floating-buttons'
import classes from './contact.module.css'
import type { ContactSearch } from './contact-search'
import { SpecialHours } from './SpecialHours'

const { hero, details, form, visit } = contactPage
const review = reviewBesideForm('/contact')

export function Contact({ from = '/contact', ...link }: ContactSearch) {
  const hidesFloatingButtons = useHidesFloatingButtons()
  return (
    <>
      <div className={classes.page}>
        <div>
          <Breadcrumbs />
          <h1>{hero.title}</h1>
          <p className={patterns.lead}>{hero.intro}</p>
          {hero.emergency && (
            <div className={classes.emergency}>
              <p>{hero.emergency}</p>
              <p className={classes.call}>
                <a href={telephoneLink()} className={classes.number}>
                  {business.phone}
                </a>
                {hero.sunday && <span>{hero.sunday}</span>}
              </p>
              <OtherPhones />
              {hero.steps && <TextLink {...hero.steps}>{hero.steps.label}</TextLink>}
            </div>
          )}
        </div>
        <div ref={hidesFloatingButtons} className={classes.form} data-estimate-form>
          <EstimateCard variant="full" {...form} page={from} place="/contact" link={link} />
        </div>
        <section aria-labelledby="contact-details" className={classes.details}>
          <h2 id="contact-details" className={classes.heading}>
            {details.title}
          </h2>
          <p className={patterns.soft}>{details.intro}</p>
          <dl ref={hidesFloatingButtons} className={classes.list}>
            {contactDetails.map(({ label, lines, href, note }) => (
              <div key={label} className={patterns.ruled}>
                <dt className={patterns.small}>{label}</dt>
                {lines.map((line) => (
                  <dd key={line} className={classes.line}>
                    {href ? (
                      <a href={href} className={classes.link}>
                        {wrapAtSign(line)}
                      </a>
                    ) : (
                      line.split(' ').map((word: string) => (
                        <span key={word} className={patterns.unbroken}>
                          {`${word} `}
                        </span>
                      ))
                    )}
                  </dd>
                ))}
                {note && <dd className={patterns.soft}>{note}</dd>}
              </div>
            ))}
            <SpecialHours />
          </dl>
        </section>
      </div>
      <div data-tone="warm">
        <div className={classes.after}>
          <div>
            <section aria-labelledby="visit" className={classes.visit}>
              <h2 id="visit" className={classes.heading}>
                {visit.title}
              </h2>
              <p className={patterns.soft}>{visit.intro}</p>
            </section>
            <Assurance />
          </div>
          <Praise review={review} />
        </div>
      </div>
    </>
  )
}

/** An email address wraps before its sign, if it must. */
function wrapAtSign(line: string) {
  const [name, domain] = line.split('@')
  if (!domain) return line
  return (
    <>
      <span>{name}</span>
      <wbr />
      <span>{`@${domain}`}</span>
    </>
  )
}
