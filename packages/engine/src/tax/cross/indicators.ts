/** Differences between sources: T-027 … T-031, and tax paid, wages and people beside them. */
import { labelOf, namesOf } from '@xinjian/format/say/words'
import { FINANCE_INDICATOR_SAYS } from '../../finance/indicators/words.ts'
import type { MonthWindow } from '../../kit/calendar/window.ts'
import { growth, input, moneyInput, quotient, without } from '../../kit/outcome.ts'
import type { Evidence } from '../../report/evidence.ts'
import type { TaxReportContext } from '../context.ts'
import type { IndicatorDefinition, Outcome } from '../definition.ts'
import { insuranceLeg } from '../records/legs.ts'
import { TAX_RECORD_RULE_SAYS } from '../records/rules/words.ts'
import { TAX_RECORD_SECTION_SAYS } from '../records/sections/words.ts'
import { citReturnsLeg, unbilledLeg } from '../returns/evidence.ts'
import { salesLeg } from '../returns/indicators/sales.ts'
import { seenCit, seenVat } from '../returns/seen.ts'
import { salesOf } from '../returns/vat.ts'
import { PERIOD_SAYS } from '../words.ts'
import { type Check, citPaid, invoiceVat, vatPaid } from './checks.ts'
import { citIn, statedIn, vatIn } from './declared.ts'
import { type Figure, monthsOf, periodWords } from './figures.ts'
import { CROSS_INDICATOR_SAYS } from './indicators-words.ts'
import { silenceWords } from './pairs.ts'
import { CROSS_SAYS } from './words.ts'

