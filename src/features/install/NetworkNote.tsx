import { useNetwork } from '@mantine/hooks'
import { IconWifi, IconWifiOff } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { Note, QuietButton } from './Note'

/** Long enough to read five words twice, in milliseconds. */
const readingTime = 5_000

const allWorks = 'Pages, photographs and local enhancement still work.'
const restWaits = 'Other pages open once you are online again.'

type NetworkChange = 'offline' | 'online again'

/** Says that the network is gone and what still works, and later that it is back. */
export function NetworkNote({ isSitePrecached }: { readonly isSitePrecached: boolean }) {
  const { online } = useNetwork()
  const [change, setChange] = useState<NetworkChange>()

  useEffect(() => {
    if (!online) {
      setChange('offline')
      return
    }
    setChange((before) => before && 'online again')
    const timer = setTimeout(() => setChange(undefined), readingTime)
    return () => clearTimeout(timer)
  }, [online])

  if (change === 'online again') {
    return <Note icon={<IconWifi size={20} stroke={1.75} aria-hidden />} message="You are online again." />
  }
  if (change === 'offline') {
    return (
      <Note
        icon={<IconWifiOff size={20} stroke={1.75} aria-hidden />}
        message={`You are offline. ${isSitePrecached ? allWorks : restWaits}`}
      >
        <QuietButton onClick={() => setChange(undefined)}>Close</QuietButton>
      </Note>
    )
  }
  return null
}
