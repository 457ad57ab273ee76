/** One amount that a figure is made of, with its name, the rows it was read from, or why there is none. */

import type { Fen } from '@xinjian/format'
import { accountOf, type StatementKind } from '@xinjian/format/accounts/accounts'
import { monthOfYear, yearOf } from '../kit/calendar/calendar.ts'
import { formatMonth, type MonthIndex } from '../kit/calendar/window.ts'
import { type FinanceContext, statementOf } from './context.ts'
import type { StatementItem } from './facts.ts'
import { noTwelveMonths, noYearBefore, partOfYear } from './history.ts'
import { AMBIGUOUS, ownResearch, type Side, saidOf } from './identities.ts'
import { FINANCE_SAYS } from './words.ts'

export interface Figure {
  /** `营业收入(2025-01至2025-12)` */
  name: string
  fen: Fen | null
  items: readonly StatementItem[]
  /** Why `fen` is null. */
  why?: string
  /** It is null for want of history, not of statements. */
  young?: true
  /** What the reader must know of it. */
  note?: string
}

export const STATEMENT_NAMES: Readonly<Record<StatementKind, string>> = {
  BALANCE: FINANCE_SAYS.balanceSheet,
  INCOME: FINANCE_SAYS.incomeStatement,
  CASH: FINANCE_SAYS.cashFlowStatement,
}

/** 小企业 need not file 现金流量表: its absence says nothing of the firm. */
function absent({ statements }: FinanceContext, kind: StatementKind, month: MonthIndex): string {
  const small =
    kind === 'CASH' && statements.some((s) => s.month === month && s.standard === 'SMALL')
  return small
    ? FINANCE_SAYS.noneOptional({ month: formatMonth(month) })
    : FINANCE_SAYS[`no${kind}`]({ month: formatMonth(month) })
}

function figureOf(
  context: FinanceContext,
  code: string,
  month: MonthIndex,
  side: Side,
  named: (what: string) => string,
): Figure {
  const { kind, name } = accountOf(code)
  const statement = statementOf(context, kind, month)
  const base = { name: named(name), fen: null, items: [] }
  if (!statement) return { ...base, why: absent(context, kind, month) }
  const said = saidOf(statement, code, side)
  const where = { month: formatMonth(month), sheet: STATEMENT_NAMES[kind] }
  if (said === null && statement.quarters) {
    const why = statement.quarters.why ?? FINANCE_SAYS.notEveryQuarter({ item: name })
    return { ...base, why: FINANCE_SAYS.sheetByQuarters({ ...where, why }) }
  }
  if (said === null) {
    const item = side === 'begin' ? FINANCE_SAYS.beginningOf({ item: name }) : name
    return { ...base, why: FINANCE_SAYS.notListed({ ...where, items: [item] }) }
  }
  if (said === AMBIGUOUS)
    return { ...base, why: FINANCE_SAYS.rowsDisagree({ ...where, item: name }) }
  return { ...base, ...said }
}

/** 期末余额. */
export const endBalance = (context: FinanceContext, code: string, month: MonthIndex): Figure =>
  figureOf(context, code, month, 'end', (what) =>
    FINANCE_SAYS.atEnd({ what, month: formatMonth(month) }),
  )

/** 年初余额 as the statement states it, else what the end of the year before says. */
export function beginBalance(context: FinanceContext, code: string, month: MonthIndex): Figure {
  const year = yearOf(month)
  const own = figureOf(context, code, month, 'begin', (what) =>
    FINANCE_SAYS.atBegin({ what, year }),
  )
  if (own.fen !== null) return own
  const before = endBalance(context, code, year * 12 - 1)
  return before.fen === null ? own : before
}

const nameOver = (what: string, from: MonthIndex, to: MonthIndex): string =>
  FINANCE_SAYS.over({ what, from: formatMonth(from), to: formatMonth(to) })

const toDate = (context: FinanceContext, code: string, month: MonthIndex): Figure =>
  figureOf(context, code, month, 'ytd', (what) => nameOver(what, yearOf(month) * 12, month))

/** Since January: 本年累计. */
export function sinceJanuary(context: FinanceContext, code: string, month: MonthIndex): Figure {
  const figure = toDate(context, code, month)
  const part = partOfYear(context, month)
  if (figure.fen === null || part === null) return figure
  return { ...figure, note: [figure.note, part].filter(Boolean).join('；') }
}

/** A figure that the firm is too young for, and why. */
const tooYoung = (name: string, why: string): Figure => ({
  name,
  fen: null,
  items: [],
  why,
  young: true,
})

/** Since January of the year before, to the same month: 上年同期累计. */
export function yearEarlier(
  context: FinanceContext,
  month: MonthIndex,
  of: (month: MonthIndex) => Figure,
): Figure {
  const why = noYearBefore(context, month)
  const figure = of(month - 12)
  return why === null ? figure : tooYoung(figure.name, why)
}

/**
 * The twelve months that end with `month`: 本年累计 + the whole year before − its 本年累计 to the same month, which is nothing where the
 * firm came after it.
 */
