import { noteDomState } from '@/lib/dom-state'
import { lazyModule } from '@/lib/lazy-module'

/** The form's code, which comes when somebody is about to use a form. */
export const lazyForm = lazyModule(async () => {
  const { EstimateForm, keepTypedForms } = await import('./EstimateForm')
  // It's hydrated next.
  if (!import.meta.env.SSR) noteDomState()
  return { EstimateForm, keepTypedForms }
})

const isPrerendered = () =>
  document.querySelector('[data-scripts]') !== null && !('started' in document.documentElement.dataset)

/**
 * For the `loader` of a page with a form, which a change within the page doesn't concern. A page that isn't
 * prerendered needs the code to draw the form, and what stands in the form of the page before it.
 */
export async function loadForm({ cause }: { readonly cause: string }): Promise<void> {
  if (cause === 'stay' || (!import.meta.env.SSR && isPrerendered())) return
  const { keepTypedForms } = await lazyForm.load()
  keepTypedForms()
}
