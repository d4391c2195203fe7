import { noteDomState } from '@/lib/dom-state'
import { lazyModule } from '@/lib/lazy-module'
import { isDrawnAnew } from '@/lib/prerendered-part'

/** The form's code, which comes when somebody is about to use a form. */
export const lazyForm = lazyModule(async () => {
  const { EstimateForm, draftTypedForms } = await import('./EstimateForm')
  if (!import.meta.env.SSR) {
    // The form of the page is hydrated next, or makes room for the one of another page.
    draftTypedForms()
    noteDomState()
  }
  return { EstimateForm }
})

/** For the `loader` of a page with a form. A page that isn't prerendered needs the code to draw it. */
export async function loadForm(context: { readonly cause: string }): Promise<void> {
  if (isDrawnAnew(context)) await lazyForm.load()
}
