import { meaningOf } from '@xinjian/engine/invoice/evidence/definition'
import { asksLines, evidenceFilter, matchingLines } from '@xinjian/engine/invoice/evidence/filter'
import type { Counterparty, InvoiceRow } from '@xinjian/engine/invoice/facts'
import { KIND_CODES } from '@xinjian/engine/invoice/facts'
import { formatDay } from '@xinjian/engine/kit/calendar/window'
import type { InvoiceEvidence } from '@xinjian/engine/report/document'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '../../src/db/pool.ts'
import {
  type EvidenceSort,
  evidencePage,
  evidenceStream,
} from '../../src/features/facts/invoice/evidence/evidence.ts'
import type { IncomingInvoice } from '../../src/features/facts/invoice/incoming.ts'
import { loadFacts } from '../../src/features/facts/invoice/load-facts.ts'
import { openClone } from '../harness.ts'
import { FIRST_DAY, makeInvoices } from '../support/invoices.ts'
import { book, type Enterprise, newEnterprise } from '../support/posting.ts'

let db: Database
let drop: () => Promise<void>
let enterprise: Enterprise
let parties: Counterparty[]
// Some rows at a ceiling, some round, some in runs of numbers, so that every predicate has something to find.
const made = makeInvoices(700, 21)
const rows = made.map((row, i): IncomingInvoice => {
  if (i % 40 < 12) {
    const first = made[i - (i % 40)]!
    const number = String(5_000 + i + (i % 40 === 5 ? 100 : 0)).padStart(8, '0')
    return {
      ...row,
      direction: first.direction,
      day: first.day,
      party: first.party,
      key: i % 80 < 40 ? `1200154130-${number}` : `${number}@20250101@name:A-B@1@2`,
    }
  }
  if (i % 9 === 0) return { ...row, amount: 9_999_500, total: 9_999_500 + row.tax }
  return i % 9 === 1 ? { ...row, total: 3_000_000 } : row
})

beforeAll(async () => {
  ;({ db, drop } = await openClone())
  enterprise = await newEnterprise(db)
  await book(enterprise, rows)
  parties = (await loadFacts(enterprise.tenant, enterprise.id)).facts.counterparties
})
afterAll(async () => {
  await drop?.()
})

const asRow = ({ party, items, abnormal, blueKey: _, ...row }: IncomingInvoice): InvoiceRow => ({
  ...row,
  counterparty: parties.find((p) => p.name === party.name)!.id,
  abnormal: abnormal === true,
  ...(items ? { items } : {}),
})

const day = fc.integer({ min: -5, max: 160 }).map((n) => formatDay(FIRST_DAY + n))
const optional = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined })
const query = fc
  .record({
    direction: optional(fc.constantFrom('OUT' as const, 'IN' as const)),
    from: optional(day),
    to: optional(day),
    rows: optional(fc.constantFrom('BLUE', 'RED', 'VOID', 'VALID', 'ALL')),
    kinds: optional(fc.subarray([...KIND_CODES, 'NO_SUCH_KIND'])),
    counterpartyIds: optional(fc.subarray([1, 2, 3, 4, 5, 99])),
    system: optional(fc.constantFrom('DIGITAL', 'TAX_DISK')),
    predicate: optional(
      fc.constantFrom(
        'NIGHT',
        'HOLIDAY',
        'CEILING',
        'ROUND_AMOUNT',
        'PERSON_BUYER',
        'ABNORMAL_RISK',
        'SPECIAL',
        'NOT_BLANK',
        'SERIAL',
      ),
    ),
    numbers: optional(
      fc.record({
        code: fc.constantFrom('1200154130', '', 'X'),
        from: fc.integer({ min: 4_990, max: 5_400 }),
        to: fc.integer({ min: 4_990, max: 5_800 }),
      }),
    ),
    totalFrom: optional(fc.constantFrom(0, 100, 10_000, 30_000, -5)),
    totalTo: optional(fc.constantFrom(1_000, 30_000, 30_000.01, 1_000_000)),
    rates: optional(fc.subarray([1300, 600, -1, -3, 900])),
    regions: optional(fc.subarray(['44', '11', ''])),
    withoutCounterpartyIds: optional(fc.subarray([1, 2, 3, 7])),
    goods: optional(fc.constantFrom('10901', '1090101', '塑料制品', '', '2')),
    goodsAny: optional(fc.subarray(['10901', '塑料制品', '2', ''])),
  })
  .map(
    (q) =>
      ({
        dataset: 'INVOICE',
        ...Object.fromEntries(Object.entries(q).filter(([, v]) => v !== undefined)),
      }) as InvoiceEvidence,
  )

const words = (q: InvoiceEvidence): string => meaningOf(q).words

const page = (q: InvoiceEvidence, seq = 1_000, options: object = {}) =>
  evidencePage(enterprise.tenant, enterprise.id, seq, q, { page: 1, size: 100, ...options })

