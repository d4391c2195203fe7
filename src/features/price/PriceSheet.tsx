import { useSearch } from '@tanstack/react-router'
import { memo, Suspense, useCallback } from 'react'
import { atApproach } from '@/lib/lazy-module'
import { keepPresses, usePart } from '@/lib/prerendered-part'
import { lazySheet } from './lazy-sheet'
// For the sheet in it, whose styles are there before its code.
import './PriceSheet.module.css'

/**
 * A price sheet on a page. Its HTML is there from the start and leads to the form without the code, which comes
 * at the first sign that somebody is about to use it, or with an address that fills it in.
 */
export function PriceSheet() {
  const isFilled = useSearch({ strict: false, select: ({ sheet }) => Boolean(sheet) })

  const place = useCallback(
    (element: HTMLElement | null) => {
      if (!element) return
      if (isFilled) lazySheet.preload()
      const ends = [atApproach(element, lazySheet.preload), keepPresses(element, lazySheet)]
      return () => {
        for (const end of ends) end()
      }
    },
    [isFilled],
  )

  return (
    <div ref={place}>
      <PrerenderedSheet />
    </div>
  )
}

/** Hydrated once its code is there. An update before that would take the HTML away, hence `memo`. */
const PrerenderedSheet = memo(function PrerenderedSheet() {
  return (
    <Suspense>
      <Sheet />
    </Suspense>
  )
})

function Sheet() {
  const { FilledSheet } = usePart(lazySheet)
  return <FilledSheet />
}
