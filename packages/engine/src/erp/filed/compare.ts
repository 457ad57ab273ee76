/** Two statements of one kind and month, line by line. What a side does not tell is not nought: such a line is told, not compared. */
import type { Fen } from '@xinjian/format'
import type { StatementKind } from '@xinjian/format/accounts/accounts'
import {
  AMBIGUOUS,
  ownResearch,
  type SeenStatement,
  type StatementItem,
  saidOf,
  stated,
} from '../../finance/part.ts'
import {
  GROWN_SUMS,
  LINES,
  type Line,
  NOT_OF_SMALL,
  OTHER_BY_STANDARD,
  OTHER_SIDE,
} from './lines.ts'
import { ERP_FILED_SAYS } from './words.ts'

/**
 * SAME to the fen · DIFFERS · MOVED: shown on the other side of the balance sheet, the net is the same · LEDGER, FILED: one side alone tells
 * it · APART: the standards mean other things by it.
 */
export type Mark = 'SAME' | 'DIFFERS' | 'MOVED' | 'LEDGER' | 'FILED' | 'APART'

export interface Told {
  fen: Fen
  items: readonly StatementItem[]
}

export interface ComparedLine {
  /** null = a line of the filed form that the chart does not know. */
  code: string | null
  kind: StatementKind
  name: string
  ledger: Told | null
  filed: Told | null
  /** Filed less ledger; null = it is not compared. */
  difference: Fen | null
  mark: Mark
}

type Read = (statement: SeenStatement, code: string, side: 'end' | 'ytd') => Told | null

/** The ledger tells what it does not list as well where its sums leave no room for it. */
const ofLedger: Read = (statement, code, side) => {
  const lacks = statement.standard === 'SMALL' && NOT_OF_SMALL.has(code)
  const said = (lacks ? stated : saidOf)(statement, code, side)
  return said === null || said === AMBIGUOUS ? null : said
}

/** What was filed counts as it was stated alone. */
const ofFiled: Read = (statement, code, side) => {
  const said = stated(statement, code, side)
  return said === null || said === AMBIGUOUS ? null : said
}

/** A line as one side tells it, items that count with it among it. */
function told(statement: SeenStatement, line: Line, read: Read, also = line.also): Told | null {
  const side = line.kind === 'BALANCE' ? 'end' : 'ytd'
  const own = read(statement, line.code, side)
  if (own === null && !line.any) return null
  const parts = [
    own ?? byLabel(statement, line),
    ...also.map((code) => read(statement, code, side)),
  ].filter((part) => part !== null)
  if (parts.length === 0) return null
  return {
    fen: parts.reduce((sum, { fen }) => sum + fen, 0),
    items: parts.filter(({ fen }, i) => i === 0 || fen !== 0).flatMap(({ items }) => items),
  }
}

/** The one line of a form for several items, which has no code. */
function byLabel({ items }: SeenStatement, { label, kind }: Line): Told | null {
  const item = label && items.find((of) => of.code === null && label.test(of.label))
  const fen = item && (kind === 'BALANCE' ? item.end : item.ytd)
  return fen == null ? null : { fen, items: [item!] }
}

const isLine = (label: string): boolean => LINES.some((line) => line.label?.test(label))

/** 研究费用 of 小企业会计准则 is a part of 管理费用 already. */
const filedParts = (statement: SeenStatement, line: Line): readonly string[] =>
  line.code === 'adminExpenses' && !ownResearch(statement) ? [] : line.also

/** Lines of both, in the order of the form; a line of which one side alone tells nothing but nought is left out. */
export function compareStatements(ledger: SeenStatement, filed: SeenStatement): ComparedLine[] {
  const standards = [ledger.standard, filed.standard]
  const apart = !standards.includes(null) && ledger.standard !== filed.standard
  const lines = LINES.filter(({ kind }) => kind === ledger.kind).flatMap((line): ComparedLine[] => {
    const sides = {
      ledger: told(ledger, line, ofLedger),
      filed: told(filed, line, ofFiled, filedParts(filed, line)),
    }
    const { code, kind, name } = line
    const seen = compared(sides, apart && OTHER_BY_STANDARD.has(code))
    return seen ? [{ code, kind, name, ...sides, ...seen }] : []
  })
  return [...moved(ledger, filed, lines), ...strange(filed)]
}

function compared(
  { ledger, filed }: Pick<ComparedLine, 'ledger' | 'filed'>,
  apart: boolean,
): Pick<ComparedLine, 'mark' | 'difference'> | null {
  if (ledger === null || filed === null) {
    const fen = (ledger ?? filed)?.fen ?? 0
    return fen === 0 ? null : { mark: ledger ? 'LEDGER' : 'FILED', difference: null }
  }
  if (apart) return { mark: 'APART', difference: null }
  const difference = filed.fen - ledger.fen + 0
  return { mark: difference === 0 ? 'SAME' : 'DIFFERS', difference }
}

/** Lines of the filed form that the chart does not know. */
function strange({ kind, items }: SeenStatement): ComparedLine[] {
  return items.flatMap((item): ComparedLine[] => {
    const fen = (kind === 'BALANCE' ? item.end : item.ytd) ?? 0
    if (item.code !== null || fen === 0 || isLine(item.label)) return []
    return [
      {
        ...{ code: null, kind, name: item.label, ledger: null },
        filed: { fen, items: [item] },
        ...{ difference: null, mark: 'FILED' },
      },
    ]
  })
}

/** Marks what is no more than shown on the other side: an asset and its debt grew by one amount, and the sums by all of them. */
function moved(
  ledger: SeenStatement,
  filed: SeenStatement,
  lines: readonly ComparedLine[],
): ComparedLine[] {
  const grown = (code: string): Fen | null => {
    const line = LINES.find((each) => each.code === code)!
    const [books, own] = [told(ledger, line, ofLedger), told(filed, line, ofFiled)]
    return books === null && own === null ? null : (own?.fen ?? 0) - (books?.fen ?? 0)
  }
  // A side that nets them may list one of the two only: it counts where the other, which both list, grew by just what it comes to.
  const both = (code: string): boolean =>
    lines.some((line) => line.code === code && line.mark === 'DIFFERS')
  const pairs = OTHER_SIDE.filter(([asset, debt]) => {
    const by = grown(asset)
    return by !== null && by !== 0 && by === grown(debt) && (both(asset) || both(debt))
  })
  const paired = new Set(pairs.flat())
  const by = pairs.reduce((sum, [asset]) => sum + grown(asset)!, 0)
  return lines.map((line) => {
    if (line.code === null || line.mark === 'SAME') return line
    const explained = paired.has(line.code) || (GROWN_SUMS.has(line.code) && line.difference === by)
    return explained ? { ...line, mark: 'MOVED' } : line
  })
}

export const marked = (lines: readonly ComparedLine[], ...marks: readonly Mark[]): ComparedLine[] =>
  lines.filter(({ mark }) => marks.includes(mark))

/** Lines that differ, most first. */
export const worstOf = (lines: readonly ComparedLine[]): ComparedLine[] =>
  marked(lines, 'DIFFERS').toSorted(
    (a, b) => Math.abs(b.difference ?? 0) - Math.abs(a.difference ?? 0),
  )

export const offWords = ({ name, difference }: ComparedLine): string =>
  ERP_FILED_SAYS.off({ item: name, off: Math.abs(difference ?? 0) / 100 })
