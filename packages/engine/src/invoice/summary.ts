/** Three strengths and up to five risks in Chinese sentences, each from an indicator or a rule of this report. */

import { type WindowLabel, windowWords } from '../kit/calendar/report-window.ts'
import { amount, percent } from '../kit/format.ts'
import { quantityText } from '../kit/threshold.ts'
import type { IndicatorValue, RuleResult, Unit } from '../report/document.ts'

const STRENGTHS = 3
const RISKS = 5
const WAN = 10_000

interface Praise {
  key: string
  /** null = nothing to praise. */
  say(value: number): string | null
}

/** In order of weight for a lender. What is not known is never praised. */
const PRAISES: readonly Praise[] = [
  {
    key: 'I-013.L12',
    say: (v) => (v === 12 ? '近12个月每月均有开票，经营连续。' : null),
  },
  {
    key: 'I-007.L12',
    say: (v) => (v >= 0.05 && v <= 1 ? `近12个月开票同比增长${percent(v)}，保持增长。` : null),
  },
  {
    key: 'I-020.L12',
    say: (v) => (v <= 0.3 ? `月度开票平稳，变异系数${v.toFixed(2)}。` : null),
  },
  {
    key: 'I-050.CR5.L12',
    say: (v) => (v > 0 && v <= 0.5 ? `客户分散，前五大客户占比${percent(v)}。` : null),
  },
  {
    key: 'I-054.L12',
    say: (v) => (v >= 0.7 ? `上年客户中${percent(v)}仍在交易，客户稳定。` : null),
  },
  {
    key: 'I-055.L12',
    say: (v) => (v >= 0.6 ? `上年前十客户仍贡献${percent(v)}的开票额。` : null),
  },
  {
    key: 'I-030.L12',
    say: (v) => (v < 0.02 ? `红冲金额占比${percent(v)}，处于低位。` : null),
  },
  {
    key: 'I-027.L12',
    say: (v) => (v < 0.03 ? `作废率${percent(v)}，处于低位。` : null),
  },
  {
    key: 'I-001.L12',
    say: (v) => (v >= 5_000_000 ? `近12个月开票净额${amount(v / WAN)}万元，具备一定规模。` : null),
  },
  {
    key: 'I-019.MONTHS.asOf',
    say: (v) => (v >= 24 ? `已有${v}个月的开票历史可供查验。` : null),
  },
]

export function strengths(indicator: (key: string) => IndicatorValue): string[] {
  const found: string[] = []
  for (const praise of PRAISES) {
    const { value, flag } = indicator(praise.key)
    const sentence =
      typeof value === 'number' && (flag === 'GREEN' || flag === 'GREY') ? praise.say(value) : null
    if (sentence) found.push(sentence)
    if (found.length === STRENGTHS) break
  }
  return found
}

const LEVEL_ORDER = { HIGH: 0, MEDIUM: 1, LOW: 2 } as const

/** Rules that already speak of an indicator, so that one matter is not listed twice. */
const SPOKEN_BY: Readonly<Record<string, readonly string[]>> = {
  'I-009': ['R-026'],
  'I-010': ['R-026', 'R-027', 'R-028'],
  'I-014': ['R-027'],
  'I-015': ['R-027'],
  'I-016': ['R-027', 'R-028'],
  'I-017': ['R-028'],
  'I-018': ['R-028'],
  'I-024': ['R-025'],
  'I-027': ['R-016', 'R-017'],
  'I-028': ['R-016', 'R-017'],
  'I-029': ['R-018'],
  'I-030': ['R-018'],
  'I-032': ['R-018'],
  'I-039': ['R-014'],
  'I-041': ['R-023'],
  'I-042': ['R-021'],
  'I-043': ['R-022'],
  'I-050': ['R-038'],
  'I-051': ['R-038'],
  'I-052': ['R-037'],
  'I-053': ['R-037'],
  'I-064': ['R-039'],
  'I-070': ['R-041'],
  'I-072': ['R-029'],
  'I-073': ['R-029'],
  'I-074': ['R-031'],
  'I-075': ['R-030'],
  'I-077': ['R-042'],
  'I-078': ['R-043'],
  'I-083': ['R-050'],
  'I-084': ['R-052'],
  'I-085': ['R-051'],
  'I-086': ['R-034'],
  'I-090': ['R-045'],
}

/** Rules hit, worst first; then red indicators that no hit has spoken of, one sentence for each indicator. */
export function risks(
  rules: readonly RuleResult[],
  indicators: readonly IndicatorValue[],
): string[] {
  const hits = rules
    .filter((rule) => rule.result === 'HIT')
    .sort(
      (a, b) =>
        Number(b.redLine) - Number(a.redLine) ||
        LEVEL_ORDER[a.level] - LEVEL_ORDER[b.level] ||
        (a.id < b.id ? -1 : 1),
    )
  const hitIds = new Set(hits.map((rule) => rule.id))
  const reds = new Map<string, IndicatorValue>()
  for (const i of indicators)
    if (i.flag === 'RED' && !SPOKEN_BY[i.id]?.some((id) => hitIds.has(id))) reds.set(i.id, i)
  return [...hits.map((rule) => rule.text), ...[...reds.values()].map(redSentence)].slice(0, RISKS)
}

function redSentence({ name, window, value, unit, thresholds }: IndicatorValue): string {
  const words = windowWords(window.split('/')[0] as WindowLabel)
  const shown = typeof value === 'number' ? `为${valueWords(value, unit)}` : ''
  return `${words}${name}${shown}，达到预警线(${thresholds?.red ?? ''})。`
}

function valueWords(value: number, unit: Unit): string {
  if (unit === 'yuan') return `${amount(value)}元`
  if (unit === 'ratio') return percent(value)
  return quantityText(Number(value.toFixed(2)), unit)
}
