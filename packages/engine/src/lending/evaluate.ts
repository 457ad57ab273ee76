import { evaluator } from '../kit/evaluate.ts'
import type { LendingKind } from './context.ts'

/** Every figure says itself what it rests on: months do not matter to records told as of a moment. */
export const evaluateIndicator = evaluator<LendingKind>({
  start: ({ m0 }) => m0,
  founded: () => null,
  months: () => null,
  notCollected: () => '',
  evidence: (_context, _spec, _span, trace) => trace ?? [],
})
