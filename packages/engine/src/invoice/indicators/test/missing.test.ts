import { describe, expect, it } from 'vitest'
import { allIndicators } from '../../../../test-support/all-indicators.ts'
import { monthly, row, type SmallPlan, smallFacts } from '../../../../test-support/small-facts.ts'
import { invoiceContext } from '../../context/context.ts'
import { INVOICE_PART } from '../../part.ts'

const year = monthly('2026-02', new Array(24).fill(1000))

function of(key: string, plan: SmallPlan) {
  const missing = new Set(plan.missing?.OUT ?? [])
  const rows = year.filter((r) => !missing.has(r.key!.slice(0, 7)))
  const found = allIndicators(INVOICE_PART, invoiceContext(smallFacts(rows, plan))).find(
    (i) => i.key === key,
  )!
  return { value: found.value, reason: found.reason, detail: found.detail, flag: found.flag }
}

describe('no data is not zero (domain §3.1)', () => {
  it('T tolerates three missing months of twelve and says so', () => {
    const plan = { missing: { OUT: ['2025-04', '2025-05', '2025-06'] } }
    expect(of('I-001.L12', plan)).toMatchObject({ value: 9000, detail: '覆盖9/12' })
  })
  it('T gives up at four', () => {
    const plan = { missing: { OUT: ['2025-04', '2025-05', '2025-06', '2025-07'] } }
    expect(of('I-001.L12', plan)).toEqual({
      value: null,
      reason: 'PARTIAL',
      detail: '8/12',
      flag: 'GREY',
    })
  })
  it('N gives up at one', () => {
    expect(of('I-020.L12', { missing: { OUT: ['2025-04'] } })).toMatchObject({
      value: null,
      reason: 'PARTIAL',
      detail: '11/12',
    })
  })
  it('a direction not collected is NO_DATA everywhere, never 0', () => {
    expect(of('I-001.L12', { covered: { OUT: null } })).toMatchObject({
      value: null,
      reason: 'NO_DATA',
      flag: 'GREY',
    })
    expect(of('I-049.L12', { covered: { IN: null } })).toMatchObject({ reason: 'NO_DATA' })
  })
  it('an empty collected month is zero', () => {
    expect(of('I-071.L12', {})).toMatchObject({ value: 0 })
    expect(of('I-049.L12', {})).toMatchObject({ value: 0, flag: 'RED' })
  })
  it('months before establishment do not count, and too few months give INSUFFICIENT_HISTORY', () => {
    const born = (establishedOn: string) => ({ registration: { establishedOn } })
    const recent = monthly('2026-02', [1000, 1000, 1000, 1000, 1000])
    const context = invoiceContext(smallFacts(recent, born('2025-10-02')))
    const get = (key: string) => allIndicators(INVOICE_PART, context).find((i) => i.key === key)!
    expect(get('I-020.L12').reason).toBe('INSUFFICIENT_HISTORY')
    expect(get('I-007.L12').reason).toBe('INSUFFICIENT_HISTORY')
    expect(get('I-013.L12')).toMatchObject({ value: 5, flag: 'GREEN' })
    expect(get('I-014.L12').value).toBe(0)
  })
  it('rows in a month before the establishment win over the registry', () => {
    const context = invoiceContext(
      smallFacts([row('2025-01-10', 10)], { registration: { establishedOn: '2025-06-01' } }),
    )
    const report = allIndicators(INVOICE_PART, context).find((i) => i.key === 'I-001.L24')!
    expect(report.value).toBe(10)
  })
  it('says NO_DATA where the source has no time, no lines or no risk level', () => {
    const dated = year.map((r) => ({ ...r, minute: -1 }))
    const indicators = allIndicators(INVOICE_PART, invoiceContext(smallFacts(dated)))
    for (const key of ['I-042.L12', 'I-081.L12', 'I-086.L12', 'I-046.L12'])
      expect(
        indicators.find((i) => i.key === key),
        key,
      ).toMatchObject({
        value: null,
        reason: 'NO_DATA',
      })
  })
  it('a source that collects risk levels turns silence into zero', () => {
    const input = [row('2025-06-10', 1130, { direction: 'IN' })]
    const context = invoiceContext(smallFacts(input), { riskLevelCollected: true })
    expect(allIndicators(INVOICE_PART, context).find((i) => i.key === 'I-086.L12')).toMatchObject({
      value: 0,
      flag: 'GREEN',
    })
  })
})
