/**
 * The styles that a page carries stand in its style sheets as well, and on a device every file is kept. So a page is kept
 * without them, which is half of it, and gets them back when it is asked for.
 */
const styles = /<style>.*?<\/style>/s

/** The sheets that make up a page's styles, in their order (tools/build/page-assets.ts). */
const sheets = /<link rel="stylesheet" disabled href="([^"]+)">/g

const none = '<style></style>'

export const withoutStyles = (html: string) => html.replace(styles, none)

/**
 * @param readSheet the text of a style sheet, or nothing where it is missing: then the page fetches all of them itself
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
