import { canonicalJson } from '@xinjian/format'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ARCHETYPES, type ArchetypeName, archetype } from '../../test-support/archetypes.ts'
import { smallFacts } from '../../test-support/small-facts.ts'
import type { ReportDocument } from '../report/document.ts'
import { createInvoiceFold } from './facts/fold.ts'
import type { InvoiceFacts, InvoiceRow } from './facts.ts'
import { ENGINE_VERSION, invoiceReport } from './report.ts'

const names = Object.keys(ARCHETYPES) as ArchetypeName[]
const hits = (report: ReportDocument) =>
  report.rules.filter((rule) => rule.result === 'HIT').map((rule) => rule.id)

describe('golden archetypes', () => {
  const expected: Record<ArchetypeName, { hit: string[]; riskLevel: string | undefined }> = {
    健康贸易: { hit: [], riskLevel: 'LOW' },
    季节性制造: { hit: [], riskLevel: 'LOW' },
    '顶额+红冲': { hit: ['R-014', 'R-018'], riskLevel: 'MEDIUM' },
    断票恢复: { hit: ['R-027'], riskLevel: 'MEDIUM' },
    数据缺失: { hit: [], riskLevel: undefined },
    新设小规模: { hit: [], riskLevel: undefined },
    进销倒挂: { hit: ['R-029'], riskLevel: 'MEDIUM' },
    单一大客户: { hit: ['R-038'], riskLevel: 'LOW' },
  }
  it.each(names)('%s hits its rules and no other', (name) => {
    const report = invoiceReport(archetype(name).facts)
    expect(hits(report)).toEqual(expected[name].hit)
    expect(report.verdict.risk?.level).toBe(expected[name].riskLevel)
    expect(report.rules.filter((rule) => rule.redLine)).toEqual([])
  })
  it('missing months leave rules undecided instead of clean', () => {
    const report = invoiceReport(archetype('数据缺失').facts)
    const undecided = report.rules.filter((rule) => rule.result === 'UNKNOWN')
    expect(undecided.find((rule) => rule.id === 'R-027')?.reason).toBe('PARTIAL(8/12)')
    expect(report.verdict.limit).toBeUndefined()
    expect(report.quality.find((q) => q.check === 'MONTHS_OUT')?.result).toBe('FAIL')
  })
  it('praises only what is known and says risks in sentences', () => {
    const good = invoiceReport(archetype('健康贸易').facts).findings
    expect(good.strengths).toHaveLength(3)
    expect(good.risks).toEqual([])
    const bad = invoiceReport(archetype('顶额+红冲').facts).findings
    expect(bad.risks[0]).toMatch(/张发票金额贴近单张限额/)
    expect(bad.risks.length).toBeLessThanOrEqual(5)
  })
})

describe('replay', () => {
  it.each(names)('%s gives the same bytes again', (name) => {
    const { facts } = archetype(name)
    const bytes = canonicalJson(invoiceReport(facts))
    expect(canonicalJson(invoiceReport(structuredClone(facts)))).toBe(bytes)
    expect(bytes).toContain(ENGINE_VERSION)
  })
  it('the order of rows does not matter', () => {
    const { rows, facts } = archetype('顶额+红冲')
    const report = canonicalJson(invoiceReport(facts))
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        const shuffled = shuffle(rows, seed)
        const fold = createInvoiceFold()
        for (const row of shuffled) fold.add(withoutPrices(row))
        const plain = createInvoiceFold()
        for (const row of rows) plain.add(withoutPrices(row))
        const of = (digests: InvoiceFacts['digests']) =>
          canonicalJson(invoiceReport({ ...facts, digests }))
        return of(fold.digests()) === of(plain.digests())
      }),
      { numRuns: 4 },
    )
    expect(report.length).toBeGreaterThan(10_000)
  })
})

/** Prices are fractions, whose sums may differ in the last bit with the order (fold.ts); everything else is exact. */
function withoutPrices(row: InvoiceRow): InvoiceRow {
  return { ...row, items: (row.items ?? []).map((item) => ({ ...item, quantity: null })) }
}

