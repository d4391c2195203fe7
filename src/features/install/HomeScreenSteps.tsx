import { IconShare2, IconSquarePlus, IconSquareRoundedCheck } from '@tabler/icons-react'
import { Dialog } from '@/ui/Dialog'
import patterns from '@/ui/patterns.module.css'
import classes from './HomeScreenSteps.module.css'

const steps = [
  { Icon: IconShare2, title: 'Tap Share', hint: 'In the browser’s bar, or behind its three dots.' },
  { Icon: IconSquarePlus, title: 'Choose “Add to Home Screen”', hint: 'Further down in the list.' },
  { Icon: IconSquareRoundedCheck, title: 'Tap Add', hint: 'The app then stands beside your others.' },
]

/** The steps to install the site on an iPhone or iPad. No page can do that by itself there. */
export function HomeScreenSteps({ onClose }: { readonly onClose: () => void }) {
  return (
    <Dialog title="Install the app" onClose={onClose}>
      <div className={classes.content}>
        <p>
          It opens from your home screen, without a network too: every page, every photo and the photo tool.
        </p>
        <ol className={classes.steps}>
          {steps.map(({ Icon, title, hint }) => (
            <li key={title} className={classes.step}>
              <Icon size={28} stroke={1.5} aria-hidden />
              <div>
                <strong>{title}</strong>
                <p className={patterns.small}>{hint}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </Dialog>
  )
}
