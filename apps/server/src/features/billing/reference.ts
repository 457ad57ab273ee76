/** Bank references: one payment has one, however it is written down. */

/** Full-width and half-width, capitals and spaces are one. */
export const referenceOf = (text: string): string =>
  text.normalize('NFKC').replace(/\s/g, '').toUpperCase()

/** Its letters and digits alone, by which two are compared: dashes and dots are put by hand, what nobody sees by whoever wants two. */
export const bareOf = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toUpperCase()

/** Names money that came in to an account, whichever way it was entered. */
export const receivedKey = (reference: string): string => `fund:RECHARGE:${referenceOf(reference)}`
