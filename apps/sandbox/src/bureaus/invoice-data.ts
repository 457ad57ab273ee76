/** Invoices as a bureau hands them over: an index of months, pages of one month, export files. */
import { setImmediate as pause } from 'node:timers/promises'
import { formatFen } from '@xinjian/format'
import type { WorldClock } from '../clock.ts'
import { firstDay, formatMonth, lastDay, type Month } from '../world/calendar.ts'
import type { Firm } from '../world/firm.ts'
import type { Draft } from '../world/invoices/draft.ts'
import { type Invoice, render, statusOf } from '../world/invoices/render.ts'
import { mix } from '../world/random.ts'
import type { Direction, World } from '../world/world.ts'
import { Cache } from './cache.ts'

export interface MonthIndex {
  period: string
  count: number
  totalAmount: string
  /** Changes when any invoice or status of the month changes: unchanged months need not be read again. */
  hash: string
}

export class InvoiceData {
  #world: World
  #clock: WorldClock
  #months = new Cache<Draft[]>(24)
  #indexes = new Cache<Promise<MonthIndex[]>>(400)

  constructor(world: World, clock: WorldClock) {
    this.#world = world
    this.#clock = clock
  }

  /** Number of blue invoices of a month, known without making them. */
  size(firm: Firm, direction: Direction, month: Month): number {
    return this.#world.documentsOf(firm, direction).trade.count(month)
  }

  page(
    firm: Firm,
    direction: Direction,
    month: Month,
    page: number,
    size: number,
  ): { rows: object[]; total: number } {
    const asOf = this.#clock.cutoff()
    const drafts = this.#months.get(this.#key(firm, direction, month), () => [
      ...this.#drafts(firm, direction, month, asOf),
    ])
    const slice = drafts.slice((page - 1) * size, page * size)
    return {
      rows: slice.map((d) => invoiceJson(render(d, asOf, this.#world.overlay))),
      total: drafts.length,
    }
  }

  index(firm: Firm, direction: Direction, months: readonly Month[]): Promise<MonthIndex[]> {
    const key = `${this.#key(firm, direction, 0)}/${months.join()}`
    return this.#indexes.get(key, () => this.#makeIndex(firm, direction, months))
  }

  async #makeIndex(
    firm: Firm,
    direction: Direction,
    months: readonly Month[],
  ): Promise<MonthIndex[]> {
    const out: MonthIndex[] = []
    const asOf = this.#clock.cutoff()
    for (const month of months) {
      let count = 0
      let total = 0
      let hash = month
      for (const draft of this.#drafts(firm, direction, month, asOf)) {
        count++
        total += draft.amount + draft.tax
        const status = statusOf(draft, asOf, this.#world.overlay)
        hash = mix(hash ^ mix(draft.amount) ^ mix(draft.index * 8 + STATUS_CODES.indexOf(status)))
      }
      out.push({
        period: formatMonth(month),
        count,
        totalAmount: formatFen(total),
        hash: hash.toString(16).padStart(8, '0'),
      })
      await pause()
    }
    return out
  }

  #drafts(firm: Firm, direction: Direction, month: Month, asOf: number): Generator<Draft> {
    return this.#world.drafts(firm, direction, { from: firstDay(month), to: lastDay(month) }, asOf)
  }

  #key(firm: Firm, direction: Direction, month: Month): string {
    return `${firm.key}/${direction}/${month}/${this.#clock.cutoff()}/${this.#world.changes}`
  }
}

const STATUS_CODES = ['正常', '已作废', '已红冲-全额', '已红冲-部分']

/** Money as decimal text in yuan. */
export function invoiceJson(i: Invoice) {
  return {
    invoiceCode: i.code,
    invoiceNumber: i.number,
    einvoiceNo: i.einvoiceNo,
    invoiceKind: i.kindText,
    issueTime: i.issueTime,
    sellerTaxNo: i.sellerTaxNo,
    sellerName: i.sellerName,
    buyerTaxNo: i.buyerTaxNo,
    buyerName: i.buyerName,
    amount: formatFen(i.amount),
    tax: formatFen(i.tax),
    totalAmount: formatFen(i.amount + i.tax),
    source: i.source,
    status: i.status,
    isPositive: i.positive ? '是' : '否',
    riskLevel: i.risk,
    drawer: i.drawer,
    remark: i.remark,
    lines: i.lines.map((l, n) => ({
      lineNo: n + 1,
      goodsCode: l.goodsCode,
      goodsName: l.name,
      spec: l.spec,
      unit: l.unit,
      quantity: l.quantity,
      price: l.price,
      amount: formatFen(l.amount),
      taxRate: l.rate,
      tax: formatFen(l.tax),
    })),
  }
}
