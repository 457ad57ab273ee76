/** What sections are built from, and the few block makers they share. Money in sections is yuan, ratios are fractions. */

import type { InvoiceContext } from '../../invoice/context/context.ts'
import { isKnown, type MonthSeries, netOf } from '../../invoice/context/month-series.ts'
import type { Direction, MonthIndex } from '../../invoice/facts.ts'
import type {
  EvidenceQuery,
  IndicatorBlock,
  IndicatorValue,
  KpiBlock,
  RuleResult,
  TableBlock,
  TextBlock,
} from '../../report/document.ts'
import { firstDayOfMonth, formatDay, lastDayOfMonth, type MonthWindow } from '../calendar/window.ts'

export interface ReportBuild {
  context: InvoiceContext
  indicators: readonly IndicatorValue[]
  rules: readonly RuleResult[]
  /** Throws when the key names no indicator: a section must never point into nothing. */
  indicator(key: string): IndicatorValue
}

export function kpis(build: ReportBuild, id: string, keys: readonly string[]): KpiBlock {
  return { kind: 'kpis', id, indicators: keys.map((key) => build.indicator(key).key) }
}

/** Every variant of the indicator ids given, in registry order. */
export function indicatorTable(
  build: ReportBuild,
  id: string,
  title: string,
  ids: readonly string[],
): IndicatorBlock {
  const keys = build.indicators.filter((i) => ids.includes(i.id)).map((i) => i.key)
  return { kind: 'indicators', id, title, indicators: keys }
}

export function text(id: string, ...paragraphs: string[]): TextBlock {
  return { kind: 'text', id, paragraphs }
}

/** A table whose rows and evidence are made together, so that they cannot slip apart. */
export function table(
  id: string,
  title: string,
  columns: TableBlock['columns'],
  rows: readonly { cells: TableBlock['rows'][number]; evidence: EvidenceQuery | null }[],
  note?: string,
): TableBlock {
  return {
    kind: 'table',
    id,
    title,
    columns,
    rows: rows.map((row) => row.cells),
    evidence: rows.map((row) => row.evidence),
    ...(note ? { note } : {}),
  }
}

export function rowsOf(
  direction: Direction,
  window: MonthWindow,
  rows: EvidenceQuery['rows'] = 'VALID',
  more: Partial<EvidenceQuery> = {},
): EvidenceQuery {
  return {
    dataset: 'INVOICE',
    direction,
    from: formatDay(firstDayOfMonth(window.from)),
    to: formatDay(lastDayOfMonth(window.to)),
    ...(rows ? { rows } : {}),
    ...more,
  }
}

export const yuan = (fen: number): number => Math.round(fen) / 100

/** Share rounded to six decimals; null without a positive whole. */
export function share(part: number, whole: number): number | null {
  return whole > 0 ? Number((part / whole).toFixed(6)) + 0 : null
}

export function growthCell(current: number | null, previous: number | null): number | null {
  if (current === null || previous === null || previous === 0) return null
  return Number(((current - previous) / Math.abs(previous)).toFixed(6)) + 0
}

/** Net of a month in yuan; null when the month is not known. */
export function netCell(series: MonthSeries, month: MonthIndex): number | null {
  return isKnown(series, month) ? yuan(netOf(series, month)) : null
}

export function monthsBetween(from: MonthIndex, to: MonthIndex): MonthIndex[] {
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, i) => from + i)
}
