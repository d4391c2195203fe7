import { telephoneLink } from '../../content/business'
import { type ContactDetail, contactDetails } from '../../content/contact'
import classes from './contact.module.css'

/** Telephone, e-mail, service area and hours (specification, sections 2 and 9). */
export function ContactDetails() {
  return (
    <dl className={classes.list}>
      {contactDetails.map((detail) => (
        <div key={detail.kind} className={classes.detail}>
          <dt>{detail.label}</dt>
          {detail.lines.map((line) => (
            <dd key={line} className={classes.line}>
              <Line kind={detail.kind} text={line} />
            </dd>
          ))}
          <dd className={classes.note}>{detail.note}</dd>
        </div>
      ))}
    </dl>
  )
}

function Line({ kind, text }: { readonly kind: ContactDetail['kind']; readonly text: string }) {
  if (kind === 'phone') return <a href={telephoneLink()}>{text}</a>
  if (kind === 'email') return <a href={`mailto:${text}`}>{text}</a>
  return text
}
