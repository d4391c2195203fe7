import { telephoneLink } from '@/content/business'
import { type ContactDetail, contactDetails } from '@/content/contact'
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
  if (kind === 'email') return <MailLink address={text} />
  return text
}

/** On a small telephone it breaks behind the at sign, not within a word. */
function MailLink({ address }: { readonly address: string }) {
  const [name, host] = address.split('@')
  return (
    <a href={`mailto:${address}`}>
      {name}@<wbr />
      {host}
    </a>
  )
}
