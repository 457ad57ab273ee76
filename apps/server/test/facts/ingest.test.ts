import { INVOICE_ENGINE } from '@xinjian/engine/invoice/engine'
import { monthOfDay } from '@xinjian/engine/kit/calendar/window'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '../../src/db/pool.ts'
import { loadFacts } from '../../src/features/facts/invoice/load-facts.ts'
import { openIngest } from '../../src/features/facts/invoice/posting/ingest.ts'
import { openClone } from '../harness.ts'
import { makeInvoices, shuffled } from '../support/invoices.ts'
import {
  book,
  type Enterprise,
  foldedDigests,
  newEnterprise,
  storedDigests,
} from '../support/posting.ts'

let db: Database
let drop: () => Promise<void>

beforeAll(async () => {
  ;({ db, drop } = await openClone())
})
afterAll(async () => {
  await drop?.()
})

const count = async ({ tenant, id }: Enterprise, table: string) =>
  (
    await tenant.one<{ n: number }>(
      `select count(*)::int as n from ${table} where company_id = $1 and enterprise_id = $2`,
      [id],
    )
  )?.n

describe('digests', () => {
  it('are those of the engine fold, whatever the order and the batch size', async () => {
    const rows = makeInvoices(900)
    const expected = foldedDigests(rows)
    for (const [order, size] of [
      [0, 900],
      [1, 97],
      [2, 7],
      [3, 300],
    ] as const) {
      const enterprise = await newEnterprise(db)
      const counts = await book(enterprise, order ? shuffled(rows, order) : rows, { size })
      expect(counts).toEqual({ added: 900, updated: 0, unchanged: 0 })
      expect(await storedDigests(enterprise)).toEqual(expected)
    }
  })

  it('go on from what earlier imports left', async () => {
    const rows = makeInvoices(600, 2)
    const enterprise = await newEnterprise(db)
    await book(enterprise, rows.slice(300), { importId: 1 })
    await book(enterprise, rows.slice(0, 300), { importId: 2, size: 50 })
    expect(await storedDigests(enterprise)).toEqual(foldedDigests(rows))
  })

  it('follow changed rows, with and without lines, across months', async () => {
    const rows = makeInvoices(500, 3)
    const enterprise = await newEnterprise(db)
    await book(enterprise, rows)
    const changed = rows.map((row, i) => {
      if (i % 10 === 0) return { ...row, status: 'VOID' as const }
      if (i % 10 === 1) return { ...row, amount: row.amount + 100, total: row.total + 100 }
      if (i % 10 === 2) return { ...row, day: row.day + 31 }
      if (i % 10 === 3 && row.items)
        return { ...row, items: row.items.map((l) => ({ ...l, goods: '改名商品' })) }
      return row
    })
    const counts = await book(enterprise, changed, { importId: 2, size: 120 })
    expect(counts.added).toBe(0)
    expect(counts.updated + counts.unchanged).toBe(500)
    expect(await storedDigests(enterprise)).toEqual(foldedDigests(changed))
    expect(await count(enterprise, 'invoice_history')).toBe(counts.updated)
    expect(await count(enterprise, 'invoice')).toBe(500)
  })
})

describe('reds that name another blue when they are told again', () => {
  const [blue, other, late, moving, ...reds] = makeInvoices(12, 12).map((row, i) => ({
    ...row,
    direction: 'OUT' as const,
    day: 17_000 + 31 * i,
    status: 'NORMAL' as const,
    blueKey: null,
    items: i % 2 ? row.items : null,
    amount: 500,
    tax: 65,
    total: 565,
  }))
  const redOf = (row: (typeof reds)[number], blueKey: string) => ({
    ...row,
    day: 17_500,
    amount: -100,
    tax: -13,
    total: -113,
    blueKey,
  })
  const before = [
    redOf(reds[0]!, blue!.key),
    redOf(reds[1]!, late!.key),
    redOf(reds[2]!, blue!.key),
    redOf(reds[3]!, 'never told'),
    redOf(reds[4]!, late!.key),
    redOf(reds[5]!, blue!.key),
    redOf(reds[6]!, moving!.key),
    redOf(reds[7]!, moving!.key),
  ]
  const after = [
    redOf(reds[0]!, other!.key),
    redOf(reds[1]!, other!.key),
    redOf(reds[2]!, 'never told'),
    redOf(reds[3]!, late!.key),
    redOf(reds[4]!, late!.key),
    redOf(reds[5]!, moving!.key),
    redOf(reds[6]!, moving!.key),
    redOf(reds[7]!, other!.key),
  ]
  it.each([1, 3, 100])('remember the month of that one (batches of %i)', async (size) => {
    const enterprise = await newEnterprise(db)
    await book(enterprise, [blue!, other!, moving!, ...before])
    const moved = { ...moving!, day: moving!.day + 62 }
    const told = [...after, late!, moved]
    await book(enterprise, told, { importId: 2, size })
    const all = [blue!, other!, ...told]
    expect(await storedDigests(enterprise)).toEqual(foldedDigests(all))
    const stored = await enterprise.tenant.rows<{ invoice_key: string; blue_month: number | null }>(
      'select invoice_key, blue_month from invoice where company_id = $1 and enterprise_id = $2 and total < 0',
      [enterprise.id],
    )
    const monthOf = new Map(stored.map((row) => [row.invoice_key, row.blue_month]))
    const [otherMonth, lateMonth, movedMonth] = [other!, late!, moved].map(({ day }) =>
      monthOfDay(day),
    )
    expect(after.map(({ key }) => monthOf.get(key))).toEqual([
      otherMonth,
      otherMonth,
      null,
      lateMonth,
      lateMonth,
      movedMonth,
      movedMonth,
      otherMonth,
    ])
  })
})

