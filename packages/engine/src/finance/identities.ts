/**
 * What a statement says of an item: as stated, or where it is silent, what an identity of its own form makes exact. Nothing is
 * estimated: a sum is told by its parts only where the form defines it so, and an item that is not listed is zero only where the
 * listed items of its group already come to the stated sum.
 */
import type { Fen } from '@xinjian/format'
import { ACCOUNTS, accountOf } from '@xinjian/format/accounts/accounts'
import { optionalDay } from '../kit/calendar/calendar.ts'
import { firstDayOfMonth } from '../kit/calendar/window.ts'
import type { StatementItem } from './facts.ts'
import { FINANCE_PARAM } from './params.ts'
import type { Said, SeenStatement } from './seen.ts'

/** 年初余额 or 期末余额 of a balance sheet; 本年累计 of the others. */
export type Side = 'begin' | 'end' | 'ytd'

/** Several rows of one item that do not agree: the statement does not say. */
export const AMBIGUOUS = 'AMBIGUOUS'

/** An amount of one row. Where the period begins with the year, 本期 and 本年累计 are one. */
function amountOf(item: StatementItem, side: Side, wholeYear: boolean): Fen | null {
  if (side === 'ytd') return item.ytd ?? (wholeYear ? item.current : null)
  return item[side]
}

/** Its period is all that there is of the year so far: it begins with the year, or the enterprise began within it. */
export const beginsWithYear = ({ periodFrom, month, founding }: SeenStatement): boolean =>
  founding || optionalDay(periodFrom) === firstDayOfMonth(month - (month % 12))

/** As the rows of the item state it, those of its quarters where it tells no more than the last of them. */
export function stated(
  statement: SeenStatement,
  code: string,
  side: Side,
): Said | typeof AMBIGUOUS | null {
  const whole = beginsWithYear(statement)
  const told = (statement.byCode.get(code) ?? []).flatMap((item) => {
    const fen = amountOf(item, side, whole)
    return fen === null ? [] : [{ fen, item }]
  })
  const [first] = told
  if (!first) return (side === 'ytd' && statement.quarters?.sums.get(code)) || null
  if (told.some(({ fen }) => fen !== first.fen)) return AMBIGUOUS
  return { fen: first.fen, items: [first.item] }
}

/** Ways to an item by the form, the first that can be gone is gone. */
const WAYS: Readonly<Record<string, readonly string[]>> = {
  currentAssets: ['totalAssets-nonCurrentAssets'],
  nonCurrentAssets: ['totalAssets-currentAssets'],
  totalAssets: ['currentAssets+nonCurrentAssets', 'liabilitiesAndEquity'],
  currentLiabilities: ['totalLiabilities-nonCurrentLiabilities'],
  nonCurrentLiabilities: ['totalLiabilities-currentLiabilities'],
  totalLiabilities: [
    'currentLiabilities+nonCurrentLiabilities',
    'totalAssets-totalEquity',
    'liabilitiesAndEquity-totalEquity',
  ],
  totalEquity: ['totalAssets-totalLiabilities', 'liabilitiesAndEquity-totalLiabilities'],
  liabilitiesAndEquity: ['totalLiabilities+totalEquity'],
  totalProfit: ['netProfit+incomeTax'],
  netProfit: ['totalProfit-incomeTax'],
  incomeTax: ['totalProfit-netProfit'],
  operatingNet: ['operatingIn-operatingOut'],
  cashChange: ['cashAtEnd-cashAtBegin'],
}

/** 小企业会计准则 knows no impairment: 账面价值 is 原价 less 折旧. */
const SMALL_WAYS: typeof WAYS = { fixedAssets: ['fixedAssetsCost-accumulatedDepreciation'] }

function derived(statement: SeenStatement, code: string, side: Side): Said | null {
  const small = statement.standard === 'SMALL' ? SMALL_WAYS[code] : undefined
  for (const way of WAYS[code] ?? small ?? []) {
    const items: StatementItem[] = []
    let [fen, whole] = [0, true]
    let note: string | undefined
    for (const part of way.match(/[+-]?\w+/g) ?? []) {
      const said = stated(statement, part.replace(/^[+-]/, ''), side)
      if (said === null || said === AMBIGUOUS) {
        whole = false
        break
      }
      fen += part.startsWith('-') ? -said.fen : said.fen
      items.push(...said.items)
      note ??= said.note
    }
    if (whole) return { fen: fen + 0, items, ...(note ? { note } : {}) }
  }
  return null
}

