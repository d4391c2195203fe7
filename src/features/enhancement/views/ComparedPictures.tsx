import { Loader } from '@mantine/core'
import '@mantine/core/styles/Loader.layer.css'
import { useEffect, useEffectEvent, useState } from 'react'
import { ComparisonSlider } from '@/ui/ComparisonSlider'
import type { Pictures } from '../batch/item'
import { quartersBetween } from '../rotation'
import classes from './CompareDialog.module.css'
import { isOnItsSide, RotatedPicture, type Size } from './RotatedPicture'

interface ComparedPicturesProps {
  readonly title: string
  /** How they're to be seen, in quarters of a turn from the photo as it was. */
  readonly rotation: number
  /** Reads them; nothing if they can't be shown any more. */
  readonly load: (signal: AbortSignal) => Promise<Pictures | undefined>
  /** Hears how large both are, for people. */
  readonly onSizes: (words: string) => void
  /** There is nothing to show. */
  readonly onClose: () => void
}

/** In pixels, as they're seen when one lies on its side. */
const sizeWords = ({ width, height }: Size, quarters: number) =>
  isOnItsSide(quarters) ? `${height} × ${width}` : `${width} × ${height}`

interface Shown {
  readonly before: string | null
  readonly after: string
  /** How the one from after is rotated in its file. */
  readonly rotation: number
  readonly problem?: string | undefined
}

/**
 * A picture from before and one from after, a line between them, once they are loaded. They're loaded once, and
 * rotated where they're shown.
 */
export function ComparedPictures({ title, rotation, load, onSizes, onClose }: ComparedPicturesProps) {
  const [shown, setShown] = useState<Shown>()
  const [sizeBefore, setSizeBefore] = useState<Size>()
  const [sizeAfter, setSizeAfter] = useState<Size>()
  const quarters = shown ? quartersBetween(shown.rotation, rotation) : 0
  const sizes = [
    sizeBefore && sizeWords(sizeBefore, rotation),
    sizeAfter && sizeWords(sizeAfter, quarters),
  ].filter(Boolean)
  const words = sizes.length > 0 ? `${sizes.join(' → ')} px` : ''
  const report = useEffectEvent(onSizes)
  useEffect(() => report(words), [words])
  const show = useEffectEvent(async (signal: AbortSignal) => {
    const pictures = await load(signal)
    if (signal.aborted) return
    if (!pictures) return onClose()
    const { before, after, problem } = pictures
    const addressOf = (picture: Blob) => {
      const address = URL.createObjectURL(picture)
      signal.addEventListener('abort', () => URL.revokeObjectURL(address))
      return address
    }
    const addressBefore = before instanceof Blob ? addressOf(before) : before
    setShown({
      before: addressBefore,
      after: addressOf(after),
      rotation: pictures.rotation ?? 0,
      problem,
    })
  })

  useEffect(() => {
    const left = new AbortController()
    void show(left.signal)
    return () => left.abort()
  }, [])

  if (!shown) {
    return (
      <p role="status" className={classes.waiting}>
        <Loader size="sm" /> Loading
      </p>
    )
  }
  const { before, after, problem } = shown
  const enhanced = (
    <RotatedPicture
      className={classes.after}
      src={after}
      alt={`${title}, enhanced`}
      quarters={quarters}
      size={sizeAfter}
      onSize={setSizeAfter}
    />
  )
  return before ? (
    <ComparisonSlider
      label="Line between before and after"
      className={classes.comparison}
      before={
        <RotatedPicture
          className={classes.before}
          src={before}
          alt={`${title}, before`}
          quarters={rotation}
          size={sizeBefore}
          onSize={setSizeBefore}
        />
      }
      after={enhanced}
    />
  ) : (
    <>
      <p role="status">{problem}</p>
      <div className={classes.comparison} data-comparison>
        {enhanced}
      </div>
    </>
  )
}
