import { Button } from '@mantine/core'
import { IconCopy } from '@tabler/icons-react'
import { useEffect, useId, useRef } from 'react'
import { business, telephoneLink } from '@/content/business/business'
import { AnchorButton } from '@/ui/LinkButton'
import { showToast } from '@/ui/lazy-toasts'
import patterns from '@/ui/patterns.module.css'
import type { OpenedRequest } from './draft'
import classes from './EstimateForm.module.css'
import lazy from './lazy-form.module.css'
import { composeMail, fitMail, type Mail, smsUrl, webmailLinks } from './mail'
import { copyText } from './open-mail'
import { copiedToast, explanations, nextSteps, notCopiedToast, notOpenedTitle, openedTitle } from './words'

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
    <section ref={element} className={lazy.panel} tabIndex={-1} aria-labelledby={titleId}>
      <h2 id={titleId} className={classes.title}>
        {isReady ? openedTitle : notOpenedTitle}
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
            <summary>Nothing opened?</summary>
            <OtherWays opened={opened} mail={mail} />
          </details>
          <p className={lazy.links}>
            <button type="button" className={lazy.link} onClick={onWriteAgain}>
              Edit the message
            </button>
            <button type="button" className={lazy.link} onClick={onForget}>
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

/** The request copied, in webmail, or by telephone. */
function OtherWays({ opened: { request }, mail }: { readonly opened: OpenedRequest; readonly mail: Mail }) {
  const links = [...webmailLinks(mail), { name: `Call ${business.phone}`, url: telephoneLink() }]

  /** The whole request with its address, to be pasted anywhere. */
  async function copy(): Promise<void> {
    const { to, subject, body } = composeMail(request, business)
    const isCopied = await copyText(`To: ${to}\nSubject: ${subject}\n\n${body}`)
    showToast(isCopied ? copiedToast : notCopiedToast)
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
      <p className={lazy.links}>
        {links.map(({ name, url }) => (
          <a
            key={name}
            href={url}
            target={url.startsWith('https') ? '_blank' : undefined}
            className={lazy.link}
          >
            {name}
          </a>
        ))}
      </p>
    </>
  )
}
