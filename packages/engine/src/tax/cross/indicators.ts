/** Differences between sources: T-027 … T-031, and tax paid, wages and people beside them. */
import type { MonthWindow } from '../../kit/calendar/window.ts'
import { growth, input, moneyInput, quotient, without } from '../../kit/outcome.ts'
import type { Evidence } from '../../report/evidence.ts'
import type { TaxReportContext } from '../context.ts'
import type { IndicatorDefinition, Outcome } from '../definition.ts'
import { insuranceLeg } from '../records/legs.ts'
import { citReturnsLeg, unbilledLeg } from '../returns/evidence.ts'
import { salesLeg } from '../returns/indicators/sales.ts'
import { seenCit, seenVat } from '../returns/seen.ts'
import { salesOf } from '../returns/vat.ts'
import { type Check, citPaid, invoiceVat, vatPaid } from './checks.ts'
import { citIn, statedIn, vatIn } from './declared.ts'
import { type Figure, monthsOf, periodWords } from './figures.ts'
import { silenceWords } from './pairs.ts'

/** The sum over all spans that both sources tell; what they do not tell is said beside it. */
function overSpans({ pairs, compared, silent, left, right, base }: Check): Outcome {
  if (pairs.length === 0) return without('INSUFFICIENT_HISTORY', '没有可比的所属期')
  if (compared.length === 0) return without('NO_DATA', silenceWords(silent))
  const sum = (read: (each: Check['compared'][number]) => number) =>
    compared.reduce((total, each) => total + read(each), 0)
  const [a, b] = [sum((each) => each.left), sum((each) => each.right)]
  const whole = base === 'LEFT' ? a : b
  const share =
    whole === 0
      ? quotient(a - b, 0, base === 'LEFT' ? left : right)
      : { value: (a - b) / Math.abs(whole) }
  return {
    ...share,
    detail: [
      share.detail,
      silent.length
        ? `只比较双方均有数据的${compared.length}/${pairs.length}期`
        : `共比较${pairs.length}期`,
      silenceWords(silent),
    ]
      .filter(Boolean)
      .join('；'),
    inputs: [
      moneyInput(left, a),
      moneyInput(right, b),
      input('比较的期数', compared.length, 'periods'),
    ],
    evidence: compared.flatMap(({ evidence }) => evidence),
  }
}

/** One span: a year, as the window names it. */
function overYear(left: Figure, right: Figure, names: readonly [string, string]): Outcome {
  if (left.fen === null || right.fen === null) {
    const whys = [left, right].flatMap((side) => (side.fen === null ? [side.why] : []))
    return without('NO_DATA', [...new Set(whys)].join('；'))
  }
  const remarks = [left.remark, right.remark].filter(Boolean)
  const change = growth(left.fen, right.fen)
  const why = change.reason === 'NO_BASE' ? without('ZERO_BASE', `${names[1]}为零`) : change
  return {
    ...why,
    ...(remarks.length && !('detail' in why) ? { detail: remarks.join('；') } : {}),
    inputs: [moneyInput(names[0], left.fen), moneyInput(names[1], right.fen)],
    evidence: [...left.evidence, ...right.evidence],
  }
}

const ANY_VAT = { rule: 'ANY', sources: ['VAT'] } as const
const ANY_CIT = { rule: 'ANY', sources: ['CIT'] } as const
const YEARS = [{ window: 'Y' }, { window: 'Y-1' }] as const
const flagged = (threshold: 'T-029' | 'T-030' | 'T-031') =>
  YEARS.map((variant) => ({ ...variant, threshold }))

