import { describe, expect, it } from 'vitest'
import { monthly, row, smallFacts } from '../../../test-support/small-facts.ts'
import { parseMonth } from '../../kit/calendar/window.ts'
import { MonthFold } from '../facts/fold-month.ts'
import type { InvoiceFacts } from '../facts.ts'
import { invoiceReport } from '../report.ts'
import { scoredOf, scoreInvoices } from '../score-port.ts'

const at = (text: string): number => parseMonth(text)!
const LAST = at('2026-02')
const CUTOFF = { cutoff: '2026-02-28T23:59:59+08:00' }
/** 40 months of sales and purchases: November 2022 to February 2026. */
const ROWS = [
  ...monthly('2026-02', new Array(40).fill(50_000)),
  ...monthly('2026-02', new Array(40).fill(20_000), { direction: 'IN', counterparty: 3 }),
]
const held = smallFacts(ROWS, CUTOFF)
type Months = readonly (readonly [number, number])[]
const all: Months = [[at('2022-11'), LAST]]
const told = (OUT: Months, IN: Months = all, of = held): InvoiceFacts => ({
  ...of,
  collected: { OUT, IN },
})
const sourceOf = (facts: InvoiceFacts) => scoredOf(facts, LAST).source

describe('the card of the score', () => {
  it.each([
    ['a bureau told all months', told(all), 'BUREAU'],
    ['nobody but files', held, 'FILE'],
    ['sales alone', told(all, []), 'FILE'],
    ['purchases alone', told([]), 'FILE'],
    [
      'the last year alone, files before',
      told([[at('2025-03'), LAST]], [[at('2025-03'), LAST]]),
      'BUREAU',
    ],
    ['three years, one file before them', told([[at('2022-12'), LAST]]), 'BUREAU'],
    ['eleven months of the last year', told([[at('2025-04'), LAST]]), 'FILE'],
    [
      'all but one month',
      told([all[0]!.with(1, at('2024-04')) as [number, number], [at('2024-06'), LAST]]),
      'FILE',
    ],
    [
      'in two readings that meet',
      told([
        [at('2022-11'), at('2024-05')],
        [at('2024-06'), LAST],
      ]),
      'BUREAU',
    ],
    ['the month scored is a file', told([[at('2022-11'), at('2026-01')]]), 'BUREAU'],
    ['the last year is files', told([[at('2022-11'), at('2025-01')]]), 'FILE'],
  ] as const)('%s: %s', (_, facts, source) => {
    expect(sourceOf(facts)).toBe(source)
  })

  it('asks for purchases of all months that the score looks at, though none were made', () => {
    const sold = { ...held, digests: held.digests.filter(({ direction }) => direction === 'OUT') }
    const of = (IN: Months) => sourceOf({ ...sold, collected: { OUT: all, IN } })
    expect(of(all)).toBe('BUREAU')
    // What lies before the 36 months is not looked at.
    expect(of([[at('2023-03'), LAST]])).toBe('BUREAU')
    expect(of([[at('2023-04'), LAST]])).toBe('FILE')
  })

  it('is named in the report, whose version names both', () => {
    const of = (facts: InvoiceFacts) => invoiceReport(facts, { through: LAST })
    const [files, bureau] = [of(held), of(told(all))]
    expect(files.verdict.score?.card).toBe('invoice-card-2026.3')
    expect(bureau.verdict.score?.card).toBe('invoice-collected-2026.1')
    expect(bureau.verdict.score?.chosen?.text).toContain('均由税务机关提供')
    expect(files.verdict.score?.chosen?.text).toContain('并非每月都由税务机关提供')
    for (const { engineVersion } of [files, bureau])
      expect(engineVersion).toMatch(/\+invoice-card-2026\.3\+invoice-collected-2026\.1$/)
  })
})

describe('files beside what a bureau told of the last year', () => {
  const OLD = monthly('2022-10', [100], { counterparty: 5 })
  /** Half as much again, to buyers who are new in what the bureau told. */
  const EARLIER = monthly('2022-10', new Array(24).fill(90_000), { counterparty: 4 })
  const TOLD = [
    ...ROWS,
    ...monthly('2026-02', new Array(14).fill(60_000), { counterparty: 4 }),
  ] as const
  const alone = told(all, all, smallFacts(TOLD, CUTOFF))
  const score = (facts: InvoiceFacts, through = LAST) => {
    const { value, grade, card } = scoreInvoices(facts, through)
    return { value, grade, card }
  }

  it.each([
    ['one old invoice', OLD],
    ['a whole earlier year of a buyer who is new', EARLIER],
    ['a purchase of before', monthly('2022-09', [3_000], { direction: 'IN', counterparty: 3 })],
  ])('%s changes neither card nor score, and the report says that it does not count', (_, file) => {
    const facts = told(all, all, smallFacts([...TOLD, ...file], CUTOFF))
    expect(score(facts)).toEqual(score(alone))
    expect(score(alone).card).toBe('invoice-collected-2026.1')
    expect(scoreInvoices(facts, LAST).chosen?.text).toBe(
      '评分只看税务机关提供的进项和销项发票，没有遗漏的余地，按税务采集数据的评分卡计分；企业文件中另有的发票不计入评分。',
    )
    // No figure opens to rows of before the bureau's.
    for (const { evidence = [] } of scoreInvoices(facts, LAST).breakdown)
      for (const rows of evidence)
        expect(rows.dataset === 'INVOICE' && rows.from! >= '2022-11-01').toBe(true)
  })

  it('rows of a file in a month that the bureau told do not count', () => {
    const more = row('2024-05-20', 900_000, { key: 'x' })
    const mixed = smallFacts([...TOLD, more], CUTOFF)
    const bureauDigests = alone.digests.filter(
      ({ direction, month }) => direction === 'OUT' && month === at('2024-05'),
    )
    const unmarked = told(all, all, mixed)
    expect(score(unmarked).value).not.toBe(score(alone).value)
    expect(score({ ...unmarked, bureauDigests })).toEqual(score(alone))
  })

  it('nor in one of which the bureau told that it was empty', () => {
    const gap = TOLD.filter(
      ({ day }) => !`${new Date(day * 864e5).toISOString()}`.startsWith('2024-05'),
    )
    const base = told(all, all, smallFacts(gap, CUTOFF))
    const mixed = told(all, all, smallFacts([...gap, row('2024-05-20', 9e5)], CUTOFF))
    const bureauDigests = [new MonthFold('OUT', at('2024-05')).digest()]
    expect(score({ ...mixed, bureauDigests })).toEqual(score(base))
  })

  it('of the newest months, where the authorisation lapsed, make the score no higher', () => {
    const to: Months = [[at('2022-11'), at('2026-01')]]
    const before = told(
      to,
      to,
      smallFacts(
        TOLD.filter(({ day }) => day < 20_485),
        CUTOFF,
      ),
    )
    expect(score(before, at('2026-01')).card).toBe('invoice-collected-2026.1')
    const grown = smallFacts([...TOLD, row('2026-02-20', 5e6)], CUTOFF)
    const after = scoreInvoices(told(to, to, grown), LAST)
    expect(after.value).toBeLessThanOrEqual(score(before, at('2026-01')).value!)
    expect(after.chosen?.text).toMatch(/^最近月份的发票只有企业文件/)
  })
})
