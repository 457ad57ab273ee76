/** The key of an invoice, and what of it leaves: a number, and nothing that names the other side. */
import { expect, it } from 'vitest'
import { invoiceKey, shownNumber } from './invoice-key.ts'

const row = {
  ...{ einvoiceNo: null, invoiceCode: null, invoiceNumber: null },
  ...{ issueDate: '2026-01-02', amount: 10_000, tax: 1_300 },
}
it.each([
  [{ einvoiceNo: '24442000000012345678' }, '24442000000012345678'],
  [{ invoiceCode: '4403192130', invoiceNumber: '01234567' }, '4403192130-01234567'],
  [{ invoiceNumber: '01234567' }, '01234567'],
])('%o is shown as %s', (named, shown) => {
  expect(shownNumber(invoiceKey({ ...row, ...named }, '张示例（个人）'))).toBe(shown)
})
