/** A figure that counts parties or invoices opens those that it counts, and no others. */
import { describe, expect, it } from 'vitest'
import { ARCHETYPES, type ArchetypeName, archetype } from '../../../test-support/archetypes.ts'
import type { IndicatorValue, InvoiceEvidence } from '../../report/document.ts'
import { invoiceReport } from '../report.ts'
import { evidenceFilter, measureRows } from './filter.ts'

const MEASURE = { parties: 'PARTIES', count: 'COUNT' } as const
const counts = ({ unit, value, evidence }: IndicatorValue): boolean =>
  (unit === 'parties' || unit === 'count') && typeof value === 'number' && evidence.length > 0

const names = (Object.keys(ARCHETYPES) as ArchetypeName[]).filter((name) => name !== '数据缺失')

describe.each(names)('counted of %s', (name) => {
  const { rows, facts } = archetype(name)
  const partyOf = (id: number) => facts.counterparties[id]
  const counted = invoiceReport(facts).indicators.filter(counts)

  it('are the rows that open', () => {
    const opened = counted.map(({ key, unit, evidence }) => {
      const query = evidence[0] as InvoiceEvidence
      const found = rows.filter(evidenceFilter(query, partyOf, rows))
      return [key, measureRows(found, MEASURE[unit as keyof typeof MEASURE], partyOf, query)]
    })
    expect(opened).toEqual(counted.map(({ key, value }) => [key, value]))
    expect(counted.length).toBeGreaterThan(0)
  })
})
