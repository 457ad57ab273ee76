/** The chapters on financial statements in English: every word of theirs, whatever the statements lack. */
import { FINANCE_INDICATORS } from '@xinjian/engine/finance/indicators/registry'
import { FINANCE_PART } from '@xinjian/engine/finance/part'
import { findingsOf } from '@xinjian/engine/kit/findings'
import { ACCOUNTS } from '@xinjian/format/accounts/accounts'
import { beforeAll, describe, expect, it } from 'vitest'
import {
  balance,
  book,
  cash,
  cashOfQuarter,
  financeOf,
  income,
  quarters,
} from '../../../../../../packages/engine/test-support/finance-facts.ts'
import { ACCOUNT_NAMES_EN } from '../../english/account-names.ts'
import { inEnglish } from '../../english/dictionary.ts'
import { loadEnglish } from '../../english/english.ts'

const CHINESE = /[\u3400-\u9fff]/

beforeAll(loadEnglish)

const peer = { n: 12, level: 'F51', p10: 0.3, p25: 0.4, median: 0.5, p75: 0.6, p90: 1 }
const wrong = book('2025-12').map((s) => ({
  ...s,
  items: [
    ...s.items.map((i) => ({
      ...i,
      end: i.end === null ? null : i.end + 777,
      ytd: i.ytd && i.ytd + i.key.length * 999,
    })),
    { ...s.items[1]!, key: 'again', end: 7, ytd: 7 },
    { ...s.items[0]!, key: 'strange', code: null, label: '货币资金' },
  ],
}))
const losses = ['2025-12', '2024-12', '2023-12'].map((month, i) =>
  income(month, { totalProfit: -5, netProfit: -5, revenue: 300 - 50 * i, cost: 100 + 90 * i }),
)

/** 现金流量表 by quarters: whole and tied, or silent for one reason each. */
const cashBy = (change: readonly (number | null)[], held = 40, joined = true) => [
  ...change.map((fen, i) =>
    cashOfQuarter(`2025-${['03', '06', '09', '12'][i + 4 - change.length]}`, {
      operatingNet: 10,
      ...(i === 1 ? {} : { cashFromSales: 9 }),
      cashChange: fen,
      ...(joined ? {} : { cashAtBegin: i, cashAtEnd: 9 }),
    }),
  ),
  ...book('2025-12').filter(({ kind }) => kind !== 'BALANCE'),
  ...(held ? [balance('2025-12', { cash: [0, held] })] : []),
]
const BY_QUARTERS = [
  cashBy([10, 10, 10, 10]),
  cashBy([10, 10, 10]),
  cashBy([10, 10, 10, null]),
  cashBy([10, 10, 10, 10], 50),
  cashBy([10, 10, 10, 10], 40, false),
  cashBy([10, 10, 10, 10], 0),
]

const FIRMS: Parameters<typeof financeOf>[] = [
  ...BY_QUARTERS.map((statements): Parameters<typeof financeOf> => [statements]),
  [null],
  [[]],
  [
    quarters('2022-12', '2026-03', (y) => ({ revenue: 2_000 + 300 * (y - 2023) })),
    { peers: { 'F-01': peer, 'F-06': peer }, citProfit: () => 1 },
  ],
  [[...book('2025-12'), cash('2025-12', { operatingNet: 300, cashFromSales: 9, cashChange: 5 })]],
  [
    [...book('2025-12', { revenue: -5, cost: -3 })],
    { registration: { establishedOn: '2025-02-01', citMethod: '核定征收' } },
  ],
  [
    [
      balance('2025-12', { totalAssets: 0, otherReceivables: 2 }),
      income('2025-12', { revenue: 0, cost: 2 }),
    ],
  ],
  [
    [
      balance('2025-06', { totalAssets: 5 }),
      income('2025-06', { revenue: 9 }),
      income('2025-09', { revenue: 2 }),
    ],
    { asOf: [2026, 6, 9] },
  ],
  [losses],
  ...['2024-11-05', '2025-03-05', '2026-01-05'].map(
    (establishedOn): Parameters<typeof financeOf> => [
      [...quarters('2024-12', '2026-03'), ...quarters('2025-09', '2025-12')],
      { registration: { establishedOn } },
    ],
  ),
  [
    [
      ...quarters('2024-12', '2026-03').filter(
        ({ kind, periodTo }) => kind === 'INCOME' || periodTo > '2025-12',
      ),
      balance('2025-12', { totalAssets: 1_000, totalEquity: [9, 9], totalLiabilities: 991 }),
    ],
    {},
  ],
  [losses, { registration: { citMethod: '核定征收' }, citProfit: () => 0 }],
  [wrong, { citProfit: () => 9 }],
  [
    [
      balance('2025-12', {
        advances: [50, 60],
        contractLiabilities: [0, 0],
        otherReceivables: [10, 30],
        totalAssets: [90, 100],
        inventories: [10, 50],
        totalLiabilities: -4,
        totalEquity: -4,
      }),
      income('2025-12', { revenue: 90, cost: 10, totalProfit: 9, netProfit: 1 }),
      income('2024-12', { revenue: 100, cost: 20, netProfit: -3 }),
    ],
    { citProfit: () => 0, peers: { 'F-06': { ...peer, median: 0.2 } } },
  ],
  [
    [
      balance('2025-12', {
        inventories: [100, 101],
        advances: [50, 50],
        contractLiabilities: [0, 0],
      }),
      income('2025-12', { revenue: 0, cost: 50 }),
    ],
    { purchases: ({ to }) => (to === 2025 * 12 + 11 ? 200 : 100) },
  ],
]