export const CROSS_INDICATORS: readonly IndicatorDefinition[] = [
  {
    id: 'T-027',
    names: { zh: '申报开票差异率', en: 'Declared against invoiced sales' },
    unit: 'ratio',
    formula:
      '(申报销售额 − 开票不含税销售额) ÷ |申报销售额|，只比较申报与开票均有数据的所属期，按季申报的按季；为负表示申报少于开票',
    variants: [{ window: 'L12', threshold: 'T-027' }],
    missing: { rule: 'ANY', sources: ['VAT', 'INVOICE_OUT'] },
    evidence: '同期增值税申报表与销项发票',
    version: '1',
    source: 'domain §3.3 T-027',
    compute: (context) => overSpans(invoiceVat(context)),
  },
  {
    id: 'T-028',
    names: { zh: '未开票收入占比', en: 'Share of sales without invoices' },
    unit: 'ratio',
    formula: '附列资料(一)未开具发票销售额 ÷ 申报销售额，只取列明附列资料(一)的所属期',
    variants: [{ window: 'L12', threshold: 'T-028' }],
    missing: ANY_VAT,
    evidence: '附列资料(一)未开具发票一栏，与同期申报表销售额各栏',
    version: '1',
    source: 'domain §3.3 T-028',
    compute: (context, _, { window }) => notInvoiced(context, window),
  },
  {
    id: 'T-029',
    names: { zh: '增值税与所得税收入差异率', en: 'VAT sales against income tax revenue' },
    unit: 'ratio',
    formula: '(增值税申报销售额 − 企业所得税营业收入) ÷ |企业所得税营业收入|，按年度',
    variants: flagged('T-029'),
    missing: ANY_CIT,
    evidence: '该年度增值税与企业所得税申报表',
    version: '1',
    source: 'domain §3.3 T-029',
    compute: (context, _, { window }) =>
      overYear(vatIn(context, window), citIn(context, window, 'REVENUE'), [
        '增值税申报销售额',
        '企业所得税营业收入',
      ]),
  },
  {
    id: 'T-030',
    names: { zh: '财报与所得税收入差异率', en: 'Revenue of statements against income tax' },
    unit: 'ratio',
    formula: '(利润表营业收入 − 企业所得税营业收入) ÷ |企业所得税营业收入|，按年度',
    variants: flagged('T-030'),
    missing: ANY_CIT,
    evidence: '该年度利润表与企业所得税申报表',
    version: '1',
    source: 'domain §3.3 T-030',
    compute: (context, _, { window }) =>
      overYear(statedIn(context, window, 'REVENUE'), citIn(context, window, 'REVENUE'), [
        '利润表营业收入',
        '企业所得税营业收入',
      ]),
  },
  {
    id: 'T-031',
    names: { zh: '财报与所得税利润差异率', en: 'Profit of statements against income tax' },
    unit: 'ratio',
    formula: '(利润表利润总额 − 企业所得税利润总额) ÷ |企业所得税利润总额|，按年度',
    variants: flagged('T-031'),
    missing: ANY_CIT,
    evidence: '该年度利润表与企业所得税申报表',
    version: '1',
    source: 'domain §3.3 T-031',
    compute: (context, _, { window }) =>
      overYear(statedIn(context, window, 'PROFIT'), citIn(context, window, 'PROFIT'), [
        '利润表利润总额',
        '企业所得税利润总额',
      ]),
  },
  {
    id: 'X-001',
    names: { zh: '实缴与申报差异率', en: 'Tax paid against declared' },
    unit: 'ratio',
    formula:
      '(按所属期匹配的实缴税款 − 申报表本期应补税额) ÷ |申报表本期应补税额|，只比较缴款期限已过且已采集缴款的所属期',
    variants: [
      {
        suffix: 'VAT',
        label: { zh: '·增值税', en: ' (VAT)' },
        window: 'L12',
        threshold: 'X-001',
        option: 0,
      },
      {
        suffix: 'CIT',
        label: { zh: '·企业所得税', en: ' (corporate income tax)' },
        window: 'L12',
        threshold: 'X-001',
        option: 1,
      },
    ],
    missing: { rule: 'ANY', sources: ['PAYMENT'] },
    evidence: '同一所属期的缴款与申报表',
    version: '1',
    source: '平台口径：税款实缴与申报勾稽',
    compute: (context, { option }) => overSpans(option === 1 ? citPaid(context) : vatPaid(context)),
  },
  {
    id: 'X-002',
    names: { zh: '社保应缴与工资之比', en: 'Social insurance against wages' },
    unit: 'ratio',
    formula: '全年社保应缴费额 ÷ 企业所得税年度申报的工资薪金支出(A105050)',
    variants: YEARS.map((variant) => ({ ...variant, threshold: 'X-002' as const })),
    missing: { rule: 'N', sources: ['INSURANCE'] },
    evidence: '该年度社保缴费记录与企业所得税年度申报表',
    version: '1',
    source: '平台口径：工资与社保勾稽',
    compute: (context, _, { window }) => wagesOf(context, window),
  },
  {
    id: 'X-003',
    names: { zh: '参保人数与从业人数之比', en: 'Persons insured over persons employed' },
    unit: 'ratio',
    formula: '企业所得税申报所属期末月参保人数 ÷ 该申报表从业人数，取最近一份载明从业人数的申报表',
    variants: [{ window: 'asOf', threshold: 'X-003' }],
    missing: { rule: 'ANY', sources: ['INSURANCE', 'CIT'] },
    evidence: '同一月份的社保缴费记录与企业所得税申报表',
    version: '1',
    source: 'domain §3.3 T-039，以从业人数代替个税申报人数',
    compute: (context) => staffOf(context),
  },
]

