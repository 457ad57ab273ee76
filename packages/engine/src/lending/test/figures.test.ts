/** Figures of a crowded enterprise, counted by hand from its list of records (test-support/lending/facts.ts); each at the edge of a window. */
import { describe, expect, it } from 'vitest'
import {
  CONTROLLER,
  crowdedFacts,
  FIRM,
  lendingRecord,
  loanFacts,
  OCTOBER,
  SPOUSE,
} from '../../../test-support/lending/facts.ts'
import { LONG_LOAN_ENGINE } from '../../long-loan/engine.ts'
import { MULTI_LENDING_ENGINE } from '../../multi-lending/engine.ts'
import type { Block, TableBlock } from '../../report/document.ts'
import type { LoanFacts } from '../facts.ts'

const make = (facts: LoanFacts) => MULTI_LENDING_ENGINE.make(facts, OCTOBER)
const crowded = make(crowdedFacts())
const debts = LONG_LOAN_ENGINE.make(crowdedFacts(), OCTOBER)
const figure = (facts: LoanFacts, key: string) => make(facts).indicators.find((i) => i.key === key)!
const blocksOf = ({ sections }: typeof crowded): Block[] => sections.flatMap(({ blocks }) => blocks)
const table = (document: typeof crowded, id: string): TableBlock =>
  blocksOf(document).find(
    (block): block is TableBlock => block.id === id && block.kind === 'table',
  )!

