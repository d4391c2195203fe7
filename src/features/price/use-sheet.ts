import { useHydrated, useNavigate, useRouter, useSearch } from '@tanstack/react-router'
import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import {
  readLine,
  readSheet,
  type SheetLine,
  serviceAt,
  startOf,
  writeSheet,
} from '@/content/services/price-sheet'
import { priceWords } from '@/content/services/price-words'
import { rates } from '@/content/services/rates'
import type { ServiceName } from '@/content/services/services'
import { usePagePath } from '@/lib/use-page-path'

/** A line with what tells it from others, as long as the sheet is shown. */
export interface Row extends SheetLine {
  readonly key: number
}

interface Sheet {
  readonly rows: readonly Row[]
  /** The key of the row that is open where there's no room for all. */
  readonly openKey: number
}

/** A business may not offer them. */
const stairs = 'stairs' as string as ServiceName

let lastKey = 0

const keyed = (lines: readonly SheetLine[]) =>
  lines.map((line): Row => {
    lastKey += 1
    return { ...line, key: lastKey }
  })

const sheetOf = (lines: readonly SheetLine[]): Sheet => {
  const rows = keyed(lines)
  return { rows, openKey: rows[0]?.key ?? 0 }
}

/** The elements of a sheet's lines, in their order. */
export const lineElements = (form: HTMLElement | null) => [
  ...(form?.querySelectorAll<HTMLElement>('[data-line]') ?? []),
]

/**
 * The lines of a price sheet. What is filled in stands in its controls, and in the address, which leads to the
 * sheet: a shared one, Back, and a link to one that is filled in for somebody.
 */
export function useSheet(form: RefObject<HTMLFormElement | null>) {
  const path = usePagePath()
  const address = useSearch({ strict: false, select: ({ sheet }) => sheet })
  const navigate = useNavigate()
  const router = useRouter()
  const [sheet, setSheet] = useState<Sheet>(() => {
    const preset = serviceAt(path)
    return sheetOf(preset ? [startOf(preset)] : [])
  })
  const { rows, openKey } = sheet
  /** What this sheet has put into the address itself. */
  const written = useRef<string>(undefined)

  function change(next: readonly Row[], nextOpen = openKey): void {
    setSheet({ rows: next, openKey: nextOpen })
    written.current = writeSheet(next)
    void navigate({
      to: '.',
      search: { sheet: written.current },
      hash: priceWords.id,
      replace: true,
      resetScroll: false,
      hashScrollIntoView: false,
    })
  }

  /** Adds a line, which is open then. */
  function add(line: SheetLine): void {
    const [row] = keyed([line])
    if (row) change([...rows, row], row.key)
  }

  /** The rows as they stand in the controls. A kind that is measured otherwise starts anew. */
  function read(): Row[] {
    const lines = lineElements(form.current)
    return rows.map((row, index) => {
      const value = (name: string) =>
        lines[index]?.querySelector<HTMLInputElement | HTMLSelectElement>(`[name=${name}]`)?.value
      const line = readLine(value('service'), value('size'), value('finish'), value('pattern'))
      if (!line || line.service === row.service) return { ...row, ...line }
      const isSameUnit = rates[line.service]?.unit === rates[row.service]?.unit
      return { ...row, ...startOf(line.service), ...(isSameUnit && { size: row.size }) }
    })
  }

  // Somebody may have filled it in before the script came.
  const begin = useEffectEvent(() => {
    const filledIn = read()
    if (writeSheet(filledIn) !== writeSheet(rows)) change(filledIn)
  })
  useLayoutEffect(() => begin(), [])

  const follow = useEffectEvent(() => {
    // The last one counts: while somebody types, those before it arrive late.
    const { pathname, search } = router.latestLocation
    const { sheet: latest = '' } = search as { readonly sheet?: string }
    const lines = readSheet(latest)
    if (pathname !== path || latest === written.current || lines.length === 0) return
    // Also one without the sheet's hash, so that Back leads there.
    const { rows: filledIn, openKey: first } = sheetOf(lines)
    change(filledIn, first)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: an address that has changed is read anew
  useEffect(() => follow(), [address])

  return {
    path,
    rows,
    openKey,
    readControls: () => change(read()),
    open: (key: number) => setSheet({ rows, openKey: key }),
    /** Adds a room, which begins as the last one is filled in. */
    addRoom(): void {
      const like = rows.findLast(({ service }) => service !== stairs) ?? rows[0]
      if (like) add(like)
    },
    addStairs: () => add(startOf(stairs)),
    /** Removes a line. The one that takes its place is open then. */
    remove(row: Row): void {
      const index = rows.indexOf(row)
      const others = rows.filter((other) => other !== row)
      change(others, (others[index] ?? others.at(-1))?.key)
    },
    /** Whether anybody has filled it in. The prerendered page doesn't know. */
    isFilled: useHydrated() && address !== undefined,
  }
}
