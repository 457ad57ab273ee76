import { IntakeError } from '@xinjian/intake/errors'
import { beforeEach, expect, it } from 'vitest'
import type { TenantDb } from '../../../db/tenant.ts'
import { NotRead, type Reading, type Recogniser } from '../../../outside/recognition/recogniser.ts'
import type { ReadFile } from '../picture/read.ts'
import type { NewVoucher } from '../picture/store.ts'
import { readScans } from './scans.ts'

const HOST = 'vendor.example'
const RECEIPT = (total: string, page: number, confidence = 0.95): NewVoucher => ({
  type: 'TICKET',
  kind: 'RECEIPT',
  fields: Object.fromEntries(
    Object.entries({ date: '2026-05-06', total }).map(([name, value]) => [
      name,
      { value, confidence, source: 'OCR', place: null },
    ]),
  ),
  warnings: [],
  place: { page, x: 0.1, y: 0.1, width: 0.5, height: 0.5 },
})
const READING = (total: string): Reading => ({
  invoices: [],
  tickets: [{ ...RECEIPT(total, 1), kind: 'RECEIPT', place: null }],
  unread: [],
})
const file = (scanned: number[], ...vouchers: NewVoucher[]): ReadFile => ({
  vouchers,
  error: vouchers.length > 0 ? null : '没有识别出',
  scanned,
})

/** Names of the files as they were told before each left. */
let told: unknown[]
let drawn: number[]
beforeEach(() => {
  told = []
  drawn = []
})
const tenant = {
  one: async (_: string, [, name]: unknown[]) => {
    told.push(name)
    return { id: told.length }
  },
  run: async () => 1,
} as unknown as TenantDb

function read(
  who: 'VENDOR' | 'OWN_FIRST',
  ours: ReadFile,
  answer: (picture: string) => Reading,
  draw = async (page: number) => Buffer.from(String(page)),
) {
  const reader: Recogniser & { host: string } = {
    name: 'vendor',
    host: HOST,
    statesConfidence: false,
    read: async ({ bytes }) => answer(Buffer.from(bytes).toString()),
  }
  const scans = {
    madeBy: 'a',
    name: '七月.pdf',
    only: null,
    draw: (page: number) => {
      drawn.push(page)
      return draw(page)
    },
  }
  return readScans(reader, tenant, scans, ours, who)
}
const totals = ({ vouchers }: { vouchers: NewVoucher[] }) =>
  vouchers.map(({ fields, place }) => [fields.total!.value, fields.total!.reader, place?.page])

it('of a mixed file the scanned pages go, each told by its page; pages with text stay ours', async () => {
  const ours = file([2, 4], RECEIPT('1.00', 1), RECEIPT('2.00', 2), RECEIPT('3.00', 3))
  const found = await read('VENDOR', ours, (page) => READING(`${page}2.00`))
  expect(told).toEqual(['七月.pdf（第 2 页）', '七月.pdf（第 4 页）'])
  expect(found).toMatchObject({ sentTo: HOST, note: null, error: null })
  expect(totals(found)).toEqual([
    ['1.00', undefined, 1],
    ['22.00', 'vendor', 2],
    ['3.00', undefined, 3],
    ['42.00', 'vendor', 4],
  ])
})

it('ours first: only pages of which we read nothing, or something with doubt', async () => {
  const ours = file([1, 2, 3], RECEIPT('1.00', 1), RECEIPT('2.00', 2, 0.5))
  const found = await read('OWN_FIRST', ours, (page) => READING(`${page}.00`))
  expect(drawn).toEqual([2, 3])
  expect(totals(found)).toEqual([
    ['1.00', undefined, 1],
    ['2.00', undefined, 2],
    ['3.00', 'vendor', 3],
  ])
  drawn = []
  const sure = await read('OWN_FIRST', file([1], RECEIPT('1.00', 1)), () => READING('9.00'))
  expect([drawn, sure.sentTo, sure.note]).toEqual([[], null, null])
})

it('a vendor that is silent is not asked for the rest; one page that it refuses costs no other', async () => {
  const ours = file([1, 2, 3], RECEIPT('1.00', 1), RECEIPT('2.00', 2), RECEIPT('3.00', 3))
  const silent = await read('VENDOR', ours, () => {
    throw new NotRead('TIMEOUT', true)
  })
  expect([drawn, totals(silent).length]).toEqual([[1], 3])
  expect(silent.note).toBe('第 1 页：外部识别服务（vendor.example）没有应答，由本平台识别')
  drawn = []
  const refused = await read('VENDOR', ours, (page) => {
    if (page === '2') throw new NotRead('FailedOperation.X')
    return READING(`${page}.50`)
  })
  expect(drawn).toEqual([1, 2, 3])
  expect(totals(refused)).toEqual([
    ['1.50', 'vendor', 1],
    ['2.00', undefined, 2],
    ['3.50', 'vendor', 3],
  ])
  expect(refused.note).toContain('第 2 页')
})

it('a page that cannot be drawn stays ours and is told', async () => {
  const found = await read(
    'VENDOR',
    file([1], RECEIPT('1.00', 1)),
    () => READING('9.00'),
    () => Promise.reject(new IntakeError('TIMEOUT')),
  )
  expect(told).toEqual([])
  expect(found).toMatchObject({ sentTo: null, note: expect.stringContaining('无法作为图片发送') })
  expect(totals(found)).toEqual([['1.00', undefined, 1]])
})
