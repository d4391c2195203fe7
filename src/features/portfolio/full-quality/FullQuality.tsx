import { IconCircleCheck, IconDownload } from '@tabler/icons-react'
import { useRef } from 'react'
import { lazyModule } from '@/lib/lazy-module'
import { useFocusRestore } from '@/lib/use-focus-restore'
import { Button } from '@/ui/Button'
import { Lazy } from '@/ui/Lazy'
import classes from './FullQuality.module.css'
import type { PhotoFile, SaveError } from './store'
import { type FullQuality as Photos, useFullQuality } from './use-full-quality'

const savingProgress = lazyModule(() => import('./SavingProgress'))

const problems: Record<SaveError['reason'], string> = {
  connection: 'The connection went away. Resume when it is back.',
  room: 'There is no room for more on this device. Free some space, then resume.',
  refused: 'This browser does not let the site keep photos.',
}

/** Saves every photograph on the device in full quality, to show work where there is no signal. */
export default function FullQuality() {
  const photos = useFullQuality()
  return photos ? <Panel {...photos} /> : null
}

function Panel(photos: Photos) {
  const panel = useRef<HTMLDivElement>(null)
  useFocusRestore(panel)

  const { files, saved, missing, isSaving, problem, isPersistent } = photos
  const isComplete = missing.length === 0
  const Icon = isComplete ? IconCircleCheck : IconDownload

  return (
    <div ref={panel} tabIndex={-1} className={classes.panel}>
      <Icon size={28} stroke={1.5} aria-hidden className={classes.icon} />
      <div className={classes.words}>
        <p role="status" className={classes.state}>
          {isSaving ? 'Saving photos for offline' : stateOf(photos)}
        </p>
        {isSaving ? (
          <>
            <Lazy of={savingProgress} when>
              {({ SavingProgress }) => <SavingProgress percent={(100 * bytesOf(saved)) / bytesOf(files)} />}
            </Lazy>
            <p className={classes.note}>{shareOf(photos)}</p>
          </>
        ) : (
          <p className={classes.note} role={problem && 'alert'}>
            {problem ? problems[problem] : noteOn(isComplete, isPersistent)}
          </p>
        )}
      </div>
      <Actions {...photos} isComplete={isComplete} />
    </div>
  )
}

/** The buttons for the current state. */
function Actions({
  saved,
  isOutdated,
  isSaving,
  isComplete,
  save,
  pause,
  remove,
}: Photos & { readonly isComplete: boolean }) {
  return (
    <div className={classes.actions}>
      {isComplete ? null : (
        <Button size="lg" variant="default" onClick={isSaving ? pause : save}>
          {isSaving ? 'Pause' : isOutdated ? 'Update' : saved.length > 0 ? 'Resume' : 'Save for offline'}
        </Button>
      )}
      {saved.length > 0 && !isSaving ? (
        <Button size="lg" variant="default" onClick={remove}>
          Remove
        </Button>
      ) : null}
    </div>
  )
}

function stateOf(photos: Photos): string {
  const { files, saved, missing, isOutdated } = photos
  if (missing.length === 0) return `Saved for offline: ${amountOf(saved)}`
  if (isOutdated) return `There are new photos to save: ${amountOf(missing)}`
  if (saved.length > 0) return `Saved for offline: ${shareOf(photos)}`
  return `Save for offline in full quality: ${amountOf(files)}`
}

function noteOn(isComplete: boolean, isPersistent: boolean): string {
  if (!isComplete)
    return 'They are here in a smaller size already. This keeps them sharp on a large screen too.'
  return isPersistent
    ? 'They stay on this device until you remove them.'
    : 'The browser may clear them if the device runs out of room.'
}

const shareOf = ({ saved, files }: Photos) =>
  `${saved.length} of ${files.length} photos, ${megabytes(saved)} of ${megabytes(files)} MB`

const amountOf = (files: readonly PhotoFile[]) =>
  `${files.length} ${files.length === 1 ? 'photo' : 'photos'}, ${megabytes(files)} MB`

const megabytes = (files: readonly PhotoFile[]) => (bytesOf(files) / 1_000_000).toFixed(1)

const bytesOf = (files: readonly PhotoFile[]) => files.reduce((sum, { bytes }) => sum + bytes, 0)
