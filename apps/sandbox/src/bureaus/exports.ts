/** Export files: ordered in a session, made "later", fetched in this or a later session of the same enterprise. */
import { randomBytes } from 'node:crypto'
import type { Firm } from '../world/firm.ts'
import type { DateRange, Direction } from '../world/world.ts'
import { BureauFailure } from './failures.ts'

export interface ExportOrder {
  id: string
  firm: Firm
  direction: Direction
  range: DateRange
  readyAt: number
}

const CAPACITY = 5_000

export class ExportOrders {
  #orders = new Map<string, ExportOrder>()

  add(firm: Firm, direction: Direction, range: DateRange, delayMs: number): ExportOrder {
    const order = {
      id: randomBytes(12).toString('hex'),
      firm,
      direction,
      range,
      readyAt: Date.now() + delayMs,
    }
    this.#orders.set(order.id, order)
    if (this.#orders.size > CAPACITY) this.#orders.delete(this.#orders.keys().next().value!)
    return order
  }

  /** Throws NO_DATA for unknown orders and those of other enterprises. */
  get(id: string, firm: Firm): ExportOrder {
    const order = this.#orders.get(id)
    if (!order || order.firm !== firm) throw new BureauFailure('NO_DATA')
    return order
  }
}

export function exportJson(order: ExportOrder) {
  const wait = Math.ceil((order.readyAt - Date.now()) / 1000)
  return {
    exportId: order.id,
    state: wait > 0 ? 'RUNNING' : 'READY',
    etaSeconds: Math.max(0, wait),
    message: wait > 0 ? '发票数据量较大，税局正在生成文件，请稍后下载' : '文件已生成',
  }
}
