/** how declared sales sit beside other figures of the returns. */
import type { Fen } from '@xinjian/format'
import { amount, percent, shareText } from '@xinjian/format/say/figures'
import { input, moneyInput } from '../../../kit/outcome.ts'
import { reasonText, unknown } from '../../../kit/rules/definition.ts'
import { numberOf } from '../../../kit/rules/levelled.ts'
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
import { generalYear, notWhole } from './whole-year.ts'

const noneOf = ({ schedules }: VatReturn): Fen | null => schedules?.invoiced?.none ?? null

interface Unbilled {
  sum: Fen
  lowest: Fen
  sales: Fen
}

/** Sales without an invoice (附列资料一) of all these returns; a Judgement = one of them does not say. */
function unbilled(returns: readonly VatReturn[]): Unbilled | Judgement {
  const sales = sumOf(returns, '销售额', salesOf)
  if (typeof sales !== 'number') return unknown(`NO_DATA：${sales.detail}`)
  const mute = returns.find((vat) => noneOf(vat) === null)
  if (mute) return unknown(`NO_DATA：${periodWords(mute)}没有附列资料(一)的未开具发票栏`)
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
  if ('result' in found) return at ? reversed(at, '') : found
  const { sum, lowest, sales } = found
  const share = sales > 0 ? sum / sales : null
  const inputs = [
    moneyInput('未开具发票销售额', sum),
    moneyInput('申报销售额', sales),
    moneyInput('单期最低未开具发票销售额', lowest),
  ]
  const whole = `，${words}合计${amount(sum / 100)}元`
  if (at) return { ...reversed(at, whole), value: share, inputs }
  const base = { value: share, inputs, evidence: [unbilledLeg(returns), salesLeg(returns)] }
  if (share !== null && share > limits['R-010'].share)
    return {
      result: 'HIT',
      level: 'MEDIUM',
      text: `${words}未开票收入为${amount(sum / 100)}元，占申报销售额${shareText(share)}，请核实收入依据。`,
      ...base,
    }
  return { result: 'MISS', ...base }
}

/** `whole`: what all months come to, in words; empty = not known. */
function reversed(at: VatReturn, whole: string): Extract<Judgement, { result: 'HIT' }> {
  const lowest = noneOf(at)!
  return {
    result: 'HIT',
    level: 'MEDIUM',
    text: `${periodWords(at)}未开票收入为${amount(lowest / 100)}元${whole}，请核实冲减依据。`,
    value: null,
    inputs: [moneyInput('单期最低未开具发票销售额', lowest)],
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
    moneyInput('增值税申报销售额', vat.sales),
    moneyInput('企业所得税营业收入', revenue),
    input('年度', String(year.year), 'index'),
  ]
  const evidence = [salesLeg(vat.returns), citLeg([year.cit], ['revenue'])]
  if (revenue === 0)
    return vat.sales === 0
      ? { result: 'MISS', value: null, reason: 'ZERO_ZERO', inputs, evidence }
      : {
          result: 'HIT',
          level: vat.sales > 0 ? 'HIGH' : 'MEDIUM',
          text: `${year.year}年增值税申报销售额${amount(vat.sales / 100)}元，企业所得税申报营业收入为零，建议核实差异原因。`,
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
    text: `${year.year}年增值税申报销售额${amount(vat.sales / 100)}元，企业所得税申报营业收入${amount(revenue / 100)}元，相差${shareText(size)}，建议核实差异原因。`,
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
  const lines = [
    ...(closeToSmall ? [`近12个月申报销售额为小规模纳税人标准500万元的${shareText(used)}`] : []),
    ...(closeToMicro ? [`小型微利企业标准有${items}项在90%至100%之间`] : []),
  ]
  const end = dropped ? `，且最近一期销售额降至此前平均的${percent(fell)}` : ''
  return {
    result: 'HIT',
    level: dropped ? 'MEDIUM' : 'LOW',
    text: `指标贴近或超过政策临界值：${lines.join('，')}${end}，建议关注后续变化。`,
    value: closeToMicro ? items : used,
    inputs: [...inputs, input('最近一期与此前平均之比', fell, 'ratio')],
    evidence,
  }
}

export function salesRules(limits: ReturnLimits): RuleDefinition[] {
  const { medium, high } = limits['R-011']
  const border = limits['R-066']
  return [
    {
      id: 'R-010',
      name: '未开票收入异常',
      level: 'MEDIUM',
      threshold: `近12个月任一期未开票收入<0，或占申报销售额>${quantityText(limits['R-010'].share, 'ratio')}`,
      template: '未开票收入为{amt}元，占比{pct}，请核实冲减依据。',
      version: '1',
      source: 'domain §4 R-010',
      judge: (given) => judgeUnbilled(given, limits),
    },
    {
      id: 'R-011',
      name: '增值税与所得税收入差异',
      level: 'HIGH',
      threshold: `最近完整年度增值税销售额与所得税营业收入相差>${quantityText(medium, 'ratio')}中、>${quantityText(high, 'ratio')}高`,
      template: '增值税与所得税申报收入相差{pct}，建议核实差异原因。',
      version: '1',
      source: 'domain §4 R-011',
      judge: (given) => judgeRevenue(given, limits),
    },
    {
      id: 'R-066',
      name: '临界点聚集',
      level: 'MEDIUM',
      threshold: `小规模标准占用>${quantityText(border.usage, 'ratio')}，或小型微利临界≥${border.near}项为低；最近一期销售额低于此前平均的${quantityText(border.drop, 'ratio')}为中`,
      template: '指标贴近或超过政策临界值：{x}，建议关注后续变化。',
      version: '1',
      source: 'domain §4 R-066',
      judge: (given) => judgeBorder(given, limits),
    },
  ]
}
