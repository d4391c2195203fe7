import { IconShare2, IconSquarePlus, IconSquareRoundedCheck } from '@tabler/icons-react'
import { Dialog } from '@/ui/Dialog'
import patterns from '@/ui/patterns.module.css'
import classes from './HomeScreenSteps.module.css'

const steps = [
  { Icon: IconShare2, title: 'Tap Share', hint: 'In the toolbar or under the three dots.' },
  { Icon: IconSquarePlus, title: 'Choose “Add to Home Screen”', hint: 'Further down in the list.' },
  { Icon: IconSquareRoundedCheck, title: 'Tap Add', hint: 'It shows up next to your other apps.' },
]

/** The steps to install the site on an iPhone or iPad. No page can do that by itself there. */
export function HomeScreenSteps({ onClose }: { readonly onClose: () => void }) {
  return (
    <Dialog title="Install the app" onClose={onClose}>
      <div className={classes.content}>
        <p>Opens from your home screen, even without a signal.</p>
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
