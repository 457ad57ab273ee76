/** Names as they are compared: what writers and vendors differ in makes no other name (domain §2.1). */

/** Full width → half width, so that brackets are alike; no blanks, no marks of a search (`<em>`); Latin letters of one case. */
export const comparableName = (name: string): string =>
  name
    .normalize('NFKC')
    .replace(/<[^<>]{0,40}>/g, '')
    .replace(/\s/g, '')
    .toUpperCase()

/** `曾用名` of registries comes as one text. */
const BETWEEN_NAMES = /[,，、;；|\n]|\s{2,}/

/** Former names of a registration, one by one; none where it tells none. */
export const formerNamesIn = (told: string | null | undefined): string[] =>
  (told ?? '')
    .split(BETWEEN_NAMES)
    .map((name) => name.trim())
    .filter((name) => name !== '')
