import { useCallback, useState } from 'react'
import { homeEstimate, homeExample } from '@/content/services/home-estimate'
import { pathOfService } from '@/content/services/offered-services'
import { priceWords } from '@/content/services/price-words'
import { writtenEstimate } from '@/content/services/written-estimate-words'
import { atApproach, lazyModule } from '@/lib/lazy-module'
import { EstimatePaper } from '@/ui/EstimatePaper'
import { TextLink } from '@/ui/TextLink'

const liveExample = lazyModule(() => import('./HomeExampleLive'))

/** The written estimate on Home: words at first, whose size can be changed once somebody comes near. */
export function HomeExample() {
  const [live, setLive] = useState(liveExample.loaded)
  const comesAlive = useCallback((sheet: HTMLElement | null) => {
    if (!sheet || !homeExample) return
    // Without a network it stays what it is.
    return atApproach(sheet, () => void liveExample.load().then(setLive, () => {}))
  }, [])
  const path = pathOfService('sanding-refinishing')

  if (live && homeExample) return <live.HomeExampleLive example={homeExample} />
  return (
    <div ref={comesAlive}>
      <EstimatePaper {...homeEstimate} />
      {path && (
        <TextLink to={path} hash={priceWords.id}>
          {writtenEstimate.link}
        </TextLink>
      )}
    </div>
  )
}
