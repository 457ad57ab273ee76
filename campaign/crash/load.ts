/** What people do while everything is killed: they upload, order reports and collect, and try again until they are told that it is done. */
import { setTimeout as sleep } from 'node:timers/promises'
import type { CrashWorld } from '../../apps/server/test/collect/crash-world.ts'
import { drive, reach } from '../../apps/server/test/collect/drive.ts'
import { type Firm, Phone, type Sandbox } from '../../apps/server/test/collect-phone.ts'
import { salesCsv } from '../../apps/server/test/support/sales-csv.ts'

const TRY_MS = 500
/** Nobody tries longer. */
const LONGEST_MS = 10 * 60_000
const MONTHS = 24
const PER_MONTH = 250
export const FILE_ROWS = MONTHS * PER_MONTH
const FILE = salesCsv({ months: MONTHS, perMonth: PER_MONTH })

export interface Acknowledged {
  imports: number[]
  reports: string[]
  /** Tax numbers of collections that a phone saw end, by their end. */
  collections: { taxNo: string; state: string }[]
  /** Answers that are neither done nor "come again" in words. */
  odd: string[]
}

export const nothingYet = (): Acknowledged => ({
  imports: [],
  reports: [],
  collections: [],
  odd: [],
})

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
    const form = () => {
      const made = new FormData()
      made.set('taxNo', taxNo)
      made.append('file', new Blob([FILE as Uint8Array<ArrayBuffer>]), '销项.csv')
      return made
    }
    const rows = (await this.#until('/invoice/import/upload', () => ({ body: form() }))) as {
      id: number
    }[]
    const ids = rows.map((row) => row.id)
    this.told.imports.push(...ids)
    await this.#ended(ids)
    const report = (await this.#json('/frontTax/front/report/tax/query', { taxId: taxNo })) as {
      reportNo: string
    }
    this.told.reports.push(report.reportNo)
  }

  async collect(firm: Firm): Promise<void> {
    const phone = new Phone(reach(this.#world.config, this.#world.db), this.#sandbox)
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
