import { Button } from '@mantine/core'
import { IconArrowsDiff, IconRefresh } from '@tabler/icons-react'
import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import type { EnhancementItem, FailureWords } from '../batch/item'
import { ExportButtons, type ExportButtonsProps } from './ExportButtons'
import classes from './ItemRow.module.css'
import { StatusMark } from './StatusMark'
import smallButton from './small-button.module.css'

interface ItemRowProps extends ExportButtonsProps {
  readonly item: EnhancementItem
  /** Why it failed. */
  readonly failure: FailureWords | null
  readonly thumbnail: ReactNode
  /** Stands after its status. */
  readonly facts: ReactNode
  /** A warning. */
  readonly note?: string | undefined
  /** Further buttons. */
  readonly children?: ReactNode
  /** Stands in place of all buttons. */
  readonly instead?: ReactNode
  readonly onCompare: () => void
  /** Only where another try can help. */
  readonly onRetry?: (() => void) | undefined
}

/** One picture of either tool: its thumbnail, its status and its buttons, as wide as its container is. */
export function ItemRow(props: ItemRowProps) {
  const { item, failure, name, thumbnail, facts, note, children, instead, onRetry } = props
  const { status, result } = item
  const compare = result ? props.onCompare : undefined

  return (
    <div className={classes.row}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: for pointers; keys have the named button */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: as above */}
      <div className={classes.photo} data-pressable={compare && true} onClick={compare}>
        <div className={classes.picture}>{thumbnail}</div>
        <div className={classes.words}>
          <p className={classes.name} title={name}>
            {name}
          </p>
          <p className={classes.facts}>
            <StatusMark {...item} /> <span className={classes.more}>{facts}</span>{' '}
            {failure && (
              <span className={classes.note}>
                <strong>{failure.error}</strong>
                {failure.reason && <span>{`. ${failure.reason}`}</span>}
              </span>
            )}
            {note && <span className={classes.note}>{note}</span>}
          </p>
        </div>
      </div>
      {instead ? (
        <div className={classes.instead}>{instead}</div>
      ) : (
        <div className={classes.actions}>
          {compare && (
            <>
              {/* Saving all of them is the next step, and one by itself isn't. */}
              <ExportButtons
                name={name}
                variant="subtle"
                onDownload={props.onDownload}
                onShare={props.onShare}
              />
              <Button
                className={clsx(smallButton.button, classes.compare)}
                variant="subtle"
                leftSection={<IconArrowsDiff size={20} stroke={1.5} aria-hidden />}
                aria-label={`Compare ${name} before and after`}
                title="Compare before and after"
                onClick={compare}
              >
                <span className={smallButton.word}>Compare</span>
              </Button>
            </>
          )}
          {status === 'failed' && onRetry && (
            <Button
              className={smallButton.button}
              variant="light"
              leftSection={<IconRefresh size={20} stroke={1.5} aria-hidden />}
              aria-label={`Retry ${name}`}
              title="Retry"
              onClick={onRetry}
            >
              <span className={smallButton.word}>Retry</span>
            </Button>
          )}
          {children}
        </div>
      )}
    </div>
  )
}
