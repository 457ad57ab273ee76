/** What an engine of reports is: facts in, document out. */
import type { ReportDocument } from './document.ts'
import type { ReportKind } from './kinds.ts'
import type { RuleDesk } from './rulebook.ts'
import type { SectionLine } from './view/view.ts'

/**
 * An engine of one kind of report. Pure: no clock, no chance, no I/O. `make` of the same facts and month gives a document of
 * the same canonical JSON as long as `version` is the same; a test holds `version` against golden documents.
 */
export interface ReportEngine<Facts> {
  kind: ReportKind
  /** Of formulas, parameters and score card: everything besides facts and month that decides a report. */
  version: string
  /** `through`: last complete month of the report (year × 12 + month − 1). */
  make(facts: Facts, through: number): ReportDocument
  /** The facts as bytes, not compressed: equal facts give equal bytes. */
  encode(facts: Facts): Uint8Array
  /** Throws a RangeError when the bytes are not such facts. */
  decode(bytes: Uint8Array): Facts
  /** Every section that its documents may have, in their order: what an institution can choose from. */
  sections: readonly SectionLine[]
  /** Name of the golden facts (archive) that show best what a report of this kind is; absent = none is shown as an example. */
  example?: string
  /** Golden facts of enterprises that show rules and figures which the example lacks, as its partners or lenders are not held. */
  shows?: readonly string[]
  /** Absent = the rules of this kind are those of its table. */
  desk?: RuleDesk<Facts>
}