describe('the same invoices again', () => {
  it('change nothing: not the rows, not the digests, not the revision', async () => {
    const rows = makeInvoices(400, 4)
    const enterprise = await newEnterprise(db)
    await book(enterprise, rows, { size: 90 })
    const before = await loadFacts(enterprise.tenant, enterprise.id)
    expect(await book(enterprise, shuffled(rows, 5), { importId: 2, size: 64 })).toEqual({
      added: 0,
      updated: 0,
      unchanged: 400,
    })
    const after = await loadFacts(enterprise.tenant, enterprise.id)
    expect(after.seq).toBe(before.seq)
    expect({ ...after.facts, dataCutoff: '' }).toEqual({ ...before.facts, dataCutoff: '' })
    expect(await count(enterprise, 'invoice_history')).toBe(0)
  })

  it('are recognised where files overlap, and inside one file', async () => {
    const rows = makeInvoices(300, 6)
    const enterprise = await newEnterprise(db)
    await book(enterprise, rows.slice(0, 200))
    const overlapping = [...rows.slice(100), ...rows.slice(100, 110)]
    expect(await book(enterprise, overlapping, { importId: 2, size: 205 })).toEqual({
      added: 100,
      updated: 0,
      unchanged: 110,
    })
    expect(await storedDigests(enterprise)).toEqual(foldedDigests(rows))
  })

  it('never take back 作废, and a weaker source only fills gaps', async () => {
    const [row] = makeInvoices(1, 7)
    const table = { ...row!, items: null, minute: -1, status: 'VOID' as const }
    const enterprise = await newEnterprise(db)
    await book(enterprise, [table])
    const picture = {
      ...table,
      source: 'IMAGE' as const,
      status: 'NORMAL' as const,
      amount: table.amount + 700,
      minute: 600,
      abnormal: null,
    }
    expect(await book(enterprise, [picture], { importId: 2 })).toMatchObject({ updated: 1 })
    const stored = await enterprise.tenant.one(
      'select status, amount, minute from invoice where company_id = $1 and enterprise_id = $2',
      [enterprise.id],
    )
    expect(stored).toEqual({ status: 1, amount: table.amount, minute: 600 })
  })
})

describe('two imports of one enterprise at the same time', () => {
  it('book every invoice once', async () => {
    const rows = makeInvoices(1_000, 8)
    const enterprise = await newEnterprise(db)
    const [a, b] = await Promise.all([
      book(enterprise, rows.slice(0, 700), { importId: 1, size: 60 }),
      book(enterprise, shuffled(rows.slice(300), 9), { importId: 2, size: 50 }),
    ])
    expect(a.added + b.added).toBe(1_000)
    expect(a.unchanged + b.unchanged).toBe(400)
    expect(await storedDigests(enterprise)).toEqual(foldedDigests(rows))
  })
})

describe('a batch that fails', () => {
  it('leaves whole batches only', async () => {
    const rows = makeInvoices(300, 10)
    const enterprise = await newEnterprise(db)
    const ingest = await openIngest(enterprise.tenant, enterprise.id, 1)
    await ingest.add(rows.slice(0, 100), async () => undefined)
    await ingest.add(rows.slice(100, 200), async () => {
      throw new Error('counter lost')
    })
    await expect(ingest.finish()).rejects.toThrow('counter lost')
    expect(await storedDigests(enterprise)).toEqual(foldedDigests(rows.slice(0, 100)))
    await book(enterprise, rows, { importId: 2 })
    expect(await storedDigests(enterprise)).toEqual(foldedDigests(rows))
  })
})

describe('facts', () => {
  it('survive the snapshot, byte by byte', async () => {
    const enterprise = await newEnterprise(db)
    await book(enterprise, makeInvoices(400, 11))
    const { facts } = await loadFacts(enterprise.tenant, enterprise.id)
    const bytes = INVOICE_ENGINE.encode(facts)
    expect(INVOICE_ENGINE.decode(bytes)).toEqual(facts)
    expect(Buffer.compare(INVOICE_ENGINE.encode(INVOICE_ENGINE.decode(bytes)), bytes)).toBe(0)
  })

  it('know which months no file covered', async () => {
    const enterprise = await newEnterprise(db)
    const rows = makeInvoices(60, 12).map((r) => ({ ...r, direction: 'OUT' as const }))
    const early = rows.slice(0, 20).map((r) => ({ ...r, day: r.day - 400 }))
    await book(enterprise, early, { importId: 1 })
    await book(enterprise, rows.slice(20), { importId: 2 })
    const { facts } = await loadFacts(enterprise.tenant, enterprise.id)
    const months = facts.digests.map((d) => d.month)
    expect(facts.covered.OUT).toEqual([Math.min(...months), Math.max(...months)])
    expect(facts.covered.IN).toBeNull()
    expect(facts.missingMonths.OUT.length).toBeGreaterThan(0)
    for (const month of facts.missingMonths.OUT) expect(months).not.toContain(month)
  })

  it('of one company are not there for another', async () => {
    const enterprise = await newEnterprise(db, 1)
    await book(enterprise, makeInvoices(10, 13))
    const stranger = await newEnterprise(db, 2)
    await expect(loadFacts(stranger.tenant, enterprise.id)).rejects.toThrow()
    await expect(openIngest(stranger.tenant, enterprise.id, 1)).rejects.toThrow()
  })
})
