/** I-065 where the invoices of partners are held: rings through the enterprise. */
import { namesOf } from '@xinjian/format/say/words'
import { evaluator } from '../../kit/evaluate.ts'
import { indicatorsOf } from '../../kit/lazily.ts'
import { input, without } from '../../kit/outcome.ts'
import { circlesOf, isRing, ownLegs } from './circles.ts'
import type { ChainContext, ChainKind, IndicatorDefinition } from './context.ts'
import { CHAIN_PARAM } from './params.ts'
import { CHAIN_SAYS as SAYS } from './words.ts'

/** Whether enough is held to say that there is nothing. */
export const isJudged = ({ chain, known }: ChainContext): boolean =>
  chain.complete && known.buyers >= CHAIN_PARAM.judged && known.sellers >= CHAIN_PARAM.judged

export const tooFew = ({ chain, known }: ChainContext): string =>
  chain.complete ? SAYS.tooFew({ least: CHAIN_PARAM.judged, ...known }) : SAYS.partly

const CIRCLES: IndicatorDefinition = {
  id: 'I-065',
  names: namesOf(SAYS, 'figure'),
  unit: 'entries',
  formula: SAYS.figureFormula,
  variants: [{ window: 'L12', threshold: 'I-065' }],
  missing: { rule: 'ANY', sources: [] },
  evidence: 'ROWS',
  version: '2',
  source: 'domain §3.2 I-065',
  compute(context) {
    const { count, listed, complete } = circlesOf(context)
    if (count === 0 && !isJudged(context)) return without('PARTIAL', tooFew(context))
    const first = listed.find(isRing)
    return {
      value: count,
      ...(complete ? {} : { detail: SAYS.incomplete }),
      inputs: [input(SAYS.circleCount, count, 'entries')],
      evidence: first ? ownLegs(context, first) : null,
    }
  },
}

export const CHAIN_INDICATORS = indicatorsOf<ChainKind>(
  [CIRCLES],
  evaluator<ChainKind>({
    start: ({ m0 }) => m0,
    founded: () => null,
    months: () => null,
    notCollected: () => '',
    evidence: (_context, _spec, _span, trace) => trace ?? [],
  }),
)
