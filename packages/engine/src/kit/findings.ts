/** Sentences for page one: up to three strengths and eight risks, each from an indicator or a rule of the report. */
import type { Claim, IndicatorValue, ReportDocument, RuleResult } from '../report/document.ts'
import { asLived } from './calendar/lived.ts'
import type { Build } from './sections/build.ts'
import { redSentence } from './verdict/red-sentence.ts'
import { DETAIL_SAYS } from './words.ts'

const STRENGTHS = 3
const RISKS = 8
/** Of what was found: places that what could not be judged keeps beside it. */
const OPEN = 2
/** Figures of weight that stand before rules of high level. */
const GRAVE = 3

export interface Praise {
  key: string
  /** null = nothing to praise. */
  say(value: number): string | null
  /** Rules that doubt it: one of them hit, and it is no strength. */
  unless?: readonly string[]
  /** It is no strength where another figure speaks against it. */
  holds?(indicator: (key: string) => IndicatorValue): boolean
}

/** Rules that already speak of an indicator (by its id), so that one matter is not listed twice. */
export type SpokenBy = Readonly<Record<string, readonly string[]>>

/** Figures that tell one fact: only the first of them that is red is said. */
export interface Topic {
  /** Ids of indicators, the one that tells it best first. */
  indicators: readonly string[]
  /** Those of them that weigh as much as a rule of high level (domain §6.2): they stand before the rules. */
  grave?: readonly string[]
}

interface Beside {
  topics?: readonly Topic[]
  /** What all else must be read under, as that the data are old: it stands before what was found. */
  caveats?: readonly Claim[]
  /** What could not be said. */
  open?: readonly Claim[]
}

/** `praises` in order of weight for a lender. */
export function findingsOf(
  build: Build<unknown>,
  praises: readonly Praise[],
  spokenBy: SpokenBy,
  { topics = [], caveats = [], open = [] }: Beside = {},
): Required<ReportDocument['findings']> {
  const strengths = strengthsOf(build, praises)
  const found = [...caveats, ...risksOf(build, spokenBy, topics)]
  const risks = [...found.slice(0, RISKS - Math.min(open.length, OPEN)), ...open].slice(0, RISKS)
  return {
    strengths: strengths.map(({ text }) => text),
    risks: risks.map(({ text }) => text),
    claims: [...strengths, ...risks],
  }
}

/** A colour that no line gives has no line to be said with: its rule speaks for it. */
export const hasLine = ({ flag, thresholds }: IndicatorValue): boolean =>
  flag !== 'RED' || thresholds?.red !== undefined

/** An indicator that a lender misses where it has no value, and what is said then. */
export interface Unjudged {
  key: string
  text(told: { why: string }): string
}

/** What a lender must not take for good: said of the indicators that have no value, with the reason. */
export const openWords = (
  unjudged: readonly Unjudged[],
  indicator: (key: string) => IndicatorValue,
): Claim[] =>
  unjudged.flatMap(({ key, text }) => {
    const { value, detail } = indicator(key)
    if (value !== null) return []
    const [, known, n] = /^(\d+)\/(\d+)$/.exec(detail ?? '') ?? []
    const why = known && n ? DETAIL_SAYS.onlyMonths({ known, n }) : (detail ?? DETAIL_SAYS.noData)
    return [{ id: `open:${key}`, args: { why }, text: text({ why }) }]
  })

/** What is not known is never praised. */
function strengthsOf(
  { indicator, rules }: Pick<Build<unknown>, 'indicator' | 'rules'>,
  praises: readonly Praise[],
): Claim[] {
  const hits = new Set(rules.flatMap(({ id, result }) => (result === 'HIT' ? [id] : [])))
  const found: Claim[] = []
  for (const { key, say, unless, holds } of praises) {
    if (unless?.some((id) => hits.has(id)) || holds?.(indicator) === false) continue
    const figure = indicator(key)
    const { value, flag } = figure
    const said =
      typeof value === 'number' && (flag === 'GREEN' || flag === 'GREY') ? say(value) : null
    const text = said && asLived(said, figure)
    if (text && !found.some((claim) => claim.text === text))
      found.push({ id: `praise:${key}`, args: { value }, text })
    if (found.length === STRENGTHS) break
  }
  return found
}

const LEVEL_ORDER = { HIGH: 0, MEDIUM: 1, LOW: 2 } as const

/** Red lines, figures of weight, rules hit worst first, then red indicators: one sentence for each fact. */
function risksOf(
  { rules, indicators }: Pick<Build<unknown>, 'rules' | 'indicators'>,
  spokenBy: SpokenBy,
  topics: readonly Topic[],
): Claim[] {
  const hits = rules
    .filter((rule) => rule.result === 'HIT')
    .sort(
      (a, b) =>
        Number(b.redLine) - Number(a.redLine) ||
        LEVEL_ORDER[a.level] - LEVEL_ORDER[b.level] ||
        (a.id < b.id ? -1 : 1),
    )
  const { grave, other } = redsOf(indicators, hits, spokenBy, topics)
  return [
    ...hits.filter(({ redLine }) => redLine).map(ofRule),
    ...grave.slice(0, GRAVE).map(ofFigure),
    ...hits.filter(({ redLine }) => !redLine).map(ofRule),
    ...[...grave.slice(GRAVE), ...other].map(ofFigure),
  ]
}

const ofRule = ({ id, text, value }: RuleResult): Claim => ({
  id: `rule:${id}`,
  args: { value },
  text,
})
const ofFigure = (red: IndicatorValue): Claim => ({
  id: `figure:${red.key}`,
  args: { value: red.value },
  text: redSentence(red),
})

/** Red indicators that no hit has spoken of, one for each fact. */
export function redsOf(
  indicators: readonly IndicatorValue[],
  hits: readonly RuleResult[],
  spokenBy: SpokenBy,
  topics: readonly Topic[],
): { grave: IndicatorValue[]; other: IndicatorValue[] } {
  const hitIds = new Set(hits.map((rule) => rule.id))
  const spoken = (id: string): boolean => spokenBy[id]?.some((rule) => hitIds.has(rule)) ?? false
  const reds = new Map<string, IndicatorValue>()
  for (const i of newestOf(indicators)) if (i.flag === 'RED') reds.set(i.id, i)
  for (const { indicators: ids } of topics) {
    const told = ids.filter((id) => reds.has(id))
    // A fact that a rule tells is told, whichever of its figures the rule looks at.
    const silent = ids.some(spoken) ? told : told.slice(1)
    for (const id of silent) reds.delete(id)
  }
  const graveIds = topics.flatMap(({ grave = [] }) => grave)
  const left = [...reds.values()].filter(({ id }) => !spoken(id))
  return {
    grave: graveIds.flatMap((id) => left.find((red) => red.id === id) ?? []),
    other: left.filter(({ id }) => !graveIds.includes(id)),
  }
}

/** A statement of last year says nothing of the present where a newer one tells the same figure. */
function newestOf(indicators: readonly IndicatorValue[]): IndicatorValue[] {
  const latest = new Set(
    indicators.flatMap(({ id, key, window, value }) =>
      window === 'LATEST' && value !== null ? [`${id} ${suffixOf(key)}`] : [],
    ),
  )
  return indicators.filter(
    ({ id, key, window }) => !/^FY/.test(window) || !latest.has(`${id} ${suffixOf(key)}`),
  )
}

/** `F-15.NET.LATEST` → `NET`. */
const suffixOf = (key: string): string => key.split('.').slice(1, -1).join('.')