interface Group {
  sum: string
  parts: readonly (readonly [sign: 1 | -1, code: string])[]
}

/** Rows that stand under another and are part of it. */
const INNER = new Set([
  'rawMaterials',
  'workInProgress',
  'finishedGoods',
  'turnoverMaterials',
  'fixedAssetsCost',
  'accumulatedDepreciation',
])
/** Rows of their own in one layout, parts of their neighbours in another. */
const PERHAPS_INNER = new Set([
  'dividendsReceivable',
  'interestReceivable',
  'engineeringMaterials',
  'fixedAssetsDisposal',
  'interestPayable',
  'dividendsPayable',
])

const between = (first: string, last: string): Group['parts'] =>
  ACCOUNTS.slice(
    ACCOUNTS.findIndex(({ code }) => code === first),
    ACCOUNTS.findIndex(({ code }) => code === last) + 1,
  )
    .filter(({ code }) => !INNER.has(code))
    .map(({ code }) => [1, code])

const COSTS = ['cost', 'taxesAndSurcharges', 'sellingExpenses', 'adminExpenses', 'financeExpenses']
const GAINS = [
  'otherGains',
  'investmentIncome',
  'hedgingGains',
  'fairValueGains',
  'creditImpairment',
  'assetImpairment',
  'disposalGains',
]

const GROUPS: readonly Group[] = [
  { sum: 'currentAssets', parts: between('cash', 'otherCurrentAssets') },
  { sum: 'nonCurrentAssets', parts: between('bondInvestments', 'otherNonCurrentAssets') },
  { sum: 'currentLiabilities', parts: between('shortLoans', 'otherCurrentLiabilities') },
  { sum: 'nonCurrentLiabilities', parts: between('longLoans', 'otherNonCurrentLiabilities') },
  {
    sum: 'operatingProfit',
    parts: [
      [1, 'revenue'],
      ...COSTS.map((code) => [-1, code] as const),
      [-1, 'researchExpenses'],
      ...GAINS.map((code) => [1, code] as const),
    ],
  },
]
const GROUP_OF = new Map(GROUPS.flatMap((group) => group.parts.map(([, code]) => [code, group])))

/**
 * 研发费用 that is no part of 管理费用: a row of its own since 2018 (财会〔2018〕15号). 小企业会计准则 shows 研究费用 under
 * 管理费用, of which it is a part.
 */
export function ownResearch(statement: SeenStatement): boolean {
  const [item] = statement.byCode.get('researchExpenses') ?? []
  return statement.standard !== 'SMALL' && item !== undefined && !/研究费用|其中/.test(item.label)
}

/** The sum of the group, where what is listed of the group already comes to it: what is not listed is nothing. */
function wholeWithout(statement: SeenStatement, { sum, parts }: Group, side: Side): Said | null {
  const goal = stated(statement, sum, side) ?? derived(statement, sum, side)
  if (goal === null || goal === AMBIGUOUS) return null
  let [all, outer] = [0, 0]
  for (const [sign, code] of parts) {
    if (code === 'researchExpenses' && !ownResearch(statement)) continue
    const said = stated(statement, code, side) ?? derived(statement, code, side)
    if (said === AMBIGUOUS) return null
    all += sign * (said?.fen ?? 0)
    outer += PERHAPS_INNER.has(code) ? 0 : sign * (said?.fen ?? 0)
  }
  const meets = [all, outer].some((fen) => Math.abs(fen - goal.fen) <= FINANCE_PARAM.tolerance)
  return meets ? goal : null
}

/** What the statement says of an item, by its rows or exactly by its identities. */
export function saidOf(
  statement: SeenStatement,
  code: string,
  side: Side,
): Said | typeof AMBIGUOUS | null {
  const said = stated(statement, code, side) ?? derived(statement, code, side)
  if (said !== null) return said
  const group = GROUP_OF.get(accountOf(code).code)
  const whole = group && wholeWithout(statement, group, side)
  return whole ? { fen: 0, items: whole.items } : null
}
