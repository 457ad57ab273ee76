/** What this kind is made of. */
export const PARTS = ['REGISTRY', 'COURT'] as const
