/** Rules on money that goes round, on stock below nought, and on how vouchers were made: each opens to its rows. */
import type { Judgement } from '../../kit/rules/definition.ts'
import { inputOf, numberOf, withoutValue } from '../../kit/rules/levelled.ts'
import { quantityText } from '../../kit/threshold.ts'
import { ROUND } from '../../reconcile/rounds.ts'
import type { IndicatorValue, RuleLevel } from '../../report/document.ts'
import type { RuleDefinition } from '../definition.ts'
import { negativeStockLeg } from '../evidence.ts'
import { ERP_SIGN_SAYS } from '../indicators/sign-words.ts'
import type { RuleLimits } from '../params.ts'
import { ERP_SIGN_RULE_SAYS } from './sign-words.ts'

const SAYS = ERP_SIGN_RULE_SAYS

/** A rule on one figure: hit where `hits` says so, with the rows of the figure. */
interface Sign extends Omit<RuleDefinition, 'judge' | 'version' | 'source'> {
  key: string
  source?: string
  /** null = not hit. */
  hits(figure: IndicatorValue, value: number): { level: RuleLevel; text: string } | null
}

const sign = ({ key, source = 'platform', hits, ...rest }: Sign): RuleDefinition => ({
  ...rest,
  version: '1',
  source,
  judge({ indicator }): Judgement {
    const figure = indicator(key)
    const value = numberOf(figure)
    if (value === null) return withoutValue(figure)
    const { inputs, evidence } = figure
    const hit = hits(figure, value)
    return hit
      ? { result: 'HIT', ...hit, value, inputs, evidence }
      : { result: 'MISS', value, inputs, evidence }
  },
})

/** As many or more. */
const counted = (
  of: Omit<Sign, 'hits'>,
  least: number,
  say: (told: { n: number }) => string,
): RuleDefinition =>
  sign({ ...of, hits: (_, n) => (n >= least ? { level: of.level, text: say({ n }) } : null) })

const negative = (limits: RuleLimits['E-15']): RuleDefinition => {
  const rows = counted(
    {
      ...{ id: 'E-15', key: 'E-15.ROWS.asOf', source: 'domain §3.5 E-15', level: 'MEDIUM' },
      name: SAYS.negativeName,
      threshold: SAYS.negativeThreshold(limits),
      template: SAYS.negativeTemplate({ n: '{n}' }),
    },
    limits.rows,
    SAYS.negative,
  )
  return {
    ...rows,
    judge(input) {
      const judged = rows.judge(input)
      const { stock } = input.context
      if (judged.result !== 'HIT' || !stock) return judged
      const share = numberOf(input.indicator('E-15.SHARE.asOf'))
      return {
        ...judged,
        level: share !== null && share > limits.share ? 'MEDIUM' : 'LOW',
        evidence: [negativeStockLeg(stock.from, stock.to)],
      }
    },
  }
}

export const signRules = (limits: RuleLimits): readonly RuleDefinition[] => [
  sign({
    ...{ id: 'B-005', key: 'B-005.asOf', level: 'MEDIUM' },
    name: SAYS.roundsName,
    threshold: SAYS.roundsThreshold(limits['B-005']),
    template: SAYS.roundsTemplate({ n: '{n}', pct: '{pct}' }),
    hits({ inputs }, share) {
      const n = inputOf(inputs, ERP_SIGN_SAYS.roundCount)
      const sum = inputOf(inputs, ERP_SIGN_SAYS.roundSum)
      return n >= limits['B-005'].trips && share > limits['B-005'].share
        ? { level: 'MEDIUM', text: SAYS.rounds({ days: ROUND.days, n, sum, share }) }
        : null
    },
  }),
  sign({
    ...{ id: 'B-008', key: 'B-008.asOf', level: 'LOW' },
    name: SAYS.endName,
    threshold: SAYS.endThreshold(limits['B-008']),
    template: SAYS.endTemplate({ pct: '{pct}' }),
    hits: (_, share) =>
      share > limits['B-008'].share ? { level: 'LOW', text: SAYS.end({ share }) } : null,
  }),
  sign({
    ...{ id: 'B-009', key: 'B-009.asOf', level: 'LOW' },
    name: SAYS.ownersName,
    threshold: SAYS.ownersThreshold({ sum: quantityText(limits['B-009'].sum, 'yuan') }),
    template: SAYS.ownersTemplate({ amt: '{amt}' }),
    hits: (_, sum) =>
      sum >= limits['B-009'].sum ? { level: 'LOW', text: SAYS.owners({ sum }) } : null,
  }),
  counted(
    {
      ...{ id: 'B-010', key: 'B-010.asOf', level: 'LOW' },
      name: SAYS.movesName,
      threshold: SAYS.movesThreshold({ n: limits['B-010'].rows }),
      template: SAYS.movesTemplate({ n: '{n}' }),
    },
    limits['B-010'].rows,
    SAYS.moves,
  ),
  counted(
    {
      ...{ id: 'B-011', key: 'B-011.asOf', level: 'LOW' },
      name: SAYS.addedName,
      threshold: SAYS.addedThreshold({ n: limits['B-011'].vouchers }),
      template: SAYS.addedTemplate({ n: '{n}' }),
    },
    limits['B-011'].vouchers,
    SAYS.added,
  ),
  counted(
    {
      ...{ id: 'B-012', key: 'B-012.asOf', level: 'MEDIUM' },
      name: SAYS.slipsName,
      threshold: SAYS.slipsThreshold({ n: limits['B-012'].slips }),
      template: SAYS.slipsTemplate({ n: '{n}' }),
    },
    limits['B-012'].slips,
    SAYS.slips,
  ),
  negative(limits['E-15']),
  counted(
    {
      ...{ id: 'E-22', key: 'E-22.asOf', source: 'domain §3.5 E-22', level: 'MEDIUM' },
      name: SAYS.editsName,
      threshold: SAYS.editsThreshold({ n: limits['E-22'].vouchers }),
      template: SAYS.editsTemplate({ n: '{n}' }),
    },
    limits['E-22'].vouchers,
    SAYS.edits,
  ),
]
