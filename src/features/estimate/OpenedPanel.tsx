import { Button } from '@mantine/core'
import { IconChevronDown, IconCopy, IconMailForward, IconMessage, IconPhone } from '@tabler/icons-react'
import { useEffect, useId, useRef, useState } from 'react'
import { business, telephoneLink } from '@/content/business'
import { AnchorButton } from '@/ui/LinkButton'
import type { OpenedRequest } from './draft'
import { composeMail, fitMail, smsUrl, webmailLinks } from './mail'
import styles from './OpenedPanel.module.css'
import { copyText } from './open-mail'

export interface OpenedPanelProps {
  readonly opened: OpenedRequest
  /** Level of its title in the page's outline. */
  readonly headingLevel: 2 | 3 | 4
  /** Right after the mail client was asked to open; not when the page comes back with an earlier request. */
  readonly takesFocus: boolean
  readonly onWriteAgain: () => void
  readonly onForget: () => void
}

/**
 * What to do once the mail client was asked to open. It never claims that anything was sent, and below it are other ways
 * for those whose mail client did not come up.
 */
export function OpenedPanel({ opened, headingLevel, takesFocus, onWriteAgain, onForget }: OpenedPanelProps) {
  const element = useRef<HTMLElement>(null)
  const titleId = useId()
  const Heading = `h${headingLevel}` as const
  const isReady = opened.mail !== 'not opened'
  const explanation = explanations[opened.mail]

  useEffect(() => {
    if (takesFocus) element.current?.focus()
  }, [takesFocus])

  return (
    <section
      ref={element}
      className={styles.panel}
      data-ready={isReady || undefined}
      tabIndex={-1}
      aria-labelledby={titleId}
    >
      {isReady && <IconMailForward size={36} stroke={1.25} aria-hidden className={styles.mark} />}
      <Heading id={titleId} className={styles.title}>
        {isReady
          ? 'Your message is ready. Press Send in your email app.'
          : 'Your email app could not be opened.'}
      </Heading>
      {explanation && <p className={styles.words}>{explanation}</p>}
      {isReady ? (
        <>
          <details className={styles.help} open={opened.mail === 'cut'}>
            <summary className={styles.question}>
              Nothing opened?
              <IconChevronDown size={20} stroke={1.75} aria-hidden />
            </summary>
            <p className={styles.words}>Nothing is lost. Send it any of these ways.</p>
            <OtherWays opened={opened} />
          </details>
          <p className={styles.afterwards}>
            <button type="button" className={styles.link} onClick={onWriteAgain}>
              Edit the message
            </button>
            <button type="button" className={styles.link} onClick={onForget}>
              Start over
            </button>
          </p>
        </>
      ) : (
        <OtherWays opened={opened} />
      )}
    </section>
  )
}

const explanations: Readonly<Record<OpenedRequest['mail'], string>> = {
  whole: '',
  'cut and copied':
    'Your message is too long for one email link. All of it is on your clipboard: paste it into the email before you hit Send.',
  cut: 'Your message is too long for one email link. Copy it here and paste it into the email before you hit Send.',
  'not opened': 'Nothing is lost: your message is below. Try one of these instead.',
}

/** The request copied, as a text message, in webmail, or by telephone. */
function OtherWays({ opened }: { readonly opened: OpenedRequest }) {
  const { mail } = fitMail(opened.request, business)
  return (
    <div className={styles.ways}>
      <CopyRequest text={requestText(opened)} />
      <div className={styles.pair}>
        <AnchorButton
          href={smsUrl(telephoneLink(), mail)}
          variant="default"
          className={styles.way}
          leftSection={<IconMessage size={20} stroke={1.5} aria-hidden />}
        >
          Text us
        </AnchorButton>
        <AnchorButton
          href={telephoneLink()}
          variant="default"
          className={styles.way}
          leftSection={<IconPhone size={20} stroke={1.5} aria-hidden />}
        >
          Call {business.phone}
        </AnchorButton>
      </div>
      <p className={styles.webmail}>
        <span className={styles.webmailLabel}>Or open it in:</span>
        {webmailLinks(mail).map(({ name, url }) => (
          <a key={name} href={url} target="_blank" rel="noopener noreferrer" className={styles.link}>
            {name}
          </a>
        ))}
      </p>
    </div>
  )
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
        {copied === false && 'Couldn’t copy it for you. Select the text below and copy it.'}
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
