import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { makeXls } from '../../../test-support/xls.ts'
import { withPassword } from '../../../test-support/xls-password.ts'
import type { TableInvoice } from '../table-invoice.ts'
import { readAll } from '../tables.test-support.ts'
import { readVerifyTable } from '../verify/read-verify-table.ts'

const fixture = (name: string): Uint8Array =>
  readFileSync(new URL(`../../../test-support/old-books/${name}.xls`, import.meta.url))
const said = ({ key, issueDate, amount, tax, total, seller, statedRed }: TableInvoice) => ({
  key,
  issueDate,
  amount,
  tax,
  total,
  seller: seller.name,
  statedRed,
})

/** As they were typed into the book; money in 分. */
const WRITTEN = [
  {
    key: '033002100211-10000001',
    issueDate: '2024-01-15',
    amount: 10_000,
    tax: 1_300,
    total: 11_300,
  },
  { key: '033002100211-10000002', issueDate: '2024-02-20', amount: -50, tax: -7, total: -57 },
].map((row) => ({ ...row, seller: '示例甲有限公司', statedRed: false }))

describe('an old workbook of invoices', () => {
  it.each(['invoices-biff8', 'invoices-biff5'])('is read as any other table: %s', async (name) => {
    const { rows, bad } = await readAll(fixture(name))
    expect(bad).toEqual([])
    expect(rows.map(said)).toEqual(WRITTEN)
  })

  it('is verified as any other table', async () => {
    const found = []
    for await (const rows of readVerifyTable(fixture('invoices-biff5'), { today: '2024-03-01' }))
      found.push(...rows)
    expect(found).toHaveLength(2)
  })
})

describe('an old file that is no table of invoices', () => {
  const refusal = (bytes: Uint8Array) =>
    readAll(bytes).then(
      () => null,
      ({ code, message }) => ({ code, message }),
    )
  const bare = makeXls([{ name: '表', rows: [['发票号码'], ['1']] }], { bare: true })
  const compoundOf = (name: string): Uint8Array => {
    const file = Buffer.from(makeXls([{ name: '表', rows: [['x']] }]))
    const at = file.indexOf(Buffer.from('Workbook', 'utf16le'))
    file.fill(0, at, at + 64)
    file.write(name, at, 'utf16le')
    file.writeUInt16LE((name.length + 1) * 2, at + 64)
    // No stream of a workbook lies anywhere in it.
    return file.fill(0, 512, 512 + 4)
  }

  it.each([
    [
      'has a password of its own',
      withPassword(bare, '示例密码', 'office'),
      'ENCRYPTED',
      '打开密码',
    ],
    ['is a newer book with a password', compoundOf('EncryptedPackage'), 'ENCRYPTED', '打开密码'],
    ['is an old letter', compoundOf('WordDocument'), 'UNSUPPORTED_FORMAT', '没有工作表'],
    [
      'is no more than a beginning',
      Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 1, 2),
      'CORRUPTED',
      '已损坏',
    ],
    ['holds something else', fixture('statement-biff5'), 'NOT_AN_INVOICE', '缺少列'],
  ])('says so where it %s', async (_, bytes, code, words) => {
    const found = await refusal(bytes)
    expect(found?.code).toBe(code)
    expect(found?.message).toContain(words)
    expect(found?.message).not.toContain('加密')
  })
})
