import { IconPhoto } from '@tabler/icons-react'
import classes from '@/features/enhancement/views/Thumbnail.module.css'
import type { LocalItem } from '../photo'
import { useThumbnail } from '../thumbnail'

/** A photo in small, rotated as its result is. How small its style sheet names for each place. */
export function Thumbnail({ originalFile, result }: Pick<LocalItem, 'originalFile' | 'result'>) {
  const { ref, address, quarters } = useThumbnail(originalFile, result)
  return (
    <span ref={ref} className={classes.thumbnail}>
      {address ? (
        <img src={address} alt="" style={{ rotate: `${quarters * 90}deg` }} />
      ) : (
        <IconPhoto size={24} stroke={1.25} aria-hidden />
      )}
    </span>
  )
}
