import { useSearch } from '@tanstack/react-router'
import { memo, Suspense, useCallback, useMemo } from 'react'
import { atApproach } from '@/lib/lazy-module'
import { usePart } from '@/lib/prerendered-part'
import { useHidesFloatingButtons } from '@/ui/hides-floating-buttons'
import type { EstimateFormProps } from './EstimateForm'
// Also for the form in it, whose styles are there before its code.
import classes from './EstimateForm.module.css'
import { lazyForm } from './lazy-form'

/**
 * An estimate form on a page. Its HTML is there from the start and works without the code, which comes at the
 * first sign that somebody is about to use it, or with a link that fills the form.
 */
export function EstimateCard({ link: { service, message } = {}, ...props }: EstimateFormProps) {
  const hidesFloatingButtons = useHidesFloatingButtons()
  const link = useMemo(() => ({ service, message }), [service, message])
  const hasSheet = useSearch({ strict: false, select: ({ sheet }) => Boolean(sheet) })
  const isFilled = hasSheet || Boolean(service || message)

  const card = useCallback(
    (element: HTMLElement | null) => {
      if (!element) return
      if (isFilled) lazyForm.preload()
      const endWatch = atApproach(element, lazyForm.preload)
      // What unfolds beside the form isn't covered, either.
      const endReport = hidesFloatingButtons(element.parentElement)
      return () => {
        endWatch()
        endReport?.()
      }
    },
    [hidesFloatingButtons, isFilled],
  )

  return (
    <div ref={card} className={classes.card}>
      <PrerenderedForm {...props} link={link} />
    </div>
  )
}

/** Hydrated once its code is there. An update before that would take the HTML away, hence `memo`. */
const PrerenderedForm = memo(function PrerenderedForm(props: EstimateFormProps) {
  return (
    <Suspense>
      <Form {...props} />
    </Suspense>
  )
})

function Form(props: EstimateFormProps) {
  const { EstimateForm } = usePart(lazyForm)
  return <EstimateForm {...props} />
}
