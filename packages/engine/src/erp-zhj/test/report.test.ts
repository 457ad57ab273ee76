/** The shop report by tables computed by hand. M0 is February 2026. */
import { describe, expect, it } from 'vitest'
import { ageing } from '../../../test-support/erp/facts.ts'
import {
  account,
  day,
  invoicedIn,
  livelyShop,
  MONTHS,
  shopFacts,
  traded,
} from '../../../test-support/shop/facts.ts'
import { onHandRow, summaryRow, trade } from '../../../test-support/stock/facts.ts'
import type { TableBlock } from '../../report/document.ts'
import type { ErpZhjFacts } from '../facts.ts'
import { erpZhjReport } from '../report.ts'
import { decodeFacts, encodeFacts } from '../snapshot.ts'

const of = (facts: Partial<ErpZhjFacts>, through?: number) =>
  erpZhjReport(shopFacts(facts), through)
const value = (facts: Partial<ErpZhjFacts>, key: string) =>
  of(facts).indicators.find((one) => one.key === key)!
const table = (facts: Partial<ErpZhjFacts>, id: string) =>
  of(facts)
    .sections.flatMap(({ blocks }) => blocks)
    .find((block): block is TableBlock => block.kind === 'table' && block.id === id)!

/** The twelve months to February 2026. */
const YEAR = MONTHS.slice(3)
/** One sale of 100 yuan each month, by day and by item. */
const even = (more: Partial<ErpZhjFacts> = {}): Partial<ErpZhjFacts> => ({
  days: YEAR.map((month) => day(`${month}-20`, 100)),
  sales: YEAR.map((month) => trade(month, 'A', 1, 100, { returned: 0 })),
  ...more,
})

describe('sales', () => {
  it('of twelve months, documents and what each came to', () => {
    const days = YEAR.flatMap((month) => [
      day(`${month}-05`, 90, { documents: 2, returned: 1_000 }),
      day(`${month}-20`, 10),
    ])
    const facts = even({ days })
    expect(value(facts, 'Z-001.L12').value).toBe(1_200)
    expect(value(facts, 'Z-001.L3').value).toBe(300)
    expect(value(facts, 'Z-004.L12').value).toBe(36)
    // 1,200 net and 120 that came back, over 36 documents.
    expect(value(facts, 'Z-005.L12').value).toBe(36.67)
  })
  it('without numbers of documents tell none, and no sale of each', () => {
    const days = YEAR.map((month) => day(`${month}-20`, 100, { documents: 0, unnumbered: 1 }))
    for (const key of ['Z-004.L12', 'Z-005.L12'])
      expect(value(even({ days }), key)).toMatchObject({
        value: null,
        detail: '部分销售明细没有单据号',
      })
  })
  it('of eleven months are no sales of a year', () => {
    const facts = even()
    const short = { days: facts.days!.slice(1), sales: facts.sales!.slice(1) }
    expect(value(short, 'Z-001.L12')).toMatchObject({ value: null, detail: '11/12' })
  })
  it('grow against the year before', () => {
    const all = Array.from({ length: 24 }, (_, i) => {
      const month = 2024 * 12 + 2 + i
      return `${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}`
    })
    const days = all.map((month, i) => day(`${month}-20`, i < 12 ? 100 : 125))
    const sales = all.map((month) => trade(month, 'A', 1, 100))
    expect(value({ days, sales }, 'Z-002.L12').value).toBe(0.25)
  })
  it('are told by period to the last day of sale', () => {
    const days = [
      day('2025-12-31', 7),
      day('2026-02-03', 5),
      day('2026-02-22', 3),
      day('2026-02-28', 2, { documents: 2, returned: 200 }),
      // After the cut-off.
      day('2026-03-16', 999),
    ]
    expect(
      table({ days }, 'periods').rows.map(({ from, amount, documents }) => [
        from,
        amount,
        documents,
      ]),
    ).toEqual([
      ['2026-02-28', 2, 2],
      ['2026-02-22', 5, 3],
      ['2026-02-01', 10, 4],
      ['2026-01-01', 10, 4],
      ['2025-03-01', 17, 5],
    ])
    expect(table({ days }, 'periods').rows[0]).toMatchObject({ returnShare: 0.5, ticket: 2 })
  })
})

