/** Whether the books come out: E-17, and E-16, which no book tells. */
import { namesOf } from '@xinjian/format/say/words'
import { input, without } from '../../kit/outcome.ts'
import type { IndicatorDefinition, Outcome } from '../definition.ts'
import { rowsLeg } from '../evidence.ts'
import { ERP_ITEM_PARAM } from '../params.ts'
import { joints, ties } from '../stock/folds.ts'
import { ERP_ITEM_SAYS } from '../words.ts'
import { ERP_ITEM_INDICATOR_SAYS as SAYS } from './words.ts'

const COMMON = {
  missing: { rule: 'ANY', sources: ['STOCK'] },
  version: '1',
} as const
const { named, tolerance } = ERP_ITEM_PARAM
const { fen, quantity } = tolerance
const allowed = { fen, quantity: String(quantity) }

export const TIE_INDICATORS: readonly IndicatorDefinition[] = [
  {
    ...COMMON,
    id: 'E-17',
    names: namesOf(SAYS, 'untied'),
    unit: 'entries',
    formula: SAYS.untiedFormula(allowed),
    variants: [{ window: 'asOf', threshold: 'E-17' }],
    evidence: 'COUNT',
    source: 'domain §3.5 E-17',
    compute(context): Outcome {
      if (context.facts.summary.length === 0) return without('NO_DATA', ERP_ITEM_SAYS.noSummary)
      const { looked, untied } = ties(context)
      if (looked === 0) return without('NO_DATA', ERP_ITEM_SAYS.notTied)
      const periods = input(SAYS.periods, context.periods.all.length, 'periods')
      const inputs = [
        input(SAYS.untied, untied.length, 'entries'),
        input(SAYS.rowsLooked, looked, 'entries'),
      ]
      return {
        value: untied.length,
        // Rows that are too many to be named one by one are no sum to be shown.
        inputs: untied.length > named ? [periods, ...inputs] : inputs,
        evidence: [
          rowsLeg(
            untied.map(({ row }) => row.key),
            SAYS.untied,
          ),
        ],
      }
    },
  },
  {
    ...COMMON,
    id: 'E-17.CHAIN',
    names: namesOf(SAYS, 'breaks'),
    unit: 'occasions',
    formula: SAYS.breaksFormula(allowed),
    variants: [{ window: 'asOf', threshold: 'E-17' }],
    evidence: 'LOOKED_AT',
    source: 'domain §3.5 E-17',
    compute(context): Outcome {
      if (context.facts.summary.length === 0) return without('NO_DATA', ERP_ITEM_SAYS.noSummary)
      const { joints: n, breaks } = joints(context)
      if (n === 0) return without('INSUFFICIENT_HISTORY', ERP_ITEM_SAYS.notChained)
      return {
        value: breaks.length,
        inputs: [input(SAYS.joints, n, 'periods'), input(SAYS.breaks, breaks.length, 'occasions')],
        evidence: [
          rowsLeg(
            breaks.flatMap(({ keys }) => keys),
            SAYS.breaks,
          ),
        ],
      }
    },
  },
  {
    ...COMMON,
    id: 'E-16',
    names: namesOf(SAYS, 'loss'),
    unit: 'ratio',
    formula: SAYS.lossFormula,
    variants: [{ window: 'asOf' }],
    evidence: null,
    source: 'domain §3.5 E-16',
    needs: SAYS.lossNeeds,
    compute: () => without('NO_DATA', SAYS.lossUntold),
  },
]
