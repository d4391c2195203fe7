import { useNetwork } from '@mantine/hooks'
import { IconWifi, IconWifiOff } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { Note, QuietButton } from './Note'

/** Long enough to read five words twice, in milliseconds. */
const readingTime = 5_000

const allWorks = 'Pages, photographs and local enhancement still work.'
const restWaits = 'Other pages open once you are online again.'

type News = 'offline' | 'online again'

/** Says that the network has gone, with what still works, and that it is back. */
export function NetworkNote({ isSiteKept }: { readonly isSiteKept: boolean }) {
  const { online } = useNetwork()
  const [news, setNews] = useState<News>()

  useEffect(() => {
    if (!online) {
      setNews('offline')
      return
    }
    setNews((before) => before && 'online again')
    const timer = setTimeout(() => setNews(undefined), readingTime)
    return () => clearTimeout(timer)
  }, [online])

  if (news === 'online again') {
    return <Note icon={<IconWifi size={20} stroke={1.75} aria-hidden />} message="You are online again." />
  }
  if (news === 'offline') {
    return (
      <Note
        icon={<IconWifiOff size={20} stroke={1.75} aria-hidden />}
        message={`You are offline. ${isSiteKept ? allWorks : restWaits}`}
      >
        <QuietButton onClick={() => setNews(undefined)}>Close</QuietButton>
      </Note>
    )
  }
  return null
}
