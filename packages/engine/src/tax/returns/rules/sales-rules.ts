/** how declared sales sit beside other figures of the returns. */

import type { Fen } from '@xinjian/format'
import { templateOf } from '@xinjian/format/say/words'
import { input, moneyInput } from '../../../kit/outcome.ts'
import { reasonText, unknown } from '../../../kit/rules/definition.ts'
import { numberOf } from '../../../kit/rules/levelled.ts'
import { REASON_SAYS } from '../../../kit/rules/words.ts'
import { quantityText } from '../../../kit/threshold.ts'
import { citClock, vatClock } from '../../clock.ts'
import type { TaxReportContext } from '../../context.ts'
import type { Judgement, RuleDefinition, RuleInput } from '../../definition.ts'
import type { VatReturn } from '../../facts.ts'
import { citLeg, unbilledLeg } from '../evidence.ts'
import { figureOf, yearIn } from '../indicators/income-tax.ts'
import { declaredSales, salesLeg } from '../indicators/sales.ts'
import type { ReturnLimits } from '../limits.ts'
import { periodWords, salesOf, sumOf } from '../vat.ts'
import { VAT_SAYS } from '../words.ts'
import { generalYear, notWhole } from './whole-year.ts'
import { SALES_RULE_SAYS } from './words.ts'

const noneOf = ({ schedules }: VatReturn): Fen | null => schedules?.invoiced?.none ?? null

interface Unbilled {
  sum: Fen
  lowest: Fen
  sales: Fen
}

/** Sales without an invoice (附列资料一) of all these returns; a Judgement = one of them does not say. */
function unbilled(returns: readonly VatReturn[]): Unbilled | Judgement {
  const sales = sumOf(returns, VAT_SAYS.sales, salesOf)
  if (typeof sales !== 'number') return unknown(`NO_DATA：${sales.detail}`)
  const mute = returns.find((vat) => noneOf(vat) === null)
  if (mute)
    return unknown(
      REASON_SAYS.NO_DATA({
        why: SALES_RULE_SAYS.unbilledMissing({ period: periodWords(mute) }),
      }),
    )
  const told = returns.map((vat) => noneOf(vat)!)
  return { sum: told.reduce((a, b) => a + b, 0), lowest: Math.min(0, ...told), sales }
}

function judgeUnbilled({ context }: RuleInput, limits: ReturnLimits): Judgement {
  const { returns, open, words } = generalYear(context)
  // A reversal that is seen is seen, whatever other periods do not tell.
  const [at] = returns
    .filter((vat) => (noneOf(vat) ?? 0) < 0)
    .toSorted((a, b) => noneOf(a)! - noneOf(b)!)
  const found = open ?? unbilled(returns)
  if ('result' in found) return at ? reversed(at) : found
  const { sum, lowest, sales } = found
  const share = sales > 0 ? sum / sales : null
  const inputs = [
    moneyInput(VAT_SAYS.unbilled, sum),
    moneyInput(VAT_SAYS.declaredSales, sales),
    moneyInput(VAT_SAYS.lowestUnbilled, lowest),
  ]
  if (at) return { ...reversed(at, { when: words, all: sum / 100 }), value: share, inputs }
  const base = { value: share, inputs, evidence: [unbilledLeg(returns), salesLeg(returns)] }
  if (share !== null && share > limits['R-010'].share)
    return {
      result: 'HIT',
      level: 'MEDIUM',
      text: SALES_RULE_SAYS.unbilledText({ when: words, sum: sum / 100, share }),
      ...base,
    }
  return { result: 'MISS', ...base }
}

/** `whole`: what all months come to; absent = not known. */
function reversed(
  at: VatReturn,
  whole?: { when: string; all: number },
): Extract<Judgement, { result: 'HIT' }> {
  const lowest = noneOf(at)!
  const told = { period: periodWords(at), sum: lowest / 100 }
  return {
    result: 'HIT',
    level: 'MEDIUM',
    text: whole
      ? SALES_RULE_SAYS.reversedOf({ ...told, ...whole })
      : SALES_RULE_SAYS.reversed(told),
    value: null,
    inputs: [moneyInput(VAT_SAYS.lowestUnbilled, lowest)],
    evidence: [unbilledLeg([at])],
  }
}

