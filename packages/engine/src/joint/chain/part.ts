/** The chain of trade as a part of a joint report: I-065 and R-040 are judged by it, and what else stands out in it is told. */
import type { Part } from '../../kit/part.ts'
import type { ChainContext } from './context.ts'
import { CHAIN_INDICATORS } from './indicators.ts'
import { CHAIN_RULE_SET } from './rules.ts'
import { chainBlocks } from './sections.ts'
import { CHAIN_SAYS as SAYS } from './words.ts'

export const CHAIN_PART: Part<ChainContext> = {
  data: SAYS.data,
  indicators: CHAIN_INDICATORS,
  rules: CHAIN_RULE_SET,
  coverage: () => ({}),
  quality: () => [],
  sections: ({ context }) => [{ id: 'chain', title: SAYS.circles, blocks: chainBlocks(context) }],
  praises: () => [],
  spokenBy: { 'I-065': ['R-040'] },
  topics: [],
  open: () => [],
}
