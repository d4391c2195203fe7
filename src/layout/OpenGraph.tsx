import { business } from '@/content/business/business'
import type { PageHead } from '@/content/business/types'
import { socialCardSize } from '@/content/pages/social-card-photos'
import { type PhotoName, photoOf } from '@/content/work/photos'

interface OpenGraphProps extends PageHead {
  readonly path: string
  readonly photo: PhotoName
}

/** The tags for link previews. Only the build uses them. */
export function OpenGraph({ path, title, description, photo }: OpenGraphProps) {
  const image = `${business.siteUrl}/social/${photo}.jpg`
  const { alt } = photoOf(photo)
  return (
    <>
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={business.name} />
      <meta property="og:locale" content="en_US" />
      <meta property="og:url" content={business.siteUrl + path} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:image" content={image} />
      <meta property="og:image:type" content="image/jpeg" />
      <meta property="og:image:width" content={String(socialCardSize.width)} />
      <meta property="og:image:height" content={String(socialCardSize.height)} />
      <meta property="og:image:alt" content={alt} />
      {/* Title and description are those of Open Graph. */}
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:image" content={image} />
      <meta name="twitter:image:alt" content={alt} />
    </>
  )
}