/** VAT sales of the last whole year of income tax against its revenue. */
function judgeRevenue({ context }: RuleInput, limits: ReturnLimits): Judgement {
  const { medium, high } = limits['R-011']
  const window = citClock(context).span('Y')
  const year = yearIn(context, window)
  if (!('cit' in year)) return unknown(`${year.reason}：${year.detail}`)
  const revenue = figureOf(year, 'revenue')
  if (typeof revenue !== 'number') return unknown(`NO_DATA：${revenue.detail}`)
  const vat = declaredSales(context, window)
  if (!('sales' in vat)) return unknown(`${vat.reason}：${vat.detail}`)
  const partly = notWhole(context, window)
  if (partly) return partly
  const inputs = [
    moneyInput(VAT_SAYS.vatSales, vat.sales),
    moneyInput(VAT_SAYS.citRevenue, revenue),
    input(VAT_SAYS.year, String(year.year), 'index'),
  ]
  const evidence = [salesLeg(vat.returns), citLeg([year.cit], ['revenue'])]
  if (revenue === 0)
    return vat.sales === 0
      ? { result: 'MISS', value: null, reason: 'ZERO_ZERO', inputs, evidence }
      : {
          result: 'HIT',
          level: vat.sales > 0 ? 'HIGH' : 'MEDIUM',
          text: SALES_RULE_SAYS.noRevenue({ year: year.year, vat: vat.sales / 100 }),
          value: null,
          inputs,
          evidence,
        }
  const share = (vat.sales - revenue) / Math.abs(revenue)
  const size = Math.abs(share)
  if (size <= medium) return { result: 'MISS', value: share, inputs, evidence }
  return {
    result: 'HIT',
    level: size > high ? 'HIGH' : 'MEDIUM',
    text: SALES_RULE_SAYS.revenueText({
      year: year.year,
      vat: vat.sales / 100,
      revenue: revenue / 100,
      share: size,
    }),
    value: share,
    inputs,
    evidence,
  }
}

/** Sales of the last period against the mean of those before it in the twelve months; null = cannot be said. */
export function lastDrop(context: TaxReportContext): number | null {
  const window = vatClock(context).span('L12')
  const found = declaredSales(context, window)
  if (notWhole(context, window) || !('sales' in found) || found.returns.length < 3) return null
  const last = salesOf(found.returns.at(-1)!) ?? 0
  const mean = (found.sales - last) / (found.returns.length - 1)
  return mean > 0 ? last / mean : null
}

function judgeBorder({ context, indicator }: RuleInput, limits: ReturnLimits): Judgement {
  const { usage, near, drop } = limits['R-066']
  const small = indicator('T-045.L12')
  const micro = indicator('T-046.asOf')
  const used = numberOf(small)
  const items = numberOf(micro)
  const closeToSmall = used !== null && used > usage
  const closeToMicro = items !== null && items >= near
  const inputs = [...small.inputs, ...micro.inputs]
  const evidence = [...small.evidence, ...micro.evidence]
  if (!closeToSmall && !closeToMicro) {
    // What does not apply is no gap; what is not known is.
    const open = [small, micro].find(
      ({ value, reason }) => value === null && reason !== 'NOT_APPLICABLE',
    )
    if (open) return unknown(reasonText(open))
    return { result: 'MISS', value: items ?? used, inputs, evidence }
  }
  const fell = lastDrop(context)
  const dropped = fell !== null && fell < drop
  const x = !closeToMicro
    ? SALES_RULE_SAYS.closeToSmall({ part: used! })
    : closeToSmall
      ? SALES_RULE_SAYS.closeToBoth({ part: used, n: items })
      : SALES_RULE_SAYS.closeToMicro({ n: items })
  return {
    result: 'HIT',
    level: dropped ? 'MEDIUM' : 'LOW',
    text: dropped
      ? SALES_RULE_SAYS.borderDropped({ x, part: fell })
      : SALES_RULE_SAYS.borderText({ x }),
    value: closeToMicro ? items : used,
    inputs: [...inputs, input(VAT_SAYS.lastToMean, fell, 'ratio')],
    evidence,
  }
}

export function salesRules(limits: ReturnLimits): RuleDefinition[] {
  const { medium, high } = limits['R-011']
  const border = limits['R-066']
  return [
    {
      id: 'R-010',
      name: SALES_RULE_SAYS.unbilled,
      level: 'MEDIUM',
      threshold: SALES_RULE_SAYS.unbilledAt({
        share: quantityText(limits['R-010'].share, 'ratio'),
      }),
      template: templateOf(SALES_RULE_SAYS, 'unbilledTemplate'),
      version: '1',
      source: 'domain §4 R-010',
      judge: (given) => judgeUnbilled(given, limits),
    },
    {
      id: 'R-011',
      name: SALES_RULE_SAYS.revenue,
      level: 'HIGH',
      threshold: SALES_RULE_SAYS.revenueAt({
        medium: quantityText(medium, 'ratio'),
        high: quantityText(high, 'ratio'),
      }),
      template: templateOf(SALES_RULE_SAYS, 'revenueTemplate'),
      version: '1',
      source: 'domain §4 R-011',
      judge: (given) => judgeRevenue(given, limits),
    },
    {
      id: 'R-066',
      name: SALES_RULE_SAYS.border,
      level: 'MEDIUM',
      threshold: SALES_RULE_SAYS.borderAt({
        usage: quantityText(border.usage, 'ratio'),
        near: border.near,
        drop: quantityText(border.drop, 'ratio'),
      }),
      template: templateOf(SALES_RULE_SAYS, 'borderText'),
      version: '1',
      source: 'domain §4 R-066',
      judge: (given) => judgeBorder(given, limits),
    },
  ]
}
