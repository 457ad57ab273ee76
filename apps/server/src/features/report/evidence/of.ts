/** From what a person clicked to the conditions stored in the report. */
import type {
  Evidence,
  EvidenceLeg,
  ReportDocument,
  TableBlock,
  Unit,
} from '@xinjian/engine/report/document'
import type { ProofFormula } from '@xinjian/engine/report/proof/formula'
import { scoreFigure } from '@xinjian/engine/report/score'
import { Refusal } from '../../../http/refusal.ts'

/** A figure as the report shows it. */
export interface Clicked {
  evidence: Evidence
  /** Absent = its legs do not give it by themselves. */
  proof?: ProofFormula
  value?: number
  unit?: Unit
  /** What one unit of `value` is in yuan or pieces: 10 000 of a column in 万元. */
  factor?: number
}

/**
 * `of` is an indicator key, a rule id, `reason:<id>` of the verdict, `score:<variable>`, `table:<block id>:<row index>`, or the same with
 * `:<column>`, which opens the rows of the table row where the cell has none of its own. Refuses what has no rows behind it.
 */
export function clickedOf(document: ReportDocument, of: string): Clicked {
  const found = of.startsWith('table:') ? cellOf(document, of) : figureOf(document, of)
  if (!found || found.evidence.length === 0) throw new Refusal('EVIDENCE_UNKNOWN')
  return found
}

export const evidenceOf = (document: ReportDocument, of: string): Evidence =>
  clickedOf(document, of).evidence

/** One of several conditions. */
export function legOf(evidence: Evidence, leg: number): EvidenceLeg {
  const query = evidence[leg]
  if (!query) throw new Refusal('EVIDENCE_UNKNOWN')
  return query
}

function figureOf({ verdict, indicators, rules }: ReportDocument, of: string): Clicked | null {
  const { decision, score } = verdict
  const [head, named = ''] = of.split(':')
  const told =
    head === 'score'
      ? scoreFigure(score, named)
      : decision?.reasons.find(({ id }) => `reason:${id}` === of)
  if (told) return { evidence: told.evidence ?? [] }
  const indicator = indicators.find(({ key }) => key === of)
  if (indicator) {
    const { evidence, proof, value, unit } = indicator
    return { evidence, ...(proof && typeof value === 'number' ? { proof, value, unit } : {}) }
  }
  const rule = rules.find(({ id }) => id === of)
  return rule ? { evidence: rule.evidence } : null
}

const UNITS: Partial<Record<TableBlock['columns'][number]['type'], Unit>> = {
  money: 'yuan',
  ratio: 'ratio',
  int: 'count',
}
const FACTORS: Record<string, number> = { 万元: 10_000, 亿元: 100_000_000 }

function cellOf(document: ReportDocument, of: string): Clicked | null {
  const [, id, index, key] = /^table:(.+?):(\d+)(?::(\w+))?$/.exec(of) ?? []
  const table = document.sections
    .flatMap(({ blocks }) => blocks)
    .find((block): block is TableBlock => block.kind === 'table' && block.id === id)
  const row = Number(index)
  const evidence = table?.evidence?.[row] ?? []
  if (!table || key === undefined) return { evidence }
  const column = table.columns.find((each) => each.key === key)
  if (!column) return null
  const own = table.cells?.[row]?.[key]
  const value = table.rows[row]?.[key]
  const unit = UNITS[column.type]
  return {
    evidence: own ?? evidence,
    ...(column.proof && typeof value === 'number' && unit
      ? { proof: column.proof, value, unit, factor: FACTORS[column.unit ?? ''] ?? 1 }
      : {}),
  }
}
