/** One amount that a figure is made of, with its name, the rows it was read from, or why there is none. */
import type { Fen } from '@xinjian/format'
import { accountOf, type StatementKind } from '@xinjian/format/accounts/accounts'
import { monthOfYear, yearOf } from '../kit/calendar/calendar.ts'
import { formatMonth, type MonthIndex } from '../kit/calendar/window.ts'
import { type FinanceContext, statementOf } from './context.ts'
import type { StatementItem } from './facts.ts'
import { AMBIGUOUS, ownResearch, type Side, saidOf } from './identities.ts'

export interface Figure {
  /** `营业收入(2025-01至2025-12)` */
  name: string
  fen: Fen | null
  items: readonly StatementItem[]
  /** Why `fen` is null. */
  why?: string
  /** What the reader must know of it. */
  note?: string
}

export const STATEMENT_NAMES: Readonly<Record<StatementKind, string>> = {
  BALANCE: '资产负债表',
  INCOME: '利润表',
  CASH: '现金流量表',
}

/** 小企业 need not file 现金流量表: its absence says nothing of the firm. */
function absent({ statements }: FinanceContext, kind: StatementKind, month: MonthIndex): string {
  const small =
    kind === 'CASH' && statements.some((s) => s.month === month && s.standard === 'SMALL')
  return `没有${formatMonth(month)}${STATEMENT_NAMES[kind]}${small ? '（小企业会计准则下为选报）' : ''}`
}

function figureOf(
  context: FinanceContext,
  code: string,
  month: MonthIndex,
  side: Side,
  when: string,
): Figure {
  const { kind, name } = accountOf(code)
  const statement = statementOf(context, kind, month)
  const base = { name: `${name}(${when})`, fen: null, items: [] }
  if (!statement) return { ...base, why: absent(context, kind, month) }
  const said = saidOf(statement, code, side)
  const where = `${formatMonth(month)}${STATEMENT_NAMES[kind]}`
  if (said === null)
    return { ...base, why: `${where}未列示${name}${side === 'begin' ? '的年初余额' : ''}` }
  if (said === AMBIGUOUS) return { ...base, why: `${where}有多行${name}且金额不一` }
  return { ...base, fen: said.fen, items: said.items }
}

/** 期末余额. */
export const endBalance = (context: FinanceContext, code: string, month: MonthIndex): Figure =>
  figureOf(context, code, month, 'end', `${formatMonth(month)}末`)

/** 年初余额 as the statement states it, else what the end of the year before says. */
export function beginBalance(context: FinanceContext, code: string, month: MonthIndex): Figure {
  const year = yearOf(month)
  const own = figureOf(context, code, month, 'begin', `${year}年初`)
  if (own.fen !== null) return own
  const before = endBalance(context, code, year * 12 - 1)
  return before.fen === null ? own : before
}

/** Since January: 本年累计. */
export const sinceJanuary = (context: FinanceContext, code: string, month: MonthIndex): Figure =>
  figureOf(context, code, month, 'ytd', `${formatMonth(yearOf(month) * 12)}至${formatMonth(month)}`)

/** The twelve months that end with `month`: 本年累计 + the whole year before − its 本年累计 to the same month. */
export function fourQuarters(context: FinanceContext, code: string, month: MonthIndex): Figure {
  if (monthOfYear(month) === 12) return sinceJanuary(context, code, month)
  const name = `${accountOf(code).name}(${formatMonth(month - 11)}至${formatMonth(month)})`
  return joined(name, [
    [1, sinceJanuary(context, code, month)],
    [1, sinceJanuary(context, code, yearOf(month) * 12 - 1)],
    [-1, sinceJanuary(context, code, month - 12)],
  ])
}

/** The three months that end with `month`, the last of a quarter: 本年累计 less that to the quarter before. */
export function singleQuarter(context: FinanceContext, code: string, month: MonthIndex): Figure {
  if (monthOfYear(month) === 3) return sinceJanuary(context, code, month)
  const name = `${accountOf(code).name}(${formatMonth(month - 2)}至${formatMonth(month)})`
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
  if (why) return { name, fen: null, items: [], why, ...note }
  const fen = parts.reduce((sum, [sign, figure]) => sum + sign * figure.fen!, 0)
  return { name, fen, items: parts.flatMap(([, figure]) => figure.items), ...note }
}

/**
 * Mean of 年初 and 期末 where both are known (domain §3.4), else 期末 alone, which is said. In 分, perhaps with a half.
 */
export function meanBalance(
  context: FinanceContext,
  what: string,
  codes: readonly string[],
  month: MonthIndex,
): Figure {
  const all = (of: typeof endBalance, name: string) =>
    joined(
      name,
      codes.map((code) => [1, of(context, code, month)]),
    )
  const when = formatMonth(month)
  const end = all(endBalance, `${what}(${when}末)`)
  const begin = all(beginBalance, '')
  if (end.fen === null) return end
  if (begin.fen === null) return { ...end, note: '未取得年初余额，按期末余额计算' }
  return {
    name: `平均${what}(${yearOf(month)}年初与${when}末)`,
    fen: (begin.fen + end.fen) / 2,
    items: [...begin.items, ...end.items],
  }
}

/** 销售, 管理, 财务费用 since January, and 研发费用 where it is a row of its own. */
export function periodExpenses(context: FinanceContext, month: MonthIndex): Figure {
  const statement = statementOf(context, 'INCOME', month)
  const codes = ['sellingExpenses', 'adminExpenses', 'financeExpenses']
  if (statement && ownResearch(statement)) codes.push('researchExpenses')
  const parts = codes.map((code) => sinceJanuary(context, code, month))
  return joined(
    `期间费用${spanOf(parts[0]!)}`,
    parts.map((part) => [1, part]),
  )
}

/** `(2025-01至2025-12)`: the bracket of a figure's name. */
export const spanOf = ({ name }: Pick<Figure, 'name'>): string =>
  /\([^()]+\)$/.exec(name)?.[0] ?? ''