describe('gross margin at purchase prices', () => {
  const bought = (item: string, qty: number, yuan: number) => trade('2025-06', item, qty, yuan)
  const purchases = (...rows: ReturnType<typeof trade>[]) => [
    ...YEAR.map((month) => trade(month, 'Z', 1, 1)),
    ...rows,
  ]
  it('is of the average price of what was bought', () => {
    // Twelve sold at 100; twenty bought for 800 and ten for 700: 50 each.
    const facts = even({ purchases: purchases(bought('A', 20, 800), bought('A', 10, 700)) })
    expect(value(facts, 'Z-003.L12').value).toBe(0.5)
    expect(table(facts, 'goods').rows).toMatchObject([
      { code: 'A', qty: 12, amount: 1_200, share: 1, price: 50, margin: 0.5 },
    ])
  })
  it.each([
    // 1,200 of 1,320 are nine tenths and more, 1,200 of 1,400 are not.
    [10, 0.5],
    [200 / 12, null],
  ])('of which %d yuan a month have no price', (yuan, wanted) => {
    const { days, sales } = even()
    const facts = {
      days: days!.map((one) => ({ ...one, amount: one.amount + Math.round(yuan * 100) })),
      sales: [...sales!, ...YEAR.map((month) => trade(month, 'B', 1, yuan))],
      purchases: purchases(bought('A', 20, 1_000)),
    }
    expect(value(facts, 'Z-003.L12').value).toBe(wanted)
  })
})

describe('customers', () => {
  const customers = [
    traded('甲', '2026-02', 300, { days: 3 }),
    traded('乙', '2026-01', 200),
    traded('乙', '2025-12', 100),
    traded('丙', '2026-02', 60),
    traded('丁', '2025-11', 50, { days: 2 }),
    traded('戊', '2025-10', 40),
    traded('己', '2025-09', 30),
    traded('庚', '2025-02', 900, { days: 9 }),
  ]
  it('five largest have their share of all sales, those to nobody among them', () => {
    // 300 + 300 + 60 + 50 + 40 of 1,200.
    expect(value(even({ customers }), 'Z-006.L12').value).toBe(0.625)
  })
  it('who bought on two days of three months came back', () => {
    // 甲 and 乙 of 甲, 乙, 丙.
    expect(value(even({ customers }), 'Z-007.L3').value).toBe(0.666667)
    expect(table(even({ customers }), 'repeats').rows.slice(0, 2)).toEqual([
      { month: '2026-02', buyers: 3, repeat: 2, share: 0.666667 },
      // November to January: 乙 twice, 丁 twice.
      { month: '2026-01', buyers: 2, repeat: 2, share: 1 },
    ])
  })
  it('who are not named are not told', () => {
    expect(value(even(), 'Z-007.L3')).toMatchObject({ value: null, detail: '销售明细没有写明客户' })
  })
  it('owe as the list by age says', () => {
    const receivables = [ageing('甲', [[0, 30, 60]]), ageing('乙', [[180, 365, 40]])]
    expect(value(even({ receivables }), 'E-05.D180.asOf')).toMatchObject({
      value: 0.4,
      flag: 'YELLOW',
    })
    expect(value(even(), 'E-05.D180.asOf').value).toBeNull()
  })
})

describe('stock', () => {
  it('of which nothing is left of what sells is sold out', () => {
    const stocked = even({
      onHand: [onHandRow('2026-02-28', 'A', 0, 0), onHandRow('2026-02-28', 'B', 4, 40)],
      sales: [...even().sales!, trade('2025-11', 'C', 1, 9)],
    })
    // A sells and is not there; C sold last in November.
    expect(value(stocked, 'Z-008.L3').value).toBe(1)
    expect(table(stocked, 'sold-out').rows).toMatchObject([{ code: 'A', amount: 1_200 }])
  })
  it('below zero and periods that do not come out are told as in the inventory report', () => {
    const summary = [
      summaryRow('2026-02', 'A', [1, 0, 3, -2], [10, 0, 30, -20]),
      summaryRow('2026-02', 'B', [1, 0, 0, 2], [10, 0, 0, 20]),
    ]
    expect(value(even({ summary }), 'E-15.asOf').value).toBe(1)
    expect(value(even({ summary }), 'E-17.asOf').value).toBe(1)
  })
})

