/** By the shortcut's name in `src/content/pages/installed-app.ts`. */
export type ShortcutIcon = 'estimate' | 'our-work' | 'present' | 'enhance'

/** The content from which files beside the pages are made, with the values of the build's variables. */
export interface SiteFacts {
  readonly business: {
    readonly name: string
    readonly shortName: string
    readonly phone: string
    readonly serviceArea: string
    readonly siteUrl: string
  }
  readonly app: {
    readonly description: string
    readonly screenshots: readonly { readonly name: string; readonly path: string; readonly label: string }[]
    readonly shortcuts: readonly {
      readonly name: string
      readonly path: string
      readonly query?: string
      readonly icon: ShortcutIcon
    }[]
  }
  readonly routePaths: readonly string[]
  readonly indexedPaths: readonly string[]
  readonly projectPreviews: readonly { readonly path: string; readonly html: string }[]
  readonly socialCardSize: { readonly width: number; readonly height: number }
}

/** A page as HTML, in parts. */
export interface RenderedPage {
  readonly head: string
  /** What stands above the app. */
  readonly notices: string
  readonly body: string
  readonly routeIds: readonly string[]
}

export interface SiteFile {
  /** Path inside the build, without a slash at the start. */
  readonly fileName: string
  readonly source: string | Uint8Array
}

/** Makes files from the pages' content, such as the sitemap. */
export type FileMaker = (site: SiteFacts, root: string) => readonly SiteFile[] | Promise<readonly SiteFile[]>
