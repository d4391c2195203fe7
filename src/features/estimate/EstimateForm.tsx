import { Button } from '@mantine/core'
import { useNetwork } from '@mantine/hooks'
import { useHydrated } from '@tanstack/react-router'
import { useId } from 'react'
import { business } from '@/content/business/business'
import { serviceOfPage } from '@/content/services/offered-services'
import { TextPhoto } from '@/ui/TextPhoto'
import { VisuallyHidden } from '@/ui/VisuallyHidden'
import type { LinkedRequest } from './draft'
import { EstimateField } from './EstimateField'
import classes from './EstimateForm.module.css'
import { type EstimateRequest, formModels, type Variant } from './fields'
import { mailtoUrl, plainSubject } from './mail'
import { OpenedPanel } from './OpenedPanel'
import { useEstimateForm } from './use-estimate-form'

export { keepTypedForms } from './use-estimate-form'

export interface EstimateFormProps {
  readonly variant: Variant
  /** Names the form. A dialog has a title of its own. */
  readonly title?: string
  readonly intro?: string
  /** For a dialog: the first field takes the focus when it opens. */
  readonly startsInFirstField?: boolean
  /** The path of the page that a request comes from. Its service is chosen at first, and the mail names it. */
  readonly page: string
  /** An opened request comes back to the place where it was written. @default the page */
  readonly place?: string
  /** The request of the link that leads here. */
  readonly link?: LinkedRequest
}

/** The fields as lines of a mail: the browser sends it where the script hasn't come, or never will. */
function plainAction(page: string): string {
  const subject = plainSubject(page, business.siteUrl)
  return mailtoUrl({ to: business.email, subject, body: '' }).replace('&body=', '')
}

/** An estimate request by mail (specification, sections 2, 4, 5, 7 and 8). */
export function EstimateForm({
  variant,
  title,
  intro,
  startsInFirstField,
  page,
  place = page,
  link = {},
}: EstimateFormProps) {
  const { groups, submitLabel, busyLabel } = formModels[variant]
  const { form, isBusy, errors, opened, isJustOpened, ...actions } = useEstimateForm({
    variant,
    page,
    place,
    link,
  })
  const preset: EstimateRequest = { service: serviceOfPage(page)?.name }
  const isHydrated = useHydrated()
  const { online } = useNetwork()
  const titleId = useId()
  const frameName = useId()

  return (
    <>
      {opened && (
        <OpenedPanel
          opened={opened}
          takesFocus={isJustOpened}
          onWriteAgain={actions.writeAgain}
          onForget={actions.forgetOpened}
        />
      )}
      {/* The next step takes the form's place. Where no mail could be opened, it stays. */}
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
          action={plainAction(page)}
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
                  preset={preset[field.name]}
                  takesFocus={startsInFirstField && field === groups[0]?.fields[0]}
                  error={errors[field.name]}
                />
              ))}
            </fieldset>
          ))}
          <TextPhoto />
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
    </>
  )
}