function texts(part: unknown): string[] {
  if (typeof part === 'string') return [part]
  if (!part || typeof part !== 'object') return []
  return Object.entries(part).flatMap(([key, value]) => (key === 'where' ? [] : texts(value)))
}

describe('financial statements in English', () => {
  it('leave no word in Chinese', () => {
    const part = FINANCE_PART
    const said = FIRMS.flatMap(([statements, hooks]) => {
      const build = financeOf(statements, hooks)
      return texts([
        build.indicators,
        build.rules,
        build.quality,
        Object.values(part.sections).map((section) => section(build)),
        findingsOf(build, part.praises(), part.spokenBy),
      ])
    })
    expect(said.length).toBeGreaterThan(5_000)
    expect([...new Set(said.filter((text) => CHINESE.test(inEnglish(text))))]).toEqual([])
  })

  it('say each way in which quarters are summed or not', () => {
    const said = BY_QUARTERS.map((statements) => financeOf(statements).indicator('F-22.FY').detail)
    expect(new Set(said).size).toBe(BY_QUARTERS.length)
  })

  it('hit every rule at least once, so that every sentence was said', () => {
    const hit = FIRMS.flatMap(([statements, hooks]) =>
      financeOf(statements, hooks)
        .rules.filter(({ result }) => result === 'HIT')
        .map(({ id }) => id),
    )
    expect([...new Set(hit)].toSorted()).toEqual([
      'R-057',
      'R-058',
      'R-059',
      'R-060',
      'R-061',
      'R-062',
    ])
  })

  it('are called as the registry calls them', () => {
    const names = FINANCE_INDICATORS.flatMap(({ names: { zh, en }, variants }) =>
      variants.map(({ label }) => [zh + (label?.zh ?? ''), en + (label?.en ?? '')]),
    )
    expect(names.map(([zh]) => [zh, inEnglish(zh!)])).toEqual(names)
  })

  it('have a name for every item of the chart, each its own', () => {
    expect(ACCOUNT_NAMES_EN).toHaveLength(ACCOUNTS.length)
    expect(new Set(ACCOUNT_NAMES_EN).size).toBe(ACCOUNTS.length)
    expect(inEnglish('应交税费')).toBe('Taxes payable')
    expect(inEnglish('研发费用')).toBe('Research expenses')
    expect(inEnglish('期末现金及现金等价物余额')).toBe('Cash at the end')
  })

  it.each([
    [
      '2025-12资产负债表未列示存货、预付款项',
      'the balance sheet of 2025-12 does not list: Inventories, Prepayments',
    ],
    ['平均存货(2025年初与2025-12末)', 'Mean inventories (beginning of 2025, end of 2025-12)'],
    ['存货；2025-12-31 资产负债表', 'Inventories; balance sheet of 2025-12-31'],
    [
      '最近一期报送报表资产负债率为95.00%，达到预警线(>90%)。',
      'Liabilities to assets in the latest filed statement: 95.00%, past the alert line (>90%).',
    ],
  ])('say %s', (zh, en) => expect(inEnglish(zh)).toBe(en))
})
