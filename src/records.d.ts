/* The modules that the build makes of records (tools/vite/records.ts), for the type checks of all folders. */

declare module '*/projects?records' {
  const records: readonly import('./content/records/published-types').ProjectRecord[]
  export default records
}
declare module '*/projects?photos' {
  const photos: Readonly<Record<string, import('./content/business/types').Photo>>
  export default photos
}
declare module '*/reviews?records' {
  const records: readonly import('./content/records/published-types').ReviewRecord[]
  export default records
}
declare module '*/reviews?rating' {
  const summary: { readonly average: string; readonly count: number } | null
  export default summary
}
declare module '*/testimonials?records' {
  const records: readonly import('./content/records/schemas').FileRecord<'testimonials'>[]
  export default records
}
declare module '*/special-days?records' {
  const records: readonly import('./content/business/hours').SpecialDays[]
  export default records
}
declare module '*/special-days?notices' {
  const records: readonly { readonly from: string; readonly to: string; readonly notice: string }[]
  export default records
}
declare module '*/cities?records' {
  const records: readonly import('./content/places/types').City[]
  export default records
}
declare module '*/cities?texts' {
  const texts: Readonly<Record<string, import('./content/records/published-types').CityTexts>>
  export default texts
}
declare module '*/questions?of=sanding-and-refinishing' {
  const questions: readonly import('./content/records/published-types').AddedQuestion[]
  export default questions
}
declare module '*/questions?of=hardwood' {
  const questions: readonly import('./content/records/published-types').AddedQuestion[]
  export default questions
}
declare module '*/questions?of=lvp-lvt' {
  const questions: readonly import('./content/records/published-types').AddedQuestion[]
  export default questions
}
declare module '*/questions?of=services' {
  const questions: readonly import('./content/records/published-types').AddedQuestion[]
  export default questions
}
declare module '*/questions?of=service-areas' {
  const questions: readonly import('./content/records/published-types').AddedQuestion[]
  export default questions
}
declare module '*/hours?records' {
  const list: { readonly hours: readonly import('./content/business/hours').OpeningHours[] }
  export default list
}
declare module '*/rates?records' {
  const rates: Partial<
    Record<import('./content/services/services').ServiceName, import('./content/services/types').Rate>
  >
  export default rates
}
declare module '*/area?records' {
  const area: import('./content/records/published-types').AreaTowns
  export default area
}
declare module '*/area?texts' {
  const area: { readonly text: readonly string[] }
  export default area
}
declare module '*/work-quote?records' {
  const quote: import('./content/records/schemas').FileRecord<'work-quote'>
  export default quote
}
