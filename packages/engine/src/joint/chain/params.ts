/** Numbers of the rules on the chain of trade. Circles: domain §3.2 I-065, §4 R-040; the rest 0201. */
import { atLeast, type FlagThreshold } from '../../kit/threshold.ts'

const FLAGS = {
  'I-065': { yellow: [atLeast(1)], red: [atLeast(3)] },
} satisfies Record<string, FlagThreshold>

export type ThresholdKey = keyof typeof FLAGS

export const CHAIN_PARAM = {
  flags: FLAGS,
  tolerateMissing: 0.25,
  /** Parties of a circle of I-065. */
  circle: { least: 3, most: 5 },
  /** Share of the year's sales, and of its purchases, that must be with parties whose own invoices are held before “no circle” is said. */
  judged: 0.75,
  /** Rounds of near-equal amounts (packages/graph, `carousel.ts`). */
  rounds: { medium: 1, high: 3 },
  /** Share that a partner had in the year up to its last month, before it fell silent for three months after six. */
  broken: { low: 0.1, medium: 0.3, active: 6, silent: 3 },
  /** Share of the trade among the enterprise and its partners that passes through one partner; partners at least. */
  hub: { share: 0.5, parties: 10 },
  /** Share of a partner's own trade that is with the enterprise. */
  dependent: 0.5,
} as const
