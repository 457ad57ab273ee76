/** A sentence of page one held against the report that it stands in: its sign, its window and its figure. */

import type { Claim, IndicatorValue, ReportDocument } from '../report/document.ts'
import { shortWindow } from '../report/view/short-window.ts'

export interface Unfounded {
  claim: Claim
  /** What does not fit. */
  why: 'SIGN' | 'WINDOW' | 'FIGURE'
}

type Judge = (claim: Claim, key: string, document: ReportDocument) => Unfounded['why'] | null

/** Empty = every sentence follows from the indicator or the rule that it names. */
export function unfounded(document: ReportDocument): Unfounded[] {
  return (document.findings.claims ?? []).flatMap((claim) => {
    const why = judged(claim, document)
    return why ? [{ claim, why }] : []
  })
}

function judged(claim: Claim, document: ReportDocument): Unfounded['why'] | null {
  const [, kind = '', key = ''] = /^(\w+):(.+)$/.exec(claim.id) ?? []
  return (JUDGES[kind] ?? SAID_ELSEWHERE)(claim, key, document)
}

/** Caveats on the whole, as that the data are old, speak of no figure. */
const SAID_ELSEWHERE: Judge = () => null

const indicatorOf = ({ indicators }: ReportDocument, key: string): IndicatorValue | undefined =>
  indicators.find((indicator) => indicator.key === key)

const JUDGES: Readonly<Record<string, Judge>> = {
  praise: (claim, key, document) =>
    ofFigure(claim, indicatorOf(document, key), ({ flag }) => /GREEN|GREY/.test(flag)),
  figure: (claim, key, document) =>
    ofFigure(
      claim,
      indicatorOf(document, key),
      ({ flag, value }) => flag === 'RED' || (key.startsWith('F-21.CASH.') && Number(value) < 0),
    ),
  rule({ args, text }, key, { rules }) {
    const rule = rules.find(({ id }) => id === key)
    if (rule?.result !== 'HIT') return 'SIGN'
    return rule.value === args.value && rule.text === text ? null : 'FIGURE'
  },
  return: ({ args, text }) =>
    /亏损/.test(text) && text.startsWith(`${args.year}年度`) && agrees(text, Number(args.yuan))
      ? null
      : 'FIGURE',
  open({ args, text }, key, document) {
    const shown = indicatorOf(document, key)
    if (shown && shown.value !== null) return 'SIGN'
    if (shown && !isOfWindow(text, shown)) return 'WINDOW'
    return args.why === undefined || text.endsWith(`${args.why}。`) ? null : 'FIGURE'
  },
}

function ofFigure(
  { args, text }: Claim,
  shown: IndicatorValue | undefined,
  stands: (shown: IndicatorValue) => boolean,
): Unfounded['why'] | null {
  if (!shown || shown.value === null || !stands(shown) || !pointsAs(text, shown.value))
    return 'SIGN'
  if (!isOfWindow(text, shown)) return 'WINDOW'
  return shown.value === args.value && tells(text, shown) ? null : 'FIGURE'
}

/** Words that say which way a figure goes, and what must then hold of it. */
const DIRECTIONS: readonly (readonly [RegExp, (value: number, line: number) => boolean])[] = [
  [/增长(?!率)/, (value) => value > 0],
  [/下降|减少/, (value) => value < 0],
  [/净流出/, (value) => value < 0],
  [/净流入/, (value) => value > 0],
  [/不高于([\d.]+)%/, (value, line) => value <= line / 100],
  [/(?<!不)高于([\d.]+)%/, (value, line) => value > line / 100],
  [/不超过([\d.]+)%/, (value, line) => Math.abs(value) <= line / 100],
]

const pointsAs = (text: string, value: IndicatorValue['value']): boolean =>
  DIRECTIONS.every(([words, holds]) => {
    const said = words.exec(text)
    return !said || holds(Number(value), Number(said[1]))
  })

/** The span that a sentence names is that of its figure, or the months of it that the firm lived. */
function isOfWindow(text: string, { key, window, name, detail = '' }: IndicatorValue): boolean {
  const own = window.split('/')[0]!
  const said = [...text.matchAll(/近(\d+)个月/g)].map((match) => match[1]!)
  const [, until, lived] = /成立(?:以来|至([\d-]+)的)(\d+)个月/.exec(text) ?? []
  if (lived)
    return (
      detail.includes(shortWindow(Number(lived))) && until === /所属期至([\d-]+)/.exec(detail)?.[1]
    )
  // Of lenders the months end with the day, and stand in the key: `ML-02.M6.asOf`.
  if (said.length > 0)
    return said.some(
      (n) => own === `L${n}` || key.includes(`.M${n}.`) || name.includes(`近${n}个月`),
    )
  if (/最近年度/.test(text)) return own === 'FY'
  if (/最近一期(?:报送)?报表|本年累计经营/.test(text)) return own === 'LATEST'
  return own !== 'FY'
}

/** 1,358.21万元 and 14.69% as numbers, of the text without its spans, days and lines. */
function numbersIn(text: string): { number: number; digits: number }[] {
  const bare = text
    .replace(/（自[\d-]+成立起）|\d{4}年度|达到预警线\([^)]*\)|(?:不?高于|不超过)[\d.]+%/g, '')
    .replace(/近\d+个月|成立(?:以来|至[\d-]+的)\d+个月|\d{4}-\d{2}(?:-\d{2})?/g, '')
  return [...bare.matchAll(/(-?[\d,]+(?:\.\d+)?)(%|万元)?/g)].map(([, digits = '', unit]) => {
    const scale = unit === '%' ? 0.01 : unit === '万元' ? 10_000 : 1
    const places = digits.split('.')[1]?.length ?? 0
    return { number: Number(digits.replaceAll(',', '')) * scale, digits: scale * 10 ** -places }
  })
}

/** Nothing of it, and all of it, are said in words. */
const NONE = /没有|均未|未显示|未发现|均有申报/
const ALL = /每月均/
/** Only that it keeps to a line is said. */
const WITHIN = /不超过/

/** One of the numbers of the sentence is this one, rounded as it is written. */
const agrees = (text: string, told: number): boolean =>
  numbersIn(text).some(({ number, digits }) => {
    const off = Math.abs(Math.abs(number) - Math.abs(told))
    const turned = number * told < 0 && !/净流出|净流入/.test(text)
    return off <= digits * 0.501 && !turned
  })

function tells(text: string, { value, window, thresholds }: IndicatorValue): boolean {
  const line = /达到预警线\((.*)\)/.exec(text)?.[1]
  if (line && thresholds?.red !== line && !thresholds?.red?.split(' 或 ').includes(line))
    return false
  if (typeof value === 'string') return text.includes(value)
  if (typeof value === 'boolean') return text.includes(value ? '是' : '否')
  const told = Number(value)
  if (numbersIn(text).length > 0) return agrees(text, told)
  return (
    WITHIN.test(text) ||
    (told === 0 && NONE.test(text)) ||
    (window.startsWith(`L${told}`) && ALL.test(text))
  )
}
