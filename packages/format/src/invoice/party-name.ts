/** Names of enterprises as different papers write them. */

/** One spelling of a name: half-width, without blanks, so that （） and () do not make two customers of one. */
export const normaliseName = (name: string): string =>
  name.normalize('NFKC').replace(/\s+/g, '').toUpperCase()
