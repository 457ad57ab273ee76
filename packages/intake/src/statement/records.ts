/** Lists and forms of bureaus' answers in the order in which the printed form has them, with its headings. */
import type { StatementKind } from '@xinjian/format/accounts/accounts'
import { smallRowCount, smallRowLabel } from '@xinjian/format/accounts/small-rows'
import type { GridCell, GridRow, GridSheet } from '../forms/grid.ts'
import { standardOf } from './standard.ts'

/** Keys → heading and place on the form; `Zc` is the side of assets, `Qy` the other. */
const KEYS: readonly (readonly [RegExp, string, number])[] = [
  [/^(?:hmc|xmmc|zcxmmc|zcmc|zcxm|itemname|xm|kmmc|bbxmmc)$/i, '项目', 0],
  [/^(?:ewbhxh|ewblxh|hc|lc|rowno|hh)$/i, '行次', 1],
  [/^(?:qmyezc|qmye|qmzmye|qms|qmje|endbalance)$/i, '期末余额', 2],
  [/^(?:ncyezc|ncye|nczmye|ncs|ncje|beginbalance)$/i, '年初余额', 3],
  [/^(?:qcyezc|qcye|qczmye|qcs|qcje)$/i, '期初余额', 3],
  [/^(?:bnljje|bnlj|ljje|bnljs)$/i, '本年累计金额', 4],
  [/^(?:byje|bys|byfse)$/i, '本月金额', 5],
  [/^(?:bqje\d?|bqs|bqfse|bnje)$/i, '本期金额', 6],
  [/^(?:sqje\d?|sqs|sqfse|snje)$/i, '上期金额', 7],
  [/^(?:sntqljje|sntqlj|sntqljs|sqljje)$/i, '上年同期累计金额', 8],
  [/^(?:sntqje|sntqs|sntq)$/i, '上年同期金额', 9],
  [/^(?:qyxmmc|qymc|qyxm|fzxmmc|fzqyxmmc|fzjqyxmmc|fzhqyxmmc|fzqyxm)$/i, '负债和所有者权益', 10],
  [/^(?:qmyeqy|qmyefz|qmyefzqy)$/i, '期末余额', 12],
  [/^(?:ncyeqy|ncyefz|ncyefzqy)$/i, '年初余额', 13],
  [/^(?:qcyeqy|qcyefz|qcyefzqy)$/i, '期初余额', 13],
]
const ADDRESS = /^h\d+l\d+$/i

/** The sheet as the printed form has it; the sheet itself where it is no list of a bureau. */
export function arranged(sheet: GridSheet, text: string): GridSheet {
  if (sheet.rows.some(({ cells }) => cells.some(({ name }) => name && ADDRESS.test(name))))
    return addressed(sheet, text)
  const head = sheet.rows[0]
  if (!head?.cells.every(({ name, text: key }) => name === key)) return sheet
  const places = new Map<number, { word: string; place: number }>()
  for (const { column, text: key } of head.cells) {
    const known = KEYS.find(([pattern]) => pattern.test(key.replaceAll('_', '')))
    if (known && ![...places.values()].some(({ place }) => place === known[2]))
      places.set(column, { word: known[1], place: known[2] })
  }
  const words = [...places.values()].map(({ place }) => place)
  const amounts = words.filter((place) => place % 10 >= 2)
  if (amounts.length === 0 || !(words.includes(0) || words.includes(1))) return sheet
  const rows = sheet.rows.slice(1).map((row) => moved(row, places))
  const labelled = words.includes(0) ? rows : withLabels(rows, text)
  const heading: GridRow = {
    row: head.row,
    cells: [
      ...(words.includes(0) ? [] : [headCell('项目', 0)]),
      ...[...places.values()].map(({ word, place }) => headCell(word, place)),
    ].sort((a, b) => a.column - b.column),
  }
  return { ...sheet, rows: [heading, ...labelled.filter(({ cells }) => cells.length > 0)] }
}

