/** Sentences for page one: up to three strengths and up to five risks, each from an indicator or a rule of the report. */
import type { IndicatorValue, ReportDocument, RuleResult, Unit } from '../report/document.ts'
import { type WindowLabel, windowWords } from './calendar/report-window.ts'
import { amount, percent } from './format.ts'
import type { Build } from './sections/build.ts'
import { quantityText } from './threshold.ts'

const STRENGTHS = 3
const RISKS = 5
/** From here a ratio is said in times: nobody reads 123456.00%. */
const TIMES_FROM = 100

export interface Praise {
  key: string
  /** null = nothing to praise. */
  say(value: number): string | null
  /** Rules that doubt it: one of them hit, and it is no strength. */
  unless?: readonly string[]
}

/** Rules that already speak of an indicator (by its id), so that one matter is not listed twice. */
export type SpokenBy = Readonly<Record<string, readonly string[]>>

/** `praises` in order of weight for a lender. */
export function findingsOf(
  build: Build<unknown>,
  praises: readonly Praise[],
  spokenBy: SpokenBy,
): ReportDocument['findings'] {
  return {
    strengths: strengths(build, praises),
    risks: risks(build.rules, build.indicators, spokenBy),
  }
}

/** A colour that no line gives has no line to be said with: its rule speaks for it. */
export const hasLine = ({ flag, thresholds }: IndicatorValue): boolean =>
  flag !== 'RED' || thresholds?.red !== undefined

/** What a lender must not take for good: said of the indicators that have no value, with the reason. */
export const openWords = (
  unjudged: readonly { key: string; text: string }[],
  indicator: (key: string) => IndicatorValue,
): string[] =>
  unjudged.flatMap(({ key, text }) => {
    const { value, detail } = indicator(key)
    if (value !== null) return []
    const why = /^\d+\/\d+$/.test(detail ?? '') ? `仅取得${detail}个月` : (detail ?? '没有数据')
    return [`${text}${why}。`]
  })

/** What is not known is never praised. */
function strengths(
  { indicator, rules }: Pick<Build<unknown>, 'indicator' | 'rules'>,
  praises: readonly Praise[],
): string[] {
  const hits = new Set(rules.flatMap(({ id, result }) => (result === 'HIT' ? [id] : [])))
  const found: string[] = []
  for (const praise of praises) {
    if (praise.unless?.some((id) => hits.has(id))) continue
    const { value, flag } = indicator(praise.key)
    const sentence =
      typeof value === 'number' && (flag === 'GREEN' || flag === 'GREY') ? praise.say(value) : null
    if (sentence) found.push(sentence)
    if (found.length === STRENGTHS) break
  }
  return found
}

const LEVEL_ORDER = { HIGH: 0, MEDIUM: 1, LOW: 2 } as const

/** Rules hit, worst first; then red indicators that no hit has spoken of, one sentence for each indicator. */
function risks(
  rules: readonly RuleResult[],
  indicators: readonly IndicatorValue[],
  spokenBy: SpokenBy,
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
    if (i.flag === 'RED' && !spokenBy[i.id]?.some((id) => hitIds.has(id))) reds.set(i.id, i)
  return [...hits.map((rule) => rule.text), ...[...reds.values()].map(redSentence)].slice(0, RISKS)
}

/** Names that say their time themselves. */
const SAID_IN_NAME = /^近|年度|累计|两年/

/** Of two lines of a ratio, one above and one below, the one that its value crossed. */
function crossed(lines: string, value: number): string {
  const beyond = lines.split(' 或 ').find((part) => {
    const line = /^([<>])(-?[\d.]+)%$/.exec(part)
    if (!line) return false
    const limit = Number(line[2]) / 100
    return line[1] === '<' ? value < limit : value > limit
  })
  return beyond ?? lines
}

function redSentence({ name, window, value, unit, thresholds }: IndicatorValue): string {
  const words = SAID_IN_NAME.test(name) ? '' : windowWords(window.split('/')[0] as WindowLabel)
  const line =
    typeof value === 'number' && unit === 'ratio'
      ? crossed(thresholds?.red ?? '', value)
      : thresholds?.red
  if (typeof value === 'boolean') return `${words}${name}：${value ? '是' : '否'}。`
  const shown = typeof value === 'number' ? `为${valueWords(value, unit)}` : ''
  return `${words}${name}${shown}，达到预警线(${line ?? ''})。`
}

function valueWords(value: number, unit: Unit): string {
  if (unit === 'yuan') return `${amount(value)}元`
  if (unit === 'ratio') return Math.abs(value) < TIMES_FROM ? percent(value) : `${amount(value)}倍`
  return quantityText(Number(value.toFixed(2)), unit)
}
