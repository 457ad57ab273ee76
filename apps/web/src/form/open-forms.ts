/** The forms that stand on the page, and what was kept of those that did when a session ended (`typed.ts`). */

/** A form on the page. */
export interface OpenForm {
  key: string
  /** What was typed and not sent; null = nothing. Never what is secret. */
  typed: () => Record<string, string> | null
}

/** Under which name they lie in the session storage meanwhile. */
export const TYPED_KEY = 'typed'

export const openForms = new Set<OpenForm>()
/** By the key of the form, until it was sent or emptied. */
export const kept = new Map<string, Record<string, string>>()

/** Two forms of a page differ in their fields; the same form of another page is another one. Nowhere = on the server. */
export const keyOf = (names: readonly string[]): string =>
  `${typeof location === 'undefined' ? '' : location.pathname} ${names.toSorted().join()}`
