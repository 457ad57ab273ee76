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
import { TAX_RISK_SAYS } from './words.ts'

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

const RESULT_WORDS = {
  HIT: TAX_RISK_SAYS.hit,
  MISS: TAX_RISK_SAYS.missed,
  UNKNOWN: TAX_RISK_SAYS.open,
} as const
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
  return TAX_RISK_SAYS.counts({
    ...{ all: rules.length, hits: hits.length, open },
    ...{ high: of('HIGH'), medium: of('MEDIUM'), low: of('LOW') },
    clear: rules.length - hits.length - open,
  })
}

/** `weak`: why the data carry no level; null = they do. */
export function riskWords(
  { score, level, judged, rules }: RiskResult,
  weak: string | null,
): string {
  const told = { score: String(score), share: `${judged}/${rules}` }
  return level === null
    ? TAX_RISK_SAYS.noLevel({ ...told, why: weak ?? TAX_RISK_SAYS.fewJudged })
    : TAX_RISK_SAYS.level({ ...told, level: RISK_WORDS[level] })
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
  stale ? TAX_RISK_SAYS.stale : files.length > 0 ? fileWords(files) : null

export function summarySection(summed: Summed): Section {
  const { rules, risk, periods, fresh, scale } = summed
  const categories = categoryRisks(rules, scale)
  return {
    id: 's01-summary',
    title: TAX_RISK_SAYS.summary,
    blocks: [
      text(
        'risk-summary',
        TAX_RISK_SAYS.period({ from: month(periods.span[0]), to: month(periods.span[1]) }) +
          countWords(rules),
        riskWords(risk, weakness(summed)),
        TAX_RISK_SAYS.ageOf({ age: fresh.text }),
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
    title: TAX_RISK_SAYS.scores,
    chart: 'radar',
    categories: categories.map(({ category }) => category),
    series: [
      { name: TAX_RISK_SAYS.score, values: categories.map(({ score }) => score), unit: 'index' },
    ],
    table: 'risk-categories',
    note: TAX_RISK_SAYS.scoresNote,
  }
}

const categoryTable = (categories: readonly CategoryRisk[]) =>
  table(
    'risk-categories',
    TAX_RISK_SAYS.categories,
    [
      { key: 'category', title: TAX_RISK_SAYS.category, type: 'text' },
      { key: 'score', title: TAX_RISK_SAYS.score, type: 'number' },
      { key: 'hits', title: TAX_RISK_SAYS.hit, type: 'int', unit: TAX_RISK_SAYS.items },
      { key: 'judged', title: TAX_RISK_SAYS.judged, type: 'int', unit: TAX_RISK_SAYS.items },
      { key: 'rules', title: TAX_RISK_SAYS.rules, type: 'int', unit: TAX_RISK_SAYS.items },
    ],
    categories.map((risk) => ({ cells: { ...risk }, evidence: [] })),
  )

const ruleTable = (rules: readonly RuleResult[]) =>
  table(
    'risk-list',
    TAX_RISK_SAYS.all,
    [
      { key: 'no', title: TAX_RISK_SAYS.no, type: 'int' },
      { key: 'category', title: TAX_RISK_SAYS.category, type: 'text' },
      { key: 'name', title: TAX_RISK_SAYS.risks, type: 'text' },
      { key: 'level', title: TAX_RISK_SAYS.levelColumn, type: 'text' },
      { key: 'result', title: TAX_RISK_SAYS.result, type: 'text' },
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
