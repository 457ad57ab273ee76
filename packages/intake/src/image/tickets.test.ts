import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { parseDocument } from '../parse-document.ts'

const picture = new URL('../../test-support/fixtures/two-tickets.png', import.meta.url)

it('two tickets on one sheet, one of them on its side, each with its place; no invoice', async () => {
  const [file] = await parseDocument('a.png', await readFile(picture), { tickets: true })
  expect(file).toMatchObject({ invoices: [], error: null })
  const [train, taxi] = ['TRAIN', 'TAXI'].map((kind) => file!.tickets!.find((t) => t.kind === kind))
  const values = (fields: object = {}) =>
    Object.fromEntries(Object.entries(fields).map(([name, f]) => [name, f.value]))
  expect(values(train?.fields)).toMatchObject({
    trainNo: 'G6142',
    from: '东湖',
    to: '南山',
    date: '2018-04-26',
    seat: '05车02A号',
    price: '82.0',
    serial: '65891300150427A012345',
  })
  expect(values(taxi?.fields)).toMatchObject({
    invoiceCode: '133041840519',
    invoiceNumber: '16900001',
    date: '2020-01-10',
    total: '21.00',
  })
  expect(taxi!.place!.x).toBeLessThan(0.2)
  expect(train!.place!.x).toBeGreaterThan(0.4)
  expect(train!.place!.height).toBeGreaterThan(0.7)
  // Bottom to top: the serial, its last line, is the rightmost.
  expect(train!.fields.serial!.place!.x).toBeGreaterThan(train!.fields.date!.place!.x)
})

it('asked for invoices alone it is refused as before', async () => {
  const [file] = await parseDocument('a.png', await readFile(picture))
  expect(file).toMatchObject({ invoices: [], error: { code: 'NOT_AN_INVOICE' } })
  expect(file).not.toHaveProperty('tickets')
})
