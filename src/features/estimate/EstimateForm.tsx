import { Button } from '@mantine/core'
import { useNetwork } from '@mantine/hooks'
import { IconWifiOff } from '@tabler/icons-react'
import { useHydrated } from '@tanstack/react-router'
import { useId, useState } from 'react'
import { business } from '@/content/business'
import type { ServiceOption } from '@/content/estimate'
import { useOwnActions } from '@/ui/own-actions'
import { VisuallyHidden } from '@/ui/VisuallyHidden'
import { EstimateField } from './EstimateField'
import styles from './EstimateForm.module.css'
import { formModels, type Variant } from './fields'
import { mailtoUrl } from './mail'
import { OpenedPanel } from './OpenedPanel'
import { frameTitle } from './open-mail'
import { useEstimateForm } from './use-estimate-form'

export interface EstimateFormProps {
  readonly variant: Variant
  /** Stands above the fields and names the form. */
  readonly title?: string
  /** Level of the title in the page's outline. @default 2 */
  readonly headingLevel?: 2 | 3 | 4
  /** A sentence under the title. */
  readonly intro?: string
  /** Drawn without its card, for a ground that is one already. */
  readonly isBare?: boolean
  /** For a dialog: the first field takes the focus when it opens. */
  readonly startsInFirstField?: boolean
  /** Tells the forms of the site apart: an opened request comes back to the place where it was written. */
  readonly place: string
  /** Chosen at first, in place of what an earlier draft chose. */
  readonly service?: ServiceOption
}

/** What the browser itself sends before the script has arrived, or without one: the fields, as lines of a mail. */
const plainAction = mailtoUrl({
  to: business.email,
  subject: 'New Lead: estimate request from the website',
  body: '',
}).replace('&body=', '')

/** An estimate request by mail (specification, sections 2, 4, 5, 7 and 8). */
export function EstimateForm({
  variant,
  title,
  headingLevel = 2,
  intro,
  isBare,
  startsInFirstField,
  place,
  service,
}: EstimateFormProps) {
  const { groups, submitLabel, busyLabel } = formModels[variant]
  const { form, isBusy, errors, opened, isJustOpened, isRestored, ...actions } = useEstimateForm(
    variant,
    place,
    service,
  )
  // What to do next takes the form's place. A mail that could not be opened leaves the form as it is.
  const isDone = opened !== undefined && opened.mail !== 'not opened'
  const isHydrated = useHydrated()
  const [isPrerendered] = useState(!isHydrated)
  const { online } = useNetwork()
  const ownActions = useOwnActions()
  const titleId = useId()
  const frameName = useId()
  const Heading = `h${headingLevel}` as const

  return (
    <div className={styles.estimate} data-bare={isBare || undefined} ref={isBare ? undefined : ownActions}>
      {opened && (
        <OpenedPanel
          opened={opened}
          headingLevel={title ? headingLevel : 3}
          takesFocus={isJustOpened}
          onWriteAgain={actions.writeAgain}
          onForget={actions.forgetOpened}
        />
      )}
      {title && (
        <Heading id={titleId} className={styles.title} hidden={isDone}>
          {title}
        </Heading>
      )}
      {intro && (
        <p className={styles.intro} hidden={isDone}>
          {intro}
        </p>
      )}
      <form
        ref={form}
        data-variant={variant}
        className={styles.form}
        hidden={isDone}
        method="post"
        action={plainAction}
        encType="text/plain"
        target={frameName}
        noValidate={isHydrated}
        onInput={actions.onInput}
        onSubmit={actions.onSubmit}
        aria-busy={isBusy}
        aria-labelledby={title ? titleId : undefined}
        aria-label={title ? undefined : 'Estimate request'}
      >
        {groups.map((group) => (
          <fieldset key={group.fields[0]?.name} className={styles.group} disabled={isBusy}>
            {group.legend && <legend className={styles.legend}>{group.legend}</legend>}
            <div className={styles.fields}>
              {group.fields.map((field) => (
                <EstimateField
                  key={field.name}
                  field={field}
                  takesFocus={startsInFirstField && field === groups[0]?.fields[0]}
                  error={errors[field.name]}
                />
              ))}
            </div>
          </fieldset>
        ))}
        <div>
          <div role="status" className={styles.notes}>
            {isRestored && (
              <p className={styles.note} data-wraps>
                We kept what you typed earlier.
                <button type="button" className={styles.plainButton} onClick={actions.clear}>
                  Clear it
                </button>
              </p>
            )}
            {!online && (
              <p className={styles.note}>
                <IconWifiOff size={22} stroke={1.5} aria-hidden className={styles.noteIcon} />
                <span>You’re offline. Fill it in anyway; your email goes out when you’re back online.</span>
              </p>
            )}
          </div>
          <Button type="submit" size="lg" fullWidth disabled={isBusy} className={styles.submit}>
            {isBusy ? busyLabel : submitLabel}
          </Button>
          <p className={styles.smallPrint}>
            Opens your email app with this filled in. Nothing goes out until you hit Send. Fields with{' '}
            <span aria-hidden>*</span>
            <VisuallyHidden>a star</VisuallyHidden> are required.
          </p>
        </div>
      </form>
      {/*
        A mail opened from the page itself would stop the script that is still on its way, and WebKit replaces the page
        where no mail client is set up. A form that the script has drawn gets its frame when it opens a mail: a frame takes
        a phone some time.
      */}
      {isPrerendered && <iframe name={frameName} hidden title={frameTitle} />}
    </div>
  )
}
