/** Names as they are compared: what writers and vendors differ in makes no other name (domain §2.1). */

/** Full width → half width, so that brackets are alike; no blanks, no marks of a search (`<em>`); Latin letters of one case. */
export const comparableName = (name: string): string =>
  name
    .normalize('NFKC')
    .replace(/<[^<>]{0,40}>/g, '')
    .replace(/\s/g, '')
    .toUpperCase()
