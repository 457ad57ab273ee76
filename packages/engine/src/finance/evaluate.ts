/** How the kit evaluates indicators of statements: every computation names the items it looked at itself. */

import { evaluator } from '../kit/evaluate.ts'
import { peerOf } from '../kit/peers.ts'
import type { FinanceKind } from './definition.ts'
import { FINANCE_SAYS } from './words.ts'

export const evaluateIndicator = evaluator<FinanceKind>({
  start: (context) => context.series.start,
  founded: ({ founded }) => founded,
  months: (context) =>
    context.collected
      ? { start: context.asOfMonth, end: context.asOfMonth, states: ['COLLECTED'] }
      : null,
  notCollected: () => FINANCE_SAYS.notCollected,
  evidence: (_context, _measure, _span, trace) => trace ?? [],
  peer: ({ peers }, id) => peerOf(peers, id),
})
