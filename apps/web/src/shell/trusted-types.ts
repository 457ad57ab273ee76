/**
 * Where the browser knows Trusted Types, text becomes markup or a script's address through this one door (the content security
 * policy lets no other be made): nothing as markup, our own files as scripts. So no slip of ours, and none of a package, turns
 * what somebody wrote into something that runs (docs/decisions/0029).
 */
interface Policies {
  createPolicy(
    name: string,
    rules: {
      createHTML(text: string): string | null
      createScriptURL(url: string): string | null
    },
  ): unknown
}

/** Markup: packages empty an element so, and nobody of us writes any. Null is refused by the browser. */
export const createHTML = (text: string): string | null => (text === '' ? text : null)

/** Addresses of scripts: workers, which are files of the build. */
export function createScriptURL(url: string): string | null {
  const { origin, pathname } = new URL(url, location.href)
  return origin === location.origin && pathname.startsWith('/assets/') ? url : null
}

/** Called once, before anything else of the program. */
export function startTrustedTypes(): void {
  const { trustedTypes } = globalThis as { trustedTypes?: Policies }
  trustedTypes?.createPolicy('default', { createHTML, createScriptURL })
}
