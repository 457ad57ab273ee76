import type {
  CellType,
  ReportDocument,
  RuleResult,
  TableBlock,
  Unit,
} from '@xinjian/engine/report/document'
import { toldSource } from '@xinjian/engine/report/findings/source'
import { type ReportView, viewedSections } from '@xinjian/engine/report/view/view'
import { basis } from './xlsx-basis.ts'
import { typeOfUnit, UNIT_NAMES } from './xlsx-cells.ts'
import { indicators } from './xlsx-indicators.ts'
import { type BookHead, overview } from './xlsx-overview.ts'
import { column, LEVELS, type SheetPlan } from './xlsx-plan.ts'

const POLICIES: Record<string, string> = { PASS: '符合', FAIL: '不符合', UNKNOWN: '无法判断' }
const RESULTS: Record<string, string> = { HIT: '命中', MISS: '未命中', UNKNOWN: '无法判断' }
const CHECKS: Record<string, string> = { PASS: '通过', FAIL: '未通过', UNKNOWN: '无法判断' }

/**
 * All sheets of a report: overview, indicators, rules, what both were made of, data quality, then every table and the figures of
 * charts without one.
 * What a report does not have, or its view does not show, has no sheet.
 */
export function sheetsOf(report: ReportDocument, head?: BookHead): SheetPlan[] {
  const { blocks, values, judged } = shownOf(report, head?.view ?? null)
  return [
    overview(report, head),
    ...policies(report),
    ...(values.length > 0 ? [indicators(values)] : []),
    ...(judged.length > 0 ? [rules(judged)] : []),
    ...[basis(values, judged)].filter((plan) => plan !== null),
    ...(report.quality.length > 0 ? [quality(report)] : []),
    ...blocks.flatMap((block): SheetPlan[] => {
      if (block.kind === 'table') return [table(block)]
      if (block.kind === 'chart' && block.series.length > 0 && !block.table) return [chart(block)]
      return []
    }),
  ]
}

/**
 * What of a report a view shows: the blocks of its sections, the indicators and rules that those show, and every rule that was hit,
 * which belongs to the verdict.
 */
function shownOf(report: ReportDocument, view: ReportView | null) {
  const blocks = viewedSections(report, view).shown.flatMap((section) => section.blocks)
  if (!view) return { blocks, values: report.indicators, judged: report.rules }
  const keys = new Set(blocks.flatMap((block) => ('indicators' in block ? block.indicators : [])))
  const ids = new Set(blocks.flatMap((block) => (block.kind === 'rules' ? block.rules : [])))
  return {
    blocks,
    values: report.indicators.filter(({ key }) => keys.has(key)),
    judged: report.rules.filter(({ id, result }) => result === 'HIT' || ids.has(id)),
  }
}

/** The admission packs held against the facts, one line a condition. */
function policies({ verdict: { decision } }: ReportDocument): SheetPlan[] {
  const packs = decision?.policies ?? []
  if (packs.length === 0) return []
  return [
    {
      title: '准入政策',
      columns: [
        column('policy', '政策'),
        column('chosen', '本机构采用', 'bool'),
        column('all', '合计结果'),
        column('check', '条件'),
        column('result', '结果'),
        column('detail', '所见'),
        column('source', '依据'),
      ],
      rows: packs.flatMap((pack) =>
        pack.checks.map(({ title, result, detail }) => ({
          policy: pack.name,
          chosen: pack.chosen,
          all: POLICIES[pack.result] ?? pack.result,
          check: title,
          result: POLICIES[result] ?? result,
          detail,
          source: toldSource(pack.source, '平台口径'),
        })),
      ),
    },
  ]
}

/** Advice and policy have columns where the kind of report says them. */
function rules(all: ReportDocument['rules']): SheetPlan {
  const advised = all.some((rule) => rule.advice !== undefined)
  return {
    title: '风险规则',
    columns: [
      column('id', '编号'),
      column('name', '规则'),
      column('result', '结果'),
      column('level', '级别'),
      column('redLine', '红线', 'bool'),
      column('text', '说明'),
      column('value', '值'),
      column('threshold', '阈值'),
      ...(advised
        ? [
            column('category', '类别'),
            column('reason', '原因'),
            column('advice', '建议'),
            column('policy', '政策依据'),
          ]
        : []),
    ],
    types: (row, key) => (key === 'value' ? typeOfValue(all[row]) : null),
    link: (row, key) =>
      key === 'result' && all[row] ? { sheet: '计算依据', row: all[row].id } : null,
    rows: all.map((rule) => ({
      id: rule.id,
      name: rule.name,
      result: RESULTS[rule.result] ?? rule.result,
      level: LEVELS[rule.level] ?? rule.level,
      redLine: rule.redLine,
      text: rule.text,
      value: rule.value,
      threshold: rule.threshold,
      ...(advised
        ? {
            category: rule.category ?? null,
            reason: rule.reason ? plainReason(rule.reason) : null,
            advice: rule.advice ?? null,
            policy: rule.policy ?? null,
          }
        : {}),
    })),
  }
}

/** A rule tells its value without a unit; the input that it is has one. */
function typeOfValue(rule: RuleResult | undefined): CellType | null {
  if (typeof rule?.value !== 'number') return null
  const unit = rule.inputs.find(({ value }) => value === rule.value)?.unit
  return unit ? typeOfUnit(unit) : 'number'
}

/** Without the code that a program reads. */
const plainReason = (reason: string): string => reason.replace(/^[A-Z_]+：/, '')

function quality({ quality: checks }: ReportDocument): SheetPlan {
  return {
    title: '数据质量',
    columns: [
      column('title', '检查'),
      column('period', '期间'),
      column('result', '结果'),
      column('detail', '说明'),
    ],
    rows: checks.map(({ title, period, result, detail }) => ({
      title,
      period,
      result: CHECKS[result] ?? result,
      detail,
    })),
  }
}

function table({ title, columns, rows }: TableBlock): SheetPlan {
  return { title, columns, rows }
}

/** A chart is drawn on screen and paper; a spreadsheet gets its figures. */
function chart(block: {
  title: string
  categories: string[]
  series: { name: string; values: (number | null)[]; unit?: Unit }[]
}): SheetPlan {
  return {
    title: `图 ${block.title}`,
    columns: [
      column('category', '项目'),
      ...block.series.map((series, i) => ({
        ...column(`s${i}`, series.name, series.unit ? typeOfUnit(series.unit) : 'number'),
        ...(series.unit && UNIT_NAMES[series.unit] ? { unit: UNIT_NAMES[series.unit] } : {}),
      })),
    ],
    rows: block.categories.map((category, row) => ({
      category,
      ...Object.fromEntries(block.series.map((series, i) => [`s${i}`, series.values[row] ?? null])),
    })),
  }
}