describe('against others', () => {
  const outside = (yuan: number) => YEAR.map((month) => invoicedIn(month, yuan))
  it.each([
    [100, 0, 'GREEN', 'MISS'],
    [90, 0.1, 'GREEN', 'MISS'],
    [84, 0.16, 'YELLOW', 'MISS'],
    [70, 0.3, 'YELLOW', 'MISS'],
    [69, 0.31, 'RED', 'HIT'],
    // Invoices beyond what the shop keeps are as far apart.
    [131, -0.31, 'RED', 'HIT'],
  ])('invoices of %d a month', (yuan, off, flag, result) => {
    const facts = even({ outside: outside(yuan) })
    expect(value(facts, 'Z-009.L12')).toMatchObject({ value: off, flag })
    expect(of(facts).rules.find(({ id }) => id === 'R-Z09')).toMatchObject({ result })
  })
  it('want six months that both tell', () => {
    const five = even({ outside: outside(100).slice(7) })
    expect(value(five, 'Z-009.L12')).toMatchObject({ value: null, reason: 'INSUFFICIENT_HISTORY' })
    expect(value(even({ outside: outside(100).slice(6) }), 'Z-009.L12').value).toBe(0)
  })
  it('money received is of all accounts, and has no colour', () => {
    const bank = YEAR.flatMap((month) => [
      account('6222********0017', month, { received: 50, paid: 9, close: 1 }),
      account('支付宝', month, { received: 25, paid: 0 }),
    ])
    expect(value(even({ bank }), 'Z-010.L12')).toMatchObject({ value: 0.25, flag: 'GREY' })
    expect(table(even({ bank }), 'accounts').rows).toMatchObject([
      { account: '6222********0017', kind: '银行账户', received: 600, paid: 108, close: 1 },
      { account: '支付宝', kind: '支付宝', received: 300, paid: 0, close: null },
    ])
  })
})

describe('the verdict', () => {
  const decision = (facts: Partial<ErpZhjFacts>) => of(facts).verdict.decision!
  it('admits nobody, rates nobody and suggests no limit', () => {
    const { verdict } = of(livelyShop())
    expect(Object.keys(verdict)).toEqual(['decision'])
    expect(['CLEAR', 'REVIEW', 'UNRATABLE']).toContain(verdict.decision!.level)
  })
  it('is for a person where nobody bears the sales out', () => {
    expect(decision(even()).reasons.map(({ id }) => id)).toContain('G-OUTSIDE')
    const clear = even({ outside: YEAR.map((month) => invoicedIn(month, 100)) })
    expect(decision(clear).reasons.map(({ id }) => id)).not.toContain('G-OUTSIDE')
  })
  it('is none without sales', () => {
    expect(decision({}).level).toBe('UNRATABLE')
  })
})

it('what nobody recorded is absent and says what is wanted', () => {
  for (const key of ['Z-011.L12', 'Z-012.L12'])
    expect(value(even(), key)).toMatchObject({ value: null, flag: 'GREY' })
})

it('facts come back from their bytes, and others are refused', () => {
  const facts = livelyShop()
  expect(decodeFacts(encodeFacts(facts))).toEqual(facts)
  expect(() => decodeFacts(new TextEncoder().encode('XJI1{}'))).toThrow('not a facts snapshot')
})

describe('a report of some time ago', () => {
  const cutoff = { dataCutoff: '2026-06-10T12:00:00.000+08:00' }
  const text = (facts: Partial<ErpZhjFacts>, through: number) =>
    of({ ...facts, ...cutoff }, through).verdict.decision?.freshness.text
  it('looks back where sales go on after it, not where they end with it', () => {
    expect(text(even(), 2026 * 12)).toContain('回看')
    expect(text(even(), 2026 * 12 + 1)).not.toContain('回看')
    const lists = even({ receivables: [{ ...ageing('甲', [[0, 30, 60]]), asOf: '2026-04-30' }] })
    expect(text(lists, 2026 * 12 + 1)).toContain('回看')
  })
})

it('is red for what makes it a matter for a person, and no sooner', () => {
  const decided = (days: number) => {
    const { freshness } = of(even()).verdict.decision!
    const day = new Date(Date.parse(freshness.lastRow!) + days * 86_400_000).toISOString()
    const { freshness: fresh, reasons } = of({ ...even(), judgedOn: day.slice(0, 10) }).verdict
      .decision!
    return [fresh.daysSinceLastRow, fresh.flag, reasons.some(({ id }) => id === 'G-FRESH')]
  }
  expect([45, 62, 90, 91].map(decided)).toEqual([
    [45, 'GREEN', false],
    [62, 'YELLOW', false],
    [90, 'YELLOW', false],
    [91, 'RED', true],
  ])
})
