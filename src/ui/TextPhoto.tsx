import { business, textPhotoLink } from '@/content/business/business'
import patterns from './patterns.module.css'

/** Asks for a photo of the floor by text message: a link on a phone, elsewhere the number to send it to. */
export function TextPhoto() {
  return (
    <p>
      <span className={patterns.onTouch}>
        <a href={textPhotoLink()} className={patterns.target}>
          Text a photo of your floor
        </a>
      </span>
      <span className={patterns.offTouch}>
        Text a photo of your floor to <span className={patterns.unbroken}>{business.phone}</span>.
      </span>
    </p>
  )
}
