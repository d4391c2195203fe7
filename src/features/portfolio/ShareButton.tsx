import { IconShare2 } from '@tabler/icons-react'
import { DialogButton } from '@/ui/Dialog'
import { showToast } from '@/ui/toast'

/** Shares the page's address, or copies it if the browser cannot share. An installed app shows no address bar. */
export function ShareButton({ title }: { readonly title: string }) {
  async function share(): Promise<void> {
    const url = window.location.href
    const canShare: boolean = 'share' in navigator
    if (canShare) {
      // The visitor may have closed the share sheet. That is no error.
      await navigator.share({ title, url }).catch(() => {})
      return
    }
    try {
      await navigator.clipboard.writeText(url)
      showToast({ kind: 'success', message: 'The link to this project is copied.' })
    } catch {
      showToast({ kind: 'error', message: `The link could not be copied. It is ${url}` })
    }
  }

  return (
    <DialogButton aria-label="Share" onClick={() => void share()}>
      <IconShare2 size={22} stroke={1.5} aria-hidden />
    </DialogButton>
  )
}
