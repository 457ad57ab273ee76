/**
 * Months of vouchers as their writer keeps them, against the same reckoned here from every row that was written: after new rows, edits,
 * deletions and a withdrawn consent, in any order.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TenantDb } from '../../src/db/tenant.ts'
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
  // A text of one column may be one of another.
  text: l.debit > 100 ? '名1001' : l.debit > 0 ? `摘要${l.debit}` : null,
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

/** What is said in each month, each text once. */
const textsOf = (lines: readonly Line[]) =>
  [...Map.groupBy(lines, ({ month }) => month)]
    .sort(([a], [b]) => a - b)
    .map(([month, of]) => [
      JANUARY + month - 1,
      [
        ...new Set(of.flatMap((l) => [written(l).text ?? [], `名${l.account}`, l.voucher].flat())),
      ].sort(),
    ])

it.each(SEEDS)('vouchers, run %i', async (seed) => {
  const of = await newEnterprise(server, tenant, seed)
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

  const revision = async () =>
    (await server.db.one<{ rows: number; seq: number }>(
      `select voucher_seq as seq, (select count(*)::int from gl_voucher_line v where v.enterprise_id = e.id) as rows
         from enterprise e where e.id = $1`,
      [of.enterpriseId],
    ))!
  for (let step = 0; step < STEPS; step++) {
    const kind = next(5)
    const before = await revision()
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
        await takeOutRecords(tx, of.enterpriseId, 'LEDGER')
        for (const line of [...held.values()]) if (line.source) held.delete(keyOf(line))
      }
    })
    const lines = [...held.values()]
    expect([step, kind, await heldTurnovers(tenant, of.enterpriseId)]).toEqual([
      ...[step, kind],
      turnoversOf(lines),
    ])
    expect(await heldVoucherMonths(tenant, of.enterpriseId)).toEqual(vouchersOf(lines))
    const said = await server.db.rows<{ month: number; texts: string }>(
      'select month, texts from gl_month_text where enterprise_id = $1 order by month',
      [of.enterpriseId],
    )
    expect(said.map(({ month, texts }) => [month, texts.split('\n').sort()])).toEqual(
      textsOf(lines),
    )
    // Rows are only ever added, one for each change: what was reckoned of them is known to be old.
    const after = await revision()
    if (after.rows > before.rows)
      expect([step, kind, after.seq > before.seq]).toEqual([step, kind, true])
  }
})

describe('two writers at once', () => {
  it('go one after the other, and nothing of either is lost', async () => {
    const of = await newEnterprise(server, tenant, 90)
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
