/** Income tax against revenue, profit and what was prepaid: T-012, T-013, T-036, T-040, T-043, T-048. */
import type { Fen } from '@xinjian/format'
import { optionalDay, yearOf } from '../../../kit/calendar/calendar.ts'
import { type MonthWindow, monthOfDay } from '../../../kit/calendar/window.ts'
import { overWindows } from '../../../kit/definition.ts'
import { input, moneyInput, quotient, without } from '../../../kit/outcome.ts'
import { besidePeers, type PeerThreshold, peerInputs } from '../../../kit/peers.ts'
import type { TaxReportContext } from '../../context.ts'
import type { IndicatorDefinition, Outcome } from '../../definition.ts'
import { CIT_ITEMS, type CitItem, type CitYear, citFigure, citTax, citYears } from '../cit.ts'
import { citLeg } from '../evidence.ts'
import { LAW } from '../params.ts'
import { burdenOf, taxLeg } from './burden.ts'

const COMMON = {
  missing: { rule: 'ANY', sources: ['CIT'] },
  version: '1',
} as const

const YEARS = overWindows(['Y', 'Y-1', 'Y-2'])
const UNSETTLED = '取自第四季度申报，尚未汇算清缴'

/** The year of a window; an Outcome = nothing whole is known of it. */
export function yearIn(context: TaxReportContext, { from, to }: MonthWindow): CitYear | Outcome {
  const year = yearOf(from)
  const found = citYears(context).find((each) => each.year === year)
  if (found) return found
  const established = optionalDay(context.facts.registration.establishedOn)
  if (established !== null && monthOfDay(established) > to)
    return without('INSUFFICIENT_HISTORY', '企业在该年度尚未成立')
  return without('NO_DATA', `没有${year}年度的企业所得税申报`)
}

/** A figure of a year, 分; an Outcome = the return does not say. */
export function figureOf({ cit, year }: CitYear, item: CitItem): Fen | Outcome {
  const fen = citFigure(cit, item)
  return fen ?? without('NO_DATA', `${year}年度申报表没有${CIT_ITEMS[item].name}`)
}

const unsettled = ({ settled }: CitYear): string | undefined => (settled ? undefined : UNSETTLED)

const detailOf = (...notes: readonly (string | undefined)[]): { detail?: string } => {
  const detail = notes.filter(Boolean).join('；')
  return detail ? { detail } : {}
}

/** Tax of a year against one of its items. */
function taxAgainst(
  item: 'revenue' | 'profit',
  finish: (context: TaxReportContext, tax: Fen, whole: Fen) => Partial<Outcome>,
): IndicatorDefinition['compute'] {
  return (context, _, { window }) => {
    const found = yearIn(context, window)
    if (!('cit' in found)) return found
    const whole = figureOf(found, item)
    if (typeof whole !== 'number') return whole
    const tax = citTax(found.cit)
    if (tax === null) return without('NO_DATA', `${found.year}年度申报表没有应纳税额`)
    const { name } = CIT_ITEMS[item]
    const extra = finish(context, tax, whole)
    const rate = quotient(tax, whole, name)
    return {
      ...rate,
      ...extra,
      ...detailOf(rate.detail, extra.detail, unsettled(found)),
      inputs: [
        moneyInput('企业所得税应纳税额', tax),
        moneyInput(name, whole),
        ...(extra.inputs ?? []),
      ],
      evidence: [citLeg([found.cit], ['due', 'gross', 'relief']), citLeg([found.cit], [item])],
    }
  }
}

const CONTRIBUTION: PeerThreshold = {
  yellow: { op: '<', at: 'median', times: 0.5 },
  red: { op: '<', at: 'median', times: 0.2 },
}

