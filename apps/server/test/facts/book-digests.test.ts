/**
 * Months of books as their writer keeps them, against the same reckoned here from every row that was written: after new rows, edits,
 * deletions and a withdrawn consent, in any order.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TenantDb, tenantOf } from '../../src/db/tenant.ts'
import {
  heldBankMonths,
  heldBankParties,
} from '../../src/features/facts/records/ledger/loaded/bank.ts'
import {
  heldTurnovers,
  heldVoucherMonths,
} from '../../src/features/facts/records/ledger/loaded/vouchers.ts'
import {
  factsOf,
  leaveOut,
  takeOutRecords,
  type Whole,
  writeBook,
  writeFacts,
} from '../../src/features/facts/records/write.ts'
import { startTestServer, type TestServer } from '../harness.ts'

const TAX_NO = '914403001922038216'
const JANUARY = 2026 * 12
const SEEDS = [1, 2, 3]
const STEPS = 25
let server: TestServer
let tenant: TenantDb

beforeAll(async () => {
  server = await startTestServer()
  const firm = { taxNo: TAX_NO, name: '账套测试有限公司' }
  await server.call('POST', '/enterprise/save', firm, await server.login('owner'))
  const saved = await server.db.one<{ company_id: number }>(
    'select company_id from enterprise where tax_no = $1',
    [TAX_NO],
  )
  tenant = tenantOf(server.db, saved!.company_id)
})
afterAll(() => server.stop())

/** An enterprise of its own for each run. */
async function enterprise(n: number): Promise<{ enterpriseId: number; importId: number }> {
  const taxNo = `${TAX_NO.slice(0, -2)}${String(n).padStart(2, '0')}`
  const row = await server.db.one<{ id: number }>(
    'insert into enterprise (company_id, tax_no, name) values ($1, $2, $2) returning id',
    [tenant.companyId, taxNo],
  )
  return { enterpriseId: row!.id, importId: n }
}

const random = (seed: number) => {
  let state = seed
  return (below: number): number => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((state / 2_147_483_648) * below)
  }
}
const yuan = (fen: number): string => (fen / 100).toFixed(2)
const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0)

interface Line {
  month: number
  voucher: string
  line: number
  day: string
  account: string
  debit: number
  credit: number
  source: boolean
}
const written = (l: Line) => ({
  month: `2026-0${l.month}`,
  date: l.day,
  voucher: l.voucher,
  line: String(l.line),
  account: l.account,
  accountName: `名${l.account}`,
  debit: yuan(l.debit),
  credit: yuan(l.credit),
  text: null,
  at: 'A1',
})

const turnoversOf = (lines: readonly Line[]) =>
  [...Map.groupBy(lines, ({ month, account }) => `${month}/${account}`).values()]
    .map((of) => ({
      ...{
        month: JANUARY + of[0]!.month - 1,
        account: of[0]!.account,
        name: `名${of[0]!.account}`,
      },
      debit: sum(of.map(({ debit }) => debit)),
      credit: sum(of.map(({ credit }) => credit)),
      lines: of.length,
    }))
    .sort((a, b) => a.month - b.month || (a.account < b.account ? -1 : 1))

const vouchersOf = (lines: readonly Line[]) =>
  [...Map.groupBy(lines, ({ month }) => month)]
    .sort(([a], [b]) => a - b)
    .map(([month, of]) => {
      const vouchers = [...Map.groupBy(of, ({ voucher }) => voucher)].map(([voucher, own]) => ({
        name: `${own.map(({ day }) => day).sort()[0]} ${voucher}`,
        off: sum(own.map(({ debit, credit }) => debit - credit)) !== 0,
      }))
      const off = vouchers.flatMap(({ name, off: isOff }) => (isOff ? name : [])).sort()
      return {
        ...{ month: JANUARY + month - 1, vouchers: vouchers.length, lines: of.length },
        debit: sum(of.map(({ debit }) => debit)),
        credit: sum(of.map(({ credit }) => credit)),
        ...{ unbalanced: off, unbalancedCount: off.length },
      }
    })

it.each(SEEDS)('vouchers, run %i', async (seed) => {
  const of = await enterprise(seed)
  const next = random(seed)
  const held = new Map<string, Line>()
  const keyOf = (l: Line) => `${l.month}/${l.voucher}/${l.line}`
  const some = (source: boolean): Line[] =>
    Array.from({ length: 1 + next(6) }, () => {
      const [month, voucher] = [1 + next(3), 1 + next(4)]
      return {
        ...{ month, source, line: 1 + next(3), voucher: `${source ? '源' : '记'}-${voucher}` },
        day: `2026-0${month}-0${voucher}`,
        account: ['1001', '1002', '6001'][next(3)]!,
        ...{ debit: next(3) * 100, credit: next(3) * 100 },
      }
    }).filter((line, i, all) => all.findIndex((other) => keyOf(other) === keyOf(line)) === i)

  for (let step = 0; step < STEPS; step++) {
    const kind = next(5)
    await tenant.transaction(async (tx) => {
      if (kind <= 1) {
        const lines = some(false)
        await writeBook(tx, of, 'GL_VOUCHER', 'VOUCHERS', lines.map(written))
        for (const line of lines) held.set(keyOf(line), line)
      } else if (kind === 2) {
        // A month told whole up to its third day by what is left of it.
        const month = 1 + next(3)
        const left = [...held.values()].filter((l) => l.month === month && !l.source && next(2))
        const last = `2026-0${month}-03`
        const whole: Whole = { of: 'VOUCHERS', months: [{ month: `2026-0${month}`, last }] }
        await leaveOut(tx, of, 'GL_VOUCHER', 'VOUCHERS', left.map(written), whole)
        for (const line of [...held.values()])
          if (line.month === month && !line.source && line.day <= last && !left.includes(line))
            held.delete(keyOf(line))
      } else if (kind === 3) {
        const lines = some(true)
        const from = { ...of, contractNo: 'C1', taskId: '7', source: 'ERP:1' }
        const facts = lines.flatMap((line) => factsOf('GL_VOUCHER', 'VOUCHERS', written(line)))
        await writeFacts(tx, from, facts, 'GL_VOUCHER')
        for (const line of lines) held.set(keyOf(line), line)
      } else {
        await takeOutRecords(tx, of.enterpriseId)
        for (const line of [...held.values()]) if (line.source) held.delete(keyOf(line))
      }
    })
    const lines = [...held.values()]
    expect([step, kind, await heldTurnovers(tenant, of.enterpriseId)]).toEqual([
      ...[step, kind],
      turnoversOf(lines),
    ])
    expect(await heldVoucherMonths(tenant, of.enterpriseId)).toEqual(vouchersOf(lines))
  }
})

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
  const of = await enterprise(50 + seed)
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

describe('two writers at once', () => {
  it('go one after the other, and nothing of either is lost', async () => {
    const of = await enterprise(90)
    const line = (voucher: number): Line => ({
      ...{ month: 1, voucher: `记-${voucher}`, line: 1, day: '2026-01-05', account: '1001' },
      ...{ debit: 100, credit: 100, source: false },
    })
    await Promise.all(
      [1, 2, 3, 4].map((n) =>
        tenant.transaction((tx) => writeBook(tx, of, 'GL_VOUCHER', 'VOUCHERS', [written(line(n))])),
      ),
    )
    expect(await heldTurnovers(tenant, of.enterpriseId)).toMatchObject([{ lines: 4, debit: 400 }])
  })
})
