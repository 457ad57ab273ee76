/** what was invoiced and what was declared, period by period. */

import { input, moneyInput } from '../../kit/outcome.ts'
import { type Judgement, unknown } from '../../kit/rules/definition.ts'
import type { TaxReportContext } from '../context.ts'
import type { RuleDefinition } from '../definition.ts'
import type { TaxLimits } from '../params.ts'
import { seenVat } from '../returns/seen.ts'
import { type Check, invoiceVat } from './checks.ts'
import { monthsOf } from './figures.ts'
import { CROSS_INDICATOR_SAYS } from './indicators-words.ts'
import { type Compared, silenceWords } from './pairs.ts'
import { CROSS_RULE_SAYS } from './section-words.ts'
import { CROSS_SAYS } from './words.ts'

export const crossRules = (limits: TaxLimits): readonly RuleDefinition[] => [
  {
    id: 'R-008',
    name: CROSS_RULE_SAYS.undeclaredName,
    level: 'HIGH',
    threshold: CROSS_RULE_SAYS.undeclaredThreshold({ yuan: limits['R-008'].exemptMonthYuan }),
    template: CROSS_RULE_SAYS.undeclaredTemplate({ period: '{period}', amt: '{amt}' }),
    version: '1',
    source: 'domain §4 R-008',
    judge: ({ context }) =>
      byPeriod(
        context,
        (each) =>
          each.left === 0 &&
          each.right > 0 &&
          !isExempt(context, each, limits['R-008'].exemptMonthYuan),
        (hits) => {
          const told = {
            periods: hits.slice(-SAID).map(({ words }) => words),
            sum: yuanOf(hits, ({ right }) => right),
          }
          return hits.length > SAID
            ? CROSS_RULE_SAYS.undeclaredMore({ ...told, n: hits.length })
            : CROSS_RULE_SAYS.undeclared(told)
        },
      ),
  },
  {
    id: 'R-009',
    name: CROSS_RULE_SAYS.lessName,
    level: 'HIGH',
    threshold: CROSS_RULE_SAYS.lessThreshold({
      share: limits['R-009'].share,
      yuan: limits['R-009'].gapYuan,
    }),
    template: CROSS_RULE_SAYS.lessTemplate({ diff: '{diff}', pct: '{pct}' }),
    version: '1',
    source: 'domain §4 R-009',
    judge: ({ context }) =>
      byPeriod(
        context,
        // Nothing declared has no share: it is R-008's.
        (each) =>
          -each.gap > limits['R-009'].gapYuan * 100 &&
          each.share !== null &&
          -each.share > limits['R-009'].share,
        (hits) => {
          const worst = hits.reduce((a, b) => (b.gap < a.gap ? b : a))
          const most = { period: worst.words, gap: -worst.gap / 100, share: -worst.share! }
          return hits.length === 1
            ? CROSS_RULE_SAYS.less(most)
            : CROSS_RULE_SAYS.lessMore({
                ...most,
                ...{ n: hits.length, sum: yuanOf(hits, (each) => -each.gap) },
              })
        },
      ),
  },
]

const SAID = 3

const yuanOf = (hits: readonly Compared[], read: (each: Compared) => number): number =>
  hits.reduce((sum, each) => sum + read(each), 0) / 100

/** Small taxpayers need not pay, and some do not declare, below the exempt sales of a month. */
function isExempt(
  context: TaxReportContext,
  { span, right }: Compared,
  monthYuan: number,
): boolean {
  const ret = seenVat(context).find(({ from, to }) => from === span.from && to === span.to)
  return ret?.form === 'SMALL' && right <= monthsOf(span).length * monthYuan * 100
}

/** A period that cannot be compared leaves the rule open, unless another is hit. */
function byPeriod(
  context: TaxReportContext,
  holds: (each: Compared) => boolean,
  text: (hits: readonly Compared[]) => string,
): Judgement {
  const check: Check = invoiceVat(context)
  if (check.pairs.length === 0)
    return unknown(`INSUFFICIENT_HISTORY：${CROSS_SAYS.nothingToCompare}`)
  if (check.compared.length === 0) return unknown(`NO_DATA：${silenceWords(check.silent)}`)
  const hits = check.compared.filter(holds)
  const { length } = check.compared
  const inputs = [
    input(CROSS_INDICATOR_SAYS.compared, length, 'periods'),
    ...hits
      .slice(-SAID)
      .flatMap(({ words, left, right }) => [
        moneyInput(CROSS_SAYS.ofPeriod({ period: words, name: check.left }), left),
        moneyInput(CROSS_SAYS.ofPeriod({ period: words, name: check.right }), right),
      ]),
  ]
  if (hits.length > 0)
    return {
      result: 'HIT',
      level: 'HIGH',
      text: text(hits),
      value: hits.length,
      inputs,
      evidence: hits.flatMap(({ evidence }) => evidence),
    }
  return check.silent.length > 0
    ? {
        ...unknown(`PARTIAL(${length}/${check.pairs.length})：${silenceWords(check.silent)}`),
        inputs,
      }
    : {
        result: 'MISS',
        value: 0,
        inputs,
        evidence: check.compared.flatMap(({ evidence }) => evidence),
      }
}
