/** Three strengths and up to five risks in Chinese sentences, each from an indicator or a rule of this report. */
import type { IndicatorValue, RuleResult } from '../report/document.ts'
import { amount, percent } from '../rules/format.ts'

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
    key: 'I-014.L12',
    say: (v) => (v === 0 ? '近12个月每月均有开票(2月不计)，经营连续。' : null),
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

/** Rules hit, worst first; then red indicators that no rule has spoken of. */
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
  const spoken = new Set(hits.flatMap((rule) => rule.inputs.map((input) => input.name)))
  const reds = indicators.filter(
    (i) => i.flag === 'RED' && !i.inputs.some((input) => spoken.has(input.name)),
  )
  const sentences = [
    ...hits.map((rule) => rule.text),
    ...reds.map((i) => `${i.name}(${i.window})达到警示线${i.thresholds?.red ?? ''}。`),
  ]
  return [...new Set(sentences)].slice(0, RISKS)
}
