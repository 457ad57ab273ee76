/** A statement as it was read → statements of one period each, as the facts take them; what is not taken is said in words. */
import { parseFen } from '@xinjian/format'
import type { StatementKind } from '@xinjian/format/accounts/accounts'
import { plainLabel } from '@xinjian/format/accounts/labels'
import { FORM_SAYS } from '../forms/words.ts'
import type { ParsedStatement, StatementEntry, StatementPeriod } from './statement.ts'

/** Amounts of an item in 分; null = not told. */
export interface StatedAmounts {
  begin: number | null
  end: number | null
  current: number | null
  ytd: number | null
}

export interface StatedItem extends StatedAmounts {
  /** Place in the form, from 1. */
  n: number
  label: string
  /** Code of the chart; null = none. */
  account: string | null
  /** Where the amount stands in the file. */
  place: string
  confidence: number
}

/** A statement of one period, as a file tells it. */
export interface StatedStatement {
  kind: StatementKind
  /** In words: `小企业会计准则`. */
  standard: string
  /** ISO days, both included. */
  from: string
  to: string
  items: readonly StatedItem[]
}

/** Below this a person must look before an amount is booked (StatementEntry). */
const UNSURE = 0.6
/** Columns that say how the year began: no statement of their own. */
const BEGIN: ReadonlySet<string> = new Set(['年初', '期初', '上年年末'])
const UNKNOWN_STANDARD = '未注明'

/** A label that may mean several items of the chart. */
export interface OpenLabel {
  kind: StatementKind
  standard: string
  /** Without ordinals and notes (`plainLabel`): what is remembered. */
  label: string
  candidates: readonly string[]
}

export interface Stated {
  statements: StatedStatement[]
  open: OpenLabel[]
  /** What is worth a word of what was left out. */
  remarks: string[]
}

export type Remembered = (of: Omit<OpenLabel, 'candidates'>) => string | null | undefined

/** @param remembered the code that was chosen for a label; null = none of the chart, undefined = never asked or not answered */
export function statedOf(parsed: ParsedStatement, remembered: Remembered): Stated {
  if (parsed.blank) return { statements: [], open: [], remarks: [FORM_SAYS.blankStatement] }
  const { kind } = parsed
  const standard = parsed.standardName ?? UNKNOWN_STANDARD
  const open = new Map<string, OpenLabel>()
  const remarks: string[] = []
  const taken = parsed.periods.filter((p) => !p.key.endsWith('（母公司）'))
  const ends = taken.filter((p) => p.to !== null && !BEGIN.has(p.key))
  const undated = taken.filter((p) => p.to === null && !BEGIN.has(p.key))
  if (undated.length > 0)
    remarks.push(
      FORM_SAYS.columnsUndated({ columns: undated.map((p) => p.printed || p.key).join('”“') }),
    )
  const unsure = parsed.items.filter((item) => item.confidence < UNSURE && hasValue(item))
  if (unsure.length > 0)
    remarks.push(
      FORM_SAYS.itemsUnclear({
        n: unsure.length,
        labels: `${unsure
          .slice(0, 3)
          .map((item) => item.label)
          .join('、')}${unsure.length > 3 ? '等' : ''}`,
      }),
    )
  const sure = parsed.items.filter((item) => !unsure.includes(item) && item.label !== '')
  const accountOf = (item: StatementEntry): string | null => {
    if (item.code !== null || item.candidates.length === 0) return item.code
    const label = plainLabel(item.label)
    const chosen = remembered({ kind, standard, label })
    if (chosen !== undefined) return chosen
    if (hasValue(item)) open.set(label, { kind, standard, label, candidates: item.candidates })
    return null
  }
  const statements = [...new Set(ends.map((p) => p.to!))].sort().map((to): StatedStatement => {
    const of = ends.filter((p) => p.to === to)
    const begin = kind === 'BALANCE' ? beginOf(taken, to, parsed.period) : undefined
    const from =
      kind === 'BALANCE'
        ? null
        : (of
            .map((p) => p.from ?? '')
            .sort()
            .at(-1) ?? null)
    return {
      kind,
      standard,
      from: from || `${to.slice(0, 4)}-01-01`,
      to,
      items: sure.map((item, i) => ({
        n: i + 1,
        label: item.label,
        account: accountOf(item),
        place: placeOf(item, of),
        confidence: item.confidence,
        ...amountsOf(kind, item, of, begin),
      })),
    }
  })
  return {
    statements: statements.filter((s) => s.items.some(hasAmount)),
    open: [...open.values()],
    remarks,
  }
}

const hasValue = (item: StatementEntry): boolean =>
  Object.values(item.values).some((v) => v !== null)
const hasAmount = (a: StatedAmounts): boolean =>
  [a.begin, a.end, a.current, a.ytd].some((v) => v !== null)

/** The column that says how the year of `to` began: so named, or dated on the last day of the year before. */
function beginOf(
  periods: readonly StatementPeriod[],
  to: string,
  main: string | null,
): StatementPeriod | undefined {
  const before = `${Number(to.slice(0, 4)) - 1}-12-31`
  return periods.find((p) =>
    BEGIN.has(p.key) ? (p.to ?? before) === before && (main ?? to) === to : p.to === before,
  )
}

function amountsOf(
  kind: StatementKind,
  item: StatementEntry,
  columns: readonly StatementPeriod[],
  begin: StatementPeriod | undefined,
): StatedAmounts {
  const value = (p: StatementPeriod | undefined) =>
    p ? parseFen(item.values[p.key] ?? null) : null
  const none: StatedAmounts = { begin: null, end: null, current: null, ytd: null }
  if (kind === 'BALANCE') return { ...none, end: value(columns[0]), begin: value(begin) }
  // From the first of January on it is the year's sum; in the first quarter it is the period's as well.
  const ytd = columns.find((p) => p.from?.endsWith('-01-01'))
  const current = columns.find((p) => p !== ytd)
  return { ...none, current: value(current), ytd: value(ytd) }
}

const placeOf = ({ places }: StatementEntry, columns: readonly StatementPeriod[]): string =>
  columns.flatMap(({ key }) => places[key] ?? [])[0] ?? ''

/** 企业会计准则（一般企业）, 小企业会计准则, 行政事业单位会计制度, 政府会计制度, as bureaus and registrations word them. */
export function standardOf(words: string): 'SMALL' | 'GENERAL' | 'INSTITUTION' | null {
  if (words.includes('小企业')) return 'SMALL'
  if (/事业|政府会计|行政/.test(words)) return 'INSTITUTION'
  return words.includes('企业会计') ? 'GENERAL' : null
}
