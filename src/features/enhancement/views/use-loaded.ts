import { useEffect, useEffectEvent, useState } from 'react'

/**
 * What a dialog shows of a photograph, loaded anew when it turns to another one.
 *
 * @param load gets a signal that ends when another one is shown, or none
 * @returns nothing while it loads, or if there is nothing
 */
export function useLoaded<Value>(
  id: string,
  load: (signal: AbortSignal) => Promise<Value | undefined>,
): Value | undefined {
  const [loaded, setLoaded] = useState<{ readonly id: string; readonly value: Value | undefined }>()
  const begin = useEffectEvent(load)

  useEffect(() => {
    const left = new AbortController()
    void begin(left.signal).then((value) => {
      if (!left.signal.aborted) setLoaded({ id, value })
    })
    return () => {
      left.abort()
      setLoaded(undefined)
    }
  }, [id])

  return loaded?.id === id ? loaded.value : undefined
}

/** The address of a file, until the signal ends. */
export function addressOf(file: Blob, signal: AbortSignal): string {
  const address = URL.createObjectURL(file)
  signal.addEventListener('abort', () => URL.revokeObjectURL(address))
  return address
}
