/** Rules against what their figures can be: net below zero, silence of whole years, blank voids, one party, both legs. */
import { describe, expect, it } from 'vitest'
import { monthly, row, type SmallPlan, smallFacts } from '../../../test-support/small-facts.ts'
import type { RuleResult } from '../../report/document.ts'
import type { InvoiceRow } from '../facts.ts'
import { invoiceReport } from '../report.ts'

const judge = (id: string, rows: readonly InvoiceRow[], plan: SmallPlan = {}): RuleResult =>
  invoiceReport(smallFacts(rows, plan)).rules.find((rule) => rule.id === id)!

describe('R-026', () => {
  // M0 = 2026-02: L3 is December to February.
  const year = monthly('2025-11', new Array(9).fill(1000))
  it('does not say that nothing was issued where every month has invoices', () => {
    const said = judge('R-026', [
      ...year,
      ...monthly('2026-02', [300, 300, 300]),
      row('2026-01-20', -1500),
    ])
    expect(said.text).toBe(
      '近3个月开票净额为-600.00元(红冲大于开票)，此前3个月为3,000.00元，建议核实经营状况。',
    )
    expect(said.inputs).toEqual([
      { name: '近3个月开票净额', value: -600, unit: 'yuan' },
      { name: '此前3个月开票净额', value: 3000, unit: 'yuan' },
    ])
    expect(said.evidence).toMatchObject([
      { direction: 'OUT', from: '2025-12-01', to: '2026-02-28', rows: 'VALID' },
      { direction: 'OUT', from: '2025-09-01', to: '2025-11-30', rows: 'VALID' },
    ])
  })
  it('says that all was reversed where the net is nought', () => {
    const said = judge('R-026', [...year, row('2026-01-10', 500), row('2026-01-20', -500)])
    expect(said.text).toContain('近3个月开票净额为0.00元(红冲抵减)')
  })
  it('says silence where there is silence', () => {
    expect(judge('R-026', year).text).toBe(
      '近3个月没有开票，而此前3个月开票3,000.00元，建议核实经营状况。',
    )
  })
  it('says a fall as a share of the year before', () => {
    const rows = monthly('2026-02', [
      ...new Array(12).fill(100),
      ...new Array(9).fill(1),
      40,
      40,
      40,
    ])
    const said = judge('R-026', rows)
    expect(said.text).toBe('近3个月开票同比下降60.00%，建议核实经营状况。')
    expect(said.evidence).toMatchObject([
      { from: '2025-12-01', to: '2026-02-28', rows: 'VALID' },
      { from: '2024-12-01', to: '2025-02-28' },
    ])
  })
  it('never says a fall of more than all', () => {
    const rows = [
      ...monthly('2025-02', [1000, 1000, 1000]),
      ...monthly('2025-11', [-5, -5, -5]),
      ...monthly('2026-02', [100, 100, -900]),
    ]
    const said = judge('R-026', rows)
    expect(said.result).toBe('HIT')
    expect(said.text).toBe(
      '近3个月开票净额为-700.00元(红冲大于开票)，上年同期为3,000.00元，建议核实经营状况。',
    )
  })
  it('a trade that rests each winter is a season', () => {
    const season = [9, 9, 9, 9, 9, 9, 9, 9, 9, 0, 0, 0]
    expect(judge('R-026', monthly('2026-02', [...season, ...season]))).toMatchObject({
      result: 'MISS',
      reason: 'SUPPRESSED:SEASONAL',
    })
    const first = [9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9]
    expect(judge('R-026', monthly('2026-02', [...first, ...season])).result).toBe('HIT')
  })
})

describe('R-027 and R-028 in a season', () => {
  it.each([
    ['silent both years', []],
    ['a sale or two between', monthly('2025-07', [9, 9])],
  ])('a firm %s has no season', (_, rows) => {
    const said = judge('R-027', [...monthly('2023-12', [9]), ...rows])
    expect([said.result, said.level]).toEqual(['HIT', 'HIGH'])
  })
  it('a firm that trades half of each year has one', () => {
    const season = [9, 9, 9, 9, 9, 9, 0, 0, 0, 0, 0, 9]
    expect(judge('R-027', monthly('2026-02', [...season, ...season])).reason).toBe(
      'SUPPRESSED:SEASONAL',
    )
  })
  it('R-028: the same days a year ago were silent too', () => {
    const cutoff = '2025-12-15T12:00:00+08:00'
    const season = [9, 9, 9, 9, 9, 9, 9, 9, 0, 0, 0, 0]
    const rows = monthly('2025-12', [...season, ...season])
    expect(judge('R-028', rows, { cutoff })).toMatchObject({
      result: 'MISS',
      reason: 'SUPPRESSED:SEASONAL',
    })
    const busy = [...season.slice(0, 8), 9, 9, 9, 9]
    expect(judge('R-028', monthly('2025-12', [...busy, ...season]), { cutoff }).result).toBe('HIT')
  })
})

describe('sales of nothing or less', () => {
  const bought = row('2025-06-10', 226_000, { direction: 'IN' })
  it.each([
    [[bought], '近12个月有进项200,000.00元而没有销项，建议核实未开票收入与库存。'],
    [
      [bought, row('2025-06-10', 113_000), row('2025-07-10', -226_000)],
      '近12个月有进项200,000.00元，而销项净额为-100,000.00元(红冲大于开票)，建议核实未开票收入与库存。',
    ],
    [
      [bought, row('2025-06-10', 1130)],
      '近12个月进项为销项的200.00倍，超过150%预警线，建议核实未开票收入与库存。',
    ],
  ] as [InvoiceRow[], string][])('R-029 says what stands against what', (rows, text) => {
    expect(judge('R-029', rows)).toMatchObject({ result: 'HIT', text })
  })
  it('R-018: nothing but reds is not beyond judgement', () => {
    expect(judge('R-018', [row('2025-07-10', -226_000)])).toMatchObject({
      result: 'HIT',
      redLine: true,
      text: '近12个月没有蓝字发票，红冲226,000.00元，建议核实退货、折让等原因。',
    })
  })
})