/** The sum over all spans that both sources tell; what they do not tell is said beside it. */
function overSpans({ pairs, compared, silent, left, right, base }: Check): Outcome {
  if (pairs.length === 0) return without('INSUFFICIENT_HISTORY', CROSS_SAYS.nothingToCompare)
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
        ? CROSS_INDICATOR_SAYS.comparedOf({ n: compared.length, all: pairs.length })
        : CROSS_INDICATOR_SAYS.comparedAll({ n: pairs.length }),
      silenceWords(silent),
    ]
      .filter(Boolean)
      .join('；'),
    inputs: [
      moneyInput(left, a),
      moneyInput(right, b),
      input(CROSS_INDICATOR_SAYS.compared, compared.length, 'periods'),
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
  const why =
    change.reason === 'NO_BASE'
      ? without('ZERO_BASE', FINANCE_INDICATOR_SAYS.zero({ what: names[1] }))
      : change
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
    names: namesOf(CROSS_INDICATOR_SAYS, 'invoiced'),
    unit: 'ratio',
    formula: CROSS_INDICATOR_SAYS.invoicedFormula,
    variants: [{ window: 'L12', threshold: 'T-027' }],
    missing: { rule: 'ANY', sources: ['VAT', 'INVOICE_OUT'] },
    evidence: CROSS_INDICATOR_SAYS.invoicedEvidence,
    version: '1',
    source: 'domain §3.3 T-027',
    compute: (context) => overSpans(invoiceVat(context)),
  },
  {
    id: 'T-028',
    names: namesOf(CROSS_INDICATOR_SAYS, 'unbilled'),
    unit: 'ratio',
    formula: CROSS_INDICATOR_SAYS.unbilledFormula,
    variants: [{ window: 'L12', threshold: 'T-028' }],
    missing: ANY_VAT,
    evidence: CROSS_INDICATOR_SAYS.unbilledEvidence,
    version: '1',
    source: 'domain §3.3 T-028',
    compute: (context, _, { window }) => notInvoiced(context, window),
  },
  {
    id: 'T-029',
    names: namesOf(CROSS_INDICATOR_SAYS, 'vatCit'),
    unit: 'ratio',
    formula: CROSS_INDICATOR_SAYS.vatCitFormula,
    variants: flagged('T-029'),
    missing: ANY_CIT,
    evidence: CROSS_INDICATOR_SAYS.vatCitEvidence,
    version: '1',
    source: 'domain §3.3 T-029',
    compute: (context, _, { window }) =>
      overYear(vatIn(context, window), citIn(context, window, 'REVENUE'), [
        CROSS_SAYS.vatSales,
        CROSS_SAYS.citRevenue,
      ]),
  },
  {
    id: 'T-030',
    names: namesOf(CROSS_INDICATOR_SAYS, 'statement'),
    unit: 'ratio',
    formula: CROSS_INDICATOR_SAYS.statementFormula,
    variants: flagged('T-030'),
    missing: ANY_CIT,
    evidence: CROSS_INDICATOR_SAYS.statementEvidence,
    version: '1',
    source: 'domain §3.3 T-030',
    compute: (context, _, { window }) =>
      overYear(statedIn(context, window, 'REVENUE'), citIn(context, window, 'REVENUE'), [
        CROSS_SAYS.statementRevenue,
        CROSS_SAYS.citRevenue,
      ]),
  },
  {
    id: 'T-031',
    names: namesOf(CROSS_INDICATOR_SAYS, 'profit'),
    unit: 'ratio',
    formula: CROSS_INDICATOR_SAYS.profitFormula,
    variants: flagged('T-031'),
    missing: ANY_CIT,
    evidence: CROSS_INDICATOR_SAYS.statementEvidence,
    version: '1',
    source: 'domain §3.3 T-031',
    compute: (context, _, { window }) =>
      overYear(statedIn(context, window, 'PROFIT'), citIn(context, window, 'PROFIT'), [
        CROSS_SAYS.statementProfit,
        CROSS_SAYS.citProfit,
      ]),
  },
  {
    id: 'X-001',
    names: namesOf(CROSS_INDICATOR_SAYS, 'paid'),
    unit: 'ratio',
    formula: CROSS_INDICATOR_SAYS.paidFormula,
    variants: [
      {
        suffix: 'VAT',
        label: labelOf(CROSS_INDICATOR_SAYS, 'paid', 'paidVat'),
        window: 'L12',
        threshold: 'X-001',
        option: 0,
      },
      {
        suffix: 'CIT',
        label: labelOf(CROSS_INDICATOR_SAYS, 'paid', 'paidCit'),
        window: 'L12',
        threshold: 'X-001',
        option: 1,
      },
    ],
    missing: { rule: 'ANY', sources: ['PAYMENT'] },
    evidence: CROSS_INDICATOR_SAYS.paidEvidence,
    version: '1',
    source: CROSS_INDICATOR_SAYS.paidSource,
    compute: (context, { option }) => overSpans(option === 1 ? citPaid(context) : vatPaid(context)),
  },
  {
    id: 'X-002',
    names: namesOf(CROSS_INDICATOR_SAYS, 'wages'),
    unit: 'ratio',
    formula: CROSS_INDICATOR_SAYS.wagesFormula,
    variants: YEARS.map((variant) => ({ ...variant, threshold: 'X-002' as const })),
    missing: { rule: 'N', sources: ['INSURANCE'] },
    evidence: CROSS_INDICATOR_SAYS.wagesEvidence,
    version: '1',
    source: CROSS_INDICATOR_SAYS.wagesSource,
    compute: (context, _, { window }) => wagesOf(context, window),
  },
  {
    id: 'X-003',
    names: namesOf(CROSS_INDICATOR_SAYS, 'staff'),
    unit: 'ratio',
    formula: CROSS_INDICATOR_SAYS.staffFormula,
    variants: [{ window: 'asOf', threshold: 'X-003' }],
    missing: { rule: 'ANY', sources: ['INSURANCE', 'CIT'] },
    evidence: CROSS_INDICATOR_SAYS.staffEvidence,
    version: '1',
    source: CROSS_INDICATOR_SAYS.staffSource,
    compute: (context) => staffOf(context),
  },
]

