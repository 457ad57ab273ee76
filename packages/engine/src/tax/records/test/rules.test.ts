/** The least that hits each rule, and what just misses it; what was not collected leaves it open and says why. */
import { describe, expect, it } from 'vitest'
import { bookWith } from '../../../../test-support/books.ts'
import { payment } from '../../../../test-support/tax-facts.ts'
import {
  insured,
  monthlyVat,
  quarterVat,
  rating,
  recordFacts,
  steadyFacts,
  violation,
} from '../../../../test-support/tax-record-facts.ts'
import type { FullRegistration, TaxFacts } from '../../facts.ts'
import { taxReport } from '../../report.ts'

const rule = (facts: TaxFacts, id: string, through?: number) =>
  taxReport(facts, through).rules.find((r) => r.id === id)!
const registered = (more: Partial<FullRegistration>) =>
  recordFacts({ registration: { name: '示例有限公司', taxNo: null, ...more } })
const changed =
  (...days: (string | null)[]) =>
  (item: string) =>
    registered({ changes: days.map((on) => ({ on, item, before: '甲', after: '乙' })) })

it('a firm of which every source says the same hits nothing', () => {
  const { rules } = taxReport(steadyFacts())
  expect(rules.filter(({ result }) => result === 'HIT')).toEqual([])
})

describe('R-002 status', () => {
  it.each<[string | null, object]>([
    ['非正常', { result: 'HIT', level: 'HIGH', redLine: true }],
    ['非正常户注销', { result: 'HIT', redLine: true }],
    ['正常', { result: 'MISS', value: '正常' }],
    [null, { result: 'UNKNOWN', reason: 'NO_DATA：税务登记状态未采集' }],
  ])('%s', (taxpayerStatus, expected) =>
    expect(rule(registered({ taxpayerStatus }), 'R-002')).toMatchObject(expected),
  )
  it('of today says nothing of an earlier month', () => {
    const facts = registered({ taxpayerStatus: '非正常' })
    expect(rule(facts, 'R-002', 2025 * 12 + 5).result).toBe('UNKNOWN')
  })
})

describe('R-003, R-004 rating', () => {
  const rated = (...grades: string[]) =>
    recordFacts({ ratings: grades.map((grade, i) => rating(2024 - grades.length + 1 + i, grade)) })
  it.each<[string[], object]>([
    [['D'], { result: 'HIT', level: 'HIGH', redLine: true }],
    [['D', 'C'], { result: 'MISS', value: 'C' }],
    [['M'], { result: 'MISS', value: 'M' }],
    [[], { result: 'UNKNOWN' }],
  ])('R-003 %j', (grades, expected) =>
    expect(rule(rated(...grades), 'R-003')).toMatchObject(expected),
  )
  it('R-003 looks at what was published, not at what comes', () => {
    const facts = recordFacts({ ratings: [rating(2024, 'B'), rating(2025, 'D')] })
    expect(rule(facts, 'R-003')).toMatchObject({ result: 'MISS', value: 'B' })
  })
  it.each<[string[], object]>([
    [
      ['A', 'B'],
      {
        result: 'HIT',
        level: 'MEDIUM',
        text: '纳税信用等级由A级(2023年度)下降为B级(2024年度)。',
      },
    ],
    [
      ['A', 'B', 'C'],
      {
        result: 'HIT',
        level: 'HIGH',
        text: '纳税信用等级由A级(2022年度)下降为B级(2023年度)，又由B级(2023年度)下降为C级(2024年度)。',
      },
    ],
    [['A', 'D'], { result: 'HIT', level: 'HIGH', value: 3 }],
    [['A', 'M'], { result: 'HIT', level: 'MEDIUM', value: 1 }],
    [['B', 'M', 'B'], { result: 'MISS', value: 0 }],
    [['C', 'B', 'A'], { result: 'MISS', value: 0 }],
    // The fall lies before the three years.
    [['A', 'C', 'C', 'C'], { result: 'MISS', value: 0 }],
    [['C'], { result: 'UNKNOWN' }],
  ])('R-004 %j', (grades, expected) =>
    expect(rule(rated(...grades), 'R-004')).toMatchObject(expected),
  )
})

