import { Button, Radio } from '@mantine/core'
import { IconPlayerStop, IconShare2 } from '@tabler/icons-react'
import { useId } from 'react'
import { toExport } from '@/features/enhancement/batch/item'
import { inertIf } from '@/features/enhancement/views/inert-if'
import { SaveButton } from '@/features/enhancement/views/SaveButton'
import { hasTouch } from '@/lib/has-touch'
import { canShare, chooseFileType, saveAll, savedAs, shareAll, stopSaving } from '../actions'
import { type FileType, fileTypes } from '../exported-file-types'
import { openBatchOf } from '../library'
import { isSaveNext, useLocalState } from '../state'
import classes from './ExportPanel.module.css'

/** Where all results are exported: how many, in which form and how large. */
export function ExportPanel() {
  const state = useLocalState((all) => all)
  const { fileType } = state
  const batch = openBatchOf(state.library)
  const { id, saving } = batch
  const outcomeId = useId()
  const items = toExport(batch.items)
  const isNext = isSaveNext(state, batch)
  // On a phone photos go to another app rather than into a folder.
  const isShareNext = canShare() && hasTouch()
  if (items.length === 0) return null

  return (
    <section className={classes.export} aria-label="All enhanced images">
      <div className={classes.targets}>
        <SaveButton
          items={batch.items}
          saving={saving}
          isNextStep={isNext && !isShareNext}
          describedBy={outcomeId}
          onSave={saveAll}
        />
        {saving && (
          <Button
            variant="default"
            size="lg"
            leftSection={<IconPlayerStop size={20} stroke={1.5} aria-hidden />}
            onClick={() => stopSaving(id)}
          >
            Stop Saving
          </Button>
        )}
        {canShare() && (
          <Button
            variant={isNext && isShareNext ? 'filled' : 'default'}
            size="lg"
            leftSection={<IconShare2 size={20} stroke={1.5} aria-hidden />}
            {...inertIf(saving !== null)}
            onClick={saving ? undefined : shareAll}
          >
            Share
          </Button>
        )}
        <p id={outcomeId} className={classes.outcome}>
          {savedAs(items, fileType)}
        </p>
      </div>
      <Radio.Group
        unstyled
        label="File type"
        labelProps={{ className: classes.fileTypesLabel }}
        value={fileType}
        onChange={(value) => chooseFileType(value as FileType)}
      >
        {Object.entries(fileTypes).map(([value, { label }]) => (
          <Radio
            key={value}
            unstyled
            classNames={{ body: classes.fileType }}
            icon={BrowsersOwn}
            value={value}
            label={label}
          />
        ))}
      </Radio.Group>
    </section>
  )
}

/** The browser draws the mark itself, also in forced colors, so these need no style sheet of Mantine's. */
const BrowsersOwn = () => null
