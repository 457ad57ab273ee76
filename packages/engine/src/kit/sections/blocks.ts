/** The few block makers that sections share. Money in sections is yuan, ratios are fractions. */
import type {
  Evidence,
  IndicatorBlock,
  IndicatorValue,
  KpiBlock,
  TableBlock,
  TextBlock,
} from '../../report/document.ts'
import type { MonthIndex } from '../calendar/window.ts'
import type { Build } from './build.ts'

export function kpis(
  build: Pick<Build<unknown>, 'indicator'>,
  id: string,
  keys: readonly string[],
): KpiBlock {
  return { kind: 'kpis', id, indicators: keys.map((key) => build.indicator(key).key) }
}

/** Every variant of the indicator ids given, in registry order. */
export function indicatorTable(
  build: { indicators: readonly IndicatorValue[] },
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
  rows: readonly {
    cells: TableBlock['rows'][number]
    evidence: Evidence
    /** Of cells that are not made of the row's own. */
    own?: Record<string, Evidence>
  }[],
  note?: string,
): TableBlock {
  return {
    kind: 'table',
    id,
    title,
    columns,
    rows: rows.map((row) => row.cells),
    evidence: rows.map((row) => row.evidence),
    ...(rows.some((row) => row.own) ? { cells: rows.map((row) => row.own ?? {}) } : {}),
    ...(note ? { note } : {}),
  }
}

/** Legs with what each is and comes to in its cell; a leg that is not known leaves the cell without a sum to show. */
export const termsOf = (
  ...legs: readonly [leg: Evidence, name: string, sum: number | null][]
): Evidence =>
  legs.flatMap(([evidence, name, sum]) =>
    evidence.map((leg) => ({ ...leg, name, ...(sum === null ? {} : { sum }) })),
  )

export const yuan = (fen: number): number => Math.round(fen) / 100

/** Share rounded to six decimals; null without a positive whole. */
export function share(part: number, whole: number): number | null {
  return whole > 0 ? Number((part / whole).toFixed(6)) + 0 : null
}

export function growthCell(current: number | null, previous: number | null): number | null {
  if (current === null || previous === null || previous === 0) return null
  return Number(((current - previous) / Math.abs(previous)).toFixed(6)) + 0
}

export function monthsBetween(from: MonthIndex, to: MonthIndex): MonthIndex[] {
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, i) => from + i)
}
