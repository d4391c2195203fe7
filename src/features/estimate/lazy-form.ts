import { noteDomState } from '@/lib/dom-state'
import { lazyModule } from '@/lib/lazy-module'
import { isDrawnAnew } from '@/lib/prerendered-part'

/** The form's code, which comes when somebody is about to use a form. */
export const lazyForm = lazyModule(async () => {
  const { EstimateForm, keepTypedForms } = await import('./EstimateForm')
  // It's hydrated next.
  if (!import.meta.env.SSR) noteDomState()
  return { EstimateForm, keepTypedForms }
})

/**
 * For the `loader` of a page with a form. A page that isn't prerendered needs the code to draw the form, and what
 * stands in the form of the page before it.
 */
export async function loadForm(context: { readonly cause: string }): Promise<void> {
  if (!isDrawnAnew(context)) return
  const { keepTypedForms } = await lazyForm.load()
  keepTypedForms()
}
