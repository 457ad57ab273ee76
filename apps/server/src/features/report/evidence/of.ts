/** From what a person clicked to the conditions stored in the report. */
import type {
  Evidence,
  EvidenceQuery,
  ReportDocument,
  TableBlock,
} from '@xinjian/engine/report/document'
import { Refusal } from '../../../http/refusal.ts'

/** `of` is an indicator key, a rule id, or `table:<block id>:<row index>`. Refuses what has no rows behind it. */
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
  const indicator = document.indicators.find((i) => i.key === of)
  return indicator ? indicator.evidence : document.rules.find((r) => r.id === of)?.evidence
}

function tableRow(document: ReportDocument, of: string): Evidence | undefined {
  const [, id, index] = /^table:(.+):(\d+)$/.exec(of) ?? []
  const table = document.sections
    .flatMap((s) => s.blocks)
    .find((b): b is TableBlock => b.kind === 'table' && b.id === id)
  return table?.evidence?.[Number(index)]
}