function notInvoiced(context: TaxReportContext, window: MonthWindow): Outcome {
  const returns = seenVat(context).filter(({ from, to }) => from >= window.from && to <= window.to)
  const told = returns.filter(
    (r) => (r.schedules?.invoiced?.none ?? null) !== null && salesOf(r) !== null,
  )
  if (told.length === 0) return without('NO_DATA', CROSS_INDICATOR_SAYS.noSchedule)
  const none = told.reduce((sum, r) => sum + r.schedules!.invoiced!.none!, 0)
  const sales = told.reduce((sum, r) => sum + salesOf(r)!, 0)
  const share = quotient(none, sales, TAX_RECORD_RULE_SAYS.declaredSales)
  const partly =
    told.length < returns.length
      ? CROSS_INDICATOR_SAYS.someSchedules({ n: told.length, all: returns.length })
      : ''
  return {
    ...share,
    // Below zero it is a reversal, which the flag must see whatever the whole is.
    ...(none < 0 ? { flag: 'RED' as const } : {}),
    ...(partly ? { detail: [share.detail, partly].filter(Boolean).join('；') } : {}),
    inputs: [
      moneyInput(CROSS_INDICATOR_SAYS.unbilledSales, none),
      moneyInput(TAX_RECORD_RULE_SAYS.declaredSales, sales),
    ],
    evidence: [unbilledLeg(told), salesLeg(told)],
  }
}

function wagesOf(context: TaxReportContext, window: MonthWindow): Outcome {
  const year = Math.floor(window.from / 12)
  const ret = seenCit(context).find((r) => r.quarter === null && r.year === year)
  if (context.facts.citReturns === null) return without('NO_DATA', CROSS_SAYS.noCitReturns)
  if (!ret)
    return without('NO_DATA', CROSS_SAYS.citMissing({ period: PERIOD_SAYS.annualOf({ year }) }))
  if (ret.wages === null) return without('NO_DATA', CROSS_INDICATOR_SAYS.noWages({ year }))
  const rows = (context.facts.insurance ?? []).filter(
    ({ month }) => month >= window.from && month <= window.to,
  )
  const mute = rows.filter(({ payable }) => payable === null).length
  if (mute > 0) return without('NO_DATA', CROSS_INDICATOR_SAYS.insuranceMute({ n: mute }))
  const payable = rows.reduce((sum, row) => sum + row.payable!, 0)
  return {
    ...quotient(payable, ret.wages, CROSS_INDICATOR_SAYS.wagesSpent),
    inputs: [
      moneyInput(CROSS_INDICATOR_SAYS.insurancePayable, payable),
      moneyInput(CROSS_INDICATOR_SAYS.wagesSpent, ret.wages),
    ],
    evidence: [
      insuranceLeg(
        monthsOf(window),
        CROSS_INDICATOR_SAYS.insuranceOf({ period: periodWords(window) }),
      ),
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
      returns.length ? CROSS_INDICATOR_SAYS.insuredUnknown : CROSS_INDICATOR_SAYS.noEmployees,
    )
  const count = insured.get(ret.month)!.insured!
  const evidence: Evidence = [
    insuranceLeg(
      [ret.month],
      CROSS_INDICATOR_SAYS.insuranceOf({ period: periodWords({ from: ret.month, to: ret.month }) }),
    ),
    citReturnsLeg([ret.r]),
  ]
  return {
    ...quotient(count, ret.r.employees, TAX_RECORD_SECTION_SAYS.employees),
    inputs: [
      input(TAX_RECORD_RULE_SAYS.insured, count, 'index'),
      input(TAX_RECORD_SECTION_SAYS.employees, ret.r.employees, 'index'),
      input(
        CROSS_INDICATOR_SAYS.lastMonth,
        periodWords({ from: ret.month, to: ret.month }),
        'date',
      ),
    ],
    evidence,
  }
}
