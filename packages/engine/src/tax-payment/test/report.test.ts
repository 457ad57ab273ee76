import { canonicalJson } from '@xinjian/format'
import { describe, expect, it } from 'vitest'
import { livelyFacts, monthlyTax, payment, taxFacts } from '../../../test-support/tax-facts.ts'
import type { ReportDocument } from '../../report/document.ts'
import { classOf } from '../classes.ts'
import type { Payment, TaxPaymentFacts } from '../facts.ts'
import { taxPaymentReport } from '../report.ts'
import { decodeFacts, encodeFacts } from '../snapshot.ts'

const value = (facts: TaxPaymentFacts, key: string, through?: number) =>
  taxPaymentReport(facts, through).indicators.find((i) => i.key === key)!
const year = (yuan: number) => Array.from({ length: 12 }, () => yuan)

describe('class of a payment', () => {
  const of = (more: Partial<Payment>, yuan = 100) => classOf(payment('2026-01-10', yuan, more))
  it.each<[Partial<Payment>, string]>([
    [{}, 'TAX'],
    [{ payType: '查补税款' }, 'TAX'],
    [{ payType: '预缴' }, 'TAX'],
    [{ taxKind: '教育费附加' }, 'TAX'],
    [{ status: null }, 'TAX'],
    [{ status: null, treasuryOn: null }, 'PENDING'],
    [{ status: '已缴款未入库' }, 'PENDING'],
    [{ status: '处理中' }, 'PENDING'],
    [{ status: '退库' }, 'REFUND'],
    [{ payType: '退抵税', status: '已缴款未入库' }, 'REFUND'],
    [{ amount: -1 }, 'REFUND'],
    [{ amount: -1, payType: '滞纳金' }, 'REFUND'],
    [{ payType: '滞纳金', taxKind: '企业所得税' }, 'LATE_FEE'],
    [{ payType: '滞纳金', taxKind: '失业保险费' }, 'LATE_FEE'],
    [{ payType: '罚款' }, 'FINE'],
    [{ taxKind: '税务部门罚没收入' }, 'FINE'],
    [{ payType: '代扣代缴' }, 'WITHHELD'],
    [{ taxKind: '个人所得税' }, 'WITHHELD'],
    [{ taxKind: '企业职工基本养老保险费' }, 'SOCIAL'],
    [{ payType: null }, 'OTHER'],
    [{ payType: '加收利息' }, 'OTHER'],
  ])('%o is %s', (more, expected) => expect(of(more)).toBe(expected))
})

describe('纳税总额', () => {
  it('counts whole months by 缴款日期, both ends included, the current one not', () => {
    const facts = taxFacts([
      payment('2025-02-28', 1),
      payment('2025-03-01', 10),
      payment('2026-02-28', 100),
      payment('2026-03-01', 1_000),
      payment('2023-03-01', 10_000),
    ])
    expect(value(facts, 'T-008.L12').value).toBe(110)
    expect(value(facts, 'T-008.P12').value).toBe(1)
    expect(value(facts, 'T-008.L24').value).toBe(111)
    expect(value(facts, 'T-008.L36').value).toBe(10_111)
  })
  it('nets no refund, and tells beside it what it does not count', () => {
    const facts = livelyFacts()
    const { value: sum, detail } = value(facts, 'T-008.L12')
    const counted = facts.payments.filter(
      (p) =>
        classOf(p) === 'TAX' && p.paidOn !== null && p.paidOn >= '2025-03' && p.paidOn < '2026-03',
    )
    expect(Math.round((sum as number) * 100)).toBe(counted.reduce((s, p) => s + p.amount, 0))
    expect(detail).toBe(
      '另有2笔865.00元已缴款未入库，未计入；另有1笔99.00元未注明税款属性或为利息，未计入',
    )
    expect(value(facts, 'P-001.L36').value).toBe(1_840.5)
  })
  it('is null with the months that are there when months are missing, never a part shown as the whole', () => {
    const facts = taxFacts(monthlyTax('2026-02', year(1_000)), {
      covered: [['2025-06', '2026-03']],
    })
    // Rows speak for their months: only what neither rows nor collections cover is missing.
    expect(value(facts, 'T-008.L12').value).toBe(12_000)
    const gap = taxFacts(monthlyTax('2026-02', [0, ...year(1_000).slice(1)]), {
      covered: [['2025-06', '2026-03']],
    })
    expect(value(gap, 'T-008.L12')).toMatchObject({
      value: null,
      reason: 'PARTIAL',
      detail: '11/12',
    })
  })
  it('between two collections that do not meet is not known', () => {
    const facts = taxFacts([], {
      covered: [
        ['2022-01', '2025-03'],
        ['2025-05', '2026-03'],
      ],
    })
    expect(value(facts, 'T-008.L12')).toMatchObject({
      value: null,
      reason: 'PARTIAL',
      detail: '11/12',
    })
  })
  it('of a covered year without payment is zero and red; of a firm never collected it is unknown and grey', () => {
    expect(value(taxFacts([]), 'T-008.L12')).toMatchObject({ value: 0, flag: 'RED' })
    expect(value(taxFacts([], { covered: [] }), 'T-008.L12')).toMatchObject({
      value: null,
      flag: 'GREY',
      reason: 'NO_DATA',
      detail: '未采集缴款信息',
      evidence: [],
    })
  })
  it.each([
    [9_999.99, 'YELLOW'],
    [10_000, 'GREEN'],
  ])('of %d is %s', (yuan, flag) =>
    expect(value(taxFacts([payment('2026-01-10', yuan)]), 'T-008.L12').flag).toBe(flag),
  )
})

