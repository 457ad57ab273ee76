import { describe, expect, it } from 'vitest'
import { citAnnual, steadyFacts } from '../../../test-support/tax-report-facts.ts'
import type { TaxFacts } from '../facts.ts'
import { taxReport } from '../report.ts'
import { peerLevels, peerLevelWords, peerSubject, peerValues } from './values.ts'

const firm = (over: Partial<TaxFacts['registration']>, more: Partial<TaxFacts> = {}): TaxFacts => {
  const facts = steadyFacts({})
  return { ...facts, ...more, registration: { ...facts.registration, ...over } }
}

describe('whom an enterprise is compared with', () => {
  it('is told by code, year and taxpayer', () => {
    const subject = peerSubject(
      firm({ industryCode: 'F5164', taxpayerType: 'GENERAL', employees: 12 }),
    )!
    expect(subject).toMatchObject({ code: '5164', section: 'F', taxpayer: 'GENERAL' })
    expect(peerLevels({ ...subject, size: 'SMALL' }).map((l) => [l.industry, l.size])).toEqual([
      ['5164', 'SMALL'],
      ['5164', null],
      ['516', 'SMALL'],
      ['516', null],
      ['51', 'SMALL'],
      ['51', null],
      ['F', 'SMALL'],
      ['F', null],
    ])
  })
  it('is the section alone where no more is known', () => {
    const subject = peerSubject(firm({ industryCode: null, industryName: '批发业' }))!
    expect(subject).toMatchObject({ code: null, section: 'F' })
    expect(peerLevels({ ...subject, size: null })).toEqual([{ industry: 'F', size: null }])
    expect(peerSubject(firm({ industryCode: 'F51' }))?.code).toBe('51')
  })
  it('is nobody without an industry', () =>
    expect(peerSubject(firm({ industryCode: null, industryName: null }))).toBeNull())
  it('goes by the newest year', () => {
    const year = (y: number, revenue: number, employees: number) => ({
      ...citAnnual(y, { '1': revenue }),
      employees,
    })
    const citReturns = [year(2024, 60_000_000, 30), year(2025, 60_000_000, 3)]
    expect(peerSubject(firm({ industryCode: '5164' }, { citReturns }))?.size).toBe('MICRO')
    expect(
      peerSubject(firm({ industryCode: '5164' }, { citReturns: citReturns.slice(0, 1) }))?.size,
    ).toBe('MEDIUM')
    expect(peerSubject(firm({ industryCode: '5164' }, { citReturns: null }))?.size).toBeNull()
  })
  it.each([
    [{ industry: '51', size: null }, null, '批发业，大类F51'],
    [
      { industry: '5164', size: 'SMALL' as const },
      'GENERAL' as const,
      '金属及金属矿批发，小类F5164，小型企业，一般纳税人',
    ],
    [{ industry: 'F', size: null }, 'SMALL' as const, '批发和零售业，门类F，小规模纳税人'],
  ])('in words: %o', (level, taxpayer, words) =>
    expect(peerLevelWords(level, 'F', taxpayer)).toBe(words),
  )
})

describe('what it brings to them', () => {
  const facts = firm({ industryCode: '5164', taxpayerType: 'GENERAL' })
  const values = (of: TaxFacts) =>
    Object.fromEntries(
      peerValues(taxReport(of), peerSubject(of)!).map((v) => [v.indicator, [v.value, v.taxpayer]]),
    )
  it('is what its report says, VAT among taxpayers of its kind', () => {
    const shown = taxReport(facts).indicators.find(({ key }) => key === 'T-005.L12')!.value
    expect(shown).toBeGreaterThan(0)
    expect(values(facts)).toMatchObject({
      'T-005': [shown, 'GENERAL'],
      'T-012': [expect.any(Number), null],
    })
  })
  it('is no burden of an exporter, for a year', () => {
    const returns = facts.vatReturns!
    const at = (i: number) =>
      returns.map((r, j) =>
        j === i ? { ...r, lines: { ...r.lines, '7': { amount: 1, ytd: 1 } } } : r,
      )
    const burden = (i: number) => values({ ...facts, vatReturns: at(i) })['T-005']![0]
    expect(burden(returns.length - 12)).toBeNull()
    expect(burden(returns.length - 13)).not.toBeNull()
  })
  it('is nothing where its kind of taxpayer is not known, or the report says nothing', () => {
    expect(values(firm({ industryCode: '5164', taxpayerType: null }))['T-005']).toEqual([
      null,
      null,
    ])
    expect(values({ ...facts, payments: null })['T-010']).toEqual([null, 'GENERAL'])
  })
})
