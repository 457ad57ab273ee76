/** 总结概述 (domain §3.9): the period, what was tested and found, the radar by category, every rule in one table. */
import { CATEGORIES, type Category } from '../joint/catalogue/shape.ts'
import type { RiskScale } from '../kit/rules/risk.ts'
import { riskScore } from '../kit/rules/risk.ts'
import { table, text } from '../kit/sections/blocks.ts'
import { type FileSource, fileWords } from '../kit/unverified.ts'
import { RISK_WORDS } from '../kit/verdict/words.ts'
import type {
  ChartBlock,
  Freshness,
  ReportPeriods,
  RiskResult,
  RuleResult,
  Section,
} from '../report/document.ts'

export interface CategoryRisk {
  category: Category
  /** 0–100 of the rules of the category; null = nothing was hit and fewer than half of them could be judged. */
  score: number | null
  hits: number
  judged: number
  rules: number
}

export function categoryRisks(rules: readonly RuleResult[], scale: RiskScale): CategoryRisk[] {
  return CATEGORIES.map((category) => {
    const own = rules.filter((rule) => rule.category === category)
    const { score, judged = 0 } = riskScore(own, scale)
    const hits = own.filter(({ result }) => result === 'HIT').length
    // Nothing found is said only where enough was looked at; what was found is said however little was.
    const told = hits > 0 || (judged > 0 && judged >= own.length * scale.minJudged)
    return {
      category,
      score: told ? score : null,
      hits,
      judged,
      rules: own.length,
    }
  })
}

const RESULT_WORDS = { HIT: '命中', MISS: '未命中', UNKNOWN: '无法判断' } as const
const RESULT_ORDER = { HIT: 0, UNKNOWN: 1, MISS: 2 } as const
const LEVEL_ORDER = { HIGH: 0, MEDIUM: 1, LOW: 2 } as const

/** Hits by weight, then what is open, then what is clear. */
const byWeight = (a: RuleResult, b: RuleResult): number =>
  RESULT_ORDER[a.result] - RESULT_ORDER[b.result] ||
  (a.result === 'HIT'
    ? Number(b.redLine) - Number(a.redLine) || LEVEL_ORDER[a.level] - LEVEL_ORDER[b.level]
    : 0) ||
  (a.id < b.id ? -1 : 1)

export function countWords(rules: readonly RuleResult[]): string {
  const hits = rules.filter(({ result }) => result === 'HIT')
  const of = (level: RuleResult['level']) => hits.filter((rule) => rule.level === level).length
  const open = rules.filter(({ result }) => result === 'UNKNOWN').length
  return `共检测${rules.length}项风险：命中${hits.length}项（高${of('HIGH')}、中${of('MEDIUM')}、低${of('LOW')}），未命中${rules.length - hits.length - open}项，无法判断${open}项。`
}

/** `weak`: why the data carry no level; null = they do. */
export function riskWords(
  { score, level, judged, rules }: RiskResult,
  weak: string | null,
): string {
  const share = `已判断${judged}/${rules}项`
  if (level !== null) return `风险分${score}（满分100），风险等级${RISK_WORDS[level]}，${share}。`
  const why = weak ?? '可判断的规则不足半数'
  return `已判断的规则风险分${score}（满分100）；${why}，不给出风险等级，${share}，无法判断的规则不代表没有风险。`
}

const month = (code: string): string => `${code.slice(0, 4)}-${code.slice(4)}`

interface Summed {
  rules: readonly RuleResult[]
  risk: RiskResult
  stale: boolean
  /** What came as files of the enterprise. */
  files: readonly FileSource[]
  periods: ReportPeriods
  fresh: Freshness
  scale: RiskScale
}

const weakness = ({ stale, files }: Pick<Summed, 'stale' | 'files'>): string | null =>
  stale ? '数据过旧，不能说明企业现状' : files.length > 0 ? fileWords(files) : null

export function summarySection(summed: Summed): Section {
  const { rules, risk, periods, fresh, scale } = summed
  const categories = categoryRisks(rules, scale)
  return {
    id: 's01-summary',
    title: '总结概述',
    blocks: [
      text(
        'risk-summary',
        `分析期间${month(periods.span[0])}至${month(periods.span[1])}。${countWords(rules)}`,
        riskWords(risk, weakness(summed)),
        `数据时效：${fresh.text}。`,
      ),
      radar(categories),
      categoryTable(categories),
      ruleTable(rules),
    ],
  }
}

function radar(categories: readonly CategoryRisk[]): ChartBlock {
  return {
    kind: 'chart',
    id: 'risk-radar',
    title: '各类风险分',
    chart: 'radar',
    categories: categories.map(({ category }) => category),
    series: [{ name: '风险分', values: categories.map(({ score }) => score), unit: 'index' }],
    table: 'risk-categories',
    note: '分数越高，命中的风险越多；没有命中而可判断的规则不足半数的类别不给出分数，不代表没有风险',
  }
}

const categoryTable = (categories: readonly CategoryRisk[]) =>
  table(
    'risk-categories',
    '各类风险',
    [
      { key: 'category', title: '类别', type: 'text' },
      { key: 'score', title: '风险分', type: 'number' },
      { key: 'hits', title: '命中', type: 'int', unit: '项' },
      { key: 'judged', title: '已判断', type: 'int', unit: '项' },
      { key: 'rules', title: '规则', type: 'int', unit: '项' },
    ],
    categories.map((risk) => ({ cells: { ...risk }, evidence: [] })),
  )

const ruleTable = (rules: readonly RuleResult[]) =>
  table(
    'risk-list',
    '全部风险点',
    [
      { key: 'no', title: '序号', type: 'int' },
      { key: 'category', title: '类别', type: 'text' },
      { key: 'name', title: '风险点', type: 'text' },
      { key: 'level', title: '等级', type: 'text' },
      { key: 'result', title: '结论', type: 'text' },
    ],
    rules.toSorted(byWeight).map((rule, i) => ({
      cells: {
        no: i + 1,
        category: rule.category ?? null,
        name: `${rule.id} ${rule.name}`,
        // The level of a rule that was not hit says nothing of the enterprise.
        level: rule.result === 'HIT' ? RISK_WORDS[rule.level] : null,
        result: RESULT_WORDS[rule.result],
      },
      evidence: rule.evidence,
    })),
  )
