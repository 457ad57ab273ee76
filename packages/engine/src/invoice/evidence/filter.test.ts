import { describe, expect, it } from 'vitest'
import { ARCHETYPES, type ArchetypeName, archetype } from '../../../test-support/archetypes.ts'
import { variantKey } from '../../kit/definition.ts'
import type { Evidence, InvoiceEvidence, TableBlock } from '../../report/document.ts'
import type { Measure } from '../definition.ts'
import type { InvoiceRow } from '../facts.ts'
import { INVOICE_INDICATORS } from '../indicators/registry.ts'
import { invoiceReport } from '../report.ts'
import { evidenceFilter, measureRows } from './filter.ts'

const MEASURES: readonly Measure[] = [
  'COUNT',
  'NET_TOTAL',
  'ABS_TOTAL',
  'NET_AMOUNT',
  'TAX',
  'PARTIES',
]

/** One of these is among those. */
const anyOf = (told: readonly unknown[]) => (found: readonly unknown[]) =>
  found.some((value) => told.includes(value))

const names = Object.keys(ARCHETYPES) as ArchetypeName[]

describe.each(names)('evidence of %s', (name) => {
  const { rows, facts } = archetype(name)
  const report = invoiceReport(facts)
  const partyOf = (id: number) => facts.counterparties[id]
  const only = (evidence: Evidence): InvoiceEvidence | null => {
    expect(evidence.length).toBeLessThanOrEqual(2)
    const [query] = evidence
    return query?.dataset === 'INVOICE' ? query : null
  }
  const legsOf = (evidence: Evidence): InvoiceEvidence[] =>
    evidence.flatMap((query) => (query.dataset === 'INVOICE' ? [query] : []))
  const select = (query: InvoiceEvidence): InvoiceRow[] =>
    rows.filter(evidenceFilter(query, partyOf, rows))

  it('adds up, leg by leg, to the first inputs of every indicator', () => {
    let checked = 0
    for (const definition of INVOICE_INDICATORS)
      for (const variant of definition.variants) {
        const key = variantKey(definition, variant)
        const indicator = report.indicators.find((i) => i.key === key)!
        if (!definition.evidence || indicator.inputs.length === 0) continue
        const { measure } = definition.evidence
        if (measure === 'LINES') continue
        legsOf(indicator.evidence).forEach((query, leg) => {
          const add = (way: Measure) => measureRows(select(query), way, partyOf, query)
          const told = indicator.inputs.map(({ value }) => value)
          if (leg === 0) expect([key, told[0]]).toEqual([key, add(measure)])
          // What a figure is set against may be added up another way: the largest red one against all sales.
          else expect(MEASURES.map(add), `${key}, leg ${leg}`).toSatisfy(anyOf(told))
          checked++
        })
      }
    expect(checked).toBeGreaterThan(name === '数据缺失' ? 15 : name === '新设小规模' ? 45 : 80)
  })

  it('selects nothing outside what it says', () => {
    for (const { evidence } of [...report.indicators, ...report.rules]) {
      for (const query of legsOf(evidence))
        for (const row of select(query)) {
          if (query.direction) expect(row.direction).toBe(query.direction)
          if (query.rows === 'VOID') expect(row.status).toBe('VOID')
        }
    }
  })

  it.each([
    ['monthly', 'out', 'NET_TOTAL'],
    ['top-out-l12', 'amount', 'NET_TOTAL'],
    ['top-out-p12', 'amount', 'NET_TOTAL'],
    ['top-in-l12', 'amount', 'NET_TOTAL'],
    ['new-customers', 'amount', 'NET_TOTAL'],
    ['lost-customers', 'amount', 'NET_TOTAL'],
    ['kinds', 'amount', 'NET_TOTAL'],
    ['bands', 'amount', 'NET_TOTAL'],
    ['rates', 'amount', 'LINE_AMOUNT'],
    ['bands', 'count', 'COUNT'],
    ['region-out-table', 'amount', 'NET_TOTAL'],
    ['region-in-table', 'amount', 'NET_TOTAL'],
  ] as const)('adds up in every row of table %s (%s)', (id, column, measure) => {
    const blocks = report.sections.flatMap((section) => section.blocks)
    const table = blocks.find(
      (block): block is TableBlock => block.kind === 'table' && block.id === id,
    )
    const left = /customers$/.test(id) && blocks.some((block) => block.id === 'moved-missing')
    expect(table === undefined).toBe(left)
    table?.rows.forEach((cells, i) => {
      const query = only(table.evidence?.[i] ?? [])
      if (!query) return
      expect(measureRows(select(query), measure, partyOf, query)).toBe(cells[column])
    })
  })
})

describe('row predicates', () => {
  const { rows, facts } = archetype('健康贸易')
  const sample = rows.find((row) => row.direction === 'OUT' && row.total > 0)!
  const matches = (row: Partial<InvoiceRow>, query: Partial<InvoiceEvidence>) =>
    evidenceFilter(
      { dataset: 'INVOICE', ...query },
      (id) => facts.counterparties[id],
    )({
      ...sample,
      ...row,
    })
  it.each([
    ['NIGHT', { minute: 1319 }, false],
    ['NIGHT', { minute: 1320 }, true],
    ['NIGHT', { minute: 359 }, true],
    ['NIGHT', { minute: 360 }, false],
    ['NIGHT', { minute: -1 }, false],
    ['CEILING', { amount: 9_949_999 }, false],
    ['CEILING', { amount: 9_950_000 }, true],
    ['CEILING', { amount: 9_999_999 }, true],
    ['CEILING', { amount: 10_000_000 }, false],
    ['ROUND_AMOUNT', { total: 1_000_000 }, true],
    ['ROUND_AMOUNT', { total: 1_000_001 }, false],
    ['ROUND_AMOUNT', { total: -1_000_000 }, false],
    ['SPECIAL', { kind: 'DIGITAL_SPECIAL' }, true],
    ['SPECIAL', { kind: 'DIGITAL_NORMAL' }, false],
    ['ABNORMAL_RISK', { abnormal: true }, true],
    ['HOLIDAY', { day: 20_362 }, true],
    ['HOLIDAY', { day: 20_370 }, false],
  ] as const)('%s of %j is %s', (predicate, row, expected) => {
    expect(matches(row, { predicate })).toBe(expected)
  })
  it('a zero row is neither blue nor red but valid', () => {
    expect(matches({ total: 0 }, { rows: 'BLUE' })).toBe(false)
    expect(matches({ total: 0 }, { rows: 'RED' })).toBe(false)
    expect(matches({ total: 0 }, { rows: 'VALID' })).toBe(true)
  })
  it('refuses a date that does not exist', () => {
    expect(() => matches({}, { from: '2026-02-30' })).toThrow(RangeError)
  })
})
