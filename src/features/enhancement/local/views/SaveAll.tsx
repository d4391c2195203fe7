import { Button } from '@mantine/core'
import { IconPlayerStop, IconRestore, IconShare2 } from '@tabler/icons-react'
import { isBusy } from '@/features/enhancement/batch/batch-reducer'
import { isPending } from '@/features/enhancement/batch/item'
import { canShare, share } from '@/features/enhancement/save/files'
import { saveAsZip } from '@/features/enhancement/save/zip'
import { SaveButton } from '@/features/enhancement/views/BatchControls'
import { longestWebSide } from '~/workers/export/protocol'
import { cancelSaving, clearList, saveResults } from '../commands'
import { changeState, useLocalState } from '../state'
import classes from './LocalTool.module.css'

export function SaveAll() {
  const { batch, isForWeb, written, isSaved } = useLocalState((state) => state)
  const count = batch.items.filter(({ result }) => result).length
  if (count === 0) return null
  const isAtEnd = !isBusy(batch) && !batch.items.some(isPending)

  const zip = () =>
    saveResults(async (results, options) => {
      const zips = await saveAsZip(results, options)
      return `${results.length} images saved in ${zips === 1 ? 'one zip file' : `${zips} zip files`}`
    })
  const shareAll = () =>
    saveResults(async (results, options) => {
      await share(results, options)
      return `${results.length} images shared`
    })

  return (
    <section className={classes.save} aria-label="All enhanced images">
      <div className={classes.targets}>
        <SaveButton count={count} written={written} isNextStep={isAtEnd && !isSaved} onSave={zip} />
        {written !== null && (
          <Button
            variant="default"
            size="lg"
            leftSection={<IconPlayerStop size={20} stroke={1.5} aria-hidden />}
            onClick={cancelSaving}
          >
            Stop Saving
          </Button>
        )}
        {canShare() && (
          <Button
            variant="default"
            size="lg"
            leftSection={<IconShare2 size={20} stroke={1.5} aria-hidden />}
            disabled={written !== null}
            onClick={shareAll}
          >
            Share
          </Button>
        )}
        {isAtEnd && isSaved && (
          <Button
            size="lg"
            leftSection={<IconRestore size={20} stroke={1.5} aria-hidden />}
            onClick={clearList}
          >
            Start Over
          </Button>
        )}
      </div>
      <label className={classes.forWeb}>
        <input
          type="checkbox"
          checked={isForWeb}
          onChange={({ currentTarget }) => changeState({ isForWeb: currentTarget.checked })}
        />
        Smaller, for the web: JPEG, up to {longestWebSide} px
      </label>
    </section>
  )
}
