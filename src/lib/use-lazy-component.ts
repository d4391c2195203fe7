import { type ComponentType, useEffect, useEffectEvent, useState } from 'react'

/**
 * A component whose code is fetched when it is first wanted; nothing until it is there.
 *
 * @param onFail when it cannot be fetched; wanting it anew tries again. Without it, the page does without the component
 */
export function useLoaded<Props>(
  isWanted: boolean,
  load: () => Promise<{ default: ComponentType<Props> }>,
  onFail: () => void = ignore,
): ComponentType<Props> | undefined {
  const [Loaded, setLoaded] = useState<ComponentType<Props>>()

  const fetchCode = useEffectEvent(() => {
    load().then(
      (module) => setLoaded(() => module.default),
      () => onFail(),
    )
  })

  useEffect(() => {
    if (isWanted) fetchCode()
  }, [isWanted])

  return Loaded
}

function ignore(): void {
  // What cannot be had is not shown.
}
