/** One company at work over HTTP, and what it was told: each round a new enterprise, an import of its invoices and a report of them. */
import { setTimeout as sleep } from 'node:timers/promises'
import { usccCheckCharacter } from '@xinjian/format'
import { salesList, type Tenant } from '../lib/tenants.ts'

/** Invoices of each enterprise. */
export const ROWS = 40
/** A round that nothing came of by then is left, and another begun. */
const GIVEN_UP_MS = 120_000
const PAUSE_MS = 100
/** Of an import and of a report. */
const OVER = ['DONE', 'PARTIAL', 'READY', 'FAILED']

export interface Unanswered {
  at: number
  /** 0 = no answer of HTTP. */
  http: number
  msg: string
}

export interface Told {
  /** Enterprises that were saved, by tax number. */
  saved: string[]
  /** Imports that were taken. */
  imports: { id: number; taxNo: string }[]
  /** Reports that were ordered. */
  reports: string[]
  /** Moments at which a round was done: its import DONE, its report READY where one is ordered. */
  done: number[]
  /** What was answered otherwise than with what was asked for; what happened behind it nobody was told. */
  unanswered: Unanswered[]
}

export interface Load {
  told: Told
  /** No further round; resolves when the last has ended. */
  stop(): Promise<void>
}

/** `isCharged: false`: rounds end with their import, and order no report. @param mark of the company, in the tax numbers of its enterprises: two letters of those that they are made of */
export function startLoad(
  company: Tenant,
  base: string,
  mark: string,
  { isCharged = true } = {},
): Load {
  const told: Told = { saved: [], imports: [], reports: [], done: [], unanswered: [] }
  let going = true

  /** Asks until there is an answer, or null: never one in time, or that it may not be. */
  async function post<T>(route: string, body: object | FormData): Promise<T | null> {
    const isForm = body instanceof FormData
    for (const end = Date.now() + GIVEN_UP_MS; Date.now() < end; await sleep(PAUSE_MS)) {
      const got = await fetch(`${base}${route}`, {
        method: 'POST',
        headers: { ...company.headers, ...(!isForm && { 'Content-Type': 'application/json' }) },
        body: isForm ? body : JSON.stringify(body),
      })
        .then(async (answer) => ({ http: answer.status, ...((await answer.json()) as Answer) }))
        .catch((error: Error) => ({ http: 0, msg: `${error.message} ${error.cause}`, data: null }))
      if (got.http === 200 && got.data !== null) return got.data as T
      told.unanswered.push({ at: Date.now(), http: got.http, msg: got.msg })
      if (got.http >= 400 && got.http < 429) return null
    }
    return null
  }
  async function settled(route: string, body: object): Promise<string | null> {
    for (const end = Date.now() + GIVEN_UP_MS; Date.now() < end; await sleep(PAUSE_MS)) {
      const got = await post<{ row: { status: string } }>(route, body)
      if (got && OVER.includes(got.row.status)) return got.row.status
    }
    return null
  }
  async function round(n: number): Promise<void> {
    const number = `91440300${mark}${String(n).padStart(7, '0')}`
    const taxNo = `${number}${usccCheckCharacter(number)}`
    if (!(await post('/enterprise/save', { taxNo, name: `${mark}${n}有限公司` }))) return
    told.saved.push(taxNo)
    const form = new FormData()
    form.set('taxNo', taxNo)
    form.append('file', new Blob([salesList(ROWS) as Uint8Array<ArrayBuffer>]), `${n}.csv`)
    const id = (await post<{ id: number }[]>('/invoice/import/upload', form))?.[0]?.id
    if (id === undefined) return
    told.imports.push({ id, taxNo })
    if ((await settled('/invoice/import/detail', { id })) !== 'DONE') return
    if (!isCharged) return void told.done.push(Date.now())
    const ordered = await post<{ reportNo: string }>('/frontTax/front/report/tax/query', {
      taxId: taxNo,
      reportType: 'INVOICE',
    })
    if (!ordered) return
    const { reportNo } = ordered
    told.reports.push(reportNo)
    if ((await settled('/bss/order/report/getDetailReport', { reportNo })) === 'READY')
      told.done.push(Date.now())
  }
  const all = (async () => {
    for (let n = 0; going; n++) await round(n)
  })()
  return {
    told,
    async stop() {
      going = false
      await all
    },
  }
}

interface Answer {
  msg: string
  data: unknown
}