describe('a figure', () => {
  // Counted from the list: which applications, of which institutions.
  it.each([
    ['ML-01.L3', 4, 'GREEN', 'a06–a09: B1 M1 L1 J1'],
    ['ML-01.M3.asOf', 6, 'YELLOW', 'a01–a08: S1 M1 O1 C1 B1 L1'],
    ['ML-02.L6', 6, 'GREEN', 'a06–a11: B1 M1 L1 J1 G1 F1'],
    ['ML-02.M6.asOf', 8, 'GREEN', 'a01–a10, eight is not above eight'],
    ['ML-03.M1.asOf', 6, 'YELLOW', 'a01–a06'],
    ['ML-04.M12.asOf', 0.666667, 'YELLOW', 'eight of a01–a12'],
    ['ML-05.L3', 3, 'GREY', 'D, E and A again'],
    ['ML-05.L6', 3, 'GREY', 'the same'],
    ['ML-05.L12', 5, 'YELLOW', 'A B C D E'],
    ['ML-06.L6', 7, 'YELLOW', 'all but that of November'],
    ['ML-06.M6.asOf', 8, 'YELLOW', 'all'],
    ['ML-07.asOf', 3, 'GREY', 'S1 M1 J1, and one balance is not told'],
    ['ML-08.M12.asOf', 0.363636, 'YELLOW', 'a02 a03 a04 a07 of eleven with their hour'],
    ['ML-09.asOf', 1.25, 'GREY', '6 × 3 ÷ 8 − 1'],
    ['LL-06.L12', 55_000, 'GREY', '−10,000 + 30,000 + 30,000 + 5,000'],
  ])('%s is %s, %s: %s', (key, value, flag) => {
    const found = crowded.indicators.find((i) => i.key === key)!
    expect([found.value, found.flag]).toEqual([value, flag])
  })

  it.each([
    ['LL-01.LATEST', 1_800_000, '1,500,000 + 300,000, bonds not carried'],
    ['LL-02.LATEST', 450_000, 'September'],
    ['LL-03.LATEST', 0.15, '1,800,000 ÷ 12,000,000'],
    ['LL-04.LATEST', 0.2, '450,000 ÷ 2,250,000'],
    ['LL-05.LATEST', 0.5, '1,800,000 ÷ 1,200,000 − 1'],
    ['LL-06.L12', 55_000, 'as in the other report'],
    ['LL-07.FY', 120_000, 'December 2025'],
    ['LL-08.FY', 0.75, '(40,000 + 60,000 − 10,000) ÷ 120,000'],
  ])('%s is %s: %s', (key, value) => {
    expect(debts.indicators.find((i) => i.key === key)!.value).toBe(value)
  })

  const applied = (n: number, at: string) =>
    Array.from({ length: n }, (_, i) => lendingRecord(`x${i}`, 'APPLY', 'STATE_BANK', `S${i}`, at))
  // Domain §3.10: the line itself is not past it.
  it.each([
    ['ML-01.L3', '2026-10-05T12:00:00', [5, 6, 8, 9]],
    ['ML-01.M3.asOf', '2026-10-05T12:00:00', [5, 6, 8, 9]],
    ['ML-02.L6', '2026-06-05T12:00:00', [8, 9, 12, 13]],
    ['ML-02.M6.asOf', '2026-06-05T12:00:00', [8, 9, 12, 13]],
    ['ML-03.M1.asOf', '2026-11-05T12:00:00', [4, 5, 8, 9]],
  ] as const)('%s is green, yellow, yellow, red about its lines', (key, at, counts) => {
    const flags = counts.map((n) => figure(loanFacts({ records: applied(n, at) }), key).flag)
    expect(flags).toEqual(['GREEN', 'YELLOW', 'YELLOW', 'RED'])
  })

  it('of queries, loans and nights at their lines', () => {
    const of = (n: number, make: (i: number) => ReturnType<typeof lendingRecord>) =>
      loanFacts({ records: Array.from({ length: n }, (_, i) => make(i)) })
    const query = (i: number) =>
      lendingRecord(`q${i}`, 'AUTH_QUERY', 'STATE_BANK', 'S1', '2026-09-01')
    const loan = (i: number) =>
      lendingRecord(`l${i}`, 'LOAN', 'LEASING', `L${i}`, '2026-01-01', {
        balance: { from: 1, to: 2 },
      })
    const flags = (
      counts: number[],
      key: string,
      make: (i: number) => ReturnType<typeof lendingRecord>,
    ) => counts.map((n) => figure(of(n, make), key).flag)
    const expected = ['GREEN', 'YELLOW', 'YELLOW', 'RED']
    expect(flags([6, 7, 15, 16], 'ML-06.L6', query)).toEqual(expected)
    expect(flags([3, 4, 5, 6], 'ML-07.asOf', loan)).toEqual(expected)
    // Of ten by night: two, three, four, five.
    const nights = [2, 3, 4, 5].map(
      (n) =>
        figure(
          of(10, (i) =>
            lendingRecord(
              `a${i}`,
              'APPLY',
              'STATE_BANK',
              'S1',
              `2026-09-01T${i < n ? '22' : '21'}:30:00`,
            ),
          ),
          'ML-08.M12.asOf',
        ).flag,
    )
    expect(nights).toEqual(expected)
  })

  it('of few applications tells a share and does not judge it', () => {
    const few = (n: number) =>
      loanFacts({
        records: Array.from({ length: n }, (_, i) =>
          lendingRecord(`a${i}`, 'APPLY', 'MICRO_LENDER', 'M1', '2026-10-05T12:00:00'),
        ),
      })
    expect(figure(few(2), 'ML-04.M12.asOf')).toMatchObject({ value: 1, flag: 'GREY' })
    expect(figure(few(3), 'ML-04.M12.asOf')).toMatchObject({ value: 1, flag: 'RED' })
    const rule = (n: number) => make(few(n)).rules.find(({ id }) => id === 'R-ML04')!.result
    expect([0, 2, 3].map(rule)).toEqual(['MISS', 'UNKNOWN', 'HIT'])
  })

  it('of applications without their hour is no share of day or night', () => {
    const records = [1, 2, 3].map((i) =>
      lendingRecord(`a${i}`, 'APPLY', 'LEASING', 'L1', `2026-10-0${i}`),
    )
    expect(figure(loanFacts({ records }), 'ML-08.M12.asOf')).toMatchObject({
      ...{ value: null, reason: 'NO_DATA' },
      detail: '另有3次申请只有日期、没有时刻，未计入',
    })
  })

  it('counts an institution of two bureaus twice, and of one bureau once', () => {
    const records = [
      lendingRecord('a1', 'APPLY', 'LEASING', 'L1', '2026-10-05'),
      lendingRecord('a2', 'APPLY', 'LEASING', 'L1', '2026-10-06', { subject: 'LEGAL_REP' }),
    ]
    const asked = (vendor: string) =>
      loanFacts({ records, subjects: [FIRM, { ...FIRM, role: 'LEGAL_REP', vendor }] })
    expect(figure(asked('gateway'), 'ML-01.L3').value).toBe(1)
    expect(figure(asked('other'), 'ML-01.L3').value).toBe(2)
  })
})

