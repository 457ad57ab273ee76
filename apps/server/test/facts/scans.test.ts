import { INVOICE_ENGINE } from '@xinjian/engine/invoice/engine'
import type { MonthScan } from '@xinjian/engine/invoice/facts'
import { createScanFold } from '@xinjian/engine/invoice/facts/scan'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '../../src/db/pool.ts'
import type { IncomingInvoice } from '../../src/features/facts/invoice/incoming.ts'
import { loadFacts } from '../../src/features/facts/invoice/load-facts.ts'
import { openIngest } from '../../src/features/facts/invoice/posting/ingest.ts'
import { refreshScans } from '../../src/features/facts/invoice/scans.ts'
import { makeReport } from '../../src/features/report/make.ts'
import { openClone } from '../harness.ts'
import { FIRST_DAY, makeInvoices, seeded } from '../support/invoices.ts'
import { book, type Enterprise, newEnterprise } from '../support/posting.ts'

let db: Database
let drop: () => Promise<void>

beforeAll(async () => {
  ;({ db, drop } = await openClone())
})
afterAll(async () => {
  await drop?.()
})

/** 税控 rows crowded on few days, buyers and numbers, with and without a code; some sums wrong. */
function crowded(count: number, seed: number): IncomingInvoice[] {
  const below = seeded(seed)
  const other = seeded(seed + 1_000)
  /** Sums that come again, voids of every sign, quantities that repeat. */
  const told = ({ total, items }: IncomingInvoice): Partial<IncomingInvoice> => ({
    ...(other(3) === 0 ? { total: Math.sign(total) * 100_000 } : {}),
    items:
      items?.map((line) => ({
        ...line,
        quantity: line.quantity && (line.quantity * (1 + other(3))) / 2,
      })) ?? null,
    ...(other(9) === 0 ? { status: 'VOID', total: [0, 5_000, -7_000][other(3)]! } : {}),
  })
  const rows = makeInvoices(count, seed).map((row): IncomingInvoice => {
    const code = ['1200154130-', '3300191130-', ''][below(3)]!
    const [day, party] = [below(6), below(2)]
    const number = String(100 * day + 40 * party + below(30)).padStart(8, '0')
    return {
      ...row,
      key: below(8) === 0 ? row.key : `${code}${number}${code ? '' : `@${row.amount}@p-q`}`,
      day: FIRST_DAY + 10 * day,
      kind: below(6) === 0 ? 'DIGITAL_NORMAL' : 'VAT_SPECIAL_PAPER',
      party: { ident: `P${party}`, taxNo: null, name: `购方${party}有限公司`, person: false },
      total: row.total + (below(20) === 0 ? 6 : 0),
      ...told(row),
    }
  })
  const seen = new Set<string>()
  return rows.filter((row) => {
    const id = `${row.direction}${row.key}`
    return !seen.has(id) && seen.add(id)
  })
}

async function expected(
  { tenant, id }: Enterprise,
  rows: readonly IncomingInvoice[],
): Promise<MonthScan[]> {
  const { facts } = await loadFacts(tenant, id)
  const ids = new Map(facts.counterparties.map((c) => [c.name, c.id]))
  const fold = createScanFold()
  for (const { party, items, abnormal: _, blueKey: __, ...row } of rows)
    fold.add({ ...row, ...(items ? { items } : {}), counterparty: ids.get(party.name)! })
  return fold.scans()
}

const seqs = ({ tenant, id }: Enterprise) =>
  tenant.rows<{ direction: number; month: number; seq: number }>(
    'select direction, month, seq from invoice_scan where company_id = $1 and enterprise_id = $2 order by 1, 2',
    [id],
  )

