import type {
  Block,
  DecisionReason,
  Evidence,
  IndicatorValue,
  ReportDocument,
  RuleResult,
  ScoreFigure,
  ScorePart,
  ScoreReason,
  TableBlock,
} from '@xinjian/engine/report/document'
import { scoreFigure } from '@xinjian/engine/report/score'

/** What the server knows around the document: never part of its fingerprint. */
export interface ReportHead {
  /** null = printed by the command line: no report of an institution. */
  reportNo: string | null
  /** Empty = none. */
  institution: string
  fingerprint: string | null
  createdAt: string | null
  purpose?: string
  /** Public address that proves this report; the QR code carries it. */
  verifyUrl: string | null
}

/** A chapter of the page: A, B, C1…Cn, D, E. */
export interface Chapter {
  id: string
  mark: string
  title: string
}

export interface ReportIndex {
  document: ReportDocument
  indicators: ReadonlyMap<string, IndicatorValue>
  rules: ReadonlyMap<string, RuleResult>
  tables: ReadonlyMap<string, TableBlock>
  /** Ids of tables that stand with a chart, in its block and not in one of their own. */
  paired: ReadonlySet<string>
}

/** Id of the table that stands with a chart: its figures in words. */
export const tableBeside = (block: Block): string | undefined =>
  block.kind === 'chart' ? (block.beside ?? block.table) : undefined

/** What a figure refers to: the parameter `of` of the evidence calls. */
export type Subject =
  | { kind: 'indicator'; of: string; indicator: IndicatorValue }
  | { kind: 'rule'; of: string; rule: RuleResult }
  | { kind: 'reason'; of: string; reason: DecisionReason }
  | { kind: 'score'; of: string; figure: ScorePart | ScoreFigure; reason?: ScoreReason }
  | {
      kind: 'row'
      of: string
      table: TableBlock
      row: number
      /** Key of the one column that is asked for; null = the row, as links of before say it. */
      column: string | null
      evidence: Evidence
    }

/** Look-ups that every block needs; made once per document. */
export function indexReport(document: ReportDocument): ReportIndex {
  const blocks = document.sections.flatMap((section) => section.blocks)
  return {
    document,
    indicators: new Map(document.indicators.map((i) => [i.key, i])),
    rules: new Map(document.rules.map((r) => [r.id, r])),
    tables: new Map(blocks.flatMap((b) => (b.kind === 'table' ? [[b.id, b] as const] : []))),
    paired: new Set(blocks.flatMap((b) => tableBeside(b) ?? [])),
  }
}

/** `I-016.L12`, `R-030`, `reason:<gate>`, `score:<variable>`, `table:<block>:<row>` or `table:<block>:<row>:<column>` → what it means in this document; null when it means nothing here. */
export function subjectOf(index: ReportIndex, of: string): Subject | null {
  const indicator = index.indicators.get(of)
  if (indicator) return { kind: 'indicator', of, indicator }
  const rule = index.rules.get(of)
  if (rule) return { kind: 'rule', of, rule }
  const reason = of.startsWith('reason:')
    ? index.document.verdict.decision?.reasons.find(({ id }) => `reason:${id}` === of)
    : undefined
  if (reason) return { kind: 'reason', of, reason }
  if (of.startsWith('score:')) return figureOfScore(index.document, of)
  const m = /^table:(.+?):(\d+)(?::(\w+))?$/.exec(of)
  const table = m ? index.tables.get(m[1]!) : undefined
  const row = Number(m?.[2])
  if (!table || row >= table.rows.length) return null
  const column = m?.[3] ?? null
  const own = column === null ? undefined : table.cells?.[row]?.[column]
  const evidence = own ?? table.evidence?.[row]
  return { kind: 'row', of, table, row, column, evidence: evidence ?? [] }
}

/** With the reason that it gives, where points were taken for it. */
function figureOfScore({ verdict: { score } }: ReportDocument, of: string): Subject | null {
  const variable = of.slice('score:'.length)
  const figure = scoreFigure(score, variable)
  const reason = score?.reasons.find((one) => one.variable === variable)
  return figure ? { kind: 'score', of, figure, ...(reason && { reason }) } : null
}

/** The conditions behind a figure; empty = it is not made of rows that can be listed. */
export function evidenceOf(subject: Subject): Evidence {
  if (subject.kind === 'row') return subject.evidence
  if (subject.kind === 'reason') return subject.reason.evidence
  if (subject.kind === 'score') return subject.figure.evidence ?? []
  return subject.kind === 'rule' ? subject.rule.evidence : subject.indicator.evidence
}

/** The section that shows the rule or the indicator a sentence of page one speaks of. */
export function sectionOfRisk(document: ReportDocument, text: string): string | null {
  const rule = document.rules.find(
    (r) => r.result === 'HIT' && (text.includes(r.text) || text.includes(r.id)),
  )
  const indicator = rule
    ? undefined
    : document.indicators.find((i) => text.includes(i.key) || text.includes(i.name))
  for (const section of document.sections)
    for (const block of section.blocks) {
      if (rule && block.kind === 'rules' && block.rules.includes(rule.id)) return section.id
      if (
        indicator &&
        (block.kind === 'kpis' || block.kind === 'indicators') &&
        block.indicators.includes(indicator.key)
      )
        return section.id
    }
  return null
}
