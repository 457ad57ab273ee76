/** Where the table of a sheet begins, and which of its columns is what. */
import { cellAt, type GridRow, type GridSheet } from '../forms/grid.ts'
import type { RedMeans } from './body/red.ts'
import { type Named, plainHeading, type Role, roleOf } from './columns.ts'
import { KINDS, type KindRule } from './kinds.ts'
import { powerOf } from './unit.ts'
import { kindByWords } from './wording.ts'

export interface Header {
  rule: KindRule
  /** Row of its last line. */
  row: number
  /** Index in the sheet of the first row behind it. */
  next: number
  lines: number
  /** By role, the column; of several with one role the first. */
  columns: ReadonlyMap<Role, number>
  /** Columns that make up ageing. */
  ages: readonly number[]
  /** Turnover and opening are those of the year so far. */
  sinceJanuary: boolean
  /** Opening is that of the year, turnover that of the period. */
  openOfYear: boolean
  /** What went out is written with a minus. */
  paidNegative: boolean
  /** The year that stands over month and day. */
  year: string | null
  /** Headings by column; of two lines `期初|金额`. */
  named: Named
  /** Power of ten of the unit of its amounts; null = none of this country's, or several at once. */
  power: number | null
  /** What people said of figures in red without a minus; absent = nobody was asked. */
  red?: RedMeans
  /** Fingerprint of the layout that people settled; absent = it was told by its headings. */
  layout?: string
}
type Found = Pick<
  Header,
  'columns' | 'ages' | 'sinceJanuary' | 'openOfYear' | 'paidNegative' | 'year'
>

/** A heading stands among the first rows that hold anything. */
export const LOOKED = 20
/** Columns that a header has, and of them those that it names in known words, before it is taken for one of a book. */
const FEWEST_COLUMNS = 3
export const FEWEST_ROLES = 2

const OF_INVOICES = /发票(?:号码|代码)|数电(?:票|发票)/

/** The header whose columns tell a kind of book best; null where none does. */
export function headerOf(sheet: GridSheet): Header | null {
  let best: { header: Header; score: number } | null = null
  const { rows } = sheet
  for (let i = 0; i < Math.min(LOOKED, rows.length); i++) {
    const line = rows[i]!
    if (namesInvoices([line])) return null
    for (const [named, lines] of namedAt(rows, i)) {
      const found = rolesOf(named)
      const told = KINDS.find((rule) => rule.told(found.columns, found.ages.length))
      const kind =
        told &&
        kindByWords(told.kind, new Set(found.columns.keys()), {
          ...{ sheet: sheet.name, above: rows.slice(0, i), named },
        })
      const rule = KINDS.find((of) => of.kind === kind)
      if (!rule) continue
      const score = found.columns.size + Math.min(found.ages.length, 1)
      if (best && best.score >= score) continue
      const row = rows[i + lines - 1]!.row
      const power = powerOf(sheet, i, i + lines, named)
      best = { header: { rule, row, next: i + lines, lines, ...found, named, power }, score }
    }
  }
  return best?.header ?? null
}

/** What a header that begins with a row may be: of one line, of two, or of three. */
export function namedAt(rows: readonly GridRow[], i: number): [named: Named, lines: number][] {
  const [line, below, last] = [rows[i]!, rows[i + 1], rows[i + 2]]
  const single: Named = line.cells.map(({ column, text }) => [column, text])
  if (!below || !isSecondLine(line, below)) return [[single, 1]]
  const two = joined(line.cells, below.cells)
  const over = two.map(([column, text]) => ({ column, text }))
  const whole: [Named, number] =
    last && isThirdLine(below, last)
      ? [joined(over, last.cells).map(([at, text]) => [at, text.replace(OF_MONEY, '')]), 3]
      : [two, 2]
  // A line that has parts below it is no header by itself: which part is meant it does not say.
  return below.cells.every(({ text }) => PARTS.test(plainHeading(text)))
    ? [whole]
    : [[single, 1], whole]
}

