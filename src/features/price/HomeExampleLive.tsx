import { useState } from 'react'
import type { homeExample } from '@/content/services/home-estimate'
import { priceWords } from '@/content/services/price-words'
import { writtenEstimate } from '@/content/services/written-estimate-words'
import { EstimatePaper } from '@/ui/EstimatePaper'
import { TextLink } from '@/ui/TextLink'
import classes from './HomeExampleLive.module.css'

/** The written estimate on Home for a room of any size, with the way to the sheet that has all the rest. */
export function HomeExampleLive({ example }: { readonly example: NonNullable<typeof homeExample> }) {
  const [size, setSize] = useState(example.size)
  const { lines, total, note, sheet } = example.estimateFor(size)
  const isFigure = total.startsWith('$')
  return (
    <>
      <EstimatePaper
        job={
          <label className={classes.job}>
            <span>{`${example.room},`}</span>
            <span className={classes.measure}>
              <input
                type="number"
                inputMode="numeric"
                min="1"
                aria-label={priceWords.sizeOf(example.room, example.unit)}
                value={size}
                onChange={({ currentTarget }) => setSize(currentTarget.value)}
                className={classes.size}
              />
              <span>{example.unit}</span>
            </span>
          </label>
        }
        lines={lines}
        total={
          <output aria-live="polite" className={isFigure ? undefined : classes.words}>
            <span>{total}</span>
            {note && <span className={classes.note}>{note}</span>}
          </output>
        }
      />
      <TextLink to={example.path} search={{ sheet }} hash={priceWords.id}>
        {writtenEstimate.link}
      </TextLink>
    </>
  )
}
