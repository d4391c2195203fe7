import { clsx } from 'clsx'
import type { CSSProperties } from 'react'
import { photoPath } from '@/content/work/photo-path'
import { type PhotoName, photoOf } from '@/content/work/photos'
import classes from './Photo.module.css'
import { photoSources } from './photo-sources'

export interface PhotoProps {
  readonly name: PhotoName
  /** The width of the photograph on the page, as in `<img sizes>`. */
  readonly sizes: string
  /** The aspect ratio that it is cropped to, such as `4 / 3`. Not cropped without it. */
  readonly ratio?: string
  /** The part that stays in view when cropped, as in `object-position`. @default the photograph's own */
  readonly focus?: string
  /** For the page's largest contentful paint: loads it eagerly and with high priority. */
  readonly priority?: boolean
  /** Replaces the photograph's own alternative text. Empty when the words beside it say the same. */
  readonly alt?: string
  readonly className?: string
}

/** A photograph in the best width for the visitor's screen, without layout shift. */
export function Photo({ name, sizes, ratio, focus, priority, alt, className }: PhotoProps) {
  const photo = photoOf(name)
  const position = focus ?? photo.focus
  const { avif, placeholder, width, height } = photoSources(name)
  const style: CSSProperties = {
    aspectRatio: ratio ?? `${width} / ${height}`,
    backgroundImage: placeholder && `url("${placeholder}")`,
    objectPosition: position,
    backgroundPosition: position,
  }
  return (
    <picture className={classes.picture}>
      <source type="image/avif" srcSet={avif} sizes={sizes} />
      <img
        src={photoPath(name)}
        alt={alt ?? photo.alt}
        width={width}
        height={height}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
        decoding={priority ? undefined : 'async'}
        className={clsx(classes.photo, className)}
        style={style}
      />
    </picture>
  )
}
