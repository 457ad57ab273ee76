/** What people do with the product until its machine is gone, and what they were told was done. */
import { setTimeout as sleep } from 'node:timers/promises'
import type { Database } from '../../apps/server/src/db/pool.ts'
import { newTenant, salesList, type Tenant } from '../lib/tenants.ts'

/** Rows of a file; more are refused. */
const FILE_ROWS = 50_000
const REPORT = '/frontTax/front/report/tax/query'
const BEAT_MS = 20

/** Report number → fingerprint of every report that is ready. */
export type Reports = ReadonlyMap<string, string>

export async function reportsOf(db: Pick<Database, 'pool'>): Promise<Reports> {
  const { rows } = await db.pool.query(
    "select report_no, fingerprint from report where status = 'READY' order by report_no",
  )
  return new Map(rows.map(({ report_no, fingerprint }) => [report_no, fingerprint]))
}

/** Numbers that are in one and not the same in the other. */
export const differing = (before: Reports, after: Reports): string[] =>
  [...before].filter(([no, print]) => after.get(no) !== print).map(([no]) => no)

export class Life {
  /** Acknowledged moments of writing, by number. */
  readonly beats = new Map<number, number>()
  checks = 0
  ordered = 0
  readonly #db: Database
  readonly #tenant: Tenant
  #firms: string[] = []
  #over = false

  private constructor(db: Database, tenant: Tenant) {
    this.#db = db
    this.#tenant = tenant
  }

  static async begin(db: Database, port: number): Promise<Life> {
    await db.pool.query('create table campaign_beat (n bigint primary key)')
    const tenant = await newTenant(db, `http://127.0.0.1:${port}/api`, '灾备演练机构')
    return new Life(db, tenant)
  }

  /** So many invoices of enterprises with a report on each. */
  async fill(rows: number): Promise<void> {
    for (let left = rows; left > 0; left -= FILE_ROWS) {
      const taxNo = await this.#tenant.enterprise()
      this.#firms.push(taxNo)
      const ids = await this.#tenant.upload(taxNo, [salesList(Math.min(left, FILE_ROWS))])
      const ended = ids && (await this.#tenant.outcome(ids[0] as number))
      if (ended !== 'DONE') throw new Error(`an import ended as ${ended}`)
      await this.#report(taxNo)
    }
  }

  async #report(taxNo: string): Promise<void> {
    const { status } = await this.#tenant.call(REPORT, { taxId: taxNo })
    if (status === 200) this.ordered += 1
  }

  /** Goes on until `end`: a row every 20 ms, and reports, verifications and uploads beside it. */
  async goOn(): Promise<void> {
    await Promise.allSettled([this.#beat(), this.#work()])
  }

  end(): void {
    this.#over = true
  }

  async #beat(): Promise<void> {
    for (let n = 1; !this.#over; n++) {
      await this.#db.pool.query('insert into campaign_beat (n) values ($1)', [n])
      this.beats.set(n, Date.now())
      await sleep(BEAT_MS)
    }
  }

  async #work(): Promise<void> {
    for (let i = 0; !this.#over; i++) {
      const { status } = await this.#tenant.call(
        '/tradecredit/front/invoice/verify/check',
        unknownInvoice(i),
      )
      if (status === 200) this.checks += 1
      const taxNo = await this.#tenant.enterprise()
      const ids = await this.#tenant.upload(taxNo, [salesList(500)])
      if (ids) await this.#tenant.outcome(ids[0] as number)
      await this.#report(taxNo)
    }
  }
}

/** An invoice of nobody: it is judged as unknown, and charged. */
function unknownInvoice(n: number) {
  const day = new Date(Date.now() - 7 * 86_400_000).toISOString().slice(0, 10)
  const number = String(n).padStart(7, '0')
  return { invoiceNumber: `${day.slice(2, 4)}44200099996${number}`, issueDate: day, amount: '100' }
}
