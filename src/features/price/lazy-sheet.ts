import { noteDomState } from '@/lib/dom-state'
import { lazyModule } from '@/lib/lazy-module'
import { isDrawnAnew } from '@/lib/prerendered-part'

/** The sheet's code, which comes when somebody is about to use a sheet. */
export const lazySheet = lazyModule(async () => {
  const { PriceSheetForm } = await import('./PriceSheetForm')
  // It's hydrated next.
  if (!import.meta.env.SSR) noteDomState()
  return { PriceSheetForm }
})

/** For the `loader` of a page with a sheet. */
export async function loadSheet(context: { readonly cause: string }): Promise<void> {
  if (isDrawnAnew(context)) await lazySheet.load()
}