export const INCOME_TAX_INDICATORS: readonly IndicatorDefinition[] = [
  {
    ...COMMON,
    id: 'T-012',
    names: { zh: '企业所得税贡献率', en: 'Income tax to revenue' },
    unit: 'ratio',
    formula: '企业所得税应纳税额 ÷ 营业收入；低于行业中位数的50%为黄，低于20%为红',
    variants: YEARS,
    evidence: '申报表应纳税额与营业收入',
    source: 'domain §3.3 T-012',
    compute: taxAgainst('revenue', (context, tax, revenue) => {
      const band = context.peer('T-012')
      const value = revenue > 0 ? tax / revenue : null
      return {
        ...besidePeers(value, band, CONTRIBUTION),
        ...(band ? { inputs: peerInputs(band, 'ratio') } : {}),
      }
    }),
  },
  {
    ...COMMON,
    id: 'T-013',
    names: { zh: '企业所得税实际税率', en: 'Effective income tax rate' },
    unit: 'ratio',
    formula: '企业所得税应纳税额 ÷ 利润总额；有利润而税额为零为黄，亏损年度不适用',
    variants: YEARS,
    evidence: '申报表应纳税额与利润总额',
    source: 'domain §3.3 T-013',
    compute: taxAgainst('profit', (_, tax, profit) =>
      profit > 0 ? { flag: tax === 0 ? 'YELLOW' : 'GREEN' } : {},
    ),
  },
  {
    ...COMMON,
    id: 'T-036',
    names: { zh: '增值税与毛利比', en: 'VAT to gross profit' },
    unit: 'ratio',
    formula: '同年增值税应纳税额 ÷ (营业收入 − 营业成本)',
    missing: { rule: 'N', sources: ['VAT'] },
    variants: [{ window: 'Y', threshold: 'T-036' }],
    evidence: '增值税申报表应纳税额与企业所得税申报表收入、成本',
    source: 'domain §3.3 T-036',
    compute(context, _, { window }) {
      const found = yearIn(context, window)
      if (!('cit' in found)) return found
      const burden = burdenOf(context, window)
      if (!('rate' in burden)) return burden
      const revenue = figureOf(found, 'revenue')
      if (typeof revenue !== 'number') return revenue
      const cost = figureOf(found, 'cost')
      if (typeof cost !== 'number') return cost
      const rate = quotient(burden.tax, revenue - cost, '毛利')
      return {
        ...rate,
        ...detailOf(rate.detail, unsettled(found)),
        inputs: [
          moneyInput('增值税应纳税额', burden.tax),
          moneyInput('营业收入', revenue),
          moneyInput('营业成本', cost),
        ],
        evidence: [taxLeg(burden.returns), citLeg([found.cit], ['revenue', 'cost'])],
      }
    },
  },
  {
    ...COMMON,
    id: 'T-040',
    names: { zh: '工资收入比', en: 'Wages to revenue' },
    unit: 'ratio',
    formula: '工资薪金支出(A105050) ÷ 营业收入；低于行业P5为黄',
    variants: YEARS,
    evidence: '年度申报表营业收入；工资薪金见附表',
    source: 'domain §3.3 T-040',
    compute(context, _, { window }) {
      const found = yearIn(context, window)
      if (!('cit' in found)) return found
      const { cit } = found
      if (cit.wages === null) return without('NO_DATA', `没有${found.year}年度A105050工资薪金支出`)
      const revenue = figureOf(found, 'revenue')
      if (typeof revenue !== 'number') return revenue
      const rate = quotient(cit.wages, revenue, '营业收入')
      const band = context.peer('T-040')
      const p5 = band?.p5 ?? null
      return {
        ...rate,
        ...besidePeers(rate.value, band, { yellow: { op: '<', at: 'p5' } }),
        inputs: [
          moneyInput('工资薪金支出', cit.wages),
          moneyInput('营业收入', revenue),
          ...(band && p5 !== null
            ? [input('行业P5', p5, 'ratio'), ...peerInputs(band, 'ratio')]
            : []),
        ],
        evidence: [citLeg([cit], ['revenue'])],
      }
    },
  },
  {
    ...COMMON,
    id: 'T-043',
    names: { zh: '汇算补税率', en: 'Settled against prepaid income tax' },
    unit: 'ratio',
    formula: '(汇算实际应纳所得税额 − 已预缴所得税额) ÷ 汇算实际应纳所得税额',
    variants: overWindows(['Y', 'Y-1', 'Y-2'], { threshold: 'T-043' as const }),
    evidence: '年度申报表应纳与预缴',
    source: 'domain §3.3 T-043',
    compute(context, _, { window }) {
      const found = yearIn(context, window)
      if (!('cit' in found)) return found
      if (!found.settled) return without('NO_DATA', `${found.year}年度尚未汇算清缴或没有年度申报表`)
      const tax = citFigure(found.cit, 'actual') ?? citTax(found.cit)
      if (tax === null) return without('NO_DATA', `${found.year}年度申报表没有应纳税额`)
      const prepaid = figureOf(found, 'prepaid')
      if (typeof prepaid !== 'number') return prepaid
      return {
        ...quotient(tax - prepaid, tax, '汇算应纳税额'),
        inputs: [moneyInput('汇算应纳税额', tax), moneyInput('已预缴税额', prepaid)],
        evidence: [citLeg([found.cit], ['actual', 'due', 'prepaid'])],
      }
    },
  },
  {
    ...COMMON,
    id: 'T-048',
    names: { zh: '研发费用占比', en: 'Research to revenue' },
    unit: 'ratio',
    formula:
      '研发费用 ÷ 营业收入；高新技术企业收入<5千万元应≥5%，≤2亿元应≥4%，>2亿元应≥3%，低于为黄',
    variants: YEARS,
    evidence: '年度申报表营业收入；研发费用见附表或第6行',
    source: 'domain §3.3 T-048',
    compute(context, _, { window }) {
      const found = yearIn(context, window)
      if (!('cit' in found)) return found
      const research = found.cit.research ?? citFigure(found.cit, 'research')
      if (research === null) return without('NO_DATA', `没有${found.year}年度研发费用`)
      const revenue = figureOf(found, 'revenue')
      if (typeof revenue !== 'number') return revenue
      const rate = quotient(research, revenue, '营业收入')
      const { highTech } = context.facts.registration
      const least = researchShare(revenue / 100)
      return {
        ...rate,
        ...(highTech && rate.value !== null
          ? { flag: rate.value < least ? ('YELLOW' as const) : ('GREEN' as const) }
          : {}),
        ...(highTech == null && !rate.detail ? { detail: '是否高新技术企业未知，不作比较' } : {}),
        inputs: [
          moneyInput('研发费用', research),
          moneyInput('营业收入', revenue),
          ...(highTech ? [input('高新技术企业最低占比', least, 'ratio')] : []),
        ],
        evidence: [citLeg([found.cit], ['revenue', 'research'])],
      }
    },
  },
]

/** Up to and with 2亿元 counts to the middle step (国科发火〔2016〕32号). */
export function researchShare(revenueYuan: number): number {
  const [small, middle, large] = LAW.research
  if (revenueYuan < small.belowYuan) return small.share
  return revenueYuan <= middle.belowYuan ? middle.share : large.share
}
