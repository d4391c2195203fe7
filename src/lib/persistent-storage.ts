import { createStore, useSelector } from '@tanstack/react-store'
import { useEffect } from 'react'
import { hasOwnWindow } from './display-mode'

/** How long a browser keeps what this site has stored: photos, results, and the site itself. */
export type Keeping =
  /** Until people delete it. The browser has granted that. */
  | 'persisted'
  /** Until seven days of Safari's use without a visit to the site. */
  | 'a week'
  /** Until the disk is full. Then browsers delete what sites have stored, whole sites at a time. */
  | 'while there is room'

export interface BrowserFacts {
  /** The answer of `navigator.storage.persisted()`; false where a browser has none. */
  readonly isPersisted: boolean
  /** True if the site was opened from the Home Screen or has been installed. */
  readonly isInstalled: boolean
  readonly vendor: string
  readonly userAgent: string
}

/** What is known of a browser's keeping; `undefined` of one that only shares Safari's engine. */
export function keepingOf({
  isPersisted,
  isInstalled,
  vendor,
  userAgent,
}: BrowserFacts): Keeping | undefined {
  if (isPersisted) return 'persisted'
  // Safari spares what is on the Home Screen.
  if (isInstalled || !vendor.startsWith('Apple')) return 'while there is room'
  // Other browsers on iPhones have no such mark.
  return userAgent.includes('Version/') ? 'a week' : undefined
}

/** `undefined` until the browser has said what it knows. */
const keeping = createStore<Keeping | undefined>(undefined)

async function readKeeping(): Promise<void> {
  const { storage, vendor, userAgent } = navigator
  const isPersisted = (await storage?.persisted?.().catch(() => false)) ?? false
  keeping.setState(() => keepingOf({ isPersisted, isInstalled: hasOwnWindow(), vendor, userAgent }))
}

/** Asks the browser not to delete what this site has stored when the disk is full. It may refuse. */
export async function askToKeep(): Promise<void> {
  await navigator.storage?.persist?.().catch(() => {})
  await readKeeping()
}

let hasAsked = false

/** How long this browser keeps what the site has stored, as far as that's known by now. */
export function useKeeping(): Keeping | undefined {
  useEffect(() => {
    if (!hasAsked) void readKeeping()
    hasAsked = true
  }, [])
  return useSelector(keeping)
}
