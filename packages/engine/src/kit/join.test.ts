import { describe, expect, it } from 'vitest'
import { joinParts } from './join.ts'
import type { Source } from './part.ts'
import { byKey } from './sections/build.ts'

const indicator = (key: string) => ({
  id: key,
  key,
  name: key,
  value: 1,
  unit: 'index' as const,
  window: 'L12',
  flag: 'GREY' as const,
  formula: '',
  inputs: [],
  evidence: [],
  version: '1',
})
const source = (data: string, keys: string[], more: Partial<Source> = {}): Source => {
  const indicators = keys.map(indicator)
  return {
    data,
    keys: new Set(keys),
    indicators,
    indicator: byKey(indicators),
    rules: [],
    coverage: {},
    quality: [],
    praises: [],
    topics: [],
    spokenBy: {},
    open: [],
    ...more,
  }
}

describe('joined parts', () => {
  const praise = (key: string) => ({ key, say: () => key })
  const joined = joinParts([
    source('发票', ['I-001', 'I-002'], {
      praises: [praise('甲'), praise('乙')],
      spokenBy: { 'I-001': ['R-026'] },
      coverage: { INVOICE_OUT: { '202602': 'COLLECTED' } },
    }),
    source('税务', ['T-001'], {
      praises: [praise('丙')],
      spokenBy: { 'I-001': ['R-009'], 'T-001': ['R-007'] },
      coverage: { VAT_RETURN: { '202602': 'NOT_COLLECTED' } },
    }),
  ])
  it('answer for every indicator of every part, and for no other', () => {
    expect(joined.indicators.map(({ key }) => key)).toEqual(['I-001', 'I-002', 'T-001'])
    expect(joined.indicator('T-001').key).toBe('T-001')
    expect(() => joined.indicator('F-01')).toThrow('no indicator F-01')
  })
  it('praise each source in turn', () => {
    expect(joined.praises.map(({ key }) => key)).toEqual(['甲', '丙', '乙'])
  })
  it('know which rules speak for an indicator in any part', () => {
    expect(joined.spokenBy).toEqual({ 'I-001': ['R-026', 'R-009'], 'T-001': ['R-007'] })
  })
  it('tell the months of both', () => {
    expect(Object.keys(joined.coverage)).toEqual(['INVOICE_OUT', 'VAT_RETURN'])
  })
  it('tell a check that both make once, as it fails', () => {
    const check = (result: 'PASS' | 'FAIL', detail: string) => ({
      check: 'PARTIAL_MONTH',
      title: '当月未完整',
      period: null,
      result,
      detail,
    })
    const of = (...results: ('PASS' | 'FAIL')[]) =>
      joinParts(
        results.map((result, i) => source('', [], { quality: [check(result, `${i}`)] })),
      ).quality.map(({ result, detail }) => `${result}${detail}`)
    expect(of('PASS', 'PASS')).toEqual(['PASS0'])
    expect(of('PASS', 'FAIL')).toEqual(['FAIL1'])
    expect(of('FAIL', 'FAIL')).toEqual(['FAIL0'])
  })
})
