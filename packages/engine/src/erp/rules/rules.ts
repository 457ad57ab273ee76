/** E-02, E-17, R-070 (domain §3.5, §4). Texts describe and advise to verify; they never accuse. */

import { WITHOUT_SOURCE_SAYS } from '../../joint/catalogue/words.ts'
import { type Judgement, reasonText, unknown } from '../../kit/rules/definition.ts'
import { inputOf, numberOf, withoutValue } from '../../kit/rules/levelled.ts'
import { type RuleSet, ruleSet } from '../../kit/rules/rule-set.ts'
import { quantityText } from '../../kit/threshold.ts'
import type { IndicatorValue } from '../../report/document.ts'
import type { ErpContext } from '../context.ts'
import type { RuleDefinition } from '../definition.ts'
import { ERP_INDICATOR_SAYS } from '../indicators/words.ts'
import { outBy } from '../ledger/trial.ts'
import { ERP_PARAM, type RuleLimits } from '../params.ts'
import { periodWords } from '../period.ts'
import { ERP_LINES } from './limit-lines.ts'
import { signRules } from './signs.ts'
import { ERP_RULE_SAYS } from './words.ts'

type Seen = Pick<IndicatorValue, 'inputs' | 'evidence'>
const seenIn = (...figures: readonly IndicatorValue[]): Seen => ({
  inputs: figures.flatMap(({ inputs }) => inputs),
  evidence: figures.flatMap(({ evidence }) => evidence),
})

const balance = (limits: RuleLimits['E-02']): RuleDefinition => ({
  id: 'E-02',
  name: ERP_RULE_SAYS.balanceName,
  level: 'HIGH',
  threshold: ERP_RULE_SAYS.balanceThreshold({
    off: quantityText(limits.tolerance, 'yuan'),
    vouchers: limits.vouchers,
  }),
  template: ERP_RULE_SAYS.balanceTemplate({ amt: '{amt}', n: '{n}' }),
  version: '1',
  source: 'domain §3.5 E-02',
  judge({ context, indicator }) {
    const [sums, vouchers] = [indicator('E-02.asOf'), indicator('E-02.VOUCHER.asOf')]
    const [off, n] = [numberOf(sums), numberOf(vouchers)]
    if (off !== null && off > limits.tolerance) {
      const told = { when: periodWords(worstTrial(context)!), off }
      return {
        result: 'HIT',
        level: 'HIGH',
        text: ERP_RULE_SAYS.balanceOut(told),
        value: off,
        ...seenIn(sums),
      }
    }
    if (n !== null && n >= limits.vouchers)
      return {
        result: 'HIT',
        level: 'MEDIUM',
        text: ERP_RULE_SAYS.vouchersOut({ n }),
        value: n,
        ...seenIn(vouchers),
      }
    if (off === null && n === null) return unknown(reasonText(sums))
    return { result: 'MISS', value: off ?? n, ...seenIn(off === null ? vouchers : sums) }
  },
})

const worstTrial = ({ ledger }: ErpContext) =>
  ledger.trials.toSorted((a, b) => (outBy(b) ?? 0) - (outBy(a) ?? 0))[0]

const stock = (limits: RuleLimits['E-17']): RuleDefinition => ({
  id: 'E-17',
  name: ERP_RULE_SAYS.stockName,
  level: 'MEDIUM',
  threshold: ERP_RULE_SAYS.stockThreshold({ n: limits.entries }),
  template: ERP_RULE_SAYS.stockTemplate({ n: '{n}' }),
  version: '1',
  source: 'domain §3.5 E-17',
  judge({ indicator }) {
    const ties = indicator('E-17.asOf')
    const n = numberOf(ties)
    if (n === null) return withoutValue(ties)
    if (n < limits.entries) return { result: 'MISS', value: n, ...seenIn(ties) }
    return {
      result: 'HIT',
      level: 'MEDIUM',
      text: ERP_RULE_SAYS.stockOff({ n }),
      value: n,
      ...seenIn(ties),
    }
  },
})

const OUTSIDE = [
  ['E-03.L12', ERP_RULE_SAYS.invoices, ERP_INDICATOR_SAYS.invoiced],
  ['E-04.L12', ERP_RULE_SAYS.returns, ERP_INDICATOR_SAYS.declared],
] as const

/** How far the books are off one of the others; null = they cannot be compared. Books without sales are as far off as can be. */
function offOf(figure: IndicatorValue, name: string): number | null {
  const off = numberOf(figure)
  if (off !== null) return off
  const told = inputOf(figure.inputs, name)
  return figure.reason === 'ZERO_BASE' && told > 0 ? Number.NEGATIVE_INFINITY : null
}

function apart(figure: IndicatorValue, other: string, name: string): Judgement {
  const books = inputOf(figure.inputs, ERP_INDICATOR_SAYS.revenue)
  const told = inputOf(figure.inputs, name)
  const value = numberOf(figure)
  const text =
    value === null
      ? ERP_RULE_SAYS.nothing({ other, sum: told })
      : ERP_RULE_SAYS[value > 0 ? 'above' : 'below']({
          other,
          off: Math.abs(books - told),
          share: Math.abs(value),
        })
  return { result: 'HIT', level: 'MEDIUM', text, value, ...seenIn(figure) }
}

/** What holds the books against invoices and returns, and the figures it reads. */
export const AGAINST_OTHERS = { rules: ['R-070'], indicators: OUTSIDE.map(([key]) => key) }

const outside = (limits: RuleLimits['R-070']): RuleDefinition => ({
  id: 'R-070',
  name: WITHOUT_SOURCE_SAYS.ledger,
  level: 'MEDIUM',
  threshold: ERP_RULE_SAYS.outsideThreshold({ share: limits.share }),
  template: ERP_RULE_SAYS.outsideTemplate({ pct: '{pct}' }),
  version: '1',
  source: 'domain §4 R-070',
  judge({ indicator }) {
    const told = OUTSIDE.map(([key, other, name]) => {
      const figure = indicator(key)
      return { figure, other, name, off: offOf(figure, name) }
    })
    const known = told.filter(({ off }) => off !== null)
    const [worst] = known.toSorted((a, b) => Math.abs(b.off!) - Math.abs(a.off!))
    if (!worst) return unknown(reasonText(told[0]!.figure))
    if (Math.abs(worst.off!) > limits.share) return apart(worst.figure, worst.other, worst.name)
    return { result: 'MISS', value: worst.off, ...seenIn(...known.map(({ figure }) => figure)) }
  },
})

/** Every rule with the limits it is judged by. */
export const erpRules = (limits: RuleLimits): readonly RuleDefinition[] => [
  balance(limits['E-02']),
  stock(limits['E-17']),
  outside(limits['R-070']),
  ...signRules(limits),
]

/** Nothing is set aside by the kind itself: books that do not tie have no case that explains them away. */
export const ERP_RULE_SET: RuleSet<ErpContext> = ruleSet<ErpContext, RuleLimits>({
  make: erpRules,
  table: ERP_PARAM.rules,
  lines: ERP_LINES,
  suppressedBy: () => null,
})
