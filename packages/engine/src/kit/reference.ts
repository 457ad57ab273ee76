/** The tables of a kind's reference in Markdown, made from its definitions so that they cannot drift from what is computed. */

import type { RuleLevel, Unit } from '../report/document.ts'
import { windowWords } from '../report/window/label.ts'
import { type IndicatorDefinition, type Variant, variantKey } from './definition.ts'
import type { KindTypes } from './kind.ts'
import type { RuleDefinition } from './rules/definition.ts'
import { boundsText, type FlagThreshold } from './threshold.ts'
import type { Gate } from './verdict/gate.ts'

const UNITS: Record<Unit, string> = {
  yuan: '元',
  ratio: '%',
  pp: '百分点',
  times: '倍',
  count: '张',
  entries: '笔',
  occasions: '次',
  periods: '期',
  days: '天',
  months: '月',
  parties: '家',
  items: '种',
  cases: '件',
  date: '日期',
  bool: '是/否',
  index: '–',
}
const LEVELS: Record<RuleLevel, string> = { HIGH: '高', MEDIUM: '中', LOW: '低' }

/** What only the kind can put in words. */
interface Words<K extends KindTypes> {
  thresholds(variant: Variant<K>): FlagThreshold | undefined
  missing(rule: IndicatorDefinition<K>['missing']): string
  evidence(definition: IndicatorDefinition<K>): string
}

/** Every variant of every definition, in registry order. */
export function indicatorRows<K extends KindTypes>(
  definitions: readonly IndicatorDefinition<K>[],
  words: Words<K>,
): string[] {
  return [
    '| 键 | 名称 | 单位 | 窗口 | 公式 | 黄 / 红 | 缺失 | 证据 | 版本 |',
    '|---|---|---|---|---|---|---|---|---|',
    ...definitions.flatMap((definition) =>
      definition.variants.map((variant) => indicatorRow(definition, variant, words)),
    ),
  ]
}

function indicatorRow<K extends KindTypes>(
  definition: IndicatorDefinition<K>,
  variant: Variant<K>,
  words: Words<K>,
): string {
  const unit = variant.unit ?? definition.unit
  const window = windowWords(variant.window)
  return `| ${[
    `\`${variantKey(definition, variant)}\``,
    definition.names.zh + (variant.label?.zh ?? ''),
    UNITS[unit],
    variant.base ? `${window} / ${windowWords(variant.base)}` : window,
    cell(definition.formula),
    thresholdText(words.thresholds(variant), unit),
    definition.needs ? '未采集' : words.missing(definition.missing),
    words.evidence(definition),
    definition.version,
  ].join(' | ')} |`
}

function thresholdText(threshold: FlagThreshold | undefined, unit: Unit): string {
  if (!threshold) return '–'
  const text = (bounds: FlagThreshold['red']) =>
    bounds ? (unit === 'bool' ? '否' : boundsText(bounds, unit)) : '–'
  return `${text(threshold.yellow)} / ${text(threshold.red)}`
}

export function ruleRows<Context>(rules: readonly RuleDefinition<Context>[]): string[] {
  return [
    '| 编号 | 名称 | 最高级 | 条件 | 文案 | 来源 | 版本 |',
    '|---|---|---|---|---|---|---|',
    ...rules.map(
      (rule) =>
        `| ${[
          rule.id + (rule.redLine ? '★' : ''),
          rule.name,
          LEVELS[rule.level],
          cell(rule.threshold),
          cell(rule.template || '–'),
          cell(rule.source),
          rule.version,
        ].join(' | ')} |`,
    ),
  ]
}

/** Title of a reference, and by what it was made. */
export const referenceHead = (title: string, version: string): string[] => [
  `# ${title}`,
  '',
  `由 \`node scripts/run.mjs scripts/docs-indicators.ts\` 从定义生成，请勿手改。计算版本 \`${version}\`。`,
  '',
]

/** What holds for every figure of a kind. */
export const conventionList = (sentences: readonly string[]): string[] => [
  '## 约定',
  '',
  ...sentences.map((sentence) => `- ${sentence}`),
]

/** A text inside a cell of a table. */
export const cell = (text: string): string => text.replaceAll('|', '\\|')

/** Gates of a verdict, in the order in which they are asked. */
export const gateRows = (
  gates: readonly Pick<Gate<never>, 'id' | 'title' | 'threshold' | 'source'>[],
): string[] => [
  '| 编号 | 关口 | 条件 | 来源 |',
  '|---|---|---|---|',
  ...gates.map((g) => `| ${g.id} | ${cell(g.title)} | ${cell(g.threshold)} | ${cell(g.source)} |`),
]
