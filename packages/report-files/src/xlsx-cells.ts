import type { CellType, TableColumn, Unit } from '@xinjian/engine/report/document'
import { inertText } from '@xinjian/format'
import type { CellStyle, CellValue, ColumnDef } from 'hucre/xlsx'

/** Number formats of Excel. Money in yuan with two decimals, ratios stored as fractions. */
const FORMATS: Partial<Record<CellType, string>> = {
  money: '#,##0.00',
  ratio: '0.00%',
  int: '#,##0',
  number: '#,##0.####',
  date: 'yyyy-mm-dd',
  month: 'yyyy-mm',
}

const WIDTHS: Record<CellType, number> = {
  text: 24,
  money: 18,
  ratio: 12,
  int: 12,
  number: 14,
  date: 12,
  month: 11,
  flag: 8,
  bool: 8,
}

const FLAGS: Record<string, string> = { GREEN: '正常', YELLOW: '关注', RED: '预警', GREY: '无数据' }

export const HEADER_STYLE: CellStyle = {
  font: { bold: true },
  fill: { type: 'pattern', pattern: 'solid', fgColor: { rgb: 'E8EDF3' } },
  alignment: { vertical: 'center', wrapText: true },
}

export function columnDef({ title, type, unit }: TableColumn): ColumnDef {
  const header = unit ? `${title}（${unit}）` : title
  const format = FORMATS[type]
  return {
    header,
    width: Math.max(WIDTHS[type], Math.min(40, 2 * [...header].length + 2)),
    ...(format ? { numFmt: format } : {}),
  }
}

/** Characters of one cell (ECMA-376; Excel's "specifications and limits"): a longer one makes Excel repair the book. */
const MOST_CHARACTERS = 32_767

/** What is cut says so by its end. One character is left for what makes a text inert. */
const fitting = (text: string): string =>
  text.length < MOST_CHARACTERS ? text : `${text.slice(0, MOST_CHARACTERS - 2)}…`

/**
 * A text as the writer may have it, and as no program runs it. Two characters exist in Unicode but not in XML: one invoice with them would make the
 * whole workbook unreadable. `_x0041_` is how a workbook spells a character; as text its underscore is spelled itself
 * (ECMA-376 22.9.2.19).
 */
export const cellText = (text: string): string =>
  inertText(
    fitting(text)
      .toWellFormed()
      .replace(/[\uFFFE\uFFFF]/g, ''),
  ).replace(/_(?=x[0-9A-Fa-f]{4}_)/g, '_x005F_')

/** The texts of a row made so; what is no text stays. */
export const cellTexts = <T extends object>(row: T): T =>
  Object.fromEntries(
    Object.entries(row).map(([key, value]) => [
      key,
      typeof value === 'string' ? cellText(value) : value,
    ]),
  ) as T

/**
 * A value of a report as a cell. Texts stay texts: the writer stores them as string cells, and what begins as a formula has an
 * apostrophe in front, for whoever edits the cell or saves the book as CSV.
 */
export function cellOf(
  value: string | number | boolean | null | undefined,
  type: CellType,
): CellValue {
  if (value === null || value === undefined) return null
  if (typeof value === 'boolean') return value ? '是' : '否'
  if (type === 'flag') return FLAGS[String(value)] ?? cellText(String(value))
  if (type === 'date' && /^\d{4}-\d{2}-\d{2}$/.test(String(value)))
    return new Date(`${value}T00:00:00Z`)
  const month = type === 'month' ? /^(\d{4})-?(0[1-9]|1[0-2])$/.exec(String(value)) : null
  if (month) return new Date(`${month[1]}-${month[2]}-01T00:00:00Z`)
  return typeof value === 'string' ? cellText(value) : value
}

const UNIT_TYPES: Record<Unit, CellType> = {
  yuan: 'money',
  ratio: 'ratio',
  pp: 'ratio',
  times: 'number',
  count: 'int',
  entries: 'int',
  occasions: 'int',
  periods: 'int',
  days: 'int',
  months: 'int',
  parties: 'int',
  items: 'int',
  cases: 'int',
  date: 'date',
  bool: 'bool',
  index: 'number',
}

export function typeOfUnit(unit: Unit): CellType {
  return UNIT_TYPES[unit]
}

/** How a unit is called beside a number. What a count counts stands in its name. */
export const UNIT_NAMES: Record<Unit, string> = {
  yuan: '元',
  ratio: '%',
  pp: '百分点',
  times: '倍',
  count: '',
  entries: '笔',
  occasions: '次',
  periods: '期',
  days: '天',
  months: '月',
  parties: '家',
  items: '种',
  cases: '件',
  date: '',
  bool: '',
  index: '',
}