export function fourQuarters(context: FinanceContext, code: string, month: MonthIndex): Figure {
  const name = nameOver(accountOf(code).name, month - 11, month)
  const why = noTwelveMonths(context, month)
  if (why !== null) return tooYoung(name, why)
  if (monthOfYear(month) === 12) return toDate(context, code, month)
  const began = context.founded !== null && context.founded > month - 12
  return joined(name, [
    [1, toDate(context, code, month)],
    [1, toDate(context, code, yearOf(month) * 12 - 1)],
    ...(began ? [] : [[-1, toDate(context, code, month - 12)] as const]),
  ])
}

/**
 * The three months that end with `month`, the last of a quarter: 本年累计 less that to the quarter before. The first quarter of a year,
 * or of a firm, is what has come so far.
 */
export function singleQuarter(context: FinanceContext, code: string, month: MonthIndex): Figure {
  const began = context.founded !== null && context.founded > month - 3
  if (began || monthOfYear(month) === 3) return sinceJanuary(context, code, month)
  const name = nameOver(accountOf(code).name, month - 2, month)
  return joined(name, [
    [1, sinceJanuary(context, code, month)],
    [-1, sinceJanuary(context, code, month - 3)],
  ])
}

/** Why figures are silent, once each: `2025-12资产负债表未列示存货、预付款项`. Empty = they all speak. */
export function whyOf(figures: readonly Figure[]): string {
  const reasons = new Map<string, Set<string>>()
  for (const { why } of figures)
    for (const reason of why?.split('；') ?? []) {
      const [, where, item] = /^(.+?未列示)(.+)$/.exec(reason) ?? [null, reason, '']
      reasons.set(where!, (reasons.get(where!) ?? new Set()).add(item!))
    }
  return [...reasons].map(([where, items]) => where + [...items].join('、')).join('；')
}

/** Sums and differences of figures; silent where any of them is. */
export function joined(
  name: string,
  parts: readonly (readonly [sign: 1 | -1, figure: Figure])[],
): Figure {
  const why = whyOf(parts.map(([, figure]) => figure))
  const notes = [...new Set(parts.flatMap(([, figure]) => figure.note ?? []))]
  const note = notes.length ? { note: notes.join('；') } : {}
  const young = parts.find(([, figure]) => figure.young)
  if (young) return tooYoung(name, young[1].why!)
  if (why) return { name, fen: null, items: [], why, ...note }
  const fen = parts.reduce((sum, [sign, figure]) => sum + sign * figure.fen!, 0)
  return { name, fen, items: parts.flatMap(([, figure]) => figure.items), ...note }
}

/**
 * Where twelve months begin: 上年同期末, so that both ends of the mean lie a year apart (domain §3.4); 年初 where it is the same day, and where no
 * balance of a year ago is held, which is said.
 */
export function openingBalance(
  context: FinanceContext,
  what: string,
  codes: readonly string[],
  month: MonthIndex,
): Figure {
  const all = (of: (code: string) => Figure, name: string) =>
    joined(
      name,
      codes.map((code) => [1, of(code)]),
    )
  const ago = formatMonth(month - 12)
  const yearEnd = monthOfYear(month) === 12
  const same = all(
    (code) => endBalance(context, code, month - 12),
    FINANCE_SAYS.atEnd({ what, month: ago }),
  )
  if (!yearEnd && same.fen !== null) return same
  const begin = all(
    (code) => beginBalance(context, code, month),
    FINANCE_SAYS.atBegin({ what, year: yearOf(month) }),
  )
  if (yearEnd || begin.fen === null) return begin
  return { ...begin, note: FINANCE_SAYS.noBalanceAgo({ ago }) }
}

/** Mean of both ends of the twelve months, else 期末 alone, which is said. In 分, perhaps with a half. */
export function meanBalance(
  context: FinanceContext,
  what: string,
  codes: readonly string[],
  month: MonthIndex,
): Figure {
  const when = formatMonth(month)
  const end = joined(
    FINANCE_SAYS.atEnd({ what, month: when }),
    codes.map((code) => [1, endBalance(context, code, month)]),
  )
  if (end.fen === null) return end
  const opening = openingBalance(context, what, codes, month)
  const ago = formatMonth(month - 12)
  if (opening.fen === null) return { ...end, note: FINANCE_SAYS.noOpening }
  return {
    name:
      opening.name === FINANCE_SAYS.atEnd({ what, month: ago })
        ? FINANCE_SAYS.meanOfYear({ what, ago, month: when })
        : FINANCE_SAYS.meanSinceBegin({ what, year: yearOf(month), month: when }),
    fen: (opening.fen + end.fen) / 2,
    items: [...opening.items, ...end.items],
    ...(opening.note ? { note: opening.note } : {}),
  }
}

/** 销售, 管理, 财务费用 since January, and 研发费用 where it is a row of its own. */
export function periodExpenses(context: FinanceContext, month: MonthIndex): Figure {
  const statement = statementOf(context, 'INCOME', month)
  const codes = ['sellingExpenses', 'adminExpenses', 'financeExpenses']
  if (statement && ownResearch(statement)) codes.push('researchExpenses')
  const parts = codes.map((code) => sinceJanuary(context, code, month))
  return joined(
    `${FINANCE_SAYS.periodExpenses}${spanOf(parts[0]!)}`,
    parts.map((part) => [1, part]),
  )
}

/** `(2025-01至2025-12)`: the bracket of a figure's name. */
export const spanOf = ({ name }: Pick<Figure, 'name'>): string =>
  /\([^()]+\)$/.exec(name)?.[0] ?? ''
