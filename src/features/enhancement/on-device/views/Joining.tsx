import { Button } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import smallButton from '@/features/enhancement/views/small-button.module.css'
import { lazyModule } from '@/lib/lazy-module'
import { useCloseWatcher } from '@/lib/use-close-watcher'
import { Lazy } from '@/ui/Lazy'
import { stopJoining, swapJoined } from '../actions'
import { pickedPhotos } from '../join-pair'
import { type LocalItem, pathOf } from '../photo'
import { useLocalState } from '../state'
import classes from './Joining.module.css'
import { Thumbnail } from './Thumbnail'

const joinDialog = lazyModule(() => import('./JoinDialog'))

/** Two photos on their way to one picture: what is picked, and then the picture. */
export function Joining() {
  const { library, joining } = useLocalState((state) => state)
  const { before, after } = pickedPhotos(library, joining)
  return (
    <>
      {joining && !after && <JoinChip before={before} />}
      <Lazy of={joinDialog} when={after !== undefined} onGiveUp={stopJoining}>
        {({ JoinDialog }) =>
          before &&
          after && <JoinDialog before={before} after={after} onSwap={swapJoined} onClose={stopJoining} />
        }
      </Lazy>
    </>
  )
}

/** In sight whichever batch is open: what is picked, and what to pick next. */
function JoinChip({ before }: { readonly before: LocalItem | undefined }) {
  useCloseWatcher(stopJoining)
  return (
    <div className={classes.chip}>
      {before && <Thumbnail {...before} />}
      <p role="status" className={classes.words}>
        {before ? (
          <>
            <span>Before: </span>
            <strong>{pathOf(before.originalFile)}</strong>
            <span> · Choose the after, in this batch or another</span>
          </>
        ) : (
          <span>Choose the before</span>
        )}
      </p>
      <Button
        className={smallButton.button}
        variant="subtle"
        aria-label="Stop joining"
        title="Stop joining"
        onClick={stopJoining}
      >
        <IconX size={20} stroke={1.5} aria-hidden />
      </Button>
    </div>
  )
}
