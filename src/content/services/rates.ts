import type { ServiceName } from './services'
import type { Pattern, Rate } from './types'

const boardPatterns: readonly Pattern[] = [
  { label: 'Straight', extra: 0 },
  { label: 'Straight with a border', extra: 2, perDay: 110 },
  { label: 'Diagonal', extra: 2.25, perDay: 110 },
  { label: 'Herringbone', extra: 6.5, perDay: 70 },
  { label: 'Parquet', extra: 5, perDay: 80 },
]

/**
 * The rates behind the price sheet. Put in your own and remove `sample: true`. A kind of work that you leave
 * out shows "One figure, in writing".
 */
export const rates: Partial<Record<ServiceName, Rate>> = {
  'sanding-refinishing': {
    sample: true,
    unit: 'sq ft',
    low: 5,
    high: 6,
    beyond: { size: 1000, low: 4.25, high: 5 },
    minimum: 1200,
    perDay: 250,
    finishes: [
      { label: 'Water-based', extra: 0, days: 2 },
      { label: 'Oil-based', extra: -0.5, days: 3 },
      { label: 'Penetrating oil', extra: 0.5, days: 2 },
      { label: 'Stain and water-based', extra: 1.25, days: 3 },
    ],
  },
  'hardwood-installation': {
    sample: true,
    unit: 'sq ft',
    low: 13,
    high: 16,
    beyond: { size: 1000, low: 12, high: 14.5 },
    minimum: 2500,
    perDay: 140,
    after: 'a week of acclimation',
    afterDays: 7,
    surprise: 'a soft spot in the subfloor',
    finishes: [
      { label: 'Finished in your house', extra: 0, days: 3 },
      { label: 'Prefinished boards', extra: -1.5, days: 0 },
    ],
    patterns: boardPatterns,
  },
  'engineered-installation': {
    sample: true,
    unit: 'sq ft',
    low: 11,
    high: 14,
    minimum: 2000,
    perDay: 160,
    after: '2-3 days of acclimation',
    afterDays: 3,
    surprise: 'a soft spot in the subfloor',
    patterns: boardPatterns,
  },
  'lvp-installation': {
    sample: true,
    unit: 'sq ft',
    low: 6,
    high: 8.5,
    minimum: 900,
    perDay: 150,
    surprise: 'a soft spot in the subfloor',
  },
  stairs: {
    sample: true,
    unit: 'treads',
    low: 95,
    high: 130,
    minimum: 900,
    perDay: 5,
    finishes: [
      { label: 'Water-based', extra: 0, days: 2 },
      { label: 'Stain and water-based', extra: 15, days: 2 },
    ],
  },
}