describe('growth of VAT and income tax', () => {
  const of = (before: number, now: number) =>
    value(
      taxFacts([
        payment('2024-06-10', before),
        payment('2025-06-10', now),
        payment('2025-06-11', 9e9, { taxKind: '印花税' }),
      ]),
      'T-011.L12',
    )
  it.each<[number, number, object]>([
    [1_000, 1_500, { value: 0.5, flag: 'GREEN' }],
    [1_000, 699, { value: -0.301, flag: 'YELLOW' }],
    [1_000, 399, { value: -0.601, flag: 'RED' }],
    [0, 500, { value: null, reason: 'NO_BASE' }],
    [0, 0, { value: null, reason: 'ZERO_ZERO' }],
  ])('%d → %d', (before, now, expected) => expect(of(before, now)).toMatchObject(expected))
  it('has a leg for each of the two years', () => {
    const { evidence } = of(1_000, 1_500)
    expect(evidence.map((e) => 'words' in e && e.words)).toEqual([
      expect.stringContaining('缴款日期 2025-03-01 至 2026-02-28'),
      expect.stringContaining('缴款日期 2024-03-01 至 2025-02-28'),
    ])
  })
  it('wants the year before to lie after the establishment', () => {
    const registration = { name: '新', taxNo: null, establishedOn: '2024-09-01' }
    expect(value(taxFacts([], { registration }), 'T-011.L12').reason).toBe('INSUFFICIENT_HISTORY')
  })
})

describe('months with tax', () => {
  it.each<[number[], number, string]>([
    [year(1), 0, 'GREEN'],
    [[1, 1, 1, 0, 0, 1, 1, 1, 1, 1, 1, 1], 2, 'GREEN'],
    [[1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0], 3, 'YELLOW'],
    [[0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1], 6, 'RED'],
    [year(0), 12, 'RED'],
  ])('%j: longest run without is %d', (yuan, run, flag) =>
    expect(value(taxFacts(monthlyTax('2026-02', yuan)), 'T-042.L12')).toMatchObject({
      value: run,
      flag,
    }),
  )
  it('late fees, refunds and what is pending make no month of tax', () => {
    const facts = taxFacts([
      ...monthlyTax('2026-02', year(1), { payType: '滞纳金' }),
      ...monthlyTax('2026-02', year(2), { status: '退库' }),
      ...monthlyTax('2026-02', year(3), { status: '已缴款未入库' }),
    ])
    expect(value(facts, 'T-042.L12').value).toBe(12)
    expect(value(facts, 'T-041.L24').value).toBe(0)
  })
  it('before the establishment is no silence, and a young firm is not judged by months it did not have', () => {
    const facts = taxFacts(monthlyTax('2026-02', [1, 1]), {
      registration: {
        name: '新',
        taxNo: null,
        taxpayerType: 'GENERAL',
        establishedOn: '2025-12-08',
      },
    })
    expect(value(facts, 'T-042.L12').value).toBe(1)
    expect(value(facts, 'T-041.L24')).toMatchObject({
      value: 2,
      flag: 'GREY',
      detail: '应有3个月；成立不满24个月，不按纳税月数判断；该期间仅含成立后的3个月',
    })
    expect(taxPaymentReport(facts).coverage.TAX_PAYMENT).toMatchObject({
      202511: 'BEFORE_ESTABLISHMENT',
      202512: 'COLLECTED_EMPTY',
      202601: 'COLLECTED',
    })
  })
  it.each([
    ['GENERAL', 'RED'],
    ['SMALL', 'GREY'],
  ] as const)('eight of two years: of a %s taxpayer %s', (taxpayerType, flag) => {
    const quarterly = Array.from({ length: 24 }, (_, i) => (i % 3 === 0 ? 100 : 0))
    const facts = taxFacts(monthlyTax('2026-02', quarterly), {
      registration: { name: '小', taxNo: null, taxpayerType },
    })
    expect(value(facts, 'T-041.L24')).toMatchObject({ value: 8, flag })
  })
})

describe('document', () => {
  it('rates no enterprise: no score, no limit, no level of risk beside its decision', () => {
    expect(Object.keys(taxPaymentReport(livelyFacts()).verdict)).toEqual(['decision'])
  })
  it('refers to indicators and rules that are there, each key once', () => {
    const { indicators, rules, sections }: ReportDocument = taxPaymentReport(livelyFacts())
    const keys = indicators.map((i) => i.key)
    expect(new Set(keys).size).toBe(keys.length)
    const ids = sections.flatMap((s) => s.blocks.map((b) => b.id))
    expect(new Set(ids).size).toBe(ids.length)
    for (const block of sections.flatMap((s) => s.blocks)) {
      if (block.kind === 'kpis' || block.kind === 'indicators')
        for (const key of block.indicators) expect(keys).toContain(key)
      if (block.kind === 'rules')
        for (const id of block.rules) expect(rules.map((r) => r.id)).toContain(id)
      if (block.kind === 'table') expect(block.evidence).toHaveLength(block.rows.length)
    }
  })
  it('as it stood at an earlier month sees no later payment', () => {
    const facts = livelyFacts()
    const text = JSON.stringify(taxPaymentReport(facts, 2025 * 12 + 5).sections)
    expect(text).not.toMatch(/2025-0[7-9]-|2025-1\d-|2026-/)
  })
  it('is of the firm that the facts are of, byte for byte after a round through the snapshot', () => {
    const facts = livelyFacts()
    const again = decodeFacts(encodeFacts(facts))
    expect(again).toEqual(facts)
    expect(canonicalJson(taxPaymentReport(again))).toBe(canonicalJson(taxPaymentReport(facts)))
    expect(() => decodeFacts(new TextEncoder().encode('XJT1{'))).toThrow(RangeError)
  })
})