describe('scans', () => {
  it('are those of the engine, after a first import and after rows changed', async () => {
    const enterprise = await newEnterprise(db)
    const rows = crowded(900, 41)
    await book(enterprise, rows, { size: 130 })
    const { facts } = await loadFacts(enterprise.tenant, enterprise.id)
    expect(facts.scans).toEqual(await expected(enterprise, rows))
    expect(facts.scans!.some((s) => s.runs.length > 0 && s.serialRows > 10)).toBe(true)
    expect(facts.scans!.some((s) => s.sumFailures > 0)).toBe(true)
    const sales = facts.scans!.flatMap((s) => s.rows ?? [])
    expect(sales.flatMap((s) => s.voids).some((v) => v.red > 0 && v.blank > 0)).toBe(true)
    expect(sales.some((s) => s.reissued > 1)).toBe(true)
    expect(sales.some((s) => s.quantities.length > 1)).toBe(true)
    const changed = rows.map((row, i) => (i % 7 === 0 ? { ...row, status: 'VOID' as const } : row))
    await book(enterprise, changed, { importId: 2 })
    const after = (await loadFacts(enterprise.tenant, enterprise.id)).facts
    expect(after.scans).toEqual(await expected(enterprise, changed))
    expect(after.scans).not.toEqual(facts.scans)
  })

  it('are made again only for the months that moved', async () => {
    const enterprise = await newEnterprise(db)
    const rows = crowded(300, 42)
    await book(enterprise, rows)
    await refreshScans(enterprise.tenant, enterprise.id, rows.length)
    const before = await seqs(enterprise)
    expect(before.length).toBeGreaterThan(2)
    await enterprise.tenant.run(
      'update invoice_scan set sum_failures = 777 where company_id = $1 and enterprise_id = $2',
      [enterprise.id],
    )
    const more = {
      ...rows[0]!,
      key: '1200154130-77777777',
      day: FIRST_DAY,
      direction: 'OUT' as const,
    }
    await book(enterprise, [more], { importId: 2 })
    const { facts } = await loadFacts(enterprise.tenant, enterprise.id)
    expect(facts.scans!.filter((s) => s.sumFailures !== 777)).toHaveLength(1)
    const after = await seqs(enterprise)
    expect(after.filter((s, i) => s.seq !== before[i]!.seq)).toEqual([
      { direction: 0, month: 2025 * 12, seq: before[0]!.seq + 1 },
    ])
  })

  it('look into the next month, and are made again when it moves', async () => {
    const enterprise = await newEnterprise(db)
    const [some] = makeInvoices(1, 45)
    const sale = (key: string, day: number, total: number): IncomingInvoice => ({
      ...some!,
      ...{ key, day, total, amount: total, tax: 0, blueKey: null, items: null },
      ...{ direction: 'OUT', status: 'NORMAL', minute: -1 },
    })
    await book(enterprise, [sale('1', FIRST_DAY + 29, -9_000), sale('2', FIRST_DAY + 40, 9_000)])
    const reissued = async () =>
      (await loadFacts(enterprise.tenant, enterprise.id)).facts.scans!.map((s) => s.rows!.reissued)
    expect(await reissued()).toEqual([0, 0])
    await book(enterprise, [sale('3', FIRST_DAY + 33, 9_000)], { importId: 2 })
    expect(await reissued()).toEqual([1, 0])
    expect(await reissued()).toEqual([1, 0])
  })

  it('of another version are made again', async () => {
    const enterprise = await newEnterprise(db)
    const rows = crowded(200, 43)
    await book(enterprise, rows)
    await refreshScans(enterprise.tenant, enterprise.id, rows.length)
    await enterprise.tenant.run(
      'update invoice_scan set sum_failures = 777, version = 0 where company_id = $1 and enterprise_id = $2',
      [enterprise.id],
    )
    const { facts } = await loadFacts(enterprise.tenant, enterprise.id)
    expect(facts.scans).toEqual(await expected(enterprise, rows))
  })

  it('and sources rest in the snapshot, so that a replay gives the same bytes', async () => {
    const enterprise = await newEnterprise(db)
    await book(enterprise, crowded(400, 44))
    const { facts } = await loadFacts(enterprise.tenant, enterprise.id)
    const again = INVOICE_ENGINE.decode(INVOICE_ENGINE.encode(facts))
    expect(again).toEqual(facts)
    const through = 2025 * 12 + 3
    expect(makeReport(INVOICE_ENGINE, again, through).fingerprint).toBe(
      makeReport(INVOICE_ENGINE, facts, through).fingerprint,
    )
  })
})

