/** From what a person clicked to the conditions stored in the report. */
import type {
  Evidence,
  EvidenceQuery,
  ReportDocument,
  TableBlock,
} from '@xinjian/engine/report/document'
import { Refusal } from '../../../http/refusal.ts'

/**
 * `of` is an indicator key, a rule id, `reason:<id>` of the verdict, `table:<block id>:<row index>`, or the same with
 * `:<column>`. Refuses what has no rows behind it.
 */
export function evidenceOf(document: ReportDocument, of: string): Evidence {
  const evidence = of.startsWith('table:') ? tableRow(document, of) : figure(document, of)
  if (!evidence || evidence.length === 0) throw new Refusal('EVIDENCE_UNKNOWN')
  return evidence
}

/** One of several conditions. */
export function legOf(evidence: Evidence, leg: number): EvidenceQuery {
  const query = evidence[leg]
  if (!query) throw new Refusal('EVIDENCE_UNKNOWN')
  return query
}

function figure(document: ReportDocument, of: string): Evidence | undefined {
  if (of.startsWith('reason:'))
    return document.verdict.decision?.reasons.find(({ id }) => `reason:${id}` === of)?.evidence
  const indicator = document.indicators.find((i) => i.key === of)
  return indicator ? indicator.evidence : document.rules.find((r) => r.id === of)?.evidence
}

function tableRow(document: ReportDocument, of: string): Evidence | undefined {
  const [, id, index, column] = /^table:(.+?):(\d+)(?::(\w+))?$/.exec(of) ?? []
  const table = document.sections
    .flatMap((s) => s.blocks)
    .find((b): b is TableBlock => b.kind === 'table' && b.id === id)
  return column === undefined
    ? table?.evidence?.[Number(index)]
    : table?.cells?.[Number(index)]?.[column]
}
