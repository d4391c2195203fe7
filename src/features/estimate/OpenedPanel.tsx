import { Button } from '@mantine/core'
import { IconCopy } from '@tabler/icons-react'
import { useEffect, useId, useRef } from 'react'
import { business, telephoneLink, theOwner } from '@/content/business/business'
import { claims } from '@/content/business/claims'
import { withClaim } from '@/content/business/sentences'
import { AnchorButton } from '@/ui/LinkButton'
import patterns from '@/ui/patterns.module.css'
import { showToast } from '@/ui/toast'
import type { OpenedRequest } from './draft'
import classes from './EstimateForm.module.css'
import later from './later.module.css'
import { composeMail, fitMail, type Mail, smsUrl, webmailLinks } from './mail'
import { copyText } from './open-mail'

export interface OpenedPanelProps {
  readonly opened: OpenedRequest
  /** Right after the mail client was asked to open; not when the page comes back with an earlier request. */
  readonly takesFocus: boolean
  readonly onWriteAgain: () => void
  readonly onForget: () => void
}

/**
 * The next step once the mail client was asked to open. It never claims that anything was sent, and has other
 * ways for those whose mail client did not come up.
 */
export function OpenedPanel({ opened, takesFocus, onWriteAgain, onForget }: OpenedPanelProps) {
  const element = useRef<HTMLElement>(null)
  const titleId = useId()
  const isReady = opened.mail !== 'not opened'
  const explanation = explanations[opened.mail]
  const { mail } = fitMail(opened.request, business)

  useEffect(() => {
    if (takesFocus) element.current?.focus()
  }, [takesFocus])

  return (
    <section ref={element} className={later.panel} tabIndex={-1} aria-labelledby={titleId}>
      <h2 id={titleId} className={classes.title}>
        {isReady
          ? 'Your message is ready. Press Send in your email app.'
          : 'Your email app could not be opened.'}
      </h2>
      {explanation && <p>{explanation}</p>}
      {isReady && <p>{nextSteps}</p>}
      <div className={patterns.onTouch}>
        <AnchorButton variant="default" fullWidth href={smsUrl(telephoneLink(), mail)}>
          Send as a text instead
        </AnchorButton>
      </div>
      {isReady ? (
        <>
          <details open={opened.mail === 'cut'}>
            <summary className={later.question}>Nothing opened?</summary>
            <OtherWays opened={opened} mail={mail} />
          </details>
          <p className={later.links}>
            <button type="button" className={later.link} onClick={onWriteAgain}>
              Edit the message
            </button>
            <button type="button" className={later.link} onClick={onForget}>
              Start over
            </button>
          </p>
        </>
      ) : (
        <OtherWays opened={opened} mail={mail} />
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

const nextSteps = `Add photos of the floor before you hit Send.${withClaim(claims.reply, (soon) => ` ${theOwner} calls back ${soon}.`)}`

/** The request copied, in webmail, or by telephone. */
function OtherWays({ opened: { request }, mail }: { readonly opened: OpenedRequest; readonly mail: Mail }) {
  const links = [...webmailLinks(mail), { name: `Call ${business.phone}`, url: telephoneLink() }]

  /** The whole request with its address, to be pasted anywhere. */
  async function copy(): Promise<void> {
    const { to, subject, body } = composeMail(request, business)
    const isCopied = await copyText(`To: ${to}\nSubject: ${subject}\n\n${body}`)
    if (isCopied)
      showToast({ kind: 'success', message: 'Copied. Paste it into an email or a text message to us.' })
    else
      showToast({ kind: 'error', message: `Couldn’t copy it. Copy your message from the form, or call us.` })
  }

  return (
    <>
      <Button
        size="lg"
        fullWidth
        leftSection={<IconCopy size="1.25em" stroke={1.5} aria-hidden />}
        onClick={copy}
      >
        Copy the request
      </Button>
      <p className={later.links}>
        {links.map(({ name, url }) => (
          <a
            key={name}
            href={url}
            target={url.startsWith('https') ? '_blank' : undefined}
            className={later.link}
          >
            {name}
          </a>
        ))}
      </p>
    </>
  )
}
