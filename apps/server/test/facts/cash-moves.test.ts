/**
 * Money of vouchers by the accounts on their other side, each voucher with what it says written beside it by hand; and the same after edits
 * and a withdrawn consent, against what is reckoned here from every line.
 */

import { cashVoucherLeg } from '@xinjian/engine/erp/cash/evidence'
import type { CashMove } from '@xinjian/engine/erp/cash/facts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { conditionSql } from '../../src/db/condition-sql.ts'
import type { Value } from '../../src/db/statement.ts'
import type { TenantDb } from '../../src/db/tenant.ts'
import { currentRows } from '../../src/features/facts/records/dataset.ts'
import { factDataset, heldCash } from '../../src/features/facts/records/read.ts'
import {
  factsOf,
  takeOutRecords,
  writeBook,
  writeFacts,
} from '../../src/features/facts/records/write.ts'
import { startTestServer, type TestServer } from '../harness.ts'
import { newEnterprise, ownersTenant, random, yuan } from './made-books.ts'

let server: TestServer
let tenant: TenantDb

beforeAll(async () => {
  server = await startTestServer()
  tenant = await ownersTenant(server)
})
afterAll(() => server.stop())

const JANUARY = 2026 * 12

/** Account, debit, credit, in yuan. */
type Side = readonly [account: string, debit: number, credit: number]
/** Accounts, received, paid. */
type Told = readonly [accounts: string, received: number, paid: number]

const VOUCHERS: readonly (readonly [
  what: string,
  lines: readonly Side[],
  told: readonly Told[],
])[] = [
  [
    'a sale with its tax: each account has its own amount',
    [
      ['1002.01', 113, 0],
      ['5001', 0, 100],
      ['2221.01', 0, 13],
    ],
    [
      ['5001', 100, 0],
      ['2221.01', 13, 0],
    ],
  ],
  [
    'a purchase from two accounts of cash',
    [
      ['1405', 50, 0],
      ['1001', 0, 20],
      ['1002-02', 0, 30],
    ],
    [['1405', 0, 50]],
  ],
  [
    'a move within cash is none',
    [
      ['1001', 500, 0],
      ['100201', 0, 500],
    ],
    [],
  ],
  [
    'a move within cash with its charge is the charge',
    [
      ['1012', 500, 0],
      ['560302', 5, 0],
      ['100201', 0, 505],
    ],
    [['560302', 0, 5]],
  ],
  [
    'wages less what is kept back: paid for what stands in debit',
    [
      ['2211', 100, 0],
      ['1002', 0, 80],
      ['224102', 0, 15],
      ['222112', 0, 5],
    ],
    [['2211', 0, 80]],
  ],
  [
    'a debtor pays less a charge: received of what stands in credit',
    [
      ['1002', 95, 0],
      ['560302', 5, 0],
      ['112201', 0, 100],
    ],
    [['112201', 95, 0]],
  ],
  [
    'a sale that is paid in part: of revenue and tax together',
    [
      ['1002', 60, 0],
      ['1122', 53, 0],
      ['5001', 0, 100],
      ['222102', 0, 13],
    ],
    [['222102+5001', 60, 0]],
  ],
  [
    'interest of the bank as a red entry of 财务费用',
    [
      ['1002', 7, 0],
      ['560303', -7, 0],
    ],
    [['560303', 0, -7]],
  ],
  [
    'the same beside a debtor: what is red in debit stands in credit',
    [
      ['1002', 107, 0],
      ['560303', -7, 0],
      ['112201', 0, 100],
    ],
    [
      ['560303', 7, 0],
      ['112201', 100, 0],
    ],
  ],
  [
    'a red voucher takes back',
    [
      ['1002', -30, 0],
      ['112202', 0, -30],
    ],
    [['112202', -30, 0]],
  ],
  [
    'cash on both sides beside others on both: what is left of it is told by nobody',
    [
      ['1001', 90, 0],
      ['112201', 0, 90],
      ['5602', 40, 0],
      ['1002', 0, 40],
    ],
    [['', 50, 0]],
  ],
  [
    'sides that differ',
    [
      ['1002', 0, 12],
      ['5602', 11, 0],
    ],
    [['', 0, 12]],
  ],
]

const fen = (amount: number): number => Math.round(amount * 100)
const line = (voucher: string | null, at: number, [account, debit, credit]: Side, month = 1) => ({
  ...{ month: `2026-0${month}`, date: `2026-0${month}-05`, voucher, line: String(at + 1) },
  ...{ account, accountName: `名${account}`, debit: yuan(fen(debit)), credit: yuan(fen(credit)) },
  ...{ text: '摘要', at: `A${at}` },
})

const held = async (enterpriseId: number): Promise<readonly CashMove[]> =>
  (await tenant.transaction((tx) => heldCash(tx, enterpriseId))).cash
const told = (moves: readonly CashMove[]): Told[] =>
  moves
    .map(({ accounts, received, paid }): Told => [accounts.join('+'), received / 100, paid / 100])
    .sort()

it.each(VOUCHERS.map((of, n) => [...of, n] as const))('%s', async (_what, sides, wanted, n) => {
  const of = await newEnterprise(server, tenant, n + 1)
  const lines = sides.map((side, at) => line('记-1', at, side))
  await tenant.transaction((tx) => writeBook(tx, of, 'GL_VOUCHER', 'VOUCHERS', lines))
  expect(told(await held(of.enterpriseId))).toEqual([...wanted].sort())
})

