/** The chain of trade as a part of a joint report: I-065 and R-040 are judged by it, and what else stands out in it is told. */
import { invoiceSuppressedBy } from '../../invoice/part.ts'
import type { Part } from '../../kit/part.ts'
import type { ChainContext } from './context.ts'
import { CHAIN_INDICATORS } from './indicators.ts'
import { CHAIN_RULES } from './rules.ts'
import { chainBlocks } from './sections.ts'
import { CHAIN_SAYS as SAYS } from './words.ts'

export const CHAIN_PART: Part<ChainContext> = {
  data: SAYS.data,
  indicators: CHAIN_INDICATORS,
  rules: {
    standing: CHAIN_RULES,
    under: () => CHAIN_RULES,
    table: {},
    lines: {},
    suppressedBy: (context, id) => invoiceSuppressedBy(context.invoices, id),
  },
  coverage: () => ({}),
  quality: () => [],
  sections: ({ context }) => [{ id: 'chain', title: SAYS.circles, blocks: chainBlocks(context) }],
  praises: () => [],
  spokenBy: { 'I-065': ['R-040'] },
  topics: [],
  open: () => [],
}
