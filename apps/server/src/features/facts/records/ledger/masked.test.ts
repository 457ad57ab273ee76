import { expect, it } from 'vitest'
import type { FactDataset } from '../dataset.ts'
import { bankLine } from './bank-line.ts'
import { glVoucher } from './gl-voucher.ts'
import { maskedNames } from './masked.ts'

function shownOf({ listing }: FactDataset) {
  if (!('shown' in listing) || !listing.shown) throw new Error('shown as it is stored')
  return listing.shown
}

it.each([
  ['工行6222021234567890123', '工行6222***********0123'],
  ['付张三 13812345678 货款', '付张三 138****5678 货款'],
  ['银行存款—基本户', '银行存款—基本户'],
])('%s is shown as %s', (text, shown) => {
  expect(shownOf(glVoucher)({ summary: text, account_name: text })).toEqual({
    summary: shown,
    account_name: shown,
  })
  expect(shownOf(bankLine)({ party: text, summary: null })).toEqual({
    party: shown,
    summary: null,
  })
  expect(maskedNames([{ name: text }, { name: null }, { name: text }])).toEqual([
    { name: shown },
    { name: null },
    { name: shown },
  ])
})
