/** Stored documents of every frame, read as the present one. Pure reshaping: no figure, sentence or order changes. */
import type { Block, Evidence, EvidenceQuery, ReportDocument } from './document.ts'
import {
  FIRST_CONVENTIONS,
  FIRST_STATEMENTS,
  type FirstBlock,
  type FirstFrame,
} from './first-frame.ts'

/**
 * The document of a stored JSON. A fingerprint belongs to the stored bytes, never to what this returns. Throws a RangeError
 * on a frame that is not known: a document of a later program, or no document at all.
 */
export function upgradeDocument(json: unknown): ReportDocument {
  if (typeof json !== 'object' || json === null) throw new RangeError('not a report document')
  if ('frame' in json) {
    if (json.frame === 2) return json as ReportDocument
    throw new RangeError(`unknown frame of a report: ${String(json.frame)}`)
  }
  if ('type' in json && json.type === 'INVOICE') return fromFirst(json as FirstFrame)
  throw new RangeError('not a report document')
}

function fromFirst({ type, window, summary, ...rest }: FirstFrame): ReportDocument {
  const { m0, l12, p12 } = window
  const { score, limit, riskScore, riskLevel, strengths, risks } = summary
  return {
    ...rest,
    frame: 2,
    kind: type,
    periods: {
      last: m0,
      span: [p12[0], l12[1]],
      windows: [
        { name: '近12个月', from: l12[0], to: l12[1] },
        { name: '上一个12个月', from: p12[0], to: p12[1] },
      ],
    },
    verdict: { score, limit, risk: { score: riskScore, level: riskLevel } },
    findings: { strengths, risks },
    indicators: rest.indicators.map((value) => ({ ...value, evidence: listed(value.evidence) })),
    rules: rest.rules.map((rule) => ({ ...rule, evidence: listed(rule.evidence) })),
    sections: rest.sections.map((section) => ({
      ...section,
      blocks: section.blocks.map(blockOf),
    })),
    conventions: [...FIRST_CONVENTIONS],
    statements: [...FIRST_STATEMENTS],
  }
}

const listed = (query: EvidenceQuery | null): Evidence => (query === null ? [] : [query])

function blockOf(block: FirstBlock): Block {
  if (block.kind !== 'table') return block
  const { evidence, ...table } = block
  return evidence ? { ...table, evidence: evidence.map(listed) } : table
}
