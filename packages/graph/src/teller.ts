/**
 * Whose word a trade is told by (docs/decisions/0280): the seller's, whose invoices they are; the buyer's where the seller's do not tell it. Never
 * the larger of both, and never both together. The page, the risk report and the command line go by this.
 */

/** As its two sides have it: OUT the sales of the seller, IN the purchases of the buyer. */
export interface Sides<Side> {
  OUT?: Side
  IN?: Side
}
export type Teller = keyof Sides<unknown>

/**
 * `tells`: whether that side has any invoice of the trade in the months that count. Data of a seller that end before them tell nothing of
 * them: the buyer's word stands then. null = neither side is held.
 */
export function tellerOf<Side>(
  sides: Sides<Side>,
  tells: (side: Side, teller: Teller) => boolean,
): Teller | null {
  const held = (['OUT', 'IN'] as const).filter((teller) => sides[teller] !== undefined)
  return held.find((teller) => tells(sides[teller]!, teller)) ?? held[0] ?? null
}
