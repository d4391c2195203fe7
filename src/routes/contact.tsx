import { createFileRoute } from '@tanstack/react-router'
import { contactPage } from '@/content/contact'
import { readService, type ServiceOption } from '@/content/estimate'
import { reviewBesideForm } from '@/content/reviews'
import { Assurance } from '@/features/estimate/Assurance'
import { EstimateForm } from '@/features/estimate/EstimateForm'
import { pageHead } from '@/layout/page-head'
import { ContactDetails } from '@/pages/contact/ContactDetails'
import classes from '@/pages/contact/contact.module.css'
import { Photo } from '@/ui/Photo'

const { hero, details, form, visit } = contactPage
const review = reviewBesideForm('/contact')

interface ContactSearch {
  /** What the form asks for at first, as a project's dialog links to it. */
  readonly service?: ServiceOption
}

export const Route = createFileRoute('/contact')({
  validateSearch: (search: Record<string, unknown>): ContactSearch => ({
    service: readService(search.service),
  }),
  head: () => pageHead('/contact'),
  component: () => (
    <>
      <div className={classes.page}>
        <div className={classes.words}>
          <h1>{hero.title}</h1>
          <p className={classes.lead}>{hero.intro}</p>
        </div>
        <div className={classes.form}>
          <EstimateForm
            variant="full"
            title={form.title}
            intro={form.intro}
            service={Route.useSearch().service}
          />
        </div>
        <section aria-labelledby="contact-details" className={classes.details}>
          <h2 id="contact-details" className={classes.heading}>
            {details.title}
          </h2>
          <p className={classes.note}>{details.intro}</p>
          <ContactDetails />
          {review && <Assurance review={review} />}
        </section>
      </div>
      <section aria-labelledby="visit" className={classes.visit}>
        <Photo name="stairs-detail" sizes="(min-width: 62em) 50vw, 100vw" className={classes.photo} />
        <div className={classes.visitWords}>
          <h2 id="visit">{visit.title}</h2>
          <p className={classes.lead}>{visit.intro}</p>
        </div>
      </section>
    </>
  ),
})