describe('a table', () => {
  it('of windows has times and institutions of banks, others and all', () => {
    expect(table(crowded, 'windows').rows.map((row) => Object.values(row))).toEqual([
      ['近7天', 1, 1, 1, 1, 2, 2],
      ['近15天', 1, 1, 3, 2, 4, 3],
      ['近1个月', 2, 2, 4, 3, 6, 5],
      ['近3个月', 2, 2, 6, 4, 8, 6],
      ['近6个月', 3, 3, 7, 5, 10, 8],
      ['近12个月', 4, 4, 8, 6, 12, 10],
    ])
  })
  it('of subjects names the source in words, and why nobody was asked', () => {
    const subjects = [FIRM, SPOUSE, CONTROLLER]
    const { rows } = table(make(loanFacts({ subjects })), 'subjects')
    expect(rows.map(({ role, state, vendor }) => [role, state, vendor])).toEqual([
      ['企业', '已查得', '数据服务商接口'],
      ['法定代表人配偶', '法定代表人配偶未授权，未查询', null],
      ['实际控制人', '未邀请实际控制人授权，未查询', null],
    ])
  })
  it('of windows opens the records of its cell', () => {
    const { evidence, cells } = table(crowded, 'windows')
    const keys = (legs: unknown) => (legs as { where: { in: string[] } }[])[0]!.where.in
    expect(keys(evidence![1])).toEqual(['a01', 'a02', 'a03', 'a04'])
    expect(keys(cells![1]!.bankTimes)).toEqual(['a01'])
    expect(keys(cells![1]!.nonbankInstitutions)).toEqual(['a02', 'a03', 'a04'])
  })
  it('of months ends with the running one, which is drawn as not complete', () => {
    const rows = table(crowded, 'monthly').rows.filter(({ total }) => total !== 0)
    expect(rows.map(({ month, bank, nonbank }) => [month, bank, nonbank])).toEqual([
      ['2025-11', 2, 0],
      ['2026-05', 0, 2],
      ['2026-08', 1, 1],
      ['2026-10', 1, 1],
      ['2026-11', 1, 4],
    ])
    expect(blocksOf(crowded).find(({ id }) => id === 'monthly-chart')).toMatchObject({
      partial: ['2026-11'],
    })
  })
  it('of intervals counts days between applications', () => {
    // 20 Nov 2025 … lies before the window; 364 days in eleven steps, the longest from 21 Nov to 20 May.
    expect(table(crowded, 'intervals').rows[0]).toMatchObject({
      ...{ times: 12, minGap: 1, maxGap: 180, meanGap: 33.1, openGap: 0 },
      ...{ activeMonths: 5, meanMonth: 2.4, maxMonth: 5, minMonth: 1, night: 4, weekend: 1 },
    })
  })
  it('of loans sums bands, and one that is open leaves the sum open', () => {
    const due = table(crowded, 'due').rows.map(({ span, loans, balance }) => [span, loans, balance])
    expect(due).toEqual([
      ['已到期', 1, '5万元至10万元'],
      ['3个月内', 1, '10万元至20万元'],
      ['6至12个月', 1, '50万元以上'],
      ['未告知', 1, '1万元至2万元'],
    ])
    expect(blocksOf(crowded).find(({ id }) => id === 'loan-facts')).toMatchObject({
      items: [{ value: 3 }, { value: 4 }, { value: '66万元以上' }, { value: 1 }],
    })
  })
  it('of interest holds the statement against the invoices of its year', () => {
    expect(table(debts, 'interest').rows).toEqual([
      { year: '2025', stated: 120_000, invoiced: 90_000, other: 0, ratio: 0.75 },
      // Of 2024 half of the months were collected: nothing is said beside the statement.
      { year: '2024', stated: null, invoiced: null, other: null, ratio: null },
    ])
  })
})
