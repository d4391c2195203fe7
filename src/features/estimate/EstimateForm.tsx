import { Button } from '@mantine/core'
import { useNetwork } from '@mantine/hooks'
import { useHydrated } from '@tanstack/react-router'
import { useId, useState } from 'react'
import { business } from '@/content/business/business'
import type { ServiceOption } from '@/content/services/estimate'
import { useHidesFloatingButtons } from '@/ui/hides-floating-buttons'
import { VisuallyHidden } from '@/ui/VisuallyHidden'
import { EstimateField } from './EstimateField'
import classes from './EstimateForm.module.css'
import { formModels, type Variant } from './fields'
import { mailtoUrl, plainSubject } from './mail'
import { OpenedPanel } from './OpenedPanel'
import { frameTitle } from './open-mail'
import { useEstimateForm } from './use-estimate-form'

export interface EstimateFormProps {
  readonly variant: Variant
  /** Names the form. A form without a title has no card around it. */
  readonly title?: string
  readonly intro?: string
  /** For a dialog: the first field takes the focus when it opens. */
  readonly startsInFirstField?: boolean
  /** Tells the forms of the site apart: an opened request comes back to the place where it was written. */
  readonly place: string
  /** Chosen at first, in place of what an earlier draft chose. */
  readonly service?: ServiceOption
}

/** What the browser sends before the script has come, or without one: the fields, as lines of a mail. */
const plainAction = mailtoUrl({
  to: business.email,
  subject: plainSubject,
  body: '',
}).replace('&body=', '')

/** An estimate request by mail (specification, sections 2, 4, 5, 7 and 8). */
export function EstimateForm({
  variant,
  title,
  intro,
  startsInFirstField,
  place,
  service,
}: EstimateFormProps) {
  const { groups, submitLabel, busyLabel } = formModels[variant]
  const { form, isBusy, errors, opened, isJustOpened, ...actions } = useEstimateForm(variant, place, service)
  const isHydrated = useHydrated()
  const [isPrerendered] = useState(!isHydrated)
  const { online } = useNetwork()
  const hidesFloatingButtons = useHidesFloatingButtons()
  const titleId = useId()
  const frameName = useId()

  return (
    <div className={title && classes.card} ref={title ? hidesFloatingButtons : undefined}>
      {opened && (
        <OpenedPanel
          opened={opened}
          takesFocus={isJustOpened}
          onWriteAgain={actions.writeAgain}
          onForget={actions.forgetOpened}
        />
      )}
      {/* What to do next takes the form's place. Where no mail could be opened, it stays. */}
      <div hidden={opened !== undefined && opened.mail !== 'not opened'}>
        {title && (
          <h2 id={titleId} className={classes.title}>
            {title}
          </h2>
        )}
        {intro && <p className={classes.soft}>{intro}</p>}
        <form
          ref={form}
          data-variant={variant}
          className={classes.form}
          method="post"
          action={plainAction}
          encType="text/plain"
          target={frameName}
          noValidate={isHydrated}
          onInput={actions.onInput}
          onSubmit={actions.onSubmit}
          aria-busy={isBusy}
          aria-labelledby={title && titleId}
          aria-label={title ? undefined : 'Estimate request'}
        >
          {groups.map(({ legend, fields }) => (
            <fieldset key={fields[0]?.name} className={classes.group} disabled={isBusy}>
              {legend && <legend className={classes.legend}>{legend}</legend>}
              {fields.map((field) => (
                <EstimateField
                  key={field.name}
                  field={field}
                  takesFocus={startsInFirstField && field === groups[0]?.fields[0]}
                  error={errors[field.name]}
                />
              ))}
            </fieldset>
          ))}
          <div>
            <div role="status">
              {!online && (
                <p className={classes.note}>
                  You’re offline. Fill it in anyway; your email goes out when you’re back online.
                </p>
              )}
            </div>
            <Button type="submit" size="lg" fullWidth disabled={isBusy}>
              {isBusy ? busyLabel : submitLabel}
            </Button>
          </div>
          <p className={classes.soft}>
            Opens your email app with this filled in. Nothing goes out until you hit Send. Fields with{' '}
            <span aria-hidden>*</span>
            <VisuallyHidden>a star</VisuallyHidden> are required.
          </p>
        </form>
      </div>
      {/*
        A mail opened from the page itself would stop the script that is still on its way, and WebKit replaces
        the page where no mail client is set up. A form that the script has drawn gets its frame when it opens
        a mail: a frame takes a phone some time.
      */}
      {isPrerendered && <iframe name={frameName} hidden title={frameTitle} />}
    </div>
  )
}