const headCell = (text: string, column: number): GridCell => ({
  column,
  text,
  confidence: 1,
  place: '',
})

/** The number of a row stands beside both labels of a two-sided list, but belongs to neither: it is the line's. */
function moved(row: GridRow, places: ReadonlyMap<number, { place: number }>): GridRow {
  const cells = row.cells.flatMap((cell) => {
    const place = places.get(cell.column)?.place
    return place === undefined ? [] : [{ ...cell, column: place }]
  })
  return { row: row.row, cells: cells.sort((a, b) => a.column - b.column) }
}

/** Codes of bureaus for the forms of 小企业会计准则. */
const FORM_CODES: readonly (readonly [RegExp, StatementKind])[] = [
  [/50100311001|zcfzb/i, 'BALANCE'],
  [/50100311002|lrb/i, 'INCOME'],
  [/50100311003|xjllb/i, 'CASH'],
]

/** Rows that come by number alone get the form's labels, where the list has as many rows as the form. */
function withLabels(rows: readonly GridRow[], text: string): GridRow[] {
  const numbers = rows.map(({ cells }) => Number(cells.find(({ column }) => column === 1)?.text))
  const count = Math.max(0, ...numbers.filter(Number.isInteger))
  const named = FORM_CODES.find(([pattern]) => pattern.test(text))?.[1]
  const fits = (kind: StatementKind) => smallRowCount(kind) === count
  const kind = named ?? (['INCOME', 'CASH', 'BALANCE'] as const).find(fits)
  if (kind === undefined) return []
  const headed = kind === 'CASH' && count === smallRowCount('CASH') + HEADINGS.length
  if (!headed && !fits(kind)) return []
  return rows.flatMap((row, i) => {
    const number = numbers[i] ?? 0
    const label = smallRowLabel(kind, headed ? belowHeadings(number) : number)
    if (label === null) return []
    const place = row.cells[0]?.place ?? ''
    const cell = { column: 0, text: label, confidence: headed ? UNSURE : FITTED, place }
    return [{ row: row.row, cells: [cell, ...row.cells] }]
  })
}

/** A label that the form gives by the number of the row, and one for which the headings of the form were counted as rows. */
const FITTED = 0.85
const UNSURE = 0.7
/** 经营, 投资, 筹资活动产生的现金流量: numbers they have where headings are counted as rows. */
const HEADINGS = [1, 9, 16]

/** The number that a row has on the form; 0 for a heading. */
function belowHeadings(number: number): number {
  if (HEADINGS.includes(number)) return 0
  return number - HEADINGS.filter((heading) => heading < number).length
}

/**
 * `h12l2`: the first column holds the labels, the two others amounts. The form for small enterprises has the year before the month
 * there, that of 企业会计准则 this period before the last.
 */
function addressed(sheet: GridSheet, text: string): GridSheet {
  const width = Math.max(...sheet.rows.map(({ cells }) => cells.at(-1)?.column ?? 0))
  if (width !== 2) return sheet
  const labels = sheet.rows.flatMap(({ cells }) => (cells[0]?.column === 0 ? cells[0].text : []))
  const general = standardOf([text], labels) === 'GENERAL'
  const words = ['项目', '行次', ...(general ? GENERAL : SMALL)]
  const rows = sheet.rows.map(({ row, cells }) => ({
    row,
    cells: [
      ...cells.filter(({ column }) => column === 0),
      { column: 1, text: String(row), confidence: 1, place: '' },
      ...cells.filter(({ column }) => column > 0).map((c) => ({ ...c, column: c.column + 1 })),
    ],
  }))
  const heading = { row: sheet.rows[0]?.row ?? 1, cells: words.map(headCell) }
  return { ...sheet, rows: [heading, ...rows] }
}

const SMALL = ['本年累计金额', '本月金额']
const GENERAL = ['本期金额', '上期金额']
