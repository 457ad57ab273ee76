import type {
  CellType,
  Decision,
  DecisionLevel,
  DecisionReason,
  LimitSuggestion,
  ReportDocument,
  Verdict,
} from '@xinjian/engine/report/document'
import { judgedOf, riskTone } from '@xinjian/engine/report/judged'
import { bindingReason } from '@xinjian/engine/report/limit/binding'
import { type ReportView, viewedSections } from '@xinjian/engine/report/view/view'
import { chinaTime } from '@xinjian/format/china-time'
import { column, DECISIONS, LEVELS, type PlanCell, type SheetPlan } from './xlsx-plan.ts'

/** What is known around a document: never part of its fingerprint. */
export interface BookHead {
  /** null = no report of an institution. */
  reportNo: string | null
  /** SHA-256 of the canonical JSON, hex; null = not known. */
  fingerprint: string | null
  /** By which template of the institution it is shown; none = the whole document. */
  view?: ReportView | null
  /** The verdict of the enterprise when the book was written; none = it is not known. */
  firm?: FirmHead | null
}

/** The one verdict of the enterprise by all its reports, beside the report's own. */
export interface FirmHead {
  /** null = no current report comes to a conclusion. */
  level: DecisionLevel | null
  /** One Chinese sentence. */
  text: string
  /** Newest day of the data that it rests on, ISO; null = it rests on nothing. */
  asOf: string | null
  /** When it was judged, ISO instant. */
  at: string
  /** Matters that nobody has answered. */
  waiting: number
}

export const NO_HEAD: BookHead = { reportNo: null, fingerprint: null }

interface Line {
  label: string
  value: PlanCell
  type?: CellType
}

/** The first sheet: whose report, of which months, its verdict and its findings. What was not judged has no line. */
export function overview(report: ReportDocument, head: BookHead = NO_HEAD): SheetPlan {
  const { verdict, findings, periods, enterprise } = report
  const lines: Line[] = [
    { label: '报告', value: report.title },
    ...(head.reportNo ? [{ label: '报告编号', value: head.reportNo }] : []),
    ...(head.view ? viewLines(report, head.view) : []),
    { label: '企业', value: enterprise.name },
    { label: '统一社会信用代码', value: enterprise.taxNo },
    ...(head.firm ? firmLines(head.firm) : []),
    ...decisionLines(verdict.decision),
    ...verdictLines(verdict, report.rules),
    { label: '数据截止', value: dayOf(report.asOf), type: 'date' },
    { label: '统计期间', value: months(...periods.span) },
    ...periods.windows.map(({ name, from, to }) => ({ label: name, value: months(from, to) })),
    ...findings.strengths.map((value) => ({ label: '优势', value })),
    ...findings.risks.map((value) => ({ label: '风险', value })),
    ...(verdict.decision?.level === 'UNRATABLE' ? [] : (verdict.score?.reasons ?? [])).map(
      ({ text }) => ({ label: '评分原因', value: text }),
    ),
    { label: '引擎版本', value: report.engineVersion },
    ...(head.fingerprint ? [{ label: '报告指纹（SHA-256）', value: head.fingerprint }] : []),
  ]
  return {
    title: '概览',
    columns: [column('label', '项目'), column('value', '内容')],
    rows: lines.map(({ label, value }) => ({ label, value })),
    types: (row, key) => (key === 'value' ? (lines[row]!.type ?? null) : null),
  }
}

/** How much of the report the book shows: nobody takes it for the whole. */
function viewLines(report: ReportDocument, view: ReportView): Line[] {
  const { shown, hidden } = viewedSections(report, view)
  const { name, version } = view.template
  return [
    {
      label: '显示范围',
      value: `按机构模板“${name}”（第${version}版）显示，共${report.sections.length}节中的${shown.length}节`,
    },
    ...(hidden.length > 0
      ? [{ label: '未显示的章节', value: hidden.map(({ title }) => title).join('、') }]
      : []),
  ]
}

/** Above the report's own verdict: nobody who opens the book takes that for the enterprise's. */
const firmLines = ({ level, text, asOf, at, waiting }: FirmHead): Line[] => [
  { label: '企业结论', value: level ? DECISIONS[level] : '不作结论' },
  { label: '企业结论说明', value: text },
  ...(asOf ? [{ label: '企业结论所依据数据截至', value: asOf, type: 'date' as const }] : []),
  { label: '企业结论截至', value: chinaTime(at, 16) },
  { label: '企业待处理事项', value: waiting, type: 'int' },
]

/** The verdict with its reasons, what would change it and what to ask for. */
function decisionLines(decision: Decision | undefined): Line[] {
  if (!decision) return []
  const { level, text, reasons, changes, asks, freshness } = decision
  return [
    { label: '结论', value: DECISIONS[level] },
    { label: '结论说明', value: text },
    ...reasons.map((reason) => ({ label: `理由 ${reason.id}`, value: reason.text })),
    ...changes.map((value) => ({ label: '什么会改变结论', value })),
    ...asks.map((value) => ({ label: '需要企业补充', value })),
    { label: '数据时效', value: freshness.text },
    { label: '判断日', value: freshness.judgedOn, type: 'date' },
    ...(freshness.lastRow
      ? [{ label: '最近一笔记录', value: freshness.lastRow, type: 'date' as const }]
      : []),
    ...decision.coverage.map(({ name, known, months: all, fromFiles }) => ({
      label: `数据覆盖 ${name}`,
      value: `${known} / ${all} 个月${fromFiles ? `，其中 ${fromFiles} 个月来自企业上传文件，未经核验` : ''}`,
    })),
  ]
}

function verdictLines(verdict: Verdict, rules: ReportDocument['rules']): Line[] {
  const { score, limit, risk, decision } = verdict
  const rated = decision?.level !== 'UNRATABLE'
  const judged = judgedOf(rules)
  const level = risk && (rated || risk.level !== 'LOW') ? LEVELS[riskTone(risk, rules)] : undefined
  return [
    ...(score && rated
      ? [
          { label: '信用评分', value: score.value },
          { label: '等级', value: score.grade },
          ...(score.held ? [{ label: '等级说明', value: score.held.text }] : []),
          { label: '评分卡', value: score.card },
          ...(score.chosen ? [{ label: '评分卡说明', value: score.chosen.text }] : []),
        ]
      : []),
    ...(limit && rated ? limitLines(limit, bindingReason(verdict)) : []),
    ...(risk
      ? [
          { label: '风险分', value: risk.score },
          { label: '风险等级', value: level ?? '判断不足' },
          {
            label: '已判断规则',
            value: `${risk.judged ?? judged.judged} / ${risk.rules ?? judged.total}`,
          },
        ]
      : []),
  ]
}

const limitLines = ({ suggest }: LimitSuggestion, binding: DecisionReason | null): Line[] => [
  { label: '建议额度（元）', value: suggest, type: 'money' },
  ...(binding ? [{ label: '额度限制', value: binding.text }] : []),
]

/** The printed day of an instant in China, as it is written. */
const dayOf = (instant: string): string => instant.slice(0, 10)

/** `202503`, `202602` → `2025-03 至 2026-02`. */
const months = (from: string, to: string): string =>
  [from, to].map((m) => `${m.slice(0, 4)}-${m.slice(4)}`).join(' 至 ')
