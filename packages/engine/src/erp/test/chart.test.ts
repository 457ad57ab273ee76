/** Which standard a chart of accounts follows, and where its accounts belong, by tables. */
import { describe, expect, it } from 'vitest'
import { digitsOf, topOf } from '../chart/code.ts'
import { classOf, growsOn, isCurrent, itemOf, layoutOf } from '../chart/items.ts'

describe('codes', () => {
  it.each([
    ['1002', '1002', '1002'],
    ['1002.01', '100201', '1002'],
    ['1002-01-003', '100201003', '1002'],
    ['1002 001', '1002001', '1002'],
    ['100201', '100201', '1002'],
  ])('%s is %s under %s', (account, digits, top) =>
    expect([digitsOf(account), topOf(account)]).toEqual([digits, top]),
  )
})

describe('standard', () => {
  const of = (accounts: Record<string, string | null>) =>
    layoutOf(new Map(Object.entries(accounts)))
  it.each<[string, Record<string, string | null>, 'SMALL' | 'GENERAL' | null]>([
    ['6001 named', { 6001: '主营业务收入', 5001: '生产成本' }, 'GENERAL'],
    ['5001 named', { 5001: '主营业务收入', 1002: '银行存款' }, 'SMALL'],
    ['older chart', { 5101: '主营业务收入', 1131: '应收账款' }, 'SMALL'],
    ['capital alone', { 4001: '实收资本' }, 'GENERAL'],
    ['capital alone', { 3001: '实收资本' }, 'SMALL'],
    ['codes without names', { 6602: null, 1002: null }, 'GENERAL'],
    ['codes without names', { 5602: null, 1002: null }, 'SMALL'],
    ['balances that both have', { 1002: '银行存款', 2202: '应付账款' }, null],
    ['5001 that is no income', { 5001: '生产成本' }, null],
  ])('%s: %j', (_, accounts, expected) => expect(of(accounts)).toBe(expected))
})

describe('items', () => {
  it.each([
    ['SMALL', '1122', '应收账款', 'accountsReceivable'],
    ['SMALL', '1131', '应收账款', 'accountsReceivable'],
    ['SMALL', '1131', null, 'dividendsReceivable'],
    ['SMALL', '5001', null, 'revenue'],
    ['GENERAL', '5001', null, 'inventories'],
    ['GENERAL', '2205', '合同负债', 'contractLiabilities'],
    ['GENERAL', '2205', null, null],
    ['SMALL', '5602', ' 管理 费用 ', 'adminExpenses'],
    ['SMALL', '9999', '备查簿', null],
  ] as const)('%s %s %s is %s', (layout, top, name, item) =>
    expect(itemOf(layout, top, name)).toBe(item),
  )
  it.each([
    ['SMALL', '3103', 'EQUITY'],
    ['SMALL', '4001', 'COST'],
    ['SMALL', '5001', 'INCOME'],
    ['GENERAL', '4001', 'EQUITY'],
    ['GENERAL', '5001', 'COST'],
    ['GENERAL', '6001', 'INCOME'],
    ['SMALL', '6001', null],
  ] as const)('%s %s is %s', (layout, top, what) => expect(classOf(layout, top)).toBe(what))
  it.each([
    ['revenue', '5001', 'credit'],
    ['cost', '5401', 'debit'],
    [null, '5301', 'credit'],
    [null, '6499', 'debit'],
  ] as const)('%s %s grows on the %s', (item, top, side) => expect(growsOn(item, top)).toBe(side))
  it.each([
    ['ASSET', 'inventories', '1405', true],
    ['ASSET', 'fixedAssets', '1601', false],
    ['ASSET', null, '1499', true],
    ['ASSET', null, '1899', false],
    ['LIABILITY', 'taxesPayable', '2221', true],
    ['LIABILITY', 'longLoans', '2501', false],
    ['LIABILITY', null, '2399', true],
    ['LIABILITY', null, '2499', false],
  ] as const)('%s %s %s: due within a year %s', (what, item, top, expected) =>
    expect(isCurrent(what, item, top)).toBe(expected),
  )
})
