import { describe, expect, it } from 'vitest'
import { archetype } from '../../../test-support/archetypes.ts'
import type { IndicatorValue, InvoiceEvidence } from '../../report/document.ts'
import { invoiceReport } from '../report.ts'

const { indicators } = invoiceReport(archetype('顶额+红冲').facts)
const legs = (key: string): InvoiceEvidence[] => {
  const found = indicators.find((i) => i.key === key)
  if (!found) throw new Error(key)
  return [...found.evidence] as InvoiceEvidence[]
}

describe('both legs of a figure', () => {
  it('a growth lists the period before, with the same invoices', () => {
    const [now, before] = legs('I-007.L12')
    expect(before).toMatchObject({ direction: now?.direction, rows: now?.rows })
    expect(Number(now?.from?.slice(0, 4)) - Number(before?.from?.slice(0, 4))).toBe(1)
    expect(now?.from?.slice(5)).toBe(before?.from?.slice(5))
  })

  it('a share lists its whole, of the same months', () => {
    const [part, whole] = legs('I-050.CR1.L12')
    expect(part?.counterpartyIds).toHaveLength(1)
    expect(whole).not.toHaveProperty('counterpartyIds')
    expect([whole?.from, whole?.to]).toEqual([part?.from, part?.to])
  })

  it('red is set against blue, purchases against sales', () => {
    expect(legs('I-030.L12').map(({ rows }) => rows)).toEqual(['RED', 'BLUE'])
    expect(legs('I-072.L12').map(({ direction }) => direction)).toEqual(['IN', 'OUT'])
  })

  it('a plain sum has one leg, and no leg is told twice', () => {
    expect(legs('I-001.L12')).toHaveLength(1)
    const twice = ({ evidence }: IndicatorValue) =>
      new Set(evidence.map((leg) => JSON.stringify(leg))).size < evidence.length
    expect(indicators.filter(twice).map(({ key }) => key)).toEqual([])
  })
})
