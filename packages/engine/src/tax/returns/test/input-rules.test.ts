/** Rules on input tax, each by its smallest hit and a near miss. */
import { describe, expect, it } from 'vitest'
import { type Lines, trade } from '../../../../test-support/tax-report-facts.ts'
import { months, n, of, rule } from '../../../../test-support/tax-returns-given.ts'
import type { TaxFacts } from '../../facts.ts'

describe('R-053, R-054, R-055 input tax', () => {
  const stock = (yuan: number) => [
    {
      kind: 'BALANCE' as const,
      standard: null,
      periodFrom: '2025-10-01',
      periodTo: '2025-12-31',
      items: [
        {
          key: 'stock',
          code: 'inventories',
          label: '存货',
          begin: null,
          end: yuan * 100,
          current: null,
          ytd: null,
        },
      ],
    },
  ]
  const carried = (run: number, statements: TaxFacts['statements']) =>
    of(
      months([...n(36, 1_000)], undefined).map((r, i) =>
        i >= 36 - run ? { ...r, lines: { ...r.lines, '20': { amount: 20_001, ytd: null } } } : r,
      ),
      { statements },
    )
  it.each<[number, TaxFacts['statements'], object]>([
    [11, stock(1_000), { result: 'MISS' }],
    [12, stock(1_000.05), { result: 'MISS' }],
    [
      12,
      stock(1_000),
      { result: 'HIT', text: '连续12个月有留抵税额，期末留抵200.01元，为存货的20.00%，建议核实。' },
    ],
    [12, stock(0), { result: 'HIT', text: expect.stringContaining('存货为0.00元') }],
    [12, null, { result: 'UNKNOWN', reason: expect.stringContaining('没有财务报表的存货') }],
    [11, null, { result: 'MISS' }],
  ])('%d months carried', (run, statements, expected) =>
    expect(rule(carried(run, statements), 'R-053')).toMatchObject(expected),
  )
  const exempt = (lines: Lines) => of(months(n(36, 1_000), (s) => ({ ...trade(s), ...lines })))
  it.each<[string, Lines, object]>([
    [
      'exempt sales, input and nothing taken back',
      { '8': 0.01 },
      { result: 'HIT', text: expect.stringContaining('免税销售0.12元') },
    ],
    [
      'simple method',
      { '5': 100 },
      { result: 'HIT', text: expect.stringContaining('简易计税销售1,200.00元') },
    ],
    ['something taken back', { '8': 100, '14': 0.01 }, { result: 'MISS' }],
    ['no input', { '8': 100, '12': 0 }, { result: 'MISS' }],
    ['no exempt sales', {}, { result: 'MISS' }],
    ['the line of input not told', { '8': 100, '14': null }, { result: 'UNKNOWN' }],
  ])('%s', (_, lines, expected) => expect(rule(exempt(lines), 'R-054')).toMatchObject(expected))

  const farm = (share: number, industryCode: string | null = 'C1392') =>
    of(
      months(n(36, 1_000), undefined, {
        schedules: { invoiced: null, input: { '6': Math.round(share * 10_000), '12': 10_000 } },
      }),
      { registration: { name: '农', taxNo: null, industryCode } },
    )
  it.each<[number, string | null, object]>([
    [0.5, 'C1392', { result: 'MISS' }],
    [0.5001, 'C1392', { result: 'HIT', level: 'MEDIUM' }],
    [0.8, 'C1392', { result: 'HIT', level: 'MEDIUM' }],
    [
      0.8001,
      'C1392',
      {
        result: 'HIT',
        level: 'HIGH',
        text: '近12个月农产品收购抵扣960.12元，占进项税额80.01%，建议核实。',
      },
    ],
    [0.9, 'A0111', { result: 'MISS' }],
    [0.9, '0111', { result: 'MISS' }],
    [0.9, null, { result: 'UNKNOWN' }],
    [0, null, { result: 'MISS' }],
  ])('%d from farmers, industry %s', (share, industry, expected) =>
    expect(rule(farm(share, industry), 'R-055')).toMatchObject(expected),
  )
  it.each([0, 0.4, 0.9])('%d from farmers in eleven months that are there is open', (share) => {
    const { vatReturns, ...facts } = farm(share)
    const holed = { ...facts, vatReturns: vatReturns!.filter((_, i) => i !== 30) }
    expect(rule(holed, 'R-055')).toMatchObject({ result: 'UNKNOWN', reason: 'PARTIAL(11/12)' })
  })
})
