import type { CellType, ReportDocument, Verdict } from '@xinjian/engine/report/document'
import { judgedOf, riskTone } from '@xinjian/engine/report/judged'
import { column, LEVELS, type PlanCell, type SheetPlan } from './xlsx-plan.ts'

interface Line {
  label: string
  value: PlanCell
  type?: CellType
}

/** The first sheet: whose report, of which months, its verdict and its findings. What was not judged has no line. */
export function overview(report: ReportDocument): SheetPlan {
  const { verdict, findings, periods, enterprise } = report
  const lines: Line[] = [
    { label: '报告', value: report.title },
    { label: '企业', value: enterprise.name },
    { label: '税号', value: enterprise.taxNo },
    { label: '数据截止', value: report.asOf },
    { label: '统计期间', value: months(...periods.span) },
    ...periods.windows.map(({ name, from, to }) => ({ label: name, value: months(from, to) })),
    ...verdictLines(verdict, report.rules),
    ...findings.strengths.map((value) => ({ label: '优势', value })),
    ...findings.risks.map((value) => ({ label: '风险', value })),
    ...(verdict.score?.reasons ?? []).map(({ text }) => ({ label: '评分原因', value: text })),
    { label: '引擎版本', value: report.engineVersion },
  ]
  return {
    title: '概览',
    columns: [column('label', '项目'), column('value', '内容')],
    rows: lines.map(({ label, value }) => ({ label, value })),
    types: (row, key) => (key === 'value' ? (lines[row]!.type ?? null) : null),
  }
}

function verdictLines({ score, limit, risk }: Verdict, rules: ReportDocument['rules']): Line[] {
  const { judged, total } = judgedOf(rules)
  return [
    ...(score
      ? [
          { label: '信用评分', value: score.value },
          { label: '等级', value: score.grade },
          { label: '违约概率', value: score.defaultProbability, type: 'ratio' as const },
        ]
      : []),
    ...(limit ? [{ label: '建议额度（元）', value: limit.suggest, type: 'money' as const }] : []),
    ...(risk
      ? [
          { label: '风险分', value: risk.score },
          { label: '风险等级', value: LEVELS[riskTone(risk, rules)] ?? '判断不足' },
          { label: '已判断规则', value: `${judged} / ${total}` },
        ]
      : []),
  ]
}

/** `202503`, `202602` → `2025-03 至 2026-02`. */
const months = (from: string, to: string): string =>
  [from, to].map((m) => `${m.slice(0, 4)}-${m.slice(4)}`).join(' 至 ')