describe('R-044 people against sales', () => {
  const firm = (sales: number, count: number | null) =>
    recordFacts({
      vatReturns: monthlyVat(
        '2026-02',
        Array.from({ length: 12 }, () => sales / 12),
      ),
      insurance: count === null ? null : [insured('2026-02', count)],
    })
  it.each<[number, number | null, object]>([
    [5_000_040, 0, { result: 'HIT', level: 'HIGH' }],
    [4_999_992, 0, { result: 'MISS' }],
    [9_000_000, 1, { result: 'UNKNOWN', reason: 'NO_DATA：暂无行业人均销售额基准' }],
    [9_000_000, null, { result: 'UNKNOWN', reason: 'NO_DATA：参保人数未采集' }],
  ])('%d yuan, %s insured', (sales, count, expected) =>
    expect(rule(firm(sales, count), 'R-044')).toMatchObject(expected),
  )
  it.each<[string, string]>([
    ['2025-02-11', 'HIT'],
    // All of the first quarter had to be filed.
    ['2024-12-11', 'UNKNOWN'],
  ])('of a small firm founded on %s whose first quarter is the second of 2025', (on, result) => {
    const quarters = ['2025-04', '2025-07', '2025-10'].map((from) => quarterVat(from, 2e6))
    const facts = recordFacts({
      registration: { name: '新', taxNo: null, taxpayerType: 'SMALL', establishedOn: on },
      vatReturns: quarters,
      insurance: [insured('2026-02', 0)],
    })
    expect(rule(facts, 'R-044').result).toBe(result)
  })
  it('says what a bank can quote', () =>
    expect(rule(firm(6_000_000, 0), 'R-044').text).toBe(
      '参保0人，近12个月申报销售额600.00万元，规模不匹配，建议核实用工。',
    ))
  it('looks at months up to M0', () => {
    const later = firm(6_000_000, 0)
    const rows = [...later.insurance!, insured('2026-03', 40)]
    expect(rule({ ...later, insurance: rows }, 'R-044').result).toBe('HIT')
  })
  it('falls back on the registration, and needs the declarations', () => {
    const told = { registration: { name: '示例', taxNo: null, insured: 0 } }
    const vatReturns = monthlyVat(
      '2026-02',
      Array.from({ length: 12 }, () => 500_000),
    )
    expect(rule(recordFacts({ ...told, vatReturns }), 'R-044').result).toBe('HIT')
    expect(rule(recordFacts(told), 'R-044')).toMatchObject({
      result: 'UNKNOWN',
      reason: 'NO_DATA：未采集增值税申报表',
    })
  })
})

describe('R-046, R-047 changes', () => {
  const rep = (...days: (string | null)[]) => rule(changed(...days)('法定代表人'), 'R-046')
  it('two in a year, three in two, or one of late', () => {
    expect(rep('2025-03-01', '2025-06-01')).toMatchObject({ result: 'HIT', level: 'MEDIUM' })
    expect(rep('2025-02-28', '2025-06-01').result).toBe('MISS')
    expect(rep('2024-03-01', '2024-05-01', '2025-06-01').result).toBe('HIT')
    expect(rep('2024-02-29', '2024-05-01', '2025-06-01').result).toBe('MISS')
    expect(rep('2025-09-21').text).toBe('近24个月法定代表人变更1次，其中180天内1次。')
    expect(rep('2025-09-20').result).toBe('MISS')
  })
  it('lines of one day are one change, a day to come is none, none at all is a miss', () => {
    expect(rep('2025-04-01', '2025-04-01').value).toBe(1)
    expect(rep('2026-03-21').value).toBe(0)
    expect(rep().result).toBe('MISS')
  })
  it('without days, or never collected, is open', () => {
    expect(rep(null).reason).toBe('NO_DATA：有1条变更未注明日期')
    expect(rule(registered({}), 'R-046').reason).toBe('NO_DATA：变更记录未采集')
    expect(rule(registered({}), 'R-047').result).toBe('UNKNOWN')
  })
  it.each<[string, string[], string]>([
    ['注册地址', ['2024-03-01', '2025-01-01', '2025-06-01'], 'HIT'],
    ['注册地址', ['2024-02-29', '2025-01-01', '2025-06-01'], 'MISS'],
    ['投资人(股权)变更', ['2024-03-01', '2025-01-01', '2025-06-01'], 'HIT'],
    ['经营范围', ['2025-01-01', '2025-06-01'], 'MISS'],
    ['主营行业', ['2025-09-01'], 'HIT'],
    ['主营行业', ['2025-08-31'], 'MISS'],
    ['法定代表人', ['2025-04-01', '2025-05-01', '2025-06-01'], 'MISS'],
  ])('R-047 %s on %j: %s', (item, days, result) =>
    expect(rule(changed(...days)(item), 'R-047').result).toBe(result),
  )
  it('R-047 names what was changed', () =>
    expect(
      rule(changed('2024-03-01', '2025-01-01', '2025-06-01')('生产经营地址'), 'R-047').text,
    ).toBe('近24个月地址变更3次。'))
})

