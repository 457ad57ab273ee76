/** Lists with a row for each company and day and a column for each item, as vendors of data export them. */
import { readLabel } from '@xinjian/format/accounts/labels'
import { vendorLabel } from '@xinjian/format/accounts/vendor-keys'
import { cellAt, type GridCell, type GridRow, type GridSheet } from '../forms/grid.ts'
import { parseAmount } from './amounts.ts'
import { periodOf } from './periods/heading.ts'
import type { StatementPeriod } from './statement.ts'

export interface PanelColumn {
  column: number
  label: string
  /** Where the heading stands; '' where the list has none. */
  place: string
}

/** The rows of one company. */
export interface Panel {
  sheet: GridSheet
  entity: string | null
  columns: PanelColumn[]
  /** In the order of the file; no two of one key. */
  rows: { row: GridRow; period: StatementPeriod; inferred: boolean; unit: string | null }[]
  /** The file does not name its columns: they are known by whose list it is. */
  unnamed: boolean
  preface: string[]
}

const PERIOD_HEAD =
  /^(?:日期|报告期|报告日|报告日期|报表日期|截止日期|统计截止日期|会计期间|期间|年度|年份|会计年度|period|date|report_?date|end_?date|stat_?date|acc_?per|end_?dt|year)$/i
const ENTITY_HEAD =
  /^(?:(?:公司|股票|证券|企业|上市公司)?(?:代码|简称|名称|全称|股票代码)|公司|企业|纳税人识别号|统一社会信用代码|ts_?code|symbol|stkcd|code|name|s_?code|s_?name|security_?code|security_?name(?:_?abbr)?)$/i
const OTHER_HEAD =
  /^(?:序号|编号|公告日期|更新日期|报表类型|类型|报告类型|币种|单位|行业|备注|数据来源|[a-z]+_flag|index)$|同比|环比|增长|%|比率|占比|率\(/i
const UNIT_HEAD = /^(?:货币|金额|计量)?单位$/
/** Rows of a statement of changes in equity, whose columns are items. */
const MOVEMENT =
  /^(?:[一二三四][、.])?(?:(?:上年|本年|上期|本期)(?:年末|年初|期末|期初)余额|.{0,2}会计政策变更|本[年期]增减变动(?:金额)?.*)$/
/** Titles and blank rows above the headings. */
const HEAD_WITHIN = 12

const DASHES = /^[-–—]+$/

/** Key of the one row of a company whose day the list does not tell. */
const UNDATED = '未注明'

const KEY_BEHIND = /(?<=[\u4e00-\u9fff)）])_\w+$/
/** Without blanks, and without the key that some vendors write behind the words: `截止日期_Enddt`. */
const folded = (text: string): string =>
  text.normalize('NFKC').replace(/\s/g, '').replace(KEY_BEHIND, '')
/** Keys of a vendor that make a row its headings: fewer may stand in any table. */
const LEAST_KEYS = 3

/** A row of headings, in words or in a vendor's keys. */
interface Head {
  row: number
  period: GridCell | undefined
  entities: readonly GridCell[]
  columns: PanelColumn[]
  unnamed: boolean
}

/** The panels of a sheet, one for each company; none where the sheet is no such list. */
export function panelsOf(sheet: GridSheet): Panel[] {
  const heads = sheet.rows.slice(0, HEAD_WITHIN).flatMap((row, i) => headOf(row, i) ?? [])
  // A vendor that writes both has the words, which say more, below its keys.
  for (const head of [...heads.filter((h) => !h.unnamed), ...heads.filter((h) => h.unnamed)]) {
    const panels = panelsUnder(sheet, head)
    if (panels !== null) return panels
  }
  return []
}

