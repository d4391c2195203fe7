import { Button } from '@mantine/core'
import { IconCopy, IconMessage, IconPhone } from '@tabler/icons-react'
import { useEffect, useId, useRef, useState } from 'react'
import { business, telephoneLink } from '../../content/business'
import { AnchorButton } from '../../ui/LinkButton'
import { copyText } from './browser'
import { composeMail, fitMail, smsUrl, webmailLinks } from './mail'
import styles from './OpenedPanel.module.css'
import type { OpenedRequest } from './opened-request'

export interface OpenedPanelProps {
  readonly opened: OpenedRequest
  /** Right after the mail client was asked to open; not when the page comes back with an earlier request. */
  readonly takesFocus: boolean
  readonly onWriteAgain: () => void
  readonly onForget: () => void
}

/** Every other way out for a request whose mail client may not have come up. Never claims that anything was sent. */
export function OpenedPanel({ opened, takesFocus, onWriteAgain, onForget }: OpenedPanelProps) {
  const element = useRef<HTMLElement>(null)
  const titleId = useId()
  const { mail } = fitMail(opened.request, business)

  useEffect(() => {
    if (takesFocus) element.current?.focus()
  }, [takesFocus])

  return (
    <section ref={element} className={styles.panel} tabIndex={-1} aria-labelledby={titleId}>
      <h3 id={titleId} className={styles.title}>
        Didn&rsquo;t open?
      </h3>
      <p className={styles.words}>{explanations[opened.mail]}</p>
      <CopyRequest text={requestText(opened)} />
      <div className={styles.ways}>
        <AnchorButton
          href={telephoneLink()}
          variant="default"
          className={styles.way}
          leftSection={<IconPhone size={20} stroke={1.5} aria-hidden />}
        >
          Call {business.phone}
        </AnchorButton>
        <AnchorButton
          href={smsUrl(telephoneLink(), mail)}
          variant="default"
          className={styles.way}
          leftSection={<IconMessage size={20} stroke={1.5} aria-hidden />}
        >
          Text us
        </AnchorButton>
      </div>
      <p className={styles.webmail}>
        <span className={styles.webmailLabel}>Or write it in your browser:</span>
        {webmailLinks(mail).map(({ name, url }) => (
          <a key={name} href={url} target="_blank" rel="noopener noreferrer" className={styles.link}>
            {name}
          </a>
        ))}
      </p>
      <p className={styles.afterwards}>
        {opened.mail !== 'not opened' && (
          <button type="button" className={styles.link} onClick={onWriteAgain}>
            Write again
          </button>
        )}
        <button type="button" className={styles.link} onClick={onForget}>
          Forget this request
        </button>
      </p>
    </section>
  )
}

const explanations: Readonly<Record<OpenedRequest['mail'], string>> = {
  whole:
    'Your request waits in your email app until you send it there. If no app came up, your words are safe here:',
  'cut and copied':
    'Your request is longer than an email app takes over. All of it is on your clipboard: paste it into the email, then send it. If no app came up, your words are safe here:',
  cut: 'Your request is longer than an email app takes over. Copy it here and paste it into the email, then send it:',
  'not opened': 'Your email app could not be opened. Your words are safe; these ways reach us as well:',
}

/** The whole request with its address, to be pasted anywhere. */
function requestText({ request }: OpenedRequest): string {
  const { to, subject, body } = composeMail(request, business)
  return `To: ${to}\nSubject: ${subject}\n\n${body}`
}

function CopyRequest({ text }: { text: string }) {
  const [copied, setCopied] = useState<boolean>()

  return (
    <div>
      <Button
        className={styles.way}
        fullWidth
        leftSection={<IconCopy size={20} stroke={1.5} aria-hidden />}
        onClick={() => void copyText(text).then(setCopied)}
      >
        Copy the request
      </Button>
      <p role="status" className={styles.answer}>
        {copied === true && 'Copied. Paste it into an email or a text message to us.'}
        {copied === false && 'This browser does not let us copy. Please copy the text below by hand.'}
      </p>
      {copied === false && (
        <textarea
          className={styles.text}
          readOnly
          rows={8}
          value={text}
          aria-label="Your request"
          onFocus={(event) => event.currentTarget.select()}
        />
      )}
    </div>
  )
}
