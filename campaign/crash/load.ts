/** What people do while everything is killed: they upload invoices and books, order reports, have vendors asked and collect, and try again until they are told that it is done. */
import { setTimeout as sleep } from 'node:timers/promises'
import type { CrashWorld } from '../../apps/server/test/collect/crash-world.ts'
import { drive, reach } from '../../apps/server/test/collect/drive.ts'
import { type Firm, Phone, type Sandbox } from '../../apps/server/test/collect-phone.ts'
import { BooksPhone } from '../../apps/server/test/programs/books-phone.ts'
import { salesCsv } from '../../apps/server/test/support/sales-csv.ts'
import type { Random } from '../../bench/lib/random.ts'
import { steady } from '../lib/steady.ts'
import { MortalPhone } from './mortal-phone.ts'

const TRY_MS = 500
/** Nobody tries longer. */
const LONGEST_MS = 10 * 60_000
const MONTHS = 24
const PER_MONTH = 250
export const FILE_ROWS = MONTHS * PER_MONTH
const FILE = salesCsv({ months: MONTHS, perMonth: PER_MONTH })
const VOUCHERS_PER_MONTH = 100
export const BOOK_LINES = MONTHS * VOUCHERS_PER_MONTH * 2
const BOOK = journal()

/** Vouchers of two lines that balance. */
function journal(): Uint8Array {
  const lines = ['日期,凭证字号,摘要,科目代码,科目名称,借方,贷方']
  for (let month = 0; month < MONTHS; month++)
    for (let n = 1; n <= VOUCHERS_PER_MONTH; n++) {
      const day = new Date(Date.UTC(2024, month, 1 + (n % 28))).toISOString().slice(0, 10)
      lines.push(
        `${day},记-${n},销售${n},1122,应收账款,${n}.00,0`,
        `${day},记-${n},销售${n},5001,主营业务收入,0,${n}.00`,
      )
    }
  return new TextEncoder().encode(`\ufeff${lines.join('\r\n')}\r\n`)
}

export interface Acknowledged {
  imports: number[]
  /** Imports of a journal. */
  books: number[]
  reports: string[]
  /** Those of them on what registry and courts publish. */
  published: string[]
  /** Tax numbers of collections that a phone saw end, by their end. */
  collections: { taxNo: string; state: string }[]
  /** Tax numbers of those among them that came through doors. */
  atDoors: string[]
  /** How often a phone died. */
  deaths: number
  /** Answers that are neither done nor "come again" in words. */
  odd: string[]
}

export const nothingYet = (): Acknowledged => ({
  imports: [],
  books: [],
  reports: [],
  published: [],
  collections: [],
  atDoors: [],
  deaths: 0,
  odd: [],
})

export interface PublishedFirm {
  taxNo: string
  name: string
}

export class Load {
  readonly told: Acknowledged
  readonly #base: string
  readonly #token: string
  readonly #world: CrashWorld
  readonly #sandbox: Sandbox

  constructor(world: CrashWorld, sandbox: Sandbox, token: string, told: Acknowledged) {
    this.#world = world
    this.#sandbox = sandbox
    this.#token = token
    this.#base = `http://127.0.0.1:${world.config.port}/api`
    this.told = told
  }

  /** A firm of the office's own, a file of it, and a report on it. */
  async uploadAndReport(taxNo: string): Promise<void> {
    await this.#json('/enterprise/save', { taxNo, name: `断点企业${taxNo.slice(-6)}` })
    await this.#upload(taxNo, { name: '销项.csv', bytes: FILE }, this.told.imports)
    await this.#order('/frontTax/front/report/tax/query', taxNo)
    await this.#upload(taxNo, { name: '序时簿.csv', bytes: BOOK }, this.told.books)
    await this.#order('/bss/erp/query', taxNo)
  }

