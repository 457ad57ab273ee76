import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readInvoiceTable } from './read-invoice-table.ts'
import { readInvoiceTableIsolated } from './read-isolated.ts'
import type { TableBatch } from './table-invoice.ts'

const HEADER = '发票号码,开票日期,购方单位代号,金额,税额,价税合计,发票状态'
const row = (n: number) =>
  `${10_000_000 + n},2026-0${(n % 9) + 1}-1${n % 9},B${n % 50},100.00,13.00,113.00,有效发票`
const csv = (rows: number) =>
  `${[HEADER, ...Array.from({ length: rows }, (_, i) => row(i))].join('\n')}\n`

let dir: string
beforeAll(() => {
  dir = fs.mkdtempSync(path.join(os.tmpdir(), 'xinjian-table-'))
})
afterAll(() => fs.rmSync(dir, { recursive: true, force: true }))

const file = (name: string, text: string): string => {
  const full = path.join(dir, name)
  fs.writeFileSync(full, text)
  return full
}

async function all(batches: AsyncIterable<TableBatch>): Promise<TableBatch[]> {
  const list: TableBatch[] = []
  for await (const batch of batches) list.push(batch)
  return list
}

describe('a table read in a process of its own', () => {
  it('gives what reading it here gives', async () => {
    const table = file('good.csv', csv(4_321))
    expect(await all(readInvoiceTableIsolated(table))).toEqual(await all(readInvoiceTable(table)))
  })

  it('passes on why a file is no table of invoices', async () => {
    const table = file('bad.csv', '姓名,年龄\n张示例,30\n')
    await expect(all(readInvoiceTableIsolated(table))).rejects.toMatchObject({
      message: expect.stringContaining('缺少列'),
    })
  })

  it('outlives a process that runs out of memory', async () => {
    const table = file('large.csv', csv(60_000))
    await expect(all(readInvoiceTableIsolated(table, { memoryMb: 4 }))).rejects.toMatchObject({
      code: 'OUT_OF_MEMORY',
    })
  })

  it('can be left in the middle', async () => {
    const table = file('left.csv', csv(30_000))
    for await (const batch of readInvoiceTableIsolated(table)) {
      if (batch.rows.length > 0) break
    }
    expect((await all(readInvoiceTableIsolated(table))).flatMap((b) => b.rows)).toHaveLength(30_000)
  })

  it('gives a file one time in all', async () => {
    const table = file('late.csv', csv(10))
    await expect(all(readInvoiceTableIsolated(table, { deadlineMs: 1 }))).rejects.toMatchObject({
      code: 'TIMEOUT',
    })
  })

  it('tells of texts that no invoice has instead of passing them on, and sends little at a time', async () => {
    const long = (length: number) =>
      [
        `${HEADER},备注`,
        ...Array.from({ length: 900 }, (_, i) => `${row(i)},${'甲'.repeat(length)}`),
      ].join('\n')
    const refused = await all(readInvoiceTableIsolated(file('long.csv', long(5_000))))
    expect(refused.flatMap((b) => b.rows)).toEqual([])
    expect(refused.flatMap((b) => b.bad)).toHaveLength(900)
    expect(refused.flatMap((b) => b.bad)[0]).toMatchObject({ column: '备注', kept: false })
    expect(refused.flatMap((b) => b.bad)[0]?.reason).toContain('文字过长')
    const taken = await all(readInvoiceTableIsolated(file('remarks.csv', long(2_000))))
    expect(taken.flatMap((b) => b.rows)).toHaveLength(900)
    expect(Math.max(...taken.map((b) => JSON.stringify(b.rows).length))).toBeLessThan(1_000_000)
  })

  it('gives an invoice no more lines than one can have', async () => {
    const lines = (count: number) =>
      [`${HEADER},货物名称`, ...Array.from({ length: count }, () => `${row(1)},粒子`)].join('\n')
    const [whole] = (await all(readInvoiceTableIsolated(file('lines.csv', lines(5_000))))).flatMap(
      (b) => b.rows,
    )
    expect(whole?.items).toHaveLength(5_000)
    await expect(
      all(readInvoiceTableIsolated(file('endless.csv', lines(5_001)))),
    ).rejects.toMatchObject({ code: 'TOO_LARGE', message: expect.stringContaining('10000001') })
  })
})
