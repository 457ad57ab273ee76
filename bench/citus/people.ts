/** People of two companies at work all day: light calls, lists, a file and a report of it, again and again. */
import { setTimeout as sleep } from 'node:timers/promises'
import { usccCheckCharacter } from '@xinjian/format'
import { newTenant, salesList, type Tenant } from '../../campaign/lib/tenants.ts'
import type { World } from '../collect/world.ts'

/** Calls of a round. */
export const LIGHT = 10
export const LISTS = 5
/** Invoices of each file. */
export const ROWS = 40
const POLL_MS = 200
/** Of an import and of a report. */
const WELL = ['DONE', 'READY']
const OVER = [...WELL, 'PARTIAL', 'FAILED']

/** Milliseconds of what was done. */
export interface Done {
  light: number[]
  list: number[]
  /** From the upload until its page says that it is stored. */
  file: number[]
  /** From the order until its page shows it. */
  report: number[]
  rounds: number
}

export const nothingDone = (): Done => ({ light: [], list: [], file: [], report: [], rounds: 0 })

export interface People {
  /** All of them work until this is over; what was done by then. */
  work(until: Promise<unknown>): Promise<Done>
}

/** `each`: people of each of two companies. */
export async function hire({ server, db }: World, each: number): Promise<People> {
  const companies = [
    await newTenant(db, server.base, '甲机构'),
    await newTenant(db, server.base, '乙机构'),
  ]
  let made = 0
  return {
    async work(until) {
      const done = nothingDone()
      let isOver = false
      const work = async (company: Tenant) => {
        while (!isOver) {
          await round(server.base, company, made++, done)
          if (!isOver) done.rounds++
        }
      }
      const all = companies.flatMap((company) => Array.from({ length: each }, () => work(company)))
      try {
        await Promise.race([until, Promise.all(all)])
      } finally {
        isOver = true
      }
      // A round that was cut is none; its error is one.
      await Promise.all(all)
      return done
    },
  }
}

async function round(base: string, company: Tenant, n: number, done: Done): Promise<void> {
  const timed = async <T>(what: Exclude<keyof Done, 'rounds'>, work: () => Promise<T>) => {
    const began = performance.now()
    const result = await work()
    done[what].push(performance.now() - began)
    return result
  }
  const ask = async <T>(route: string, body?: object): Promise<T> => {
    const answer = await company.call(route, body)
    if (answer.status !== 200) throw new Error(`${route}: ${JSON.stringify(answer)}`)
    return answer.data as T
  }
  const settled = async (route: string, body: object): Promise<void> => {
    for (;;) {
      const { status } = (await ask<{ row: { status: string } }>(route, body)).row
      if (WELL.includes(status)) return
      if (OVER.includes(status)) throw new Error(`${route}: ${status}`)
      await sleep(POLL_MS)
    }
  }
  for (let i = 0; i < LIGHT; i++) await timed('light', () => ask('/user/info'))
  for (let i = 0; i < LISTS; i++)
    await timed('list', () => ask('/enterprise/list', { page: 1, size: 20 }))
  const number = `91440300DA${String(n).padStart(7, '0')}`
  const taxNo = `${number}${usccCheckCharacter(number)}`
  await ask('/enterprise/save', { taxNo, name: `第${n}号有限公司` })
  await timed('file', async () => {
    const ids = await company.upload(taxNo, [salesList(ROWS)])
    if (!ids) throw new Error(`no place for a file of ${base}`)
    await settled('/invoice/import/detail', { id: ids[0]! })
  })
  await timed('report', async () => {
    const order = { taxId: taxNo, reportType: 'INVOICE' }
    const { reportNo } = await ask<{ reportNo: string }>('/frontTax/front/report/tax/query', order)
    await settled('/bss/order/report/getDetailReport', { reportNo })
  })
}
