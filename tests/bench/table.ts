import { median } from '../../tools/measure/median.ts'

/** A row of a table: values by column heading. */
export type Row = Readonly<Record<string, string | number>>

/** @param base the median in milliseconds that this way is compared with */
export function speedRow(
  name: string,
  base: number,
  figures: readonly { readonly milliseconds: number; readonly bytes: number }[],
): Row {
  const median = medianOf(figures, 'milliseconds')
  return {
    way: name,
    'median ms': Math.round(median),
    'times as fast': (base / median).toFixed(2),
    MB: (medianOf(figures, 'bytes') / 1e6).toFixed(2),
  }
}

export function medianOf<Field extends string>(
  figures: readonly Readonly<Record<Field, number>>[],
  field: Field,
): number {
  return median(figures.map((figure) => figure[field]))
}

/** Empty if a value could not be read. */
export const rounded = (figure: number | undefined) => (figure === undefined ? '' : Math.round(figure))

export function print(title: string, rows: readonly Row[]): void {
  console.log(`\n${title}`)
  console.table(rows)
}
