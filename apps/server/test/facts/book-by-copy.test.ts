/** A book that goes by COPY, part by part: letters that mean something to COPY, rows that are told twice, and lines that cannot be read. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { TenantDb } from '../../src/db/tenant.ts'
import { openBook } from '../../src/features/facts/records/write.ts'
import { startTestServer, type TestServer } from '../harness.ts'
import { newEnterprise, ownersTenant } from './made-books.ts'

let server: TestServer
let tenant: TenantDb
beforeAll(async () => {
  server = await startTestServer()
  tenant = await ownersTenant(server)
})
afterAll(() => server.stop())

const line = (n: number, text: string | null) => ({
  ...{ month: '2026-01', date: '2026-01-05', voucher: '记-1', line: String(n), at: `A${n}` },
  ...{ account: '1001', accountName: '现金', debit: '1.00', credit: '0.00', text },
})
type Line = ReturnType<typeof line>

const written = (
  of: { enterpriseId: number; importId: number },
  ...parts: readonly (readonly Line[])[]
) =>
  tenant.transaction(async (tx, client) => {
    const book = await openBook(tx, of, 'GL_VOUCHER', 'VOUCHERS', client)
    for (const part of parts) await book.write(part)
    return book.finish()
  })

const stored = (enterpriseId: number) =>
  server.db.rows<{ key: string; text: string | null; revision: number }>(
    `select row_key as key, summary as text, revision from gl_voucher_line where enterprise_id = $1
      order by row_key collate "C", revision`,
    [enterpriseId],
  )

it('stands as it was told, and the same book changes nothing', async () => {
  const of = await newEnterprise(server, tenant, 91)
  const parts = [
    [line(1, 'a\tb\\c\nd\re'), line(2, '\\N'), line(3, null)],
    // A part of its own, and a key of the part before.
    [line(1, '又一行'), line(4, '')],
  ]
  expect(await written(of, ...parts)).toBe(5)
  const rows = [
    ['2026-01/记-1/1', 'a\tb\\c\nd\re', 1],
    ['2026-01/记-1/1#2', '又一行', 1],
    ['2026-01/记-1/2', '\\N', 1],
    ['2026-01/记-1/3', null, 1],
    ['2026-01/记-1/4', null, 1],
  ]
  const told = async () =>
    (await stored(of.enterpriseId)).map(({ key, text, revision }) => [key, text, revision])
  expect(await told()).toEqual(rows)
  expect(await written(of, ...parts)).toBe(0)
  expect(await written(of, [line(3, '改过')])).toBe(1)
  expect(await told()).toEqual(
    rows.flatMap((row) => (row[0] === '2026-01/记-1/3' ? [row, [row[0], '改过', 2]] : [row])),
  )
})

it('a line that cannot be read ends the transaction, which leaves nothing, and its connection goes on', async () => {
  const of = await newEnterprise(server, tenant, 92)
  const broken = Object.defineProperty(line(2, ''), 'debit', {
    get() {
      throw new Error('no such cell')
    },
  })
  await expect(written(of, [line(1, 'a'), broken])).rejects.toThrow('no such cell')
  expect(await stored(of.enterpriseId)).toEqual([])
  expect(await written(of, [line(1, 'a')])).toBe(1)
})

it('a text that the database cannot store is told in its words, whatever lines follow', async () => {
  const of = await newEnterprise(server, tenant, 93)
  const many = Array.from({ length: 3_000 }, (_, i) => line(i + 2, '销售商品收款'))
  await expect(written(of, [line(1, 'a\u0000b'), ...many], many)).rejects.toThrow(
    'invalid byte sequence',
  )
  expect(await stored(of.enterpriseId)).toEqual([])
})
