import { expect, it } from 'vitest'
import { bankLine } from './bank-line.ts'
import { glVoucher } from './gl-voucher.ts'
import { maskedName } from './masked.ts'

it.each([
  ['工行6222021234567890123', '工行6222***********0123'],
  ['付张三 13812345678 货款', '付张三 138****5678 货款'],
  ['银行存款—基本户', '银行存款—基本户'],
])('%s is shown as %s', (text, shown) => {
  expect(glVoucher.listing.shown!({ summary: text, account_name: text })).toEqual({
    summary: shown,
    account_name: shown,
  })
  expect(bankLine.listing.shown!({ party: text, summary: null })).toEqual({
    party: shown,
    summary: null,
  })
  expect(maskedName({ name: text })).toEqual({ name: shown })
})
