/** 资产负债表重分类: each balance on the item that it is of, by hand. Debits positive, yuan. */
import { describe, expect, it } from 'vitest'
import { erpFacts } from '../../../test-support/erp/facts.ts'
import type { Layout } from '../chart/items.ts'
import { balanceSheet } from '../ledger/balance-sheet.ts'
import { ledgerOf } from '../ledger/ledger.ts'

const DECEMBER = 2025 * 12 + 11

type Row = readonly [account: string, name: string, open: number, close: number]

/** Items of the balance sheet of December: end and beginning of the year. */
function sheetOf(rows: readonly Row[], layout: Layout = 'SMALL') {
  const capital: Row = layout === 'SMALL' ? ['3001', '实收资本', 0, 0] : ['4001', '实收资本', 0, 0]
  const balances = [...rows, capital].map(([account, name, open, close]) => ({
    ...{ account, name, from: 2025 * 12, to: DECEMBER, key: account },
    ...{ open: open * 100, debit: 0, credit: 0, close: close * 100 },
  }))
  const ledger = ledgerOf(erpFacts({ balances: balances as never }), DECEMBER)
  expect(ledger.layout).toBe(layout)
  const legs = new Map()
  const [sheet] = balanceSheet(ledger, DECEMBER, legs)
  const item = (code: string) => {
    const found = sheet!.items.find((each) => each.code === code)
    return found && [found.end! / 100, found.begin! / 100]
  }
  return { item, legs }
}

describe.each(['SMALL', 'GENERAL'] as const)('by %s', (layout) => {
  it.each<[string, readonly Row[], Record<string, [number, number]>]>([
    [
      'a customer that paid more is an advance, the others owe whole',
      [
        ['1122', '应收账款', 60, 70],
        ['112201', '甲', 60, 100],
        ['112202', '乙', 0, -30],
      ],
      {
        accountsReceivable: [100, 60],
        advances: [30, 0],
        totalAssets: [100, 60],
        totalLiabilities: [30, 0],
      },
    ],
    [
      'an account that is told whole is moved whole',
      [['1122', '应收账款', -5, -30]],
      {
        accountsReceivable: [0, 0],
        advances: [30, 5],
        currentAssets: [0, 0],
        currentLiabilities: [30, 5],
      },
    ],
    [
      'what bad debts take off is no advance',
      [
        ['1122', '应收账款', 100, 100],
        ['1231', '坏账准备', -10, -10],
      ],
      { accountsReceivable: [90, 90], totalAssets: [90, 90] },
    ],
    [
      'a supplier that was paid ahead is a prepayment, and one of the prepaid that is owed a payable',
      [
        ['2202', '应付账款', 0, -50],
        ['220201', '丙', 0, -70],
        ['220202', '丁', 0, 20],
        ['1123', '预付账款', 0, 5],
        ['112301', '戊', 0, 13],
        ['112302', '己', 0, -8],
      ],
      {
        accountsPayable: [78, 0],
        prepayments: [33, 0],
        totalAssets: [33, 0],
        totalLiabilities: [78, 0],
      },
    ],
    [
      'advances in debit are receivables',
      [['2203', '预收账款', 0, 9]],
      {
        advances: [0, 0],
        accountsReceivable: [9, 0],
        totalAssets: [9, 0],
        totalLiabilities: [0, 0],
      },
    ],
    [
      'other receivables and payables likewise, to the lowest account',
      [
        ['1221', '其他应收款', 0, 6],
        ['122101', '个人', 0, 6],
        ['12210101', '张三', 0, 10],
        ['12210102', '李四', 0, -4],
        ['2241', '其他应付款', 0, 3],
      ],
      {
        otherReceivables: [13, 0],
        otherPayables: [4, 0],
        totalAssets: [13, 0],
        totalLiabilities: [4, 0],
      },
    ],
    [
      'taxes in debit are other current assets',
      [['2221', '应交税费', 2, 40]],
      {
        taxesPayable: [0, 0],
        otherCurrentAssets: [40, 2],
        currentAssets: [40, 2],
        totalLiabilities: [0, 0],
      },
    ],
  ])('%s', (_, rows, items) => {
    const { item } = sheetOf(rows, layout)
    expect(Object.fromEntries(Object.keys(items).map((code) => [code, item(code)]))).toEqual(items)
  })
})

const TAXES: readonly Row[] = [
  ['2221', '应交税费', 0, -10],
  ['222101', '应交增值税', 0, 20],
  ['22210101', '进项税额', 0, 50],
  ['22210102', '销项税额', 0, -30],
  ['222102', '应交所得税', 0, -30],
]

it('columns of 应交增值税 are one balance; 企业会计准则 parts it from the other taxes, 小企业会计准则 does not', () => {
  const general = sheetOf(TAXES, 'GENERAL').item
  expect([general('taxesPayable'), general('otherCurrentAssets')]).toEqual([
    [30, 0],
    [20, 0],
  ])
  const small = sheetOf(TAXES).item
  expect([small('taxesPayable'), small('otherCurrentAssets')]).toEqual([[10, 0], undefined])
})

it('the total of debts and equity grows with the total of assets', () => {
  const { item } = sheetOf([
    ['1002', '银行存款', 0, 80],
    ['1122', '应收账款', 0, -30],
    ['3104', '利润分配', 0, -50],
  ])
  expect([item('totalAssets'), item('liabilitiesAndEquity'), item('totalEquity')]).toEqual([
    [80, 0],
    [80, 0],
    [50, 0],
  ])
})

it('opens the account that it came from', () => {
  const { legs } = sheetOf([
    ['1122', '应收账款', 0, 70],
    ['112201', '甲', 0, 100],
    ['112202', '乙', 0, -30],
  ])
  const opened = legs.get(`advances@${DECEMBER}`)()
  expect(JSON.stringify(opened)).toContain('"112202"')
  expect(JSON.stringify(opened)).not.toContain('"112201"')
})
