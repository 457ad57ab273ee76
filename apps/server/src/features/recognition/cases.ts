/** Corrections one by one, as an operator may see them, and as cases for the tests of a reader. */
import type { contract, DataOf } from '@xinjian/contract'
import type { Db } from '../../db/statement.ts'
import { wired } from '../../http/rows/wired.ts'
import { type QualityFilter, whereOf } from './quality.ts'

type Row = DataOf<typeof contract.recognition.recognitionCorrections>['rows'][number]

interface Found {
  id: number
  kind: string
  field: string
  source: string
  confidence: number | null
  outcome: Row['outcome']
  read_shown: string
  corrected_shown: string
  shown_as: Row['shownAs']
  at: Date
}

const COLUMNS =
  'c.id, c.kind, c.field, c.source, c.confidence, c.outcome, c.read_shown, c.corrected_shown, c.shown_as, c.at'
const WRONG = "c.outcome <> 'RIGHT'"
/** Cases of one file. */
const MOST = 10_000

const wire = (row: Found): Row => ({
  ...wired(row, 'id kind field source outcome shown_as at'),
  confidence: row.confidence === null ? null : Math.round(row.confidence * 1_000) / 1_000,
  read: row.outcome === 'MISSED' ? null : row.read_shown,
  corrected: row.corrected_shown,
})

export async function correctionPage(db: Db, filter: QualityFilter, page: number, size: number) {
  const { where, values } = whereOf(filter)
  const from = `from recognition_correction c where ${where} and ${WRONG}`
  const at = values.length + 1
  const [rows, total] = await Promise.all([
    db.rows<Found>(
      `select ${COLUMNS} ${from} order by c.at desc, c.id desc limit $${at} offset $${at + 1}`,
      [...values, size, (page - 1) * size],
    ),
    db.one<{ n: number }>(`select count(*)::int as n ${from}`, values),
  ])
  return { total: total?.n ?? 0, page, size, rows: rows.map(wire) }
}

/** Cases as JSON, the newest first: no picture, no company, no number of a voucher (docs/decisions/0092). */
export async function casesFile(db: Db, filter: QualityFilter): Promise<string> {
  const { where, values } = whereOf(filter)
  const rows = await db.rows<Found>(
    `select ${COLUMNS} from recognition_correction c where ${where} and ${WRONG} order by c.at desc, c.id desc limit ${MOST}`,
    values,
  )
  const cases = rows.map((row) => {
    const { id, at: _, ...told } = wire(row)
    return { case: `correction-${id}`, ...told }
  })
  return `${JSON.stringify({ format: 'xinjian-recognition-cases', version: 1, cases }, null, 1)}\n`
}