export function rolesOf(named: Named): Found {
  const { headings, sinceJanuary, openOfYear } = ofOnePeriod(named)
  const first = columnsOf(headings, false)
  const { columns, ages } = isStockSummary(first.columns) ? columnsOf(headings, true) : first
  asMoney(columns)
  const over = headings.map(([, text]) => /^(20\d\d)年?\|月$/.exec(plainHeading(text))?.[1])
  const paid = columns.get('paid')
  return {
    columns,
    ages,
    sinceJanuary,
    openOfYear,
    paidNegative: headings.some(([column, text]) => column === paid && /[(（][-－]/.test(text)),
    year: over.find(Boolean) ?? null,
  }
}

/** How many columns a header names in known words; 0 = too few for one of a book. */
export function rolesNamed(named: Named): number {
  const { columns, ages } = rolesOf(named)
  const roles = columns.size + Math.min(ages.length, 1)
  return named.length >= FEWEST_COLUMNS && roles >= FEWEST_ROLES ? roles : 0
}

/** Whether a list of invoices begins in these rows: it has a reader of its own. */
export const namesInvoices = (rows: readonly GridRow[]): boolean =>
  rows.some(({ cells }) => cells.some(({ text }) => OF_INVOICES.test(text)))

function columnsOf(named: Named, stock: boolean): { columns: Map<Role, number>; ages: number[] } {
  const columns = new Map<Role, number>()
  const ages: number[] = []
  const yielding = new Set<Role>()
  const sides: number[] = []
  for (const [column, heading] of named) {
    const told = roleOf(heading, stock)
    // 交易时间 is the day where it stands alone, and the hour beside a day.
    const role = told === 'date' && columns.has('date') && /时间/.test(heading) ? 'time' : told
    if (role === 'direction') sides.push(column)
    if (role === 'age') ages.push(column)
    else if (role && (!columns.has(role) || yielding.delete(role))) {
      columns.set(role, column)
      if (YIELDING[role]?.test(heading)) yielding.add(role)
    }
  }
  enteredApart(columns, named)
  besideAccount(columns, named)
  deliveredApart(columns, named)
  if (sides.length === 2 && columns.has('open') && columns.has('close')) {
    columns.delete('direction')
    columns.set('openDirection', sides[0]!).set('closeDirection', sides[1]!)
  }
  return { columns, ages }
}

const OWN_DAY = /^凭证日期$/
const MADE_DAY = /^制单日期$/

/**
 * 制单日期 is when a voucher was entered where the sheet has its own day beside it; a day of entry alone is the only day that there is.
 */
function enteredApart(columns: Map<Role, number>, named: Named): void {
  const at = (heading: RegExp) => named.find(([, text]) => heading.test(plainHeading(text)))?.[0]
  const [own, made] = [at(OWN_DAY), at(MADE_DAY)]
  if (own !== undefined && made !== undefined) {
    columns.set('date', own)
    if (!columns.has('entered')) columns.set('entered', made)
  }
  const entered = columns.get('entered')
  if (entered === undefined || columns.has('date') || columns.has('dayNo')) return
  columns.delete('entered')
  columns.set('date', entered)
}

/** 编码 beside 科目名称, and 名称 beside 科目编码: of the account, where nothing else of them is named. */
function besideAccount(columns: Map<Role, number>, named: Named): void {
  for (const [role, beside, heading] of [
    ['account', 'accountName', /^(?:编码|代码|编号)$/],
    ['accountName', 'account', /^名称$/],
  ] as const) {
    const near = columns.get(beside)
    const column = named.find(([, text]) => heading.test(plainHeading(text)))?.[0]
    if (near === undefined || column === undefined || columns.has(role)) continue
    if (Math.abs(near - column) === 1) columns.set(role, column)
  }
}

const ORDERED_ON = /^(?:订单|下单|订货)(?:日期|时间)$/
const ORDER_DAY = /^(?:订单|下单|订货|单据)?日期$|^下单时间$/
const DELIVERY_DAY = /^(?:发货|出库|收货|入库)日期$/

/** 发货日期 and 出库数量 are of a document of their own, and beside an order's number and day of what came of the order. */
function deliveredApart(columns: Map<Role, number>, named: Named): void {
  const at = (heading: RegExp) => named.find(([, text]) => heading.test(plainHeading(text)))?.[0]
  if (!columns.has('orderNo') || !(columns.has('dueOn') || at(ORDERED_ON) !== undefined)) return
  const [own, delivered] = [at(ORDER_DAY), at(DELIVERY_DAY)]
  if (own !== undefined && delivered !== undefined && !columns.has('deliveredOn'))
    columns.set('date', own).set('deliveredOn', delivered)
  const moved = (['outQty', 'inQty'] as const).filter((role) => columns.has(role))
  if (moved.length !== 1 || !columns.has('qty') || columns.has('deliveredQty')) return
  columns.set('deliveredQty', columns.get(moved[0]!)!)
  columns.delete(moved[0]!)
}

/** Give way to a later column: codes of parties to their names, what may be used of a stock to what is there. */
const YIELDING: Partial<Record<Role, RegExp>> = {
  customer: /(?:编码|代码)$/,
  supplier: /(?:编码|代码)$/,
  qty: /可用|预计/,
  amount: /(?<!不)含税|价税合计/,
}

const OPENING = /^[期月]初/
const OPENING_OF_YEAR = /^年初/
const OF_YEAR = /^(?:年初|本年|累计)/
const OF_PERIOD = /^(?:[期月]初|本[期月]|借方|贷方)/
const TURNOVER = /^(?:本[期月]|借方|贷方)/

/** Beside 期初 and 本期 stand 年初 and 本年累计: those of the period count, of the year where there are no others. */
function ofOnePeriod(named: Named): {
  headings: Named
  sinceJanuary: boolean
  openOfYear: boolean
} {
  const has = (pattern: RegExp) => named.some(([, text]) => pattern.test(plainHeading(text)))
  const without = (pattern: RegExp) => named.filter(([, text]) => !pattern.test(plainHeading(text)))
  if (has(OPENING) || !has(OPENING_OF_YEAR))
    return {
      headings: without(has(TURNOVER) ? OF_YEAR : OPENING_OF_YEAR),
      ...{ sinceJanuary: false, openOfYear: false },
    }
  return has(/^本年累计/)
    ? { headings: without(OF_PERIOD), sinceJanuary: true, openOfYear: false }
    : { headings: named, sinceJanuary: false, openOfYear: has(TURNOVER) }
}

const isStockSummary = (columns: ReadonlyMap<Role, number>): boolean =>
  ['item', 'itemName'].some((role) => columns.has(role as Role)) &&
  ['openQty', 'openAmount', 'open'].some((role) => columns.has(role as Role)) &&
  !columns.has('date')

/** 收入金额 is what came into a store, and into an account where no items are named or a balance stands behind. */
function asMoney(columns: Map<Role, number>): void {
  if ((columns.has('item') || columns.has('itemName')) && !columns.has('balance')) return
  for (const [stock, bank] of [
    ['inAmount', 'received'],
    ['outAmount', 'paid'],
  ] as const) {
    const column = columns.get(stock)
    if (column === undefined || columns.has(bank)) continue
    columns.delete(stock)
    columns.set(bank, column)
  }
}

/** A second line names parts of what stands above it, and holds no figures. */
const isSecondLine = (line: GridRow, below: GridRow): boolean =>
  line.cells.length > 1 &&
  below.cells.length > 1 &&
  below.cells.every(({ text }) => !/^-?[\d,.]+$/.test(text)) &&
  below.cells.some(({ column }) => !cellAt(line, column))

/** Below `本期发生` and `借方`: in which money, or how much of what. */
const isThirdLine = (line: GridRow, below: GridRow): boolean =>
  isSecondLine(line, below) && below.cells.every(({ text }) => MEASURES.test(plainHeading(text)))
const PARTS =
  /^[借贷]方?(?:金额|余额|发生额)?$|^(?:方向|余额|月|日|字|号|编码|代码|名称)$|^(?:原币|外币|本位币|本币|人民币)?(?:金额)?$|^(?:辅?数量|件数|单价)(?:\(.*\))?$/
const MEASURES = /^(?:原币|外币|本位币|本币|人民币)?(?:金额)?$|^(?:数量|单价)$/
/** What is told of all amounts of a book is no part of a heading. */
const OF_MONEY = /(?<=\|.*)\|(?:本位币|本币|人民币)?(?:金额)?$/

type Cells = readonly { column: number; text: string }[]

/** `期初|金额`: a merged heading reaches to the next one. */
function joined(line: Cells, below: Cells): Named {
  const named = below.map(({ column, text }) => {
    const over = line.findLast((cell) => cell.column <= column)
    return [column, over ? `${over.text}|${text}` : text] as const
  })
  const parts = new Set(below.map(({ column }) => column))
  const alone = line.flatMap(({ column, text }) =>
    parts.has(column) ? [] : [[column, text] as const],
  )
  return [...alone, ...named].sort(([a], [b]) => a - b)
}
