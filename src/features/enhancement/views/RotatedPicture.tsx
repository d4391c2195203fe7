import { clsx } from 'clsx'
import type { CSSProperties } from 'react'
import classes from './CompareDialog.module.css'

/** In pixels. */
export interface Size {
  readonly width: number
  readonly height: number
}

export const isOnItsSide = (quarters: number) => quarters % 2 === 1

interface RotatedPictureProps {
  readonly src: string
  readonly alt: string
  readonly className: string | undefined
  /** Clockwise. */
  readonly quarters: number
  /** Its own, once it has come. */
  readonly size: Size | undefined
  readonly onSize: (size: Size) => void
}

/** A picture rotated where it's shown, in a box of the proportions that it has then. */
export function RotatedPicture({ src, alt, className, quarters, size, onSize }: RotatedPictureProps) {
  const isTurned = isOnItsSide(quarters)
  const { width, height } = (size && isTurned ? { width: size.height, height: size.width } : size) ?? {}
  return (
    <div
      className={clsx(classes.picture, className)}
      data-rotated={quarters > 0 || undefined}
      style={
        {
          '--quarters': quarters,
          '--width': width,
          '--ratio': width && height && width / height,
        } as CSSProperties
      }
    >
      <img
        src={src}
        alt={alt}
        data-on-its-side={isTurned || undefined}
        onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
          onSize({ width: naturalWidth, height: naturalHeight })
        }
      />
    </div>
  )
}
