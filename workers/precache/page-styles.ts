/**
 * The inlined styles of a page, which are half of its size. The precache has the same styles as files, so it stores pages
 * without them and inserts them again when it serves a page.
 */
const styles = /<style>.*?<\/style>/s

/** The style sheets of a page, in their order (tools/build/page-assets.ts). */
const sheets = /<link rel="stylesheet" disabled href="([^"]+)">/g

const none = '<style></style>'

export const withoutStyles = (html: string) => html.replace(styles, none)

/**
 * @param readSheet returns the text of a style sheet, or `undefined` if it is missing. The page then loads all sheets itself
 */
export async function withStyles(
  html: string,
  readSheet: (path: string) => Promise<string | undefined>,
): Promise<string> {
  if (!html.includes(none)) return html
  const texts = await Promise.all([...html.matchAll(sheets)].map(([, path = '']) => readSheet(path)))
  if (texts.includes(undefined)) return html.replace(sheets, '<link rel="stylesheet" href="$1">')
  const css = texts.map((text) => text?.trim()).join('')
  return html.replace(none, () => `<style>${css}</style>`)
}
