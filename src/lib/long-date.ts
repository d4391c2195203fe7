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
 * The day in the reader's time zone, such as "September 21, 2024". Not by `Intl`, whose first use keeps a
 * phone busy for a tenth of a second while the page starts.
 */
export function longDate(date: Date): string {
  return `${months[date.getMonth()]} ${date.getDate()}, ${date.getFullYear()}`
}
