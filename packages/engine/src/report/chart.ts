/** Charts of a report as pure data: what is drawn, never how. Drawn on screen and paper, listed in spreadsheets. */
import type { Unit } from './unit.ts'

export type ChartKind =
  | 'trend' // lines per month, optional bars
  | 'stacked' // stacked bars per month
  | 'donut'
  | 'pareto' // bars sorted + cumulative line
  | 'calendar' // one cell per day, intensity
  | 'hours' // hour × weekday heat-map
  | 'coverage' // dataset × month states
  | 'radar'
  | 'scale' // score on a grade scale
  | 'region' // tile map: one value per province of `keys`
  | 'treemap' // areas by value, coloured by `groups`
  | 'sankey' // per category: series 0 flows into the enterprise, series 1 out of it
  | 'graph' // per party: series 0 flows from the enterprise to it, series 1 from it to the enterprise

export interface ChartSeries {
  name: string
  type?: 'line' | 'bar'
  /** Aligned with `categories`; null = no data (drawn as a gap). */
  values: (number | null)[]
  unit?: Unit
}

export interface ChartBlock {
  kind: 'chart'
  id: string
  title: string
  chart: ChartKind
  /** Months `2026-02`, names, or ISO days. */
  categories: string[]
  series: ChartSeries[]
  /** Categories that are not complete (current month): drawn hatched. */
  partial?: string[]
  /**
   * What a category is, where its name is for people only: the two-digit GB/T 2260 province of a `region`, the goods
   * category of a `treemap` or `sankey`. null = none (not known, or several joined).
   */
  keys?: (string | null)[]
  /** Group of each category (`treemap`). */
  groups?: string[]
  /** Key of the enterprise's own category (`region`: its home province). */
  own?: string
  /** Id of the table whose row i is category i: its figures in words, and the evidence behind a part. */
  table?: string
  /** Id of the table that stands with it, where its rows are not its categories one by one. */
  beside?: string
  note?: string
}
