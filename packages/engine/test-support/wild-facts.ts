/** Enterprises that no plan would make: few rows or many, of any sign and size, without names, lines, months or a registration. */

import type { InvoiceItemRow, InvoiceRow, KindName } from '../src/invoice/facts.ts'
import { formatMonth, parseDay } from '../src/kit/calendar/window.ts'
import { type Random, random } from './random.ts'
import { row, type SmallPlan } from './small-facts.ts'

const TOTALS = [0, 0.01, 1, 99.5, 1000, 10_000, 123_456.78, 9_999_999.99, 3_000_000_000]
const KINDS: KindName[] = ['VAT_SPECIAL_PAPER', 'DIGITAL_NORMAL', 'UNKNOWN', 'VAT_NORMAL_ELEC']
const CATEGORIES = ['1070603', '3040201', '1100101', '3070401', '塑料制品', '', '6010000']
const CUTOFFS = [
  '2026-02-28T23:59:59+08:00',
  '2026-03-15T12:00:00+08:00',
  '2026-04-01T00:00:00+08:00',
]
const M0 = 2026 * 12 + 1

function linesOf(r: Random, fen: number): InvoiceItemRow[] {
  return Array.from({ length: r.int(1, 2) }, () => ({
    category: r.pick(CATEGORIES),
    goods: r.pick(['ABS粒子', '', '咨询费']),
    rateBp: r.pick([1300, 600, 0, -1, -3]),
    quantity: r.pick([null, 1, 7, -7, 0.5]),
    amount: Math.round((fen / 1.13) * r.pick([1, 0.5, -1])),
    tax: 0,
  }))
}

function wildRow(r: Random, withLines: boolean): InvoiceRow {
  const month = M0 - r.int(-2, 30)
  const sign = r.pick([1, 1, 1, -1])
  const total = sign * r.pick(TOTALS) * r.pick([1, 1, 1 + r.next()])
  const date = `${formatMonth(month)}-${String(r.int(1, 28)).padStart(2, '0')}`
  const base = row(date, total, {
    direction: r.pick(['OUT', 'OUT', 'IN']),
    status: r.pick(['NORMAL', 'NORMAL', 'NORMAL', 'VOID']),
    kind: r.pick(KINDS),
    minute: r.pick([-1, 30, 700, 1400]),
    counterparty: r.int(0, 5),
    abnormal: r.int(0, 9) === 0,
    key: r.pick(['', `0120015413-${r.int(10_000_000, 10_000_020)}`]),
    ...(r.int(0, 2) === 0 ? { blueMonth: month - r.int(0, 14) } : {}),
  })
  return withLines ? { ...base, items: linesOf(r, base.total) } : base
}

/** The same for the same seed. */
export function wildFacts(seed: number): { rows: InvoiceRow[]; plan: SmallPlan } {
  const r = random(seed)
  const lines = r.int(0, 1) === 0
  const rows = Array.from({ length: r.pick([0, 1, 2, 5, 40, 150]) }, () => wildRow(r, lines))
  // Half of them trade in a few months only, so that windows are empty.
  const narrow = r.int(0, 1) === 0
  const kept = narrow
    ? rows.filter(({ day }) => day % 5 === 0 || day > parseDay('2025-12-01')!)
    : rows
  const range = (): [string, string] | null =>
    r.pick([null, ['2023-01', '2026-03'], ['2025-01', '2026-02'], ['2026-01', '2026-03']])
  const maybe = <T>(...values: T[]): T | null => r.pick([null, ...values])
  return {
    rows: kept,
    plan: {
      cutoff: r.pick(CUTOFFS),
      covered: { OUT: range() ?? ['2023-01', '2026-03'], IN: range() },
      missing: { OUT: r.pick([[], [], ['2025-06'], ['2025-12', '2026-01']]), IN: [] },
      registration: {
        name: r.pick(['', '示例有限公司']),
        taxNo: maybe('914403001922038216'),
        establishedOn: maybe('2010-01-01', '2025-01-20', '2026-01-15'),
        industrySection: maybe('C', 'F', 'L', 'H'),
        industryCode: maybe('F5191', 'H6210', '5211'),
        paidInCapitalWan: maybe(0, 100),
        registeredCapitalWan: maybe(0, 0.01, 5000),
        insuredCount: maybe(0, 3),
        taxpayerStatus: maybe('正常', '非正常户'),
        taxCreditGrade: maybe('A', 'D'),
        legalRepChanges: r.pick([[], ['2026-01-05', '2025-05-01']]),
      },
      counterparties: Array.from({ length: 6 }, () => ({
        name: r.pick(['', '示例对手', '张三']),
        taxNo: maybe('91330100799655058B', '914403001922038216'),
        person: r.int(0, 4) === 0,
      })),
    },
  }
}
