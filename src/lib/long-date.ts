const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]

/**
 * A day such as `2024-09-21` in words: "September 21, 2024". Not by `Intl`, whose first use keeps a phone busy for
 * a tenth of a second while the page starts.
 */
export function longDate(day: string): string {
  const [year, month = 0, date] = day.split('-').map(Number)
  return `${months[month - 1]} ${date}, ${year}`
}
