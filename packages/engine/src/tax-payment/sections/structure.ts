/** When and of which 税种 tax was paid: months, years, shares. */

import { formatMonth, type MonthIndex, type MonthWindow } from '../../kit/calendar/window.ts'
import { isKnown, stateOf } from '../../kit/coverage.ts'
import {
  growthCell,
  indicatorTable,
  monthsBetween,
  share,
  table,
  termsOf,
  yuan,
} from '../../kit/sections/blocks.ts'
import type {
  ChartBlock,
  Evidence,
  RecordEvidence,
  Section,
  TableBlock,
} from '../../report/document.ts'
import { GROUP_WORDS, groupOf, KIND_GROUPS, type KindGroup } from '../classes.ts'
import { paid, type TaxContext, total } from '../context.ts'
import type { ReportBuild } from '../definition.ts'
import { paymentLeg } from '../evidence.ts'
import { yearKindPivot } from '../pivot.ts'
import { TAX_PAYMENT_SECTION_SAYS } from './words.ts'

/** 36 months to M0, and the current one when something of it was collected. */
function shownMonths({ span, m0, asOfMonth, series }: TaxContext): MonthIndex[] {
  const current = asOfMonth > m0 && isKnown(series, asOfMonth)
  return monthsBetween(span('L36').from, current ? asOfMonth : m0)
}

/** Yuan of a month; null = not known. */
export function monthCell(
  context: TaxContext,
  month: MonthIndex,
  group?: KindGroup,
): number | null {
  const state = stateOf(context.series, month)
  if (state === 'BEFORE_ESTABLISHMENT' || state === 'NOT_COLLECTED') return null
  const only = { from: month, to: month }
  return yuan(total(paid(context, 'TAX', only, (p) => !group || groupOf(p.taxKind) === group)))
}

export function monthsChart(context: TaxContext): ChartBlock {
  const months = shownMonths(context)
  const partial = months.filter((m) => m > context.m0).map(formatMonth)
  return {
    kind: 'chart',
    id: 'months-by-kind',
    title: TAX_PAYMENT_SECTION_SAYS.byMonthChart,
    chart: 'stacked',
    categories: months.map(formatMonth),
    series: KIND_GROUPS.map((group) => ({
      name: GROUP_WORDS[group],
      type: 'bar',
      values: months.map((m) => monthCell(context, m, group)),
      unit: 'yuan',
    })),
    ...(partial.length ? { partial, note: TAX_PAYMENT_SECTION_SAYS.partialNote } : {}),
  }
}

function monthsTable(context: TaxContext): TableBlock {
  return table(
    'monthly',
    TAX_PAYMENT_SECTION_SAYS.byMonth,
    [
      { key: 'month', title: TAX_PAYMENT_SECTION_SAYS.month, type: 'month' },
      {
        key: 'total',
        title: TAX_PAYMENT_SECTION_SAYS.paidInAll,
        type: 'money',
        unit: TAX_PAYMENT_SECTION_SAYS.yuan,
        proof: 'SUM',
      },
      { key: 'yoy', title: TAX_PAYMENT_SECTION_SAYS.onYearBefore, type: 'ratio', proof: 'GROWTH' },
      ...KIND_GROUPS.map((group) => ({
        key: group,
        title: GROUP_WORDS[group],
        type: 'money' as const,
        unit: TAX_PAYMENT_SECTION_SAYS.yuan,
        proof: 'SUM' as const,
      })),
    ],
    shownMonths(context)
      .reverse()
      .map((month) => {
        const sum = monthCell(context, month)
        return {
          cells: {
            month: formatMonth(month),
            total: sum,
            yoy: month > context.m0 ? null : growthCell(sum, monthCell(context, month - 12)),
            ...Object.fromEntries(KIND_GROUPS.map((g) => [g, monthCell(context, month, g)])),
          },
          evidence:
            sum === null
              ? []
              : [paymentLeg(context, { class: 'TAX', window: { from: month, to: month } })],
          own: sum === null ? {} : monthCells(context, month),
        }
      }),
    TAX_PAYMENT_SECTION_SAYS.byDayOfPayment,
  )
}

