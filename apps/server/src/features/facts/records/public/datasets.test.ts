/** What follows from the table of kinds for their rows: the same record is the same row, and nobody is named whole. */

import { RECORD_IDENTITY } from '@xinjian/format/public-records/identity'
import { PUBLIC_RECORD_KINDS, recordFields } from '@xinjian/format/public-records/kinds'
import { describe, expect, it } from 'vitest'
import { PUBLIC_DATASETS, publicKey } from './datasets.ts'
import { shownOf } from './shown.ts'

describe('a key', () => {
  it('is made of fields that the kind has', () => {
    const strange = PUBLIC_RECORD_KINDS.filter((kind) =>
      RECORD_IDENTITY[kind].some((field) => !(field in recordFields(kind))),
    )
    expect(strange).toEqual([])
  })

  const filed = { caseNo: '(2026)粤0304执12号', amount: '1000.00', status: '执行中' }

  it('stays where a record is told with another status, and says nobody', () => {
    const key = publicKey('ENFORCEMENT', filed)
    expect(publicKey('ENFORCEMENT', { ...filed, status: '已结案', amount: '900.00' })).toBe(key)
    expect(publicKey('ENFORCEMENT', { ...filed, caseNo: '(2026)粤0304执13号' })).not.toBe(key)
    expect(publicKey('DISHONEST', filed)).not.toBe(key)
    expect(publicKey('KEY_PERSON', { person: '王小明', post: '监事' })).not.toContain('王')
  })

  it('of a record without a number of its own is all that it says', () => {
    const told = (amount: string) => publicKey('ENFORCEMENT', { amount, court: '示例法院' })
    expect(told('1.00')).not.toBe(told('2.00'))
  })
})

describe('a row', () => {
  it('has yuan as 分, days and shares as they are, and nothing for what is not told', () => {
    const [row] = PUBLIC_DATASETS.EQUITY_HOLDER.parts.EQUITY_HOLDER!({
      ...{ holder: '王小明', ratio: 29.64, subscribed: '5000000.05', subscribedOn: '2028-01-31' },
      ...{ vendor: 'v', matchLevel: 'CODE', matchFor: ['CODE'], matchAgainst: [], told: '{}' },
    })
    expect(row!.table).toBe('registry_equity_holder')
    expect(row!.columns).toMatchObject({
      ...{ holder: '王小明', ratio: 29.64, subscribed: 500_000_005, subscribed_on: '2028-01-31' },
      ...{ paid_in: null, paid_in_on: null, match_for: ['CODE'] },
    })
  })
})

it('a person is shown by the surname, in every text of the record and of the vendor', () => {
  const shown = shownOf('JUDGMENT')({
    title: '王小明与示例贸易有限公司买卖合同纠纷',
    plaintiff: '王小明',
    defendant: '示例贸易有限公司',
    result: '被告向王小明支付货款，联系电话13800138201',
    told: JSON.stringify({
      plaintiff: '王小明',
      tel: '13800138201',
      defendant: '示例贸易有限公司',
    }),
    told_hash: 'a'.repeat(64),
  })
  expect(JSON.stringify(shown)).not.toMatch(/小明|13800138201/)
  expect(shown).toMatchObject({
    plaintiff: '王**',
    defendant: '示例贸易有限公司',
    told_hash: 'a'.repeat(64),
  })
})
