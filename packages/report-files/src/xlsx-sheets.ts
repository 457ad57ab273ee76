import type {
  IndicatorValue,
  ReportDocument,
  TableBlock,
  Unit,
} from '@xinjian/engine/report/document'
import { typeOfUnit, UNIT_NAMES } from './xlsx-cells.ts'
import { overview } from './xlsx-overview.ts'
import { column, LEVELS, type SheetPlan } from './xlsx-plan.ts'

const REASONS: Record<string, string> = {
  NO_DATA: '未采集',
  PARTIAL: '月份不全',
  ZERO_ZERO: '无基数（0/0）',
  NO_BASE: '新增（比较期为0或过小）',
  ZERO_BASE: '分母为0',
  INSUFFICIENT_HISTORY: '历史不足',
  NOT_APPLICABLE: '不适用',
}
const RESULTS: Record<string, string> = { HIT: '命中', MISS: '未命中', UNKNOWN: '无法判断' }
const CHECKS: Record<string, string> = { PASS: '通过', FAIL: '未通过', UNKNOWN: '无法判断' }

/**
 * All sheets of a report: overview, indicators, rules, data quality, then every table and the figures of charts without one.
 * What a report does not have has no sheet.
 */
export function sheetsOf(report: ReportDocument): SheetPlan[] {
  const blocks = report.sections.flatMap((section) => section.blocks)
  return [
    overview(report),
    ...(report.indicators.length > 0 ? [indicators(report.indicators)] : []),
    ...(report.rules.length > 0 ? [rules(report)] : []),
    ...(report.quality.length > 0 ? [quality(report)] : []),
    ...blocks.flatMap((block): SheetPlan[] => {
      if (block.kind === 'table') return [table(block)]
      if (block.kind === 'chart' && block.series.length > 0 && !block.table) return [chart(block)]
      return []
    }),
  ]
}

function indicators(values: readonly IndicatorValue[]): SheetPlan {
  return {
    title: '指标',
    columns: [
      column('id', '编号'),
      column('name', '指标'),
      column('window', '窗口'),
      column('value', '值'),
      column('unit', '单位'),
      column('flag', '标志', 'flag'),
      column('reason', '缺失原因'),
      column('formula', '算法'),
      column('yellow', '关注线'),
      column('red', '预警线'),
    ],
    rows: values.map((v) => ({
      id: v.id,
      name: v.name,
      window: v.window,
      value: v.value,
      unit: UNIT_NAMES[v.unit],
      flag: v.flag === 'GREY' && v.value !== null ? null : v.flag,
      reason: v.reason ? [REASONS[v.reason] ?? v.reason, v.detail].filter(Boolean).join(' ') : null,
      formula: v.formula,
      yellow: v.thresholds?.yellow ?? null,
      red: v.thresholds?.red ?? null,
    })),
    types: (row, key) => (key === 'value' ? typeOfUnit(values[row]!.unit) : null),
  }
}

function rules({ rules: all }: ReportDocument): SheetPlan {
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
    ],
    rows: all.map((rule) => ({
      id: rule.id,
      name: rule.name,
      result: RESULTS[rule.result] ?? rule.result,
      level: LEVELS[rule.level] ?? rule.level,
      redLine: rule.redLine,
      text: rule.text,
      value: rule.value,
      threshold: rule.threshold,
    })),
  }
}

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
