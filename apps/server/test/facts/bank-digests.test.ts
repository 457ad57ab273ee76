/**
 * Months of bank lines as their writer keeps them, against the same reckoned here from every row that was written: after new rows, and
 * deletions, in any order.
 */
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { TenantDb } from '../../src/db/tenant.ts'
import {
  heldBankMonths,
  heldBankParties,
} from '../../src/features/facts/records/ledger/loaded/bank.ts'
import { leaveOut, type Whole, writeBook } from '../../src/features/facts/records/write.ts'
import { startTestServer, type TestServer } from '../harness.ts'
import { newEnterprise, ownersTenant, random, sum, yuan } from './made-books.ts'

const JANUARY = 2026 * 12
const SEEDS = [1, 2, 3]
const STEPS = 25
let server: TestServer
let tenant: TenantDb

beforeAll(async () => {
  server = await startTestServer()
  tenant = await ownersTenant(server)
})
afterAll(() => server.stop())

interface BankLine {
  account: string
  day: string
  nth: number
  received: number
  paid: number
  balance: number | null
  party: string | null
}
const writtenLine = (l: BankLine) => ({
  ...{
    account: l.account,
    date: l.day,
    time: null,
    nth: String(l.nth),
    party: l.party,
    text: null,
  },
  ...{ received: yuan(l.received), paid: yuan(l.paid), at: 'A1' },
  balance: l.balance === null ? null : yuan(l.balance),
})

const monthOf = (day: string): number => JANUARY + Number(day.slice(5, 7)) - 1

function bankMonthsOf(lines: readonly BankLine[]) {
  const accounts = [...Map.groupBy(lines, ({ account }) => account)].sort(([a], [b]) =>
    a < b ? -1 : 1,
  )
  return accounts.flatMap(([account, of]) => {
    const sorted = of.toSorted((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : a.nth - b.nth))
    const breaks = sorted.filter((line, i) => {
      const before = sorted[i - 1]?.balance ?? null
      return (
        before !== null &&
        line.balance !== null &&
        before + line.received - line.paid !== line.balance
      )
    })
    return [...Map.groupBy(sorted, ({ day }) => monthOf(day))].map(([month, own]) => {
      const [first, last] = [own[0]!, own.at(-1)!]
      return {
        ...{ account, month, lines: own.length },
        received: sum(own.map(({ received }) => received)),
        paid: sum(own.map(({ paid }) => paid)),
        open: first.balance === null ? null : first.balance - first.received + first.paid,
        close: last.balance,
        breaks: breaks.filter((line) => own.includes(line)).length,
      }
    })
  })
}

const partiesOf = (lines: readonly BankLine[]) =>
  [
    ...Map.groupBy(
      lines.filter(({ party }) => party !== null),
      ({ party }) => party!,
    ),
  ]
    .map(([party, own]) => ({
      ...{ party, lines: own.length },
      received: sum(own.map(({ received }) => received)),
      paid: sum(own.map(({ paid }) => paid)),
    }))
    .sort((a, b) => b.received + b.paid - a.received - a.paid || (a.party < b.party ? -1 : 1))

it.each(SEEDS)('bank lines, run %i', async (seed) => {
  const of = await newEnterprise(server, tenant, seed)
  const next = random(seed)
  let held: BankLine[] = []
  let nth = 0
  const some = (): BankLine[] => {
    let balance = 10_000 * next(3)
    return Array.from({ length: 1 + next(5) }, () => {
      const [received, paid] = [next(3) * 100, next(2) * 50]
      balance += received - paid
      nth++
      return {
        ...{
          account: `622${next(2)}`,
          day: `2026-0${1 + next(3)}-1${next(9)}`,
          nth,
          received,
          paid,
        },
        balance: next(6) === 0 ? null : balance + next(3),
        party: [null, '甲', '乙', '丙'][next(4)]!,
      }
    }).filter(
      (line, i, all) =>
        ![...held, ...all.slice(0, i)].some(
          (o) =>
            JSON.stringify({ ...o, nth: 0, party: 0 }) ===
            JSON.stringify({ ...line, nth: 0, party: 0 }),
        ),
    )
  }
  for (let step = 0; step < STEPS; step++) {
    const kind = next(3)
    await tenant.transaction(async (tx) => {
      if (kind <= 1) {
        const lines = some()
        await writeBook(tx, of, 'BANK_LINE', 'BANK_LINES', lines.map(writtenLine))
        held = [...held, ...lines]
      } else {
        const account = `622${next(2)}`
        const [after, before] = [`2026-0${1 + next(2)}-12`, `2026-03-1${next(9)}`]
        const left = held.filter((line) => line.account === account && next(2) === 0)
        const whole: Whole = { of: 'BANK_LINES', account, after, before }
        await leaveOut(tx, of, 'BANK_LINE', 'BANK_LINES', left.map(writtenLine), whole)
        held = held.filter(
          (line) =>
            line.account !== account ||
            line.day <= after ||
            line.day >= before ||
            left.includes(line),
        )
      }
    })
    expect([step, kind, await heldBankMonths(tenant, of.enterpriseId)]).toEqual([
      ...[step, kind],
      bankMonthsOf(held),
    ])
    expect(await heldBankParties(tenant, of.enterpriseId)).toEqual(partiesOf(held))
  }
})
