import { useSearch } from '@tanstack/react-router'
import { PrerenderedPart } from '@/ui/PrerenderedPart'
import { lazySheet } from './lazy-sheet'

/**
 * A price sheet on a page. Its HTML leads to the form without the code, which an address that fills it in brings at
 * once.
 */
export function LazyPriceSheet() {
  const isFilled = useSearch({ strict: false, select: ({ sheet }) => Boolean(sheet) })
  return (
    <PrerenderedPart of={lazySheet} isWanted={isFilled}>
      {drawSheet}
    </PrerenderedPart>
  )
}

const drawSheet = ({ PriceSheetForm }: Awaited<ReturnType<typeof lazySheet.load>>) => <PriceSheetForm />
