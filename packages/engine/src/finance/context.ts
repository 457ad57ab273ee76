/** What indicators, rules and sections on statements share: the statements that the report may see, and which period is which. */
import type { Fen } from '@xinjian/format'
import type { StatementKind } from '@xinjian/format/accounts/accounts'
import { monthOfYear, optionalDay, yearOf } from '../kit/calendar/calendar.ts'
import { reportWindow } from '../kit/calendar/report-window.ts'
import {
  type DayNumber,
  lastDayOfMonth,
  type MonthIndex,
  type MonthWindow,
  monthOfDay,
} from '../kit/calendar/window.ts'
import { coverageStates } from '../kit/coverage.ts'
import type { KitContext, MonthStates } from '../kit/kind.ts'
import type { PeerTable } from '../kit/peers.ts'
import type { Desk } from '../kit/rules/rulebook.ts'
import type { ReportWindow, StatementWindow } from '../report/window/label.ts'
import { quarterSums } from './cash-quarters.ts'
import type { FinanceFacts, Statement, StatementItem } from './facts.ts'
import { FINANCE_PARAM, type FinanceParam } from './params.ts'
import type { SeenStatement } from './seen.ts'

/** What the part is made of: the facts of statements as any kind of report holds them. */
export interface FinanceSource {
  /** null = never collected, which is not "none". */
  statements: FinanceFacts['statements'] | null
  /** First and last month that each collection of statements showed; absent = never collected. */
  covered?: readonly (readonly [MonthIndex, MonthIndex])[] | undefined
  registration: {
    establishedOn?: string | null | undefined
    taxpayerType?: 'GENERAL' | 'SMALL' | 'INDIVIDUAL' | null | undefined
    /** 查账征收, 核定征收. */
    citMethod?: string | null | undefined
  }
}

/** What other parts know; each may be absent, and what leans on it then cannot be judged. */
export interface FinanceHooks {
  peers?: PeerTable | undefined
  /** 利润总额 of a year by its 企业所得税 returns: the annual one, else the last prepayment. */
  citProfit?: ((year: number) => Fen | null) | undefined
  /** 不含税 purchases by invoices of a span; null = not collected whole. */
  purchases?: ((window: MonthWindow) => Fen | null) | undefined
  /** The book that the facts around the statements carry. */
  desk?: Desk | undefined
}

export interface FinanceContext extends KitContext, FinanceHooks {
  rules: FinanceParam
  registration: FinanceSource['registration']
  /** By month, then kind: one of a kind and month. None ends after `asOf`. */
  statements: readonly SeenStatement[]
  collected: boolean
  /** Month of 成立; null = not known. */
  founded: MonthIndex | null
  series: MonthStates
  /** Last month that both 资产负债表 and 利润表 end in, or one of them where none has both. */
  latest: MonthIndex | null
  /** The year of `FY`. */
  fiscalYear: number
}

/** Months before M0 that the series always reach back. */
const AXIS_MONTHS = 36

export function financeContext(
  source: FinanceSource,
  asOf: DayNumber,
  m0: MonthIndex,
  hooks: FinanceHooks = {},
): FinanceContext {
  const statements = seenStatements(source, asOf)
  const asOfMonth = monthOfDay(asOf)
  const established = optionalDay(source.registration.establishedOn)
  return {
    ...hooks,
    rules: FINANCE_PARAM,
    registration: source.registration,
    asOf,
    asOfMonth,
    m0,
    statements,
    collected: source.statements !== null,
    founded: established === null ? null : monthOfDay(established),
    series: seriesOf(source, statements, asOfMonth, m0),
    latest: latestOf(statements),
    fiscalYear: fiscalYearOf(statements, asOf),
    span: (name: ReportWindow) => reportWindow(name, m0),
  }
}

const KINDS: readonly StatementKind[] = ['BALANCE', 'INCOME', 'CASH']