function notInvoiced(context: TaxReportContext, window: MonthWindow): Outcome {
  const returns = seenVat(context).filter(({ from, to }) => from >= window.from && to <= window.to)
  const told = returns.filter(
    (r) => (r.schedules?.invoiced?.none ?? null) !== null && salesOf(r) !== null,
  )
  if (told.length === 0) return without('NO_DATA', '申报表未列明附列资料(一)')
  const none = told.reduce((sum, r) => sum + r.schedules!.invoiced!.none!, 0)
  const sales = told.reduce((sum, r) => sum + salesOf(r)!, 0)
  const share = quotient(none, sales, '申报销售额')
  const partly =
    told.length < returns.length
      ? `只有${told.length}/${returns.length}份申报表列明附列资料(一)`
      : ''
  return {
    ...share,
    // Below zero it is a reversal, which the flag must see whatever the whole is.
    ...(none < 0 ? { flag: 'RED' as const } : {}),
    ...(partly ? { detail: [share.detail, partly].filter(Boolean).join('；') } : {}),
    inputs: [moneyInput('未开具发票销售额', none), moneyInput('申报销售额', sales)],
    evidence: [unbilledLeg(told), salesLeg(told)],
  }
}

function wagesOf(context: TaxReportContext, window: MonthWindow): Outcome {
  const year = Math.floor(window.from / 12)
  const ret = seenCit(context).find((r) => r.quarter === null && r.year === year)
  if (context.facts.citReturns === null) return without('NO_DATA', '未采集企业所得税申报表')
  if (!ret) return without('NO_DATA', `缺少${year}年度的企业所得税申报表`)
  if (ret.wages === null) return without('NO_DATA', `${year}年度申报表未载明工资薪金支出`)
  const rows = (context.facts.insurance ?? []).filter(
    ({ month }) => month >= window.from && month <= window.to,
  )
  const mute = rows.filter(({ payable }) => payable === null).length
  if (mute > 0) return without('NO_DATA', `有${mute}个月的社保未载明应缴费额`)
  const payable = rows.reduce((sum, row) => sum + row.payable!, 0)
  return {
    ...quotient(payable, ret.wages, '工资薪金支出'),
    inputs: [moneyInput('社保应缴费额', payable), moneyInput('工资薪金支出', ret.wages)],
    evidence: [
      insuranceLeg(monthsOf(window), `社保所属月份 ${periodWords(window)}`),
      citReturnsLeg([ret]),
    ],
  }
}

function staffOf(context: TaxReportContext): Outcome {
  const insured = new Map((context.facts.insurance ?? []).map((row) => [row.month, row]))
  const returns = seenCit(context).filter(({ employees }) => employees !== null)
  const ret = returns
    .map((r) => ({ r, month: r.year * 12 + (r.quarter ?? 4) * 3 - 1 }))
    .filter(({ month }) => (insured.get(month)?.insured ?? null) !== null)
    .sort((a, b) => a.month - b.month || (a.r.quarter ?? 5) - (b.r.quarter ?? 5))
    .at(-1)
  if (!ret)
    return without(
      'NO_DATA',
      returns.length ? '申报表所属期末月的参保人数未采集' : '申报表未载明从业人数',
    )
  const count = insured.get(ret.month)!.insured!
  const evidence: Evidence = [
    insuranceLeg([ret.month], `社保所属月份 ${periodWords({ from: ret.month, to: ret.month })}`),
    citReturnsLeg([ret.r]),
  ]
  return {
    ...quotient(count, ret.r.employees, '从业人数'),
    inputs: [
      input('参保人数', count, 'index'),
      input('从业人数', ret.r.employees, 'index'),
      input('所属期末月', periodWords({ from: ret.month, to: ret.month }), 'date'),
    ],
    evidence,
  }
}
