function uniqueName(name: string, isTaken: (lowerCaseName: string) => boolean): string {
  if (!isTaken(name.toLowerCase())) return name
  const dot = name.lastIndexOf('.')
  const [stem, extension] = dot > 0 ? [name.slice(0, dot), name.slice(dot)] : [name, '']
  for (let count = 2; ; count++) {
    const numbered = `${stem} (${count})${extension}`
    if (!isTaken(numbered.toLowerCase())) return numbered
  }
}

/**
 * Makes names unlike each other, in order: the second "photo.png" becomes "photo (2).png". Names that differ in case
 * alone count as the same, since they are one file on Windows and macOS.
 */
export function uniqueNames(names: readonly string[]): string[] {
  const taken = new Set<string>()
  return names.map((name) => {
    const unique = uniqueName(name, (other) => taken.has(other))
    taken.add(unique.toLowerCase())
    return unique
  })
}
