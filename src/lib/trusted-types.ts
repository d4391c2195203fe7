interface TrustedTypes {
  createPolicy(name: 'default', rules: { createScriptURL(url: string): string }): void
}

/**
 * The one policy of the site's security policy (Trusted Types): workers and the service worker are scripts of
 * this site. Browsers ask it for every address that a script is loaded from, and refuse text that is to
 * become HTML.
 */
export function trustOwnWorkers(): void {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes }
  trustedTypes?.createPolicy('default', {
    createScriptURL(url) {
      const { origin, pathname } = new URL(url, window.location.href)
      const isOwn =
        origin === window.location.origin && /^\/(?:assets\/[\w.-]+|service-worker)\.js$/.test(pathname)
      if (!isOwn) throw new TypeError(`${url} is no script of this site`)
      return url
    },
  })
}
