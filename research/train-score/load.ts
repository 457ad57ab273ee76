import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { createGunzip } from 'node:zlib'
import { createInvoiceFold } from '../../packages/engine/src/invoice/facts/fold.ts'
import type {
  Direction,
  InvoiceFacts,
  InvoiceRow,
  MonthIndex,
} from '../../packages/engine/src/invoice/facts.ts'
import { dayNumber, monthOfDay } from '../../packages/engine/src/kit/calendar/window.ts'
import { parseFen } from '../../packages/format/src/money.ts'

/** Bank ratings from best to worst; the index is the ordered label. */
export const RATINGS: readonly string[] = ['A', 'B', 'C', 'D']

export interface Enterprise {
  id: string
  /** 0 (A) … 3 (D), null when the enterprise is not rated. */
  rating: number | null
  /** null when the enterprise is not labelled. */
  defaulted: boolean | null
  rows: readonly InvoiceRow[]
  facts: PortfolioFacts
}

export type PortfolioFacts = Pick<
  InvoiceFacts,
  'covered' | 'missingMonths' | 'digests' | 'collected' | 'bureauDigests'
>

export interface Portfolio {
  enterprises: Enterprise[]
  lastMonth: MonthIndex
  /** Rows that could not be read, by file. */
  badRows: Record<string, number>
  /** SHA-256 over the three files, first 16 hex digits: names the data a card was trained on. */
  fingerprint: string
}

/**
 * Reads a folder of `enterprises.csv` (企业代号, 信誉评级, 是否违约), `sales.csv.gz` and `purchases.csv.gz`
 * (企业代号, 发票号码, 开票日期, the other party's 单位代号, 金额, 税额, 价税合计, 发票状态), headers in any order.
 * The order of enterprises is that of enterprises.csv.
 */
export async function loadPortfolio(folder: string): Promise<Portfolio> {
  const rows = new Map<string, InvoiceRow[]>()
  const badRows: Record<string, number> = {}
  const list = await readEnterprises(join(folder, 'enterprises.csv'))
  for (const e of list) rows.set(e.id, [])
  const parties = new Map<string, number>()
  for (const [file, direction] of [
    ['sales.csv.gz', 'OUT'],
    ['purchases.csv.gz', 'IN'],
  ] as const)
    badRows[file] = await readRows(join(folder, file), direction, rows, parties)

  const hash = createHash('sha256')
  for (const file of ['enterprises.csv', 'sales.csv.gz', 'purchases.csv.gz'])
    hash.update(await readFile(join(folder, file)))
  const all = [...rows.values()].flat()
  const span = [Math.min, Math.max].map((of) =>
    monthOfDay(all.reduce((day, r) => of(day, r.day), all[0]!.day)),
  )
  return {
    enterprises: list.map((e) => {
      const own = rows.get(e.id)!
      return { ...e, rows: own, facts: foldRows(own, span[1]!) }
    }),
    lastMonth: span[1]!,
    badRows,
    fingerprint: hash.digest('hex').slice(0, 16),
  }
}

/**
 * Facts of some rows. The files do not say when each enterprise was drawn: both directions count as collected from its first row to
 * the last month of the portfolio, so silence at the end is silence.
 */
export function foldRows(rows: readonly InvoiceRow[], lastMonth: MonthIndex): PortfolioFacts {
  const fold = createInvoiceFold()
  for (const row of rows) fold.add(row)
  const digests = fold.digests()
  const covered = (): [MonthIndex, MonthIndex] => [
    digests.reduce((m, d) => Math.min(m, d.month), lastMonth),
    lastMonth,
  ]
  return { digests, covered: { OUT: covered(), IN: covered() }, missingMonths: { OUT: [], IN: [] } }
}

async function readEnterprises(path: string): Promise<Omit<Enterprise, 'facts' | 'rows'>[]> {
  const [header, ...lines] = (await readFile(path, 'utf8')).replace(/^\uFEFF/, '').split(/\r?\n/)
  const column = columns(header!)
  return lines.filter(Boolean).map((line) => {
    const cells = line.split(',')
    const rating = RATINGS.indexOf(cells[column('信誉评级')] ?? '')
    const label = cells[column('是否违约')]
    return {
      id: cells[column('企业代号')]!,
      rating: rating < 0 ? null : rating,
      defaulted: label === '是' ? true : label === '否' ? false : null,
    }
  })
}

async function readRows(
  path: string,
  direction: Direction,
  rows: Map<string, InvoiceRow[]>,
  parties: Map<string, number>,
): Promise<number> {
  const lines = createInterface({
    input: createReadStream(path).pipe(createGunzip()),
    crlfDelay: Number.POSITIVE_INFINITY,
  })
  let at: number[] | null = null
  let bad = 0
  for await (const line of lines) {
    if (at === null) {
      const column = columns(line.replace(/^\uFEFF/, ''))
      const other = direction === 'OUT' ? '购方单位代号' : '销方单位代号'
      at = ['企业代号', '开票日期', other, '金额', '税额', '价税合计', '发票状态', '发票号码'].map(
        column,
      )
      continue
    }
    const cells = line.split(',')
    const [id, date, other, amountText, taxText, totalText, status, number] = at.map(
      (i) => cells[i] ?? '',
    )
    const day = /^(\d{4})[/-](\d{1,2})[/-](\d{1,2})$/.exec(date!)
    const amount = parseFen(amountText)
    const tax = parseFen(taxText)
    const total = parseFen(totalText)
    const own = rows.get(id!)
    if (!day || amount === null || tax === null || total === null || !own) {
      bad++
      continue
    }
    let counterparty = parties.get(other!)
    if (counterparty === undefined) {
      counterparty = parties.size
      parties.set(other!, counterparty)
    }
    own.push({
      direction,
      day: dayNumber(Number(day[1]), Number(day[2]), Number(day[3])),
      minute: -1,
      status: status === '作废发票' ? 'VOID' : 'NORMAL',
      kind: 'UNKNOWN',
      counterparty,
      amount,
      tax,
      total,
      key: number!,
    })
  }
  return bad
}

function columns(header: string): (name: string) => number {
  const names = header.split(',').map((n) => n.trim())
  return (name) => {
    const index = names.indexOf(name)
    if (index < 0) throw new Error(`column ${name} is missing: ${header}`)
    return index
  }
}