it('a leg on cash opens the lines on the other accounts, of vouchers with a line on cash as they hold today', async () => {
  const of = await newEnterprise(server, tenant, 43)
  const book = (lines: readonly object[]) =>
    tenant.transaction((tx) => writeBook(tx, of, 'GL_VOUCHER', 'VOUCHERS', lines as never))
  await book([
    line('记-1', 0, ['1002', 50, 0]),
    line('记-1', 1, ['1122', 0, 50]),
    // On credit.
    line('记-2', 0, ['1122', 70, 0]),
    line('记-2', 1, ['5001', 0, 70]),
    // Paid back: it went there.
    line('记-4', 0, ['1122', 6, 0]),
    line('记-4', 1, ['1002', 0, 6]),
    line('记-3', 0, ['1001', 5, 0]),
    line('记-3', 1, ['1122', 0, 5]),
    // The same number in another month.
    line('记-1', 0, ['5602', 9, 0], 2),
    line('记-1', 1, ['1122', 0, 9], 2),
  ])
  // It is on 其他应收款 now.
  await book([line('记-3', 0, ['1221', 5, 0])])
  const { where } = cashVoucherLeg('received', [JANUARY, JANUARY + 1], ['1122'])
  const values: Value[] = [of.enterpriseId]
  const { evidence } = factDataset('GL_VOUCHER')!
  const sql = conditionSql(where, evidence!.fields, (value) => `$${values.push(value) + 1}`)
  const found = await tenant.rows<{ month: string; voucher: string; credit: number }>(
    `select r.month, r.voucher, r.credit from ${currentRows('gl_voucher_line')} r where ${sql}`,
    values,
  )
  expect(found).toEqual([{ month: '2026-01', voucher: '记-1', credit: 5_000 }])
})

it('names vouchers that tell no account; lines without a number have none', async () => {
  const of = await newEnterprise(server, tenant, 40)
  const lines = [
    line('记-7', 0, ['1002', 0, 12]),
    line('记-7', 1, ['5602', 11, 0]),
    line(null, 0, ['1001', 3, 0]),
    line(null, 1, ['5001', 0, 3]),
  ]
  await tenant.transaction((tx) => writeBook(tx, of, 'GL_VOUCHER', 'VOUCHERS', lines))
  expect(await held(of.enterpriseId)).toEqual([
    {
      ...{ month: JANUARY, accounts: [], received: 300, paid: 1_200, vouchers: 1 },
      named: ['2026-01-05 记-7'],
    },
  ])
})

it('a voucher of more accounts than twelve on one side tells none', async () => {
  const of = await newEnterprise(server, tenant, 41)
  const many = Array.from({ length: 13 }, (_, i): Side => [`1122${10 + i}`, 0, 10])
  const lines = [['1002', 120, 0] as Side, ['5603', 10, 0] as Side, ...many].map((side, at) =>
    line('记-1', at, side),
  )
  await tenant.transaction((tx) => writeBook(tx, of, 'GL_VOUCHER', 'VOUCHERS', lines))
  expect(told(await held(of.enterpriseId))).toEqual([['', 120, 0]])
})

it('edits, deletions and a withdrawn consent: what is told is of the lines that hold', async () => {
  const of = await newEnterprise(server, tenant, 42)
  const next = random(7)
  type Kept = { voucher: string; side: Side; month: number; source: boolean }
  const kept = new Map<string, Kept>()
  const accounts = ['1001', '1002.01', '1122', '5001', '5602']
  for (let step = 0; step < 25; step++) {
    const source = next(2) === 1
    await tenant.transaction(async (tx) => {
      if (next(6) === 0) {
        await takeOutRecords(tx, of.enterpriseId, 'LEDGER')
        for (const [key, { source: own }] of kept) if (own) kept.delete(key)
        return
      }
      const [month, voucher] = [1 + next(2), `${source ? '源' : '记'}-${1 + next(3)}`]
      const amount = 1 + next(90)
      const sides: Side[] = [
        [accounts[next(5)]!, amount, 0],
        [accounts[next(5)]!, 0, amount],
      ]
      const lines = sides.map((side, at) => line(voucher, at, side, month))
      if (source) {
        const from = { ...of, contractNo: 'C1', taskId: '7', source: 'ERP:1' }
        const facts = lines.flatMap((each) => factsOf('GL_VOUCHER', 'VOUCHERS', each))
        await writeFacts(tx, from, facts, 'GL_VOUCHER')
      } else await writeBook(tx, of, 'GL_VOUCHER', 'VOUCHERS', lines)
      for (const [at, side] of sides.entries())
        kept.set(`${month}/${voucher}/${at}`, { voucher, side, month, source })
    })
    // Two lines a voucher: the other side is the other line.
    const isCash = (account: string) => account.startsWith('100')
    const vouchers = Map.groupBy(kept.values(), ({ month, voucher }) => `${month}/${voucher}`)
    const wanted = [...vouchers.values()].flatMap((pair) => {
      const [cash, other] = [
        pair.find(({ side }) => isCash(side[0])),
        pair.find(({ side }) => !isCash(side[0])),
      ]
      return cash && other
        ? [
            {
              month: cash.month,
              account: other.side[0],
              received: other.side[2],
              paid: other.side[1],
            },
          ]
        : []
    })
    const sums = [...Map.groupBy(wanted, ({ month, account }) => `${month}/${account}`).values()]
      .map((rows) => ({
        ...{ month: JANUARY + rows[0]!.month - 1, accounts: [rows[0]!.account] },
        received: fen(rows.reduce((sum, row) => sum + row.received, 0)),
        paid: fen(rows.reduce((sum, row) => sum + row.paid, 0)),
        vouchers: rows.length,
      }))
      .sort((a, b) => a.month - b.month || (a.accounts[0]! < b.accounts[0]! ? -1 : 1))
    expect([step, await held(of.enterpriseId)]).toEqual([step, sums])
  }
})
