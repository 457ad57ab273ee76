/** Records behind a figure: the SQL reading of a condition against the engine's, row by row, and as of the cut-off. */
import { type Condition, predicateOf } from '@xinjian/engine/report/condition'
import type { RecordEvidence } from '@xinjian/engine/report/document'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '../../src/db/pool.ts'
import { recordEvidence } from '../../src/features/facts/records/evidence-source.ts'
import { openClone } from '../harness.ts'
import { seeded } from '../support/invoices.ts'
import { type Enterprise, newEnterprise } from '../support/posting.ts'

type Field = 'key' | 'taxKind' | 'payType' | 'status' | 'paidOn' | 'periodTo' | 'amount'
type Payment = Record<Field, string | number | null> & { key: string; amount: number }

const CUTOFF = new Date('2026-03-01T08:00:00.123+08:00')
const source = recordEvidence('TAX_PAYMENT')
let db: Database
let drop: () => Promise<void>
let enterprise: Enterprise

const payments: Payment[] = (() => {
  const below = seeded(7)
  const pick = <T>(...of: T[]): T => of[below(of.length)]!
  return Array.from({ length: 120 }, (_, i) => ({
    key: `V${String(i).padStart(4, '0')}`,
    taxKind: pick('增值税', '企业所得税', '印花税'),
    payType: pick('一般申报', '滞纳金', null),
    status: pick('已入库', null),
    paidOn: pick(null, `2025-${String(1 + below(12)).padStart(2, '0')}-15`),
    periodTo: pick(null, `2025-${String(1 + below(9)).padStart(2, '0')}-28`),
    amount: below(5) === 0 ? -below(10_000) : below(1_000_000),
  }))
})()

beforeAll(async () => {
  ;({ db, drop } = await openClone())
  enterprise = await newEnterprise(db)
  for (const payment of payments) await store(enterprise, payment)
})
afterAll(async () => {
  await drop?.()
})

/** A revision as a collection writes it; at the very millisecond of the cut-off unless said otherwise. */
async function store(
  { tenant, id }: Enterprise,
  payment: Payment,
  { revision = 1, gone = false, at = '2026-03-01T08:00:00.123456+08:00' } = {},
): Promise<void> {
  await tenant.run(
    `insert into tax_payment (company_id, enterprise_id, row_key, revision, gone, hash, source, collected_at, contract_no,
       task_id, tax_kind, pay_type, status, paid_on, period_to, amount)
     values ($1, $2, $3, $4, $5, '', 'ETAX:4403', $6, 'C', 'T', $7, $8, $9, $10, $11, $12)`,
    [
      id,
      payment.key,
      revision,
      gone,
      at,
      payment.taxKind,
      payment.payType,
      payment.status,
      payment.paidOn,
      payment.periodTo,
      payment.amount,
    ],
  )
}

const text = (field: Field, values: string[]): fc.Arbitrary<Condition<Field>> =>
  fc
    .tuple(fc.subarray(values, { minLength: 1 }), fc.boolean())
    .map(([some, not]) => (not ? { field, notIn: some } : { field, in: some }))
const day = fc
  .integer({ min: 1, max: 12 })
  .map((month) => `2025-${String(month).padStart(2, '0')}-15`)
const leaf: fc.Arbitrary<Condition<Field>> = fc.oneof(
  text('taxKind', ['增值税', '企业所得税', '印花税', '车船税']),
  text('payType', ['一般申报', '滞纳金']),
  text('status', ['已入库']),
  fc.record({ from: day, to: day }).map((range) => ({ field: 'paidOn' as const, ...range })),
  day.map((below) => ({ field: 'periodTo' as const, below })),
  fc.integer({ min: -5_000, max: 500_000 }).map((from) => ({ field: 'amount' as const, from })),
  fc.constantFrom('V000', 'V01', '').map((prefix) => ({ field: 'key' as const, prefix })),
  fc
    .constantFrom<Field>('payType', 'status', 'paidOn', 'key')
    .map((field) => ({ field, absent: true as const })),
)
const condition: fc.Arbitrary<Condition<Field>> = fc.letrec<{ tree: Condition<Field> }>((tie) => ({
  tree: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    leaf,
    fc.array(tie('tree'), { maxLength: 3 }).map((all) => ({ all })),
    fc.array(tie('tree'), { maxLength: 3 }).map((any) => ({ any })),
  ),
})).tree