  /** The report on what registry and courts publish of a firm, ordered again where nobody could be asked. */
  async askPublished({ taxNo, name }: PublishedFirm): Promise<void> {
    await this.#json('/enterprise/save', { taxNo, name })
    for (const end = Date.now() + LONGEST_MS; Date.now() < end; ) {
      const order = { keyword: taxNo, reportType: 'JUSTICE_ENT' }
      const { reportNo } = (await this.#json('/verify/gssf/report', order)) as { reportNo: string }
      if ((await this.#endOf(reportNo)) !== 'READY') continue
      this.told.reports.push(reportNo)
      this.told.published.push(reportNo)
      return
    }
    throw new Error(`nobody tells what is published of ${taxNo}`)
  }

  async #endOf(reportNo: string): Promise<string | undefined> {
    for (const end = Date.now() + LONGEST_MS; Date.now() < end; await sleep(TRY_MS)) {
      const row = await steady(() =>
        this.#world.db.one<{ status: string }>(
          "select status from report where report_no = $1 and status in ('READY', 'FAILED')",
          [reportNo],
        ),
      )
      if (row) return row.status
    }
    return undefined
  }

  async #upload(taxNo: string, file: { name: string; bytes: Uint8Array }, acknowledged: number[]) {
    const form = () => {
      const made = new FormData()
      made.set('taxNo', taxNo)
      made.append('file', new Blob([file.bytes as Uint8Array<ArrayBuffer>]), file.name)
      return made
    }
    const rows = (await this.#until('/invoice/import/upload', () => ({ body: form() }))) as {
      id: number
    }[]
    const ids = rows.map((row) => row.id)
    acknowledged.push(...ids)
    await this.#ended(ids)
  }

  async #order(path: string, taxNo: string): Promise<void> {
    const { reportNo } = (await this.#json(path, { taxId: taxNo })) as { reportNo: string }
    this.told.reports.push(reportNo)
  }

  /** Of taxes, or of the books in an accounting program. */
  async collect(firm: Firm, of: 'TAX' | 'ERP'): Promise<void> {
    const server = reach(this.#world.config, this.#world.db)
    const phone =
      of === 'TAX' ? new Phone(server, this.#sandbox) : new BooksPhone(server, this.#sandbox)
    await this.#drives(phone, firm)
  }

  /** From a phone that dies between steps, at a partner's door or with institutions that the person chooses. */
  async collectAtDoor(firm: Firm, door: string | readonly string[], rng: Random): Promise<void> {
    const server = reach(this.#world.config, this.#world.db)
    const phone = new MortalPhone(server, this.#sandbox, door, rng)
    await this.#drives(phone, firm)
    this.told.atDoors.push(firm.taxNo)
    this.told.deaths += phone.deaths
  }

  async #drives(phone: Phone, firm: Firm): Promise<void> {
    const { state } = await drive(phone, firm, Date.now() + LONGEST_MS)
    this.told.collections.push({ taxNo: firm.taxNo, state })
  }

  async #ended(ids: number[]): Promise<void> {
    for (const id of ids)
      for (const end = Date.now() + LONGEST_MS; ; await sleep(TRY_MS)) {
        const { row } = (await this.#json('/invoice/import/detail', { id })) as {
          row: { status: string }
        }
        if (!['QUEUED', 'RUNNING'].includes(row.status)) break
        if (Date.now() > end) return
      }
  }

  #json(route: string, body: object): Promise<unknown> {
    return this.#until(route, () => ({
      body: JSON.stringify(body),
      headers: { 'Content-Type': 'application/json' },
    }))
  }

  /** Until it is done; a cut connection and 503 are answers to try again on, any other is odd. */
  async #until(route: string, init: () => RequestInit): Promise<unknown> {
    for (const end = Date.now() + LONGEST_MS; Date.now() < end; await sleep(TRY_MS)) {
      const { headers, body = null } = init()
      const asked = { Authorization: `Bearer ${this.#token}`, ...(headers as object) }
      const response = await fetch(this.#base + route, {
        method: 'POST',
        headers: asked,
        body,
        signal: AbortSignal.timeout(60_000),
      }).catch(() => null)
      const answer = (await response?.json().catch(() => null)) as {
        status: number
        msg: string
        data: unknown
      } | null
      if (!answer) continue
      if (answer.status === 200) return answer.data
      if (answer.status !== 503) this.told.odd.push(`${route}: ${answer.status} ${answer.msg}`)
    }
    throw new Error(`${route} was never answered`)
  }
}