/** Of two statements of a kind that end in one month the one of the longer period counts: the year, not its last quarter. */
function seenStatements(
  { statements, registration }: FinanceSource,
  asOf: DayNumber,
): SeenStatement[] {
  const best = new Map<string, SeenStatement>()
  const founded = optionalDay(registration.establishedOn)
  for (const statement of statements ?? []) {
    const day = optionalDay(statement.periodTo)
    if (day === null || day > asOf) continue
    const from = optionalDay(statement.periodFrom)
    const seen = {
      ...statement,
      month: monthOfDay(day),
      byCode: byCode(statement.items),
      founding: founded !== null && from !== null && founded >= from && founded <= day,
    }
    const key = `${seen.month}/${seen.kind}`
    const other = best.get(key)
    if (!other || longer(seen, other)) best.set(key, seen)
  }
  const all = [...best.values()].sort(
    (a, b) => a.month - b.month || KINDS.indexOf(a.kind) - KINDS.indexOf(b.kind),
  )
  return all.map((statement) => {
    const quarters = quarterSums(all, statement)
    return quarters ? { ...statement, quarters } : statement
  })
}

const longer = (one: Statement, other: Statement): boolean =>
  one.periodFrom !== null && (other.periodFrom === null || one.periodFrom < other.periodFrom)

function byCode(items: readonly StatementItem[]): Map<string, StatementItem[]> {
  const found = new Map<string, StatementItem[]>()
  for (const item of items)
    if (item.code !== null) found.set(item.code, [...(found.get(item.code) ?? []), item])
  return found
}

function latestOf(statements: readonly SeenStatement[]): MonthIndex | null {
  const ends = (kind: StatementKind) =>
    statements.filter((s) => s.kind === kind).map(({ month }) => month)
  const [balance, income] = [ends('BALANCE'), ends('INCOME')]
  const both = balance.filter((month) => income.includes(month))
  const months = both.length ? both : [...balance, ...income]
  return months.length ? Math.max(...months) : null
}

/**
 * The last calendar year before the cut-off; the one before it while nothing of that year was filed and its statements may still
 * be filed.
 */
function fiscalYearOf(statements: readonly SeenStatement[], asOf: DayNumber): number {
  const month = monthOfDay(asOf)
  const whole = monthOfYear(month) === 12 && lastDayOfMonth(month) === asOf
  const year = yearOf(month) - (whole ? 0 : 1)
  const filed = statements.some((statement) => statement.month === year * 12 + 11)
  const due = asOf > lastDayOfMonth(year * 12 + 11 + FINANCE_PARAM.filingMonths)
  return filed || due ? year : year - 1
}

/** Months of a statement's period are collected; months between two collections that neither showed are not. */
function seriesOf(
  { covered = [], registration }: FinanceSource,
  statements: readonly SeenStatement[],
  asOfMonth: MonthIndex,
  m0: MonthIndex,
): MonthStates {
  const held = new Set<MonthIndex>()
  for (const { month, periodFrom } of statements) {
    const from = optionalDay(periodFrom)
    const first = from === null ? month : monthOfDay(from)
    for (let m = first; m <= month; m++) held.add(m)
  }
  const start = Math.min(m0 - AXIS_MONTHS + 1, ...held)
  const end = Math.max(asOfMonth, m0)
  const inside = (m: MonthIndex) => covered.some(([first, last]) => m >= first && m <= last)
  const span: [MonthIndex, MonthIndex] | null = covered.length
    ? [Math.min(...covered.map(([first]) => first)), Math.max(...covered.map(([, last]) => last))]
    : null
  const failed: MonthIndex[] = []
  if (span) for (let m = span[0]; m <= span[1]; m++) if (!inside(m) && !held.has(m)) failed.push(m)
  const states = coverageStates(
    { establishedOn: registration.establishedOn, covered: span, failed },
    start,
    end - start + 1,
    (month) => held.has(month),
  )
  return { start, end, states }
}

/** Month that the statements of a window end in; null = there is no statement at all. */
export function endOf(context: FinanceContext, window: StatementWindow): MonthIndex | null {
  if (window === 'LATEST') return context.latest
  const back = window === 'FY' ? 0 : Number(window.slice(3))
  return (context.fiscalYear - back) * 12 + 11
}

export const statementOf = (
  { statements }: Pick<FinanceContext, 'statements'>,
  kind: StatementKind,
  month: MonthIndex,
): SeenStatement | null =>
  statements.find((statement) => statement.kind === kind && statement.month === month) ?? null
