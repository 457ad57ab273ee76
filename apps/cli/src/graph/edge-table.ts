/** A table of edges: CSV, CSV.gz, XLSX, whatever its encoding, with columns from and to and perhaps type, amount and date. */
import { cellNumber, cellTime } from '@xinjian/intake/tables/cells'
import { sheetsOf } from '@xinjian/intake/tables/open-sheets'
import type { RawRow } from '@xinjian/intake/tables/raw-row'
import { openSource } from '@xinjian/intake/tables/source'
import type { BadRow } from '@xinjian/intake/tables/table-invoice'
import { Failure } from '../failure.ts'
import type { EdgeSums } from './edge-sums.ts'

/** Titles of each column, the plainest first. */
const TITLES = {
  from: [
    'from',
    'source',
    'src',
    'from_node',
    'from_id',
    'source_id',
    'start_id',
    '起点',
    '来源',
    '销方',
    '卖方',
    '供应商',
    '上游',
    '投资方',
    '担保方',
  ],
  to: [
    'to',
    'target',
    'dst',
    'destination',
    'to_node',
    'to_id',
    'target_id',
    'end_id',
    '终点',
    '目标',
    '购方',
    '买方',
    '客户',
    '下游',
    '被投资方',
    '被担保方',
  ],
  type: ['type', 'relation', 'edge_type', '类型', '关系', '关系类型', '连线类型'],
  amount: ['amount', 'weight', 'total', '金额', '价税合计', '交易额', '权重'],
  date: ['date', 'day', 'time', '日期', '时间', '开票日期', '交易日期'],
} as const
type Column = keyof typeof TITLES
type Columns = Partial<Record<Column, number>>

const HEADER_WITHIN = 40
const MOST_NAMED = 1_000

export interface BadRows {
  count: number
  /** Of those, rows that were left out. */
  rejected: number
  named: BadRow[]
}

/** Throws a Failure where the file has no such columns, a TableError where it is no table. */
export async function readEdges(path: string, sums: EdgeSums): Promise<BadRows> {
  const opened = await openSource(path)
  const bad: BadRows = { count: 0, rejected: 0, named: [] }
  try {
    let found = false
    for (const sheet of await sheetsOf(opened, undefined)) {
      let columns: Columns | null = null
      for await (const rows of sheet.rows())
        for (const row of rows) {
          if (columns) addRow(row, columns, sheet, sums, bad)
          else if (row.row <= HEADER_WITHIN) columns = columnsOf(row)
        }
      found ||= columns !== null
    }
    if (!found)
      throw new Failure(
        `${path}：没有找到连线的两端。首行应有列名 from 和 to（或 source、target，起点、终点，销方、购方），可另有 type、amount、date。`,
      )
    return bad
  } finally {
    await opened.close()
  }
}

/** Imports of Neo4j write `:START_ID(Company)`, `:END_ID`, `:TYPE`. */
const graphTitle = (title: string): string => /^:(\w+)(?:\(.*\))?$/.exec(title)?.[1] ?? title

function columnsOf({ cells }: RawRow): Columns | null {
  const titles = cells.map((cell) => graphTitle(cell.normalize('NFKC').trim().toLowerCase()))
  const columns: Columns = {}
  for (const column of Object.keys(TITLES) as Column[])
    for (const title of TITLES[column]) {
      const at = titles.indexOf(title)
      if (at < 0) continue
      columns[column] = at
      break
    }
  return columns.from !== undefined && columns.to !== undefined ? columns : null
}

function addRow(
  { row, cells }: RawRow,
  columns: Columns,
  sheet: { name: string | null; dateSystem: 1900 | 1904 },
  sums: EdgeSums,
  bad: BadRows,
): void {
  const cell = (column: Column): string => {
    const at = columns[column]
    return at === undefined ? '' : plain(cells[at] ?? '')
  }
  const note = (column: Column, reason: string, kept: boolean): void => {
    bad.count++
    if (!kept) bad.rejected++
    if (bad.named.length < MOST_NAMED)
      bad.named.push({
        sheet: sheet.name,
        row,
        column,
        reason,
        raw: cell(column).slice(0, 40),
        kept,
      })
  }
  const [from, to] = [cell('from'), cell('to')]
  if (from === '' && to === '' && cells.every((text) => text.trim() === '')) return
  if (from === '' || to === '') {
    note(from === '' ? 'from' : 'to', '连线缺少一端，未收入', false)
    return
  }
  const [amountText, dateText] = [cell('amount'), cell('date')]
  const amount = amountText === '' ? null : cellNumber(amountText)
  if (amountText !== '' && amount === null)
    note('amount', '无法识别金额，连线仍计入，金额不计', true)
  const day = dateText === '' ? null : dayOf(dateText, sheet.dateSystem)
  if (dateText !== '' && day === null) note('date', '无法识别日期，连线仍计入，不判断先后', true)
  sums.add({ from, to, type: cell('type') || null, amount, day })
}

/** A cell as it is read, the id of a node among them: half-width, without blanks around it. */
export const plain = (text: string): string => text.normalize('NFKC').trim()

const MONTH = /^\d{4}[-/.年]\d{1,2}月?$/

function dayOf(text: string, dateSystem: 1900 | 1904): number | null {
  const whole = MONTH.test(text) ? `${text.replace('月', '')}-1`.replace(/[/.年]/g, '-') : text
  return cellTime(whole, dateSystem)?.day ?? null
}