describe('R-048 age', () => {
  it.each<[number | null, object]>([
    [70, { result: 'HIT', level: 'LOW', text: '法定代表人年龄70岁。' }],
    [69, { result: 'MISS', value: 69 }],
    [20, { result: 'MISS' }],
    [19, { result: 'HIT', level: 'MEDIUM' }],
    [null, { result: 'UNKNOWN' }],
  ])('%s', (legalRepAge, expected) =>
    expect(rule(registered({ legalRepAge }), 'R-048')).toMatchObject(expected),
  )

  // The report looks from 2026: who was born in 1956 is 69 or 70.
  it.each<[number | null, object]>([
    [1955, { result: 'HIT', level: 'LOW', text: '法定代表人1955年出生，70或71岁。' }],
    [
      1956,
      { result: 'UNKNOWN', reason: 'PARTIAL：法定代表人1956年出生，69或70岁，须按出生月日核实' },
    ],
    [1957, { result: 'MISS' }],
    [2005, { result: 'MISS' }],
    [2006, { result: 'UNKNOWN' }],
    [2007, { result: 'HIT', level: 'MEDIUM' }],
    [null, { result: 'UNKNOWN', reason: 'NO_DATA：法定代表人年龄未采集' }],
  ])('of a year of birth, %s', (legalRepBirthYear, expected) =>
    expect(rule(registered({ legalRepAge: null, legalRepBirthYear }), 'R-048')).toMatchObject(
      expected,
    ),
  )
})

describe('R-063 stamp tax', () => {
  const firm = (sales: number, stamp: number) =>
    recordFacts({
      payments: stamp ? [payment('2025-07-10', stamp, { taxKind: '印花税' })] : [],
      invoiced: {
        covered: { sales: [[24_300, 24_314]], purchases: [[24_300, 24_314]] },
        months: [{ month: 24_305, sales: sales * 100, purchases: 0 }],
      },
    })
  it.each<[number, number, string]>([
    [1_000_001, 0, 'HIT'],
    [1_000_000, 0, 'MISS'],
    [2_000_000, 179.99, 'HIT'],
    [2_000_000, 180, 'MISS'],
  ])('%d of sales, %d of stamp tax: %s', (sales, stamp, result) =>
    expect(rule(firm(sales, stamp), 'R-063').result).toBe(result),
  )
  it('needs invoices of the whole year on both sides', () => {
    const facts = firm(2_000_000, 0)
    expect(rule({ ...facts, invoiced: null }, 'R-063')).toMatchObject({
      result: 'UNKNOWN',
      reason: 'NO_DATA：未采集销项发票',
    })
  })
})

describe('R-065', () => {
  it('says what it lacks', () =>
    expect(rule(steadyFacts(), 'R-065')).toMatchObject({
      result: 'UNKNOWN',
      reason: 'NO_DATA：需要个人所得税扣缴申报人数',
    }))
})

describe('limits', () => {
  it('are what the rules judge by, and what they say', () => {
    const facts = recordFacts({ violations: [violation('2025-12-01', { status: '未处理' })] })
    const rulebook = bookWith({ limits: { 'R-067': { open: 2 } } })
    const judged = taxReport({ ...facts, rulebook }).rules.find((r) => r.id === 'R-067')!
    expect(judged.result).toBe('MISS')
    expect(judged.threshold).toContain('≥2条')
  })
})