/** Every figure of a month opens its own payments: a group of taxes, both years of a growth. */
function monthCells(context: TaxContext, month: MonthIndex): Record<string, Evidence> {
  const of = (at: MonthIndex, kinds?: readonly string[]): Evidence => [
    paymentLeg(context, {
      class: 'TAX',
      window: { from: at, to: at },
      ...(kinds ? { kinds: [...kinds] } : {}),
    }),
  ]
  const kinds = [...new Set(context.payments.map(({ taxKind }) => taxKind))].sort()
  const before = monthCell(context, month - 12)
  return {
    yoy:
      before === null
        ? []
        : termsOf(
            [of(month), TAX_PAYMENT_SECTION_SAYS.thisMonth, monthCell(context, month)],
            [of(month - 12), TAX_PAYMENT_SECTION_SAYS.sameMonthBefore, before],
          ),
    ...Object.fromEntries(
      KIND_GROUPS.map((group) => [
        group,
        of(
          month,
          kinds.filter((kind) => groupOf(kind) === group),
        ),
      ]),
    ),
  }
}

export function pivotTable(context: TaxContext): TableBlock {
  const { years, kinds } = yearKindPivot(context)
  const window = context.span('L36')
  const all = total(paid(context, 'TAX', window))
  const cells = (values: readonly (number | null)[]) =>
    Object.fromEntries(values.map((v, i) => [`y${years[i]!.year}`, v === null ? null : yuan(v)]))
  const byYear = (leg: (window: MonthWindow) => RecordEvidence): Record<string, Evidence> =>
    Object.fromEntries(years.map((each) => [`y${each.year}`, [leg(each.window)]]))
  const sums = years.map((_, i) => {
    const column = kinds.map(({ years: of }) => of[i] ?? null)
    return column.includes(null) ? null : column.reduce<number>((a, b) => a + b!, 0)
  })
  const rows = kinds.map(({ kind, years: of }) => {
    const sum = of.reduce<number>((a, b) => a + (b ?? 0), 0)
    return {
      cells: { kind, ...cells(of), total: yuan(sum), share: share(sum, all) },
      evidence: [paymentLeg(context, { class: 'TAX', window, kinds: [kind] })],
      own: byYear((each) => paymentLeg(context, { class: 'TAX', window: each, kinds: [kind] })),
    }
  })
  const cut = years.filter((y) => !y.whole)
  return table(
    'year-kind',
    TAX_PAYMENT_SECTION_SAYS.byYearAndKind,
    [
      { key: 'kind', title: TAX_PAYMENT_SECTION_SAYS.kindOfTax, type: 'text' },
      {
        key: 'total',
        title: TAX_PAYMENT_SECTION_SAYS.total,
        type: 'money',
        unit: TAX_PAYMENT_SECTION_SAYS.yuan,
        proof: 'SUM',
      },
      ...years.map(({ year }) => ({
        key: `y${year}`,
        title: TAX_PAYMENT_SECTION_SAYS.ofYear({ year }),
        type: 'money' as const,
        unit: TAX_PAYMENT_SECTION_SAYS.yuan,
        proof: 'SUM' as const,
      })),
      { key: 'share', title: TAX_PAYMENT_SECTION_SAYS.share, type: 'ratio' },
    ],
    [
      ...rows,
      {
        cells: {
          kind: TAX_PAYMENT_SECTION_SAYS.total,
          ...cells(sums),
          total: yuan(all),
          share: share(all, all),
        },
        evidence: [paymentLeg(context, { class: 'TAX', window })],
        own: byYear((each) => paymentLeg(context, { class: 'TAX', window: each })),
      },
    ],
    pivotNote(cut),
  )
}

/** The 36 months begin and end within a year, or with one. */
function pivotNote(cut: ReturnType<typeof yearKindPivot>['years']): string {
  const [first, last] = cut.map(({ year, window: { from, to } }) => ({
    year,
    from: formatMonth(from),
    to: formatMonth(to),
  }))
  if (!first) return TAX_PAYMENT_SECTION_SAYS.pivotNote
  return last
    ? TAX_PAYMENT_SECTION_SAYS.pivotCutTwice({
        ...first,
        ...{ lastYear: last.year, lastFrom: last.from, lastTo: last.to },
      })
    : TAX_PAYMENT_SECTION_SAYS.pivotCut(first)
}

export function structureSection(build: ReportBuild): Section {
  const { context } = build
  return {
    id: 's02-structure',
    title: TAX_PAYMENT_SECTION_SAYS.structure,
    blocks: [
      monthsChart(context),
      pivotTable(context),
      monthsTable(context),
      indicatorTable(build, 'structure-indicators', TAX_PAYMENT_SECTION_SAYS.structureIndicators, [
        'T-009',
        'T-009.MAIN',
        'T-038',
        'T-041',
        'T-042',
      ]),
    ],
  }
}