/** The panels below a row of headings; null where no amounts of items stand below it. */
function panelsUnder(sheet: GridSheet, head: Head): Panel[] | null {
  const { row, period, entities, columns, unnamed } = head
  const below = sheet.rows.slice(row + 1)
  if (below.filter(({ cells }) => MOVEMENT.test(folded(cells[0]!.text))).length > 1) return []
  // Between headings and amounts a vendor writes units and words.
  const first = below.findIndex((line) => columns.some(({ column }) => isAmount(line, column)))
  const body = below.slice(Math.max(0, first))
  const units = sheet.rows[row]!.cells.find(({ text }) => UNIT_HEAD.test(folded(text)))
  const numeric = columns.filter(({ column }) => isNumeric(body, column))
  // A line of a form may have words where amounts are left out.
  if (numeric.filter(({ label }) => readLabel(label) !== null).length < 2) return null
  const above = sheet.rows.slice(0, row + 1 + Math.max(0, first))
  return grouped(
    sheet,
    body,
    numeric,
    (line) => entityOf(line, entities),
    (line) => (period ? (cellAt(line, period.column)?.text ?? null) : null),
    { unnamed, preface: [sheet.name, ...above.flatMap(textsOf)] },
    (line) => (units ? (cellAt(line, units.column)?.text ?? null) : null),
  )
}

/** The headings in words that this row has, else its keys; null where it is no row of headings. */
function headOf({ cells }: GridRow, row: number): Head | null {
  const period = cells.find(({ text }) => PERIOD_HEAD.test(folded(text)))
  const entities = cells.filter(({ text }) => ENTITY_HEAD.test(folded(text)))
  const others = cells.filter(
    (cell) => cell !== period && !entities.includes(cell) && !OTHER_HEAD.test(folded(cell.text)),
  )
  const words = others.filter(({ text }) => /[\u4e00-\u9fff]/.test(text))
  const known = words.filter(({ text }) => readLabel(folded(text)) !== null)
  const placed = ({ column, place }: GridCell, label: string): PanelColumn => ({
    column,
    label,
    place,
  })
  if (known.length >= 2 && known.length >= words.length * 0.4) {
    const columns = words.map((cell) => placed(cell, withoutKey(cell.text)))
    return { row, period, entities, columns, unnamed: false }
  }
  const columns = others.flatMap((cell) => {
    const label = vendorLabel(cell.text)
    return label === null ? [] : [placed(cell, label)]
  })
  return period && columns.length >= LEAST_KEYS
    ? { row, period, entities, columns, unnamed: true }
    : null
}

const withoutKey = (text: string): string => text.replace(KEY_BEHIND, '')

const isAmount = (row: GridRow, column: number): boolean => {
  const text = cellAt(row, column)?.text
  return text !== undefined && (parseAmount(text, 0) !== null || DASHES.test(text))
}

const textsOf = ({ cells }: GridRow): string[] => cells.map(({ text }) => text)

/** Code and name of the row's company, blank-separated. */
function entityOf(row: GridRow, columns: readonly { column: number }[]): string | null {
  const words = columns.flatMap(({ column }) => cellAt(row, column)?.text ?? [])
  return words.length === 0 ? null : words.join(' ')
}

function isNumeric(rows: readonly GridRow[], column: number): boolean {
  const texts = rows.flatMap((row) => cellAt(row, column)?.text ?? [])
  const amounts = texts.filter((text) => parseAmount(text, 0) !== null || DASHES.test(text))
  return texts.length > 0 && amounts.length >= texts.length * 0.7
}

/** Rows by company; a row whose day cannot be read, or comes twice, is told by its place in the list. */
export function grouped(
  sheet: GridSheet,
  body: readonly GridRow[],
  columns: PanelColumn[],
  entity: (row: GridRow) => string | null,
  day: (row: GridRow) => string | null,
  told: { unnamed: boolean; preface: string[] },
  unit: (row: GridRow) => string | null = () => null,
): Panel[] {
  const panels = new Map<string, Panel & { keys: Set<string> }>()
  for (const row of body) {
    if (!columns.some(({ column }) => cellAt(row, column))) continue
    const name = entity(row)
    const panel = panels.get(name ?? '') ?? {
      sheet,
      entity: name,
      columns,
      rows: [],
      keys: new Set<string>(),
      ...told,
    }
    panels.set(name ?? '', panel)
    const text = day(row)
    const read = text === null ? null : periodOf(text, sheet.dateSystem)
    const period = read ?? { key: text ?? UNDATED, printed: text ?? '', from: null, to: null }
    const key = panel.keys.has(period.key) ? `${period.key}（第 ${row.row} 行）` : period.key
    panel.keys.add(key)
    panel.rows.push({ row, period: { ...period, key }, inferred: read === null, unit: unit(row) })
  }
  return [...panels.values()]
}