function shuffle<T>(items: readonly T[], seed: number): T[] {
  const copy = [...items]
  let state = seed >>> 0
  for (let i = copy.length - 1; i > 0; i--) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    const j = state % (i + 1)
    ;[copy[i], copy[j]] = [copy[j]!, copy[i]!]
  }
  return copy
}

const anyRow: fc.Arbitrary<InvoiceRow> = fc
  .record({
    direction: fc.constantFrom('OUT' as const, 'IN' as const),
    day: fc.integer({ min: 19_400, max: 20_530 }),
    minute: fc.integer({ min: -1, max: 1439 }),
    status: fc.constantFrom('NORMAL' as const, 'NORMAL' as const, 'VOID' as const),
    kind: fc.constantFrom(
      'UNKNOWN' as const,
      'VAT_SPECIAL_PAPER' as const,
      'DIGITAL_NORMAL' as const,
    ),
    counterparty: fc.integer({ min: 0, max: 12 }),
    amount: fc.integer({ min: -500_000, max: 5_000_000 }),
    tax: fc.constant(0),
    total: fc.constant(0),
  })
  .map((row) => ({ ...row, total: row.amount }))

describe('properties over any rows', () => {
  const reportOf = (rows: InvoiceRow[]) => invoiceReport(smallFacts(rows))
  const numbers = (report: ReportDocument) =>
    new Map(report.indicators.map((i) => [i.key, i.value as number | null]))
  it('concentration is monotone and within bounds', () => {
    fc.assert(
      fc.property(fc.array(anyRow, { maxLength: 60 }), (rows) => {
        const v = numbers(reportOf(rows))
        for (const id of ['I-050', 'I-052'])
          for (const window of ['L12', 'P12']) {
            const [one, five, ten] = ['CR1', 'CR5', 'CR10'].map((k) =>
              v.get(`${id}.${k}.${window}`),
            )
            if (one == null || five == null || ten == null) continue
            expect(one).toBeLessThanOrEqual(five)
            expect(five).toBeLessThanOrEqual(ten)
            expect(ten).toBeLessThanOrEqual(1)
            expect(one).toBeGreaterThanOrEqual(0)
          }
        for (const key of ['I-051.L12', 'I-053.L12'])
          expect(v.get(key) ?? 0).toBeLessThanOrEqual(10_000 + 1e-6)
      }),
      { numRuns: 60 },
    )
  })
  it('shares lie between 0 and 1, bands sum to 1, and every null has a reason', () => {
    fc.assert(
      fc.property(fc.array(anyRow, { maxLength: 60 }), (rows) => {
        const report = reportOf(rows)
        const v = numbers(report)
        for (const id of [
          '027',
          '029',
          '035',
          '036',
          '039',
          '041',
          '042',
          '043',
          '054',
          '056',
          '057',
        ])
          for (const [key, value] of v)
            if (key.startsWith(`I-${id}.`) && value !== null && !key.includes('SHIFT')) {
              expect(value, key).toBeGreaterThanOrEqual(0)
              expect(value, key).toBeLessThanOrEqual(1)
            }
        const bands = [1, 2, 3, 4, 5, 6, 7, 8].map((b) => v.get(`I-038.B${b}.L12`)!)
        if (!bands.includes(null as never))
          expect(bands.reduce((a, b) => a + b, 0)).toBeCloseTo(1, 4)
        for (const i of report.indicators)
          expect(i.value === null, i.key).toBe(i.reason !== undefined)
      }),
      { numRuns: 60 },
    )
  })
  it('every report is sayable in JSON and internally consistent', () => {
    fc.assert(
      fc.property(fc.array(anyRow, { maxLength: 40 }), (rows) => {
        checkDocument(reportOf(rows))
      }),
      { numRuns: 40 },
    )
  })
})

