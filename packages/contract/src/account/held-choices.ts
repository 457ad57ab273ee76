/** TAKE: what the asker may becomes his, the rest stays as it is; END: all of it ends. Left out: all stays, and sleeps with its maker. */
export const HELD_CHOICES = ['TAKE', 'END'] as const
export type HeldChoice = (typeof HELD_CHOICES)[number]
