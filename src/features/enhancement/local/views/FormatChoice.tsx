import { useEffect, useState } from 'react'
import type { Result } from '@/features/enhancement/save/result'
import { fileIn, longestSides, type SaveFormat } from '@/features/enhancement/save/web-format'
import type { WebFormat } from '~/workers/export/protocol'
import { chooseFormat } from '../commands'
import { useLocalState } from '../store/local-state'
import { roughSize } from '../words'
import classes from './FormatChoice.module.css'

const types = {
  png: 'PNG, full size',
  'image/jpeg': 'JPEG, smaller, for the web',
  'image/webp': 'WebP, smaller, for the web',
} as const

type Type = keyof typeof types

const defaultSide = 1920

/**
 * Whether results are saved as they are or smaller for the web, and how large that is.
 *
 * @param results as PNG
 */
export function FormatChoice({ results }: { readonly results: readonly Result[] }) {
  const format = useLocalState((state) => state.saveFormat)
  const size = useSize(format, results)
  const side = format === 'png' ? defaultSide : format.longestSide
  const chooseType = (type: Type) => chooseFormat(type === 'png' ? 'png' : { type, longestSide: side })

  return (
    <div className={classes.choice}>
      <label className={classes.field}>
        Save as
        <select
          className={classes.select}
          value={format === 'png' ? 'png' : format.type}
          onChange={({ currentTarget }) => chooseType(currentTarget.value as Type)}
        >
          {Object.entries(types).map(([type, name]) => (
            <option key={type} value={type}>
              {name}
            </option>
          ))}
        </select>
      </label>
      {format !== 'png' && (
        <label className={classes.field}>
          Longest side
          <select
            className={classes.select}
            value={format.longestSide}
            onChange={({ currentTarget }) =>
              chooseFormat({ ...format, longestSide: Number(currentTarget.value) } satisfies WebFormat)
            }
          >
            {longestSides.map((pixels) => (
              <option key={pixels} value={pixels}>
                {pixels} px
              </option>
            ))}
          </select>
        </label>
      )}
      <p className={classes.size} role="status">
        {size === undefined ? 'Measuring' : size === null ? 'This browser cannot write this format' : size}
      </p>
    </div>
  )
}

/** The size of all results in a format, in words: `undefined` while it is measured, `null` when it cannot be had. */
function useSize(format: SaveFormat, results: readonly Result[]): string | null | undefined {
  const inPng = results.reduce((sum, { bytes }) => sum + bytes, 0)
  const [sample, setSample] = useState<{ format: SaveFormat; share: number | null }>()
  const [first] = results

  // One result is enough to tell: a photograph is about as large as another for its pixels.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the first result stays the same while others are added
  useEffect(() => {
    if (format === 'png' || !first) return
    let isGone = false
    fileIn(format, first).then(
      ({ size }) => !isGone && setSample({ format, share: size / first.bytes }),
      () => !isGone && setSample({ format, share: null }),
    )
    return () => {
      isGone = true
    }
  }, [format, first?.name])

  if (format === 'png') return `About ${roughSize(inPng)}`
  if (sample?.format !== format) return undefined
  return sample.share === null
    ? null
    : `About ${roughSize(inPng * sample.share)} instead of ${roughSize(inPng)}`
}