/** Keys unique, blocks point at what exists, series aligned, evidence beside every row. */
function checkDocument(report: ReportDocument): void {
  const json = canonicalJson(report)
  expect(json).not.toMatch(/:-0[,}\]]/)
  const keys = report.indicators.map((i) => i.key)
  expect(new Set(keys).size).toBe(keys.length)
  const rules = new Set(report.rules.map((rule) => rule.id))
  expect(rules.size).toBe(report.rules.length)
  const ids = new Set<string>()
  for (const block of report.sections.flatMap((section) => section.blocks)) {
    expect(ids.has(block.id), block.id).toBe(false)
    ids.add(block.id)
    if (block.kind === 'chart')
      for (const series of block.series)
        expect([block.id, series.values.length]).toEqual([block.id, block.categories.length])
    if (block.kind === 'table') {
      expect(block.evidence?.length ?? block.rows.length).toBe(block.rows.length)
      for (const row of block.rows)
        for (const column of block.columns)
          expect(row, `${block.id}.${column.key}`).toHaveProperty([column.key])
    }
    if (block.kind === 'kpis' || block.kind === 'indicators')
      for (const key of block.indicators) expect(keys).toContain(key)
    if (block.kind === 'rules') for (const id of block.rules) expect(rules.has(id)).toBe(true)
  }
}

describe('document', () => {
  it.each(names)('%s is internally consistent', (name) => {
    checkDocument(invoiceReport(archetype(name).facts))
  })
  it('carries periods and coverage with months as domain §9.4 writes them', () => {
    const report = invoiceReport(archetype('数据缺失').facts)
    expect(report.periods).toEqual({
      last: '202602',
      span: ['202403', '202602'],
      windows: [
        { name: '近12个月', from: '202503', to: '202602' },
        { name: '上一个12个月', from: '202403', to: '202502' },
      ],
    })
    expect(report.coverage.INVOICE_OUT).toMatchObject({
      202505: 'NOT_COLLECTED',
      202504: 'COLLECTED',
    })
  })
  it('an earlier M0 shows the enterprise as it stood then: nothing later is seen', () => {
    const { rows, facts } = archetype('断票恢复')
    const then = 2025 * 12 + 6
    const fold = createInvoiceFold()
    for (const row of rows) if (row.day < 20_301) fold.add(row)
    const early = { ...facts, dataCutoff: '2025-07-31T23:59:59+08:00', digests: fold.digests() }
    const seenLater = invoiceReport(facts, { through: then })
    const seenThen = invoiceReport(early)
    expect(seenLater.indicators).toEqual(seenThen.indicators)
    expect(seenLater.rules).toEqual(seenThen.rules)
    expect(seenLater.sections).toEqual(seenThen.sections)
  })
  it('writes the cut-off as a clock in China shows it', () => {
    const { facts } = archetype('健康贸易')
    const report = invoiceReport({ ...facts, dataCutoff: '2026-03-15T02:00:00Z' })
    expect(report.asOf).toBe('2026-03-15T10:00:00+08:00')
    expect(() => invoiceReport({ ...facts, dataCutoff: 'soon' })).toThrow(RangeError)
  })
  it('a plain table without lines says so instead of showing empty goods', () => {
    const { facts } = archetype('健康贸易')
    const plain = { ...facts, digests: facts.digests.map((digest) => ({ ...digest, goods: null })) }
    const goods = invoiceReport(plain).sections.find((section) => section.id === 's10-goods')!
    expect(goods.blocks.slice(0, 2).map((block) => block.kind)).toEqual(['text', 'text'])
  })
  it('takes a score given by the caller', () => {
    const { facts } = archetype('健康贸易')
    const given = invoiceReport(facts).verdict.score!
    const report = invoiceReport(facts, { score: { ...given, grade: 'BB', value: 601 } })
    expect(report.verdict.score?.value).toBe(601)
    expect(report.verdict.limit?.legs.find((leg) => leg.name === '评级系数')?.value).toBe(0.4)
  })
})
