import { useSearch } from '@tanstack/react-router'
import { useCallback } from 'react'
import { PrerenderedPart } from '@/ui/PrerenderedPart'
import type { EstimateFormProps } from './EstimateForm'
// Also for the form in it, whose styles are there before its code.
import classes from './EstimateForm.module.css'
import { lazyForm } from './lazy-form'

/**
 * An estimate form on a page. Its HTML works without the code, which a link that fills the form brings at once.
 */
export function EstimateCard({ variant, title, intro, page, place, link = {} }: EstimateFormProps) {
  const sheet = useSearch({ strict: false, select: (search) => search.sheet })
  const { service, message } = link

  const drawForm = useCallback(
    ({ EstimateForm }: Awaited<ReturnType<typeof lazyForm.load>>) => (
      <EstimateForm {...{ variant, title, intro, page, place }} link={{ service, message }} />
    ),
    [variant, title, intro, page, place, service, message],
  )

  return (
    <div className={classes.card}>
      <PrerenderedPart of={lazyForm} isWanted={Boolean(sheet || service || message)}>
        {drawForm}
      </PrerenderedPart>
    </div>
  )
}