describe('sources', () => {
  const take = async (
    { tenant, id }: Enterprise,
    importId: number,
    rows: readonly IncomingInvoice[],
    readOnce: boolean,
  ) => {
    const ingest = await openIngest(tenant, id, importId, { readOnce })
    for (let at = 0; at < rows.length; at += 40)
      await ingest.add(rows.slice(at, at + 40), async () => undefined)
    await ingest.finish()
  }
  const addImport = async ({ tenant, id }: Enterprise, blob: string, bad: number) =>
    (await tenant.one<{ id: number }>(
      `insert into import_batch (company_id, enterprise_id, file_name, file_bytes, blob_key, created_by, bad_count)
         values ($1, $2, 'a.csv', 1, $3, 'x', $4) returning id`,
      [id, blob, bad],
    ))!.id
  const sourcesAfter = async ({ tenant, id }: Enterprise) =>
    (await loadFacts(tenant, id)).facts.sources!

  it('count what one file repeats, not what two files share, and the same file once', async () => {
    const enterprise = await newEnterprise(db)
    const rows = makeInvoices(100, 51)
    const first = await addImport(enterprise, 'blob-a', 3)
    await take(enterprise, first, [...rows, ...rows.slice(0, 7), rows[99]!], true)
    expect(await sourcesAfter(enterprise)).toMatchObject({ duplicates: 8, rejectedRows: 3 })
    await take(enterprise, await addImport(enterprise, 'blob-b', 2), rows, true)
    await take(enterprise, await addImport(enterprise, 'blob-b', 2), rows, true)
    expect(await sourcesAfter(enterprise)).toMatchObject({ duplicates: 8, rejectedRows: 5 })
  })

  it('of a collection say nothing of repeats, because a page may be read twice', async () => {
    const enterprise = await newEnterprise(db)
    const rows = makeInvoices(50, 52)
    await take(enterprise, await addImport(enterprise, '', 0), [...rows, ...rows], false)
    expect(await sourcesAfter(enterprise)).toMatchObject({ duplicates: null, rejectedRows: 0 })
  })

  it('state risk levels only where every row has one', async () => {
    const enterprise = await newEnterprise(db)
    const marked = makeInvoices(80, 53).map((r) => ({ ...r, abnormal: false }))
    await take(enterprise, await addImport(enterprise, 'c', 0), marked, true)
    const stated = (await sourcesAfter(enterprise)).riskStated
    expect(stated.IN).toEqual([[2025 * 12, 2025 * 12 + 4]])
    const half = makeInvoices(80, 54).map((r, i) => ({ ...r, abnormal: i % 2 ? false : null }))
    await take(enterprise, await addImport(enterprise, 'd', 0), half, true)
    expect((await sourcesAfter(enterprise)).riskStated).toEqual(stated)
  })

  it('turn the checks and I-086 from unknown into answers', async () => {
    const enterprise = await newEnterprise(db)
    const rows = makeInvoices(400, 55).map((r, i) => ({
      ...r,
      abnormal: false,
      day: FIRST_DAY + (i % 365),
    }))
    await take(enterprise, await addImport(enterprise, 'e', 4), rows, true)
    const { facts } = await loadFacts(enterprise.tenant, enterprise.id)
    const { document } = makeReport(INVOICE_ENGINE, facts, 2025 * 12 + 11)
    const check = (name: string) => document.quality.find((q) => q.check === name)?.result
    expect([check('AMOUNT_SUM'), check('DUPLICATES'), check('REJECTED')]).toEqual([
      'PASS',
      'PASS',
      'FAIL',
    ])
    const abnormal = document.indicators.find((i) => i.id === 'I-086')
    expect(abnormal?.reason).not.toBe('NO_DATA')
    expect(document.rules.find((r) => r.id === 'R-034')?.result).toBe('MISS')
  })
})

describe('coverage of a collection', () => {
  const JANUARY = 2025 * 12
  const read = ({ tenant, id }: Enterprise, dataset: string, ...months: string[]) =>
    tenant.run(
      `insert into collect_coverage (company_id, enterprise_id, dataset, month, rows, task_id, contract_no)
       select $1::int, $2::int, $3, m, 0, 't', 'c' from unnest($4::text[]) as m`,
      [id, dataset, months],
    )

  it('is the months read to their end: not shown and broken off are missing, empty is empty', async () => {
    const enterprise = await newEnterprise(db)
    const { id } = (await enterprise.tenant.one<{ id: number }>(
      `insert into import_batch (company_id, enterprise_id, file_name, file_bytes, blob_key, created_by)
       values ($1, $2, '采集', 0, '', 'x') returning id`,
      [enterprise.id],
    ))!
    const months = ['202501', '202502', '202503', '202504', '202505']
    const rows = makeInvoices(120, 61).map((r) => ({ ...r, direction: 'OUT' as const }))
    await book(enterprise, rows, { importId: id })
    await read(
      enterprise,
      'INVOICE_OUT',
      ...months.filter((m) => m !== '202502'),
      '202508',
      '202509',
    )
    const { facts } = await loadFacts(enterprise.tenant, enterprise.id)
    expect(facts.covered).toEqual({ OUT: [JANUARY, JANUARY + 8], IN: null })
    expect(facts.missingMonths.OUT).toEqual([JANUARY + 1, JANUARY + 5, JANUARY + 6])
  })

  it('is filled by an upload of the month that the bureau would not show', async () => {
    const enterprise = await newEnterprise(db)
    const rows = makeInvoices(40, 62).map((r) => ({
      ...r,
      direction: 'OUT' as const,
      day: FIRST_DAY + 40,
    }))
    await book(enterprise, rows, { importId: 999_999 })
    await read(enterprise, 'INVOICE_OUT', '202501', '202503')
    const { facts } = await loadFacts(enterprise.tenant, enterprise.id)
    expect(facts.covered.OUT).toEqual([JANUARY, JANUARY + 2])
    expect(facts.missingMonths.OUT).toEqual([])
  })
})
