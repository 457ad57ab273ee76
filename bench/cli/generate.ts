/**
 * A folder of invented invoices, of the size and the shape of the public set of 284 small enterprises: enterprises one after
 * the other, dates ascending, few large counterparties and many small ones, 8 % void (some of zero), 3 % red, numbers
 * running, amounts with one or two decimals. The same seed gives the same bytes.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { formatDay, parseDay } from '@xinjian/engine/kit/calendar/window'
import { type Random, random, zipf } from '../lib/random.ts'

export interface Size {
  enterprises: number
  salesRows: number
  purchaseRows: number
}

export const FULL_SIZE: Size = { enterprises: 284, salesRows: 345_598, purchaseRows: 385_397 }

const FIRST = parseDay('2016-10-01')!
const LAST = parseDay('2020-02-21')!

/** Writes `sales.csv.gz` and `purchases.csv.gz`. */
export function generateFolder(folder: string, size: Size = FULL_SIZE, seed = 2026): void {
  mkdirSync(folder, { recursive: true })
  write(folder, 'sales', '购方单位代号', 'B', size.enterprises, size.salesRows, seed)
  write(folder, 'purchases', '销方单位代号', 'A', size.enterprises, size.purchaseRows, seed + 1)
}

function write(
  folder: string,
  name: string,
  party: string,
  letter: string,
  enterprises: number,
  rows: number,
  seed: number,
): void {
  const r = random(seed)
  const weights = Array.from({ length: enterprises }, (_, i) => 1 / (i + 4))
  const whole = weights.reduce((a, b) => a + b, 0)
  const lines = [`企业代号,发票号码,开票日期,${party},金额,税额,价税合计,发票状态`]
  for (let e = 0; e < enterprises; e++) {
    const left = rows + 1 - lines.length
    const share = Math.round((rows * weights[e]!) / whole)
    const count = e === enterprises - 1 ? left : Math.min(left, Math.max(3, share))
    addEnterprise(lines, `E${e + 1}`, letter, count, r)
  }
  const bytes = gzipSync(`${lines.join('\n')}\n`, { level: 6 })
  writeFileSync(path.join(folder, `${name}.csv.gz`), bytes)
}

function addEnterprise(lines: string[], name: string, letter: string, n: number, r: Random): void {
  const parties = Array.from(
    { length: Math.max(2, Math.round(n ** 0.75)) },
    () => `${letter}${String(r.below(40_000)).padStart(5, '0')}`,
  )
  const pick = zipf(parties.length)
  const rate = [0.17, 0.16, 0.13, 0.06, 0.03][r.below(5)]!
  let number = 1_000_000 + r.below(20_000_000)
  for (let i = 0; i < n; i++) {
    const day = Math.min(LAST, FIRST + Math.floor(((i + r.next()) / n) * (LAST - FIRST)))
    const date = formatDay(day).replace(/-0?/g, '/')
    const party = parties[pick(r.next())]!
    const kind = r.next()
    const empty = kind < 0.01
    const fen = empty ? 0 : Math.round(100 * Math.exp(4 + 7 * r.next()))
    const sign = kind > 0.97 ? -1 : 1
    const tax = Math.round(fen * rate)
    const money = (value: number): string => {
      const text = (value / 100).toFixed(2).replace(/0$/, '')
      return value === 0 ? '0.0' : text
    }
    number += 1 + (r.below(20) === 0 ? r.below(1000) : 0)
    const status = kind < 0.08 ? '作废发票' : '有效发票'
    lines.push(
      `${name},${number},${date},${party},${money(sign * fen)},${money(sign * tax)},${money(sign * (fen + tax))},${status}`,
    )
  }
}