const page = (where: Condition, options: object = {}, cutoff = CUTOFF) =>
  source.page(
    enterprise.tenant,
    { enterpriseId: enterprise.id, seq: 0, cutoff },
    { dataset: 'TAX_PAYMENT', where, words: '' } satisfies RecordEvidence,
    { page: 1, size: 200, ...options },
  )

describe('records behind a figure', () => {
  it('are those that the engine means by the condition', async () => {
    await fc.assert(
      fc.asyncProperty(condition, async (where) => {
        const holds = predicateOf<Payment, Field>(where, (row, field) => row[field])
        const expected = payments.filter(holds)
        const found = await page(where)
        expect(found.rows.map((r) => r.id).sort()).toEqual(expected.map((p) => p.key).sort())
        expect(found.total).toBe(expected.length)
        const sum = expected.reduce((total, p) => total + p.amount, 0)
        expect(Math.round((found.sums.amount ?? Number.NaN) * 100)).toBe(sum)
      }),
      { numRuns: 300 },
    )
  })

  it('are paged and streamed once each, in every order', async () => {
    for (const sort of [undefined, 'paid_on', '-paid_on', 'amount', '-amount']) {
      const paged: string[] = []
      for (let n = 1; n <= 6; n++)
        paged.push(...(await page({ all: [] }, { page: n, size: 20, sort })).rows.map((r) => r.id))
      expect(new Set(paged).size).toBe(120)
      const streamed: string[] = []
      const asOf = { enterpriseId: enterprise.id, seq: 0, cutoff: CUTOFF }
      const query = { dataset: 'TAX_PAYMENT' as const, where: { all: [] }, words: '' }
      for await (const rows of source.stream(enterprise.tenant, asOf, query, { sort }))
        streamed.push(...rows.map((r) => r.id))
      expect(streamed).toEqual(paged)
    }
  })

  it('are found by a keyword, wildcards taken literally', async () => {
    const vat = payments.filter((p) => p.taxKind === '增值税').length
    expect((await page({ all: [] }, { keyword: '增值' })).total).toBe(vat)
    expect((await page({ all: [] }, { keyword: '%' })).total).toBe(0)
  })

  it('stay as they stood at the cut-off when the bureau corrects or takes back a row later', async () => {
    const own = await newEnterprise(db)
    const [first, second] = payments as [Payment, Payment]
    await store(own, first)
    await store(own, second)
    const later = '2026-03-02T08:00:00+08:00'
    await store(own, { ...first, amount: 1 }, { revision: 2, at: later })
    await store(own, second, { revision: 2, gone: true, at: later })
    const of = (cutoff: Date) =>
      source.page(
        own.tenant,
        { enterpriseId: own.id, seq: 0, cutoff },
        { dataset: 'TAX_PAYMENT', where: { all: [] }, words: '' } satisfies RecordEvidence,
        { page: 1, size: 10 },
      )
    const then = await of(CUTOFF)
    expect(then.total).toBe(2)
    expect(Math.round(then.sums.amount! * 100)).toBe(first.amount + second.amount)
    const now = await of(new Date(later))
    expect(now.rows.map((r) => r.id)).toEqual([first.key])
    expect(now.sums.amount).toBe(0.01)
  })

  it('of one company are none for another', async () => {
    const stranger = await newEnterprise(db, 2)
    const asOf = { enterpriseId: enterprise.id, seq: 0, cutoff: CUTOFF }
    const query = { dataset: 'TAX_PAYMENT' as const, where: { all: [] }, words: '' }
    const found = await source.page(stranger.tenant, asOf, query, { page: 1, size: 10 })
    expect(found.total).toBe(0)
  })
})
