/** Numbers of the rules on the chain of trade. Circles: domain §3.2 I-065, §4 R-040; the rest 0201, and what of it may be set 0203. */
import { pairOf } from '@xinjian/format/say/words'
import { levels, PART, shares } from '../../kit/rules/level-line.ts'
import { type LimitLine, type LimitTable, limitLine } from '../../kit/rules/limit-line.ts'
import type { Widened } from '../../kit/rules/rulebook.ts'
import { atLeast, type FlagThreshold } from '../../kit/threshold.ts'
import { CHAIN_LIMIT_SAYS as SAYS } from './limit-words.ts'

const FLAGS = {
  'I-065': { yellow: [atLeast(1)], red: [atLeast(3)] },
} satisfies Record<string, FlagThreshold>

export type ThresholdKey = keyof typeof FLAGS

export const CHAIN_PARAM = {
  flags: FLAGS,
  tolerateMissing: 0.25,
  /** Parties of a ring of I-065; circles of two, and of six, are told beside them (0280). */
  circle: { least: 3, most: 5 },
  /** Share of the year's sales, and of its purchases, that must be with parties whose own invoices are held before “no circle” is said. */
  judged: 0.75,
} as const

/** Rule → its numbers, which an institution may set. */
const RULES = {
  /** Rounds of near-equal amounts (packages/graph, `carousel.ts`). */
  'R-GR01': { medium: 1, high: 3 },
  /** Share that a partner had in the year up to its last month, before it fell silent for three months after six. */
  'R-GR02': { low: 0.1, medium: 0.3, active: 6, silent: 3 },
  /** Share of the trade among the enterprise and its partners that passes through one partner; partners at least. */
  'R-GR03': { share: 0.5, parties: 10 },
  /** Share of a partner's own trade that is with the enterprise. */
  'R-GR04': { share: 0.5 },
} as const
export type ChainLimits = Widened<typeof RULES>
export const CHAIN_LIMITS: ChainLimits = RULES

type Said = 'active' | 'silent' | 'hubShare' | 'parties' | 'dependentShare'
const line = (key: Said, unit: LimitLine['unit'], bounds: readonly [number, number]): LimitLine =>
  limitLine(...pairOf(SAYS, key), unit, 1, bounds)

export const CHAIN_LINES: LimitTable = {
  'R-GR01': levels('occasions', 1, [1, 100], 'medium', 'high'),
  'R-GR02': {
    ...shares(1, 'low', 'medium'),
    // The legs of a report reach two years back.
    active: line('active', 'months', [3, 20]),
    silent: line('silent', 'months', [1, 12]),
  },
  'R-GR03': {
    share: line('hubShare', 'ratio', PART),
    parties: line('parties', 'parties', [2, 1_000]),
  },
  'R-GR04': { share: line('dependentShare', 'ratio', PART) },
}
