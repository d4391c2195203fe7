import { Button } from '@mantine/core'
import { useNetwork } from '@mantine/hooks'
import { Link, useHydrated, useLocation } from '@tanstack/react-router'
import { type ReactNode, useId } from 'react'
import { business } from '@/content/business/business'
import { serviceOfPage } from '@/content/services/offered-services'
import { sheetPath } from '@/content/services/price-sheet'
import { priceWords } from '@/content/services/price-words'
import type { SheetRequest } from '@/content/services/sheet-request'
import patterns from '@/ui/patterns.module.css'
import { TextPhoto } from '@/ui/TextPhoto'
import { unbroken } from '@/ui/unbroken'
import { VisuallyHidden } from '@/ui/VisuallyHidden'
import { EstimateField } from './EstimateField'
import classes from './EstimateForm.module.css'
import type { EstimateRequest } from './fields'
import { fieldsOf, formModels, type Variant } from './form-models'
import lazy from './lazy-form.module.css'
import { mailtoUrl, plainSubject } from './mail'
import { OpenedPanel } from './OpenedPanel'
import { type EstimateFormOptions, useEstimateForm } from './use-estimate-form'
import { offlineNote, questionLink } from './words'

export { draftTypedForms } from './use-estimate-form'

export interface EstimateFormProps extends EstimateFormOptions {
  readonly variant: Variant
  /** Names the form. A dialog has a title of its own. */
  readonly title?: string
  readonly intro?: string
  /** For a dialog: the first field takes the focus when it opens. */
  readonly startsInFirstField?: boolean
  /** For a dialog, which closes when somebody goes back to the price sheet. */
  readonly onChangeSheet?: () => void
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
  onChangeSheet,
  ...options
}: EstimateFormProps) {
  const { page } = options
  const { groups, submitLabel, busyLabel } = formModels[variant]
  const { form, isBusy, errors, opened, isJustOpened, carried, ...actions } = useEstimateForm(options)
  const preset: EstimateRequest = { service: serviceOfPage(page)?.name }
  const hasMessage = fieldsOf(variant).some(({ name }) => name === 'message')
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
            {unbroken(title)}
          </h2>
        )}
        {intro && <p className={classes.soft}>{unbroken(intro)}</p>}
        {carried && isHydrated && <Carried request={carried} onChange={onChangeSheet} />}
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
            <Group key={fields[0]?.name} legend={legend} isBusy={isBusy}>
              {fields.map((field) => (
                <EstimateField
                  key={field.name}
                  field={field}
                  preset={preset[field.name]}
                  takesFocus={startsInFirstField && field === groups[0]?.fields[0]}
                  error={errors[field.name]}
                />
              ))}
            </Group>
          ))}
          <div className={classes.more}>
            {/* Until the script has come, the press waits: what is typed goes along. */}
            {!hasMessage && (
              <Link to="/contact" search={{ from: page }} className={patterns.target} data-in-place>
                {questionLink}
              </Link>
            )}
            <TextPhoto />
          </div>
          <div>
            <div role="status">{!online && <p className={lazy.note}>{offlineNote}</p>}</div>
            <Button type="submit" size="lg" fullWidth disabled={isBusy}>
              {isBusy ? busyLabel : submitLabel}
            </Button>
          </div>
          <p className={classes.soft}>
            Opens your email app. Nothing goes out until you hit Send. <span aria-hidden>*</span>
            <VisuallyHidden>A star is</VisuallyHidden> required
          </p>
        </form>
      </div>
    </>
  )
}

interface GroupProps {
  readonly legend: string | undefined
  readonly isBusy: boolean
  readonly children: ReactNode
}

/** Fields below their legend. A lone group has none, so it's no field set either. */
function Group({ legend, isBusy, children }: GroupProps) {
  if (!legend)
    return (
      <div className={classes.group} inert={isBusy}>
        {children}
      </div>
    )
  return (
    <fieldset className={classes.group} disabled={isBusy}>
      <legend className={classes.legend}>{legend}</legend>
      {children}
    </fieldset>
  )
}

interface CarriedProps {
  readonly request: SheetRequest
  readonly onChange?: () => void
}

/** What came along from a price sheet, with the way back to it. */
function Carried({ request: { sheet, service, lines, total }, onChange }: CarriedProps) {
  const isHere = useLocation({ select: ({ pathname }) => pathname !== '/contact' })
  return (
    <section aria-label={priceWords.carried} className={lazy.carried}>
      <p>{priceWords.carried}</p>
      <ul>
        {lines.map((line) => (
          <li key={line}>{unbroken(line)}</li>
        ))}
      </ul>
      {total && <p>{total}</p>}
      {isHere ? (
        <a href={`#${priceWords.id}`} className={patterns.target} onClick={onChange}>
          {priceWords.change}
        </a>
      ) : (
        <Link to={sheetPath(service)} search={{ sheet }} hash={priceWords.id} className={patterns.target}>
          {priceWords.change}
        </Link>
      )}
    </section>
  )
}