describe('both ends outside the province', () => {
  const home = { registration: { taxNo: '914403001922038216', industrySection: 'F' } }
  const far = { taxNo: '91330100799655058B' }
  const parties = Array.from({ length: 6 }, () => far)
  const rows = (customers: number, suppliers: number) => [
    ...Array.from({ length: customers }, (_, i) => row('2025-06-10', 100, { counterparty: i })),
    ...Array.from({ length: suppliers }, (_, i) =>
      row('2025-06-10', 100, { counterparty: 5 - i, direction: 'IN' }),
    ),
  ]
  it('R-041 says the two shares and shows the invoices of both', () => {
    const said = judge('R-041', rows(3, 3), { ...home, counterparties: parties })
    expect(said.text).toBe('省外客户占100.00%，省外供应商占100.00%，客户与供应商均集中于外省。')
    expect(said.evidence).toMatchObject([
      { direction: 'OUT', regions: ['33'] },
      { direction: 'IN', regions: ['33'] },
    ])
  })
  it.each([
    [2, 3],
    [3, 2],
  ])('R-041 is not said of %i customers and %i suppliers', (customers, suppliers) => {
    const said = judge('R-041', rows(customers, suppliers), { ...home, counterparties: parties })
    expect(said.result).toBe('MISS')
  })
})

describe('what is counted is what is shown', () => {
  it('R-039: both sides of mutual invoicing', () => {
    const said = judge('R-039', [
      row('2025-06-10', 100),
      row('2025-06-11', 30, { direction: 'IN' }),
    ])
    expect(said.evidence).toMatchObject([
      { direction: 'OUT', rows: 'VALID', counterpartyIds: [0] },
      { direction: 'IN', rows: 'VALID', counterpartyIds: [0] },
    ])
    expect(said.inputs).toEqual([
      { name: '销给互开方净额', value: 100, unit: 'yuan' },
      { name: '购自互开方净额', value: 30, unit: 'yuan' },
      { name: '互开金额', value: 30, unit: 'yuan' },
    ])
  })
  const line = (date: string, yuan: number, category: string): InvoiceRow => {
    const base = row(date, yuan, { direction: 'IN' })
    return {
      ...base,
      items: [{ category, goods: '货', rateBp: 1300, quantity: 1, amount: base.amount, tax: 0 }],
    }
  }
  it('R-042: none at all is said as none', () => {
    const rows = [row('2025-06-10', 5_000_000), line('2025-06-10', 1_000_000, '1070101')]
    expect(judge('R-042', rows).text).toBe(
      '进项中没有水电、运费、租赁等经营支出，建议核实经营场所。',
    )
  })
  it('R-042: the running costs, and the purchases they are a part of', () => {
    const rows = [
      row('2025-06-10', 5_000_000),
      line('2025-06-10', 1_000_000, '1070101'),
      line('2025-06-11', 900, '1100101'),
      line('2025-06-12', 100, '3030100'),
    ]
    expect(judge('R-042', rows).evidence).toMatchObject([
      { direction: 'IN', goodsAny: ['1100101', '3030100'] },
      { direction: 'IN', rows: 'VALID' },
    ])
  })
})

describe('an invoice before the registration', () => {
  const plan = { registration: { establishedOn: '2025-06-10' } }
  const report = invoiceReport(smallFacts([row('2025-01-10', 9_000_000)], plan))
  it('is no invoice within so many days of it', () => {
    expect(report.indicators.find((i) => i.id === 'I-090')).toMatchObject({
      value: null,
      reason: 'NOT_APPLICABLE',
      detail: '首张发票2025-01-10早于登记的成立日2025-06-10',
    })
    expect(report.rules.find((r) => r.id === 'R-045')).toMatchObject({ result: 'UNKNOWN' })
  })
})

describe('next to nothing', () => {
  it('R-026: is said as an amount, not as a fall of 100.00%', () => {
    const rows = [...monthly('2025-02', [1000, 1000, 1000]), row('2026-01-10', 0.01)]
    expect(judge('R-026', rows).text).toBe(
      '近3个月开票净额仅0.01元，上年同期为3,000.00元，建议核实经营状况。',
    )
  })
  it('I-044 says why there is no multiple, I-055 that there was nobody', () => {
    const of = (key: string, rows: InvoiceRow[]) =>
      invoiceReport(smallFacts(rows)).indicators.find((i) => i.key === key)!
    const red = [row('2025-06-10', 5), row('2025-06-11', -9)]
    expect(of('I-044.L12', red)).toMatchObject({ value: null, detail: '日均净额为负' })
    expect(of('I-055.L12', [row('2025-06-10', 5)]).reason).toBe('NOT_APPLICABLE')
  })
  it('customers who are all individuals are not praised as spread', () => {
    const person = { counterparties: [{ person: true }] }
    const { strengths } = invoiceReport(smallFacts([row('2025-06-10', 5)], person)).findings
    expect(strengths.join('')).not.toContain('客户分散')
    const tiny = [row('2025-06-10', 9_000_000), row('2025-06-10', 5, { counterparty: 1 })]
    expect(invoiceReport(smallFacts(tiny, person)).findings.strengths.join('')).not.toContain(
      '客户分散',
    )
  })
})
