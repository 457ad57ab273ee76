/** What this kind is made of. */
export const PARTS = ['COURT'] as const