describe('evidence', () => {
  it('is what the engine means by the query', async () => {
    const partyOf = (id: number) => parties.find((p) => p.id === id)
    const engineRows = rows.map(asRow)
    await fc.assert(
      fc.asyncProperty(query, async (q) => {
        const matches = evidenceFilter(q, partyOf, engineRows)
        const expected = rows.filter((_, i) => matches(engineRows[i]!))
        const found = await page(q)
        expect(found.total).toBe(expected.length)
        const sum = expected.reduce((s, r) => s + r.total, 0)
        expect(Math.round(found.sums.totalAmount * 100)).toBe(sum)
        const keys = new Set(expected.map((r) => r.key))
        for (const row of found.rows) expect(keys).toContain(row.key)
        const lines = engineRows.filter(matches).flatMap((r) => matchingLines(r, q))
        if (!asksLines(q)) expect(found.sums.lines).toBeUndefined()
        else
          expect(Math.round((found.sums.lines?.amountExclTax ?? Number.NaN) * 100)).toBe(
            lines.reduce((s, l) => s + l.amount, 0),
          )
        if (asksLines(q) && found.total <= 100)
          expect(
            Math.round(found.rows.reduce((s, r) => s + (r.lines?.taxAmount ?? 0), 0) * 100),
          ).toBe(lines.reduce((s, l) => s + l.tax, 0))
      }),
      { numRuns: 400 },
    )
  })

  it('pages and streams every row once, in every order', async () => {
    for (const sort of ['date', '-date', 'total', '-total'] as EvidenceSort[]) {
      const paged: string[] = []
      for (let n = 1; n <= 7; n++)
        paged.push(
          ...(await page({ dataset: 'INVOICE' }, 1_000, { page: n, sort })).rows.map((r) => r.key),
        )
      const streamed: string[] = []
      for await (const batch of evidenceStream(
        enterprise.tenant,
        enterprise.id,
        1_000,
        { dataset: 'INVOICE' },
        { sort },
      ))
        streamed.push(...batch.map((r) => r.key))
      expect(new Set(paged).size).toBe(700)
      expect(streamed).toEqual(paged)
    }
  })

  it('finds a keyword in number, name and tax number, and takes wildcards literally', async () => {
    const q: InvoiceEvidence = { dataset: 'INVOICE' }
    const named = rows.filter((r) => r.party.name === '客户7有限公司').length
    expect((await page(q, 1_000, { keyword: '客户7有限' })).total).toBe(named)
    expect((await page(q, 1_000, { keyword: 'MA50000007' })).total).toBe(named)
    expect((await page(q, 1_000, { keyword: rows[5]!.key })).total).toBe(1)
    expect((await page(q, 1_000, { keyword: '%' })).total).toBe(0)
  })

  it('of an older revision still adds up to the old figure', async () => {
    const own = await newEnterprise(db)
    const old = makeInvoices(200, 22)
    await book(own, old)
    const { seq } = await loadFacts(own.tenant, own.id)
    const all: InvoiceEvidence = { dataset: 'INVOICE', rows: 'VALID' }
    const ask = (at: number, q = all) =>
      evidencePage(own.tenant, own.id, at, q, { page: 1, size: 100 })
    const goods: InvoiceEvidence = { ...all, goods: '塑料制品' }
    const before = [await ask(seq), await ask(seq, goods)]
    const later = old.map((r, i) =>
      i % 3 === 0
        ? { ...r, status: 'VOID' as const }
        : r.items
          ? { ...r, items: r.items.map((l) => ({ ...l, category: '换了品类' })) }
          : r,
    )
    await book(own, [...later, ...makeInvoices(50, 23)], { importId: 2 })
    expect([await ask(seq), await ask(seq, goods)]).toEqual(before)
    const now = await loadFacts(own.tenant, own.id)
    expect(now.seq).toBeGreaterThan(seq)
    expect((await ask(now.seq)).total).not.toBe(before[0]!.total)
    expect((await ask(now.seq, goods)).total).not.toBe(before[1]!.total)
  })

  it('of one company is empty for another', async () => {
    const stranger = await newEnterprise(db, 2)
    const q: InvoiceEvidence = { dataset: 'INVOICE' }
    const options = { page: 1, size: 10 }
    expect((await evidencePage(stranger.tenant, enterprise.id, 1_000, q, options)).total).toBe(0)
  })

  it('says its condition in words', () => {
    expect(
      words({
        dataset: 'INVOICE',
        direction: 'OUT',
        from: '2025-03-01',
        to: '2026-02-28',
        rows: 'BLUE',
        predicate: 'NIGHT',
      }),
    ).toBe(
      '销项；开票日期 2025-03-01 至 2026-02-28；有效蓝字发票（未作废、价税合计大于零）；开票时间在 22:00 至次日 06:00',
    )
    expect(
      words({
        dataset: 'INVOICE',
        totalFrom: 1_000,
        totalTo: 2_500,
        rates: [1300, -1],
        regions: ['44', ''],
        withoutCounterpartyIds: [3],
        numbers: { code: '1200154130', from: 3_630_024, to: 3_630_033 },
      }),
    ).toBe(
      '销项与进项；全部发票（含作废与红字）；往来方地区为广东、地区不明；不含净额为负的 1 个往来方；价税合计不低于 1,000 元、低于 2,500 元；发票代码 1200154130，发票号码 03630024 至 03630033；含税率为13%、免税的明细',
    )
  })

  it('finds the runs as they stood, when a row of them is voided later', async () => {
    const own = await newEnterprise(db)
    const run = makeInvoices(8, 31).map(
      (row, i): IncomingInvoice => ({
        ...row,
        key: `1200154130-0000100${i}`,
        direction: 'OUT',
        day: FIRST_DAY,
        status: 'NORMAL',
        kind: 'VAT_SPECIAL_PAPER',
        party: { ident: 'A', taxNo: null, name: 'A', person: false },
      }),
    )
    await book(own, run)
    const { seq } = await loadFacts(own.tenant, own.id)
    const serial: InvoiceEvidence = { dataset: 'INVOICE', direction: 'OUT', predicate: 'SERIAL' }
    const found = async (at: number) =>
      (await evidencePage(own.tenant, own.id, at, serial, { page: 1, size: 10 })).total
    expect(await found(seq)).toBe(8)
    const voided = run.map((r, i) => (i === 4 ? { ...r, status: 'VOID' as const } : r))
    await book(own, voided, { importId: 2 })
    expect(await found(seq)).toBe(8)
    expect(await found((await loadFacts(own.tenant, own.id)).seq)).toBe(0)
  })
})
