import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { createGunzip } from 'node:zlib'
import {
  createInvoiceFold,
  type InvoiceFold,
} from '../../packages/engine/src/invoice/facts/fold.ts'
import type { Direction, InvoiceFacts } from '../../packages/engine/src/invoice/facts.ts'
import { dayNumber } from '../../packages/engine/src/kit/calendar/window.ts'
import { parseFen } from '../../packages/format/src/money.ts'

/** Bank ratings from best to worst; the index is the ordered label. */
export const RATINGS: readonly string[] = ['A', 'B', 'C', 'D']

export interface Enterprise {
  id: string
  /** 0 (A) … 3 (D), null when the enterprise is not rated. */
  rating: number | null
  /** null when the enterprise is not labelled. */
  defaulted: boolean | null
  facts: Pick<InvoiceFacts, 'covered' | 'digests'>
}

export interface Portfolio {
  enterprises: Enterprise[]
  /** Rows that could not be read, by file. */
  badRows: Record<string, number>
  /** SHA-256 over the three files, first 16 hex digits: names the data a card was trained on. */
  fingerprint: string
}

/**
 * Reads a folder of `enterprises.csv` (企业代号, 信誉评级, 是否违约), `sales.csv.gz` and `purchases.csv.gz`
 * (企业代号, 开票日期, the other party's 单位代号, 金额, 税额, 价税合计, 发票状态), headers in any order.
 * The order of enterprises is that of enterprises.csv.
 */
export async function loadPortfolio(folder: string): Promise<Portfolio> {
  const folds = new Map<string, InvoiceFold>()
  const badRows: Record<string, number> = {}
  const list = await readEnterprises(join(folder, 'enterprises.csv'))
  for (const e of list) folds.set(e.id, createInvoiceFold())
  const parties = new Map<string, number>()
  for (const [file, direction] of [
    ['sales.csv.gz', 'OUT'],
    ['purchases.csv.gz', 'IN'],
  ] as const)
    badRows[file] = await foldFile(join(folder, file), direction, folds, parties)

  const hash = createHash('sha256')
  for (const file of ['enterprises.csv', 'sales.csv.gz', 'purchases.csv.gz'])
    hash.update(await readFile(join(folder, file)))
  return {
    enterprises: list.map((e) => {
      const digests = folds.get(e.id)!.digests()
      return { ...e, facts: { digests, covered: { OUT: cover(digests), IN: cover(digests) } } }
    }),
    badRows,
    fingerprint: hash.digest('hex').slice(0, 16),
  }
}

function cover(digests: InvoiceFacts['digests']): [number, number] | null {
  const months = digests.map((d) => d.month)
  return months.length > 0 ? [Math.min(...months), Math.max(...months)] : null
}

async function readEnterprises(path: string): Promise<Omit<Enterprise, 'facts'>[]> {
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

async function foldFile(
  path: string,
  direction: Direction,
  folds: Map<string, InvoiceFold>,
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
      at = ['企业代号', '开票日期', other, '金额', '税额', '价税合计', '发票状态'].map(column)
      continue
    }
    const cells = line.split(',')
    const [id, date, other, amountText, taxText, totalText, status] = at.map((i) => cells[i] ?? '')
    const day = /^(\d{4})[/-](\d{1,2})[/-](\d{1,2})$/.exec(date!)
    const amount = parseFen(amountText)
    const tax = parseFen(taxText)
    const total = parseFen(totalText)
    const fold = folds.get(id!)
    if (!day || amount === null || tax === null || total === null || !fold) {
      bad++
      continue
    }
    let counterparty = parties.get(other!)
    if (counterparty === undefined) {
      counterparty = parties.size
      parties.set(other!, counterparty)
    }
    fold.add({
      direction,
      day: dayNumber(Number(day[1]), Number(day[2]), Number(day[3])),
      minute: -1,
      status: status === '作废发票' ? 'VOID' : 'NORMAL',
      kind: 'UNKNOWN',
      counterparty,
      amount,
      tax,
      total,
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
