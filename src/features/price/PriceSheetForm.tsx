import { Button } from '@mantine/core'
import { IconPlus, IconShare } from '@tabler/icons-react'
import { useNavigate, useRouter } from '@tanstack/react-router'
import { type FormEvent, useRef } from 'react'
import { flushSync } from 'react-dom'
import { shareWords } from '@/content/pages/share-button-words'
import { mostLines, priceSheet, writeSheet } from '@/content/services/price-sheet'
import { mayChange, priceWords } from '@/content/services/price-words'
import { rates } from '@/content/services/rates'
import { longDate } from '@/lib/long-date'
import { EstimatePaper } from '@/ui/EstimatePaper'
import { shareLink } from '@/ui/share-link'
import { TermsDetails } from '@/ui/TermsDetails'
import { useHidesFloatingButtons } from '@/ui/use-hides-floating-buttons'
import { VisuallyHidden } from '@/ui/VisuallyHidden'
import lazy from './lazy-sheet.module.css'
import classes from './PriceSheet.module.css'
import { SheetLine } from './SheetLine'
import { lineElements, type Row, useSheet } from './use-sheet'

/**
 * The written estimate as something to fill in: rooms and staircases, each with its kind of work, size, finish
 * and pattern. It answers at once, keeps its lines in the address, and leads to the form with them. Before any
 * script it's a form of the browser's own, which leads there, too.
 */
export function PriceSheetForm() {
  const form = useRef<HTMLFormElement>(null)
  const { path, rows, openKey, ...sheet } = useSheet(form)
  const navigate = useNavigate()
  const router = useRouter()
  const hidesFloatingButtons = useHidesFloatingButtons()

  const address = writeSheet(rows)
  const request = { to: '/contact', search: { from: path, sheet: address } } as const
  const { parts, total, time, notes } = priceSheet(rows)
  const kinds = rows.map(({ service }) => rates[service])
  const mayGrow = rows.length > 0 && rows.length < mostLines

  function ask(event: FormEvent): void {
    event.preventDefault()
    void navigate(request)
  }

  const url = () => {
    const { href } = router.buildLocation({ to: path, search: { sheet: address }, hash: priceWords.id })
    return new URL(href, window.location.href).href
  }

  /** The line that is added has the focus. */
  function add(addLine: () => void): void {
    flushSync(addLine)
    const added = lineElements(form.current).at(-1)
    const control = added?.querySelector<HTMLElement>('[name=size]') ?? added?.querySelector('select')
    control?.focus()
    // What stands there is an example, which the first key replaces.
    if (control instanceof HTMLInputElement) control.select()
  }

  /** The line that takes its place has the focus, so that nothing else moves. */
  function remove(row: Row): void {
    const index = rows.indexOf(row)
    flushSync(() => sheet.remove(row))
    const lines = lineElements(form.current)
    const next = lines[index] ?? lines.at(-1)
    next?.focus({ preventScroll: true })
  }

  const preload = () => {
    if (router.options.defaultPreload) void router.preloadRoute(request)
  }

  return (
    <form
      ref={form}
      id={priceWords.id}
      className={classes.sheet}
      action={request.to}
      noValidate
      onInput={sheet.readControls}
      onSubmit={ask}
      data-filled={sheet.isFilled || undefined}
      data-patterns={kinds.some((rate) => rate?.patterns) || undefined}
    >
      <input type="hidden" name="from" value={path} />
      <div ref={hidesFloatingButtons}>
        <EstimatePaper
          caption={kinds.some(Boolean) ? priceWords.caption : priceWords.captionWithoutRate}
          lines={[mayChange(kinds)]}
          totalLabel={priceWords.total}
          totalClassName={classes.total}
          total={
            <output aria-live="polite" className={time ? classes.answer : classes.words}>
              <span>{total}</span>
              {time && <VisuallyHidden>, </VisuallyHidden>}
              {time && <span className={classes.time}>{time}</span>}
            </output>
          }
          after={
            <>
              <ul aria-live="polite" className={lazy.notes}>
                {notes.map((note) => (
                  <li key={note}>{note}</li>
                ))}
              </ul>
              <div className={classes.foot}>
                <div className={classes.actions}>
                  <Button
                    type="submit"
                    size="lg"
                    className={classes.ask}
                    onPointerEnter={preload}
                    onTouchStart={preload}
                    onFocus={preload}
                  >
                    {priceWords.ask}
                  </Button>
                  <Quiet icon={IconShare} onClick={() => void shareLink(priceWords.shareTitle, url())}>
                    {shareWords.share}
                  </Quiet>
                </div>
                <TermsDetails />
              </div>
              {sheet.isFilled && (
                <p data-paper className={lazy.sender}>
                  {priceWords.sender(today(), url())}
                </p>
              )}
            </>
          }
        >
          <div aria-hidden className={classes.heads}>
            <span className={classes.kind}>{priceWords.kind}</span>
            <span className={classes.size}>{priceWords.size}</span>
            <span className={classes.finish}>{priceWords.finish}</span>
            <span className={classes.pattern}>{priceWords.pattern}</span>
            <span className={classes.price}>{priceWords.price}</span>
          </div>
          {rows.map((row, index) => (
            <SheetLine
              key={row.key}
              line={row}
              number={index + 1}
              price={parts[index] ?? ''}
              isAlone={rows.length === 1}
              isFilled={sheet.isFilled}
              isOpen={row.key === openKey}
              onOpen={() => sheet.open(row.key)}
              onRemove={() => remove(row)}
            />
          ))}
          {mayGrow && (
            <div className={classes.add}>
              <Quiet icon={IconPlus} onClick={() => add(sheet.addRoom)}>
                {priceWords.addRoom}
              </Quiet>
              {priceWords.addStairs && (
                <Quiet icon={IconPlus} onClick={() => add(sheet.addStairs)}>
                  {priceWords.addStairs}
                </Quiet>
              )}
            </div>
          )}
        </EstimatePaper>
      </div>
    </form>
  )
}

/** Where the visitor is. */
function today(): string {
  const now = new Date()
  return longDate([now.getFullYear(), now.getMonth() + 1, now.getDate()].join('-'))
}

interface QuietProps {
  readonly icon: typeof IconPlus
  readonly onClick: () => void
  readonly children: string
}

/** A button that looks like a link. */
function Quiet({ icon: Mark, onClick, children }: QuietProps) {
  return (
    <button type="button" className={classes.quiet} onClick={onClick}>
      <Mark size="1.25em" stroke={1.5} aria-hidden />
      <span>{children}</span>
    </button>
  )
}
