import { business, textPhotoLink } from '@/content/business/business'
import patterns from './patterns.module.css'

/** Asks for a photo of the floor by text message. On a phone all of it is the link, elsewhere the number. */
export function TextPhoto() {
  return (
    <p>
      <span className={patterns.onTouch}>
        <a href={textPhotoLink()} className={patterns.target}>
          Text a photo of your floor
        </a>
      </span>
      <span className={patterns.offTouch}>
        Text a photo of your floor to{' '}
        <a href={textPhotoLink()} className={patterns.unbroken}>
          {business.phone}
        </a>
        .
      </span>
    </p>
  )
}
