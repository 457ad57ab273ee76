/** What of a firm the words are that it was looked for by, the surest first (domain §6.1). */
export const FOUND_BY = ['CODE', 'NAME', 'FORMER_NAME', 'PREFIX', 'CONTAINS'] as const
export type FoundBy = (typeof FOUND_BY)[number]
