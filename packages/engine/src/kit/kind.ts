/** What a kind of report brings to the kit: the types and questions by which one evaluator serves every kind. */
import type { CoverageState } from '../report/document.ts'
import type { ReportWindow } from '../report/window/label.ts'
import type { DayNumber, MonthIndex, MonthWindow } from './calendar/window.ts'
import type { Desk } from './rules/rulebook.ts'
import type { FlagThreshold } from './threshold.ts'

/** What the kit asks of the context of any report. */
export interface KitContext {
  /** Cut-off day and its month, in China. */
  asOf: DayNumber
  asOfMonth: MonthIndex
  /** M0: the last complete month of the report. */
  m0: MonthIndex
  rules: {
    flags: Readonly<Record<string, FlagThreshold>>
    /** Share of a window's months that rule T tolerates as missing (domain §3.1). */
    tolerateMissing: number
  }
  span(name: ReportWindow): MonthWindow
  /** The book that the rules are judged by; absent = the table of the engine. */
  desk?: Desk | undefined
}

/** The types of one kind: `interface InvoiceKind extends KindTypes { Context: InvoiceContext … }`. */
export interface KindTypes {
  Context: KitContext
  /** Sources that can be missing month by month: `'OUT' | 'IN'`. */
  Source: string
  /** Keys of `rules.flags`. */
  Threshold: string
  /** What a definition says of the rows behind it. */
  EvidenceSpec: unknown
  /** What one computation adds to that. */
  Trace: unknown
}

/** What is known of each month of one source, oldest first. */
export interface MonthStates {
  start: MonthIndex
  end: MonthIndex
  states: readonly CoverageState[]
  /** Month of the establishment where nothing was collected of it: a part of a month, counted as before it. */
  founding?: MonthIndex
}
