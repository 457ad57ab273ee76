/** The rules on stock at the edges of their limits, each on the figure that it names and on no other; and under a book. */
import { expect, it } from 'vitest'
import {
  itemFacts,
  moves,
  onHandRow,
  summaryRow,
  trade,
} from '../../../test-support/stock/facts.ts'
import type { RuleBook } from '../../report/book.ts'
import type { ErpItemFacts } from '../facts.ts'
import { erpItemReport } from '../report.ts'

const judged = (facts: Partial<ErpItemFacts>) =>
  Object.fromEntries(
    erpItemReport(itemFacts(facts)).rules.map(({ id, result, level, text }) => [
      id,
      [result === 'HIT' ? level : result, text] as const,
    ]),
  )

const YEAR = Array.from({ length: 12 }, (_, i) => {
  const at = 2025 * 12 + 2 + i
  return `${Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}`
})
const speaks = (month: string) => moves(month, 'Z', 1, 1)
/** 100 of stock, so much of it old: a year is known, and A came in this month. */
const old = (yuan: number): Partial<ErpItemFacts> => ({
  onHand: [onHandRow('2026-02-28', 'A', 1, 100 - yuan), onHandRow('2026-02-28', 'B', 1, yuan)],
  // B moves, and yet is old: one goes out of what was there.
  moves: [
    moves('2026-02', 'A', 9, 0),
    moves('2026-02', 'B', 0, 1),
    speaks('2025-02'),
    speaks('2026-02'),
  ],
})
/** The same, so much of it idle: A moves, B does not, 180 days are known. */
const idle = (yuan: number): Partial<ErpItemFacts> => ({
  ...old(yuan),
  moves: [moves('2026-02', 'A', 9, 0), speaks('2025-09'), speaks('2026-02')],
})
const NONE = [null, null, null, null] as const
/** Of `yuan` 100 go out a month; in the last three months `late`. */
const slow = (yuan: number, late = 100): Partial<ErpItemFacts> => ({
  summary: YEAR.map((m, i) => {
    const went = i < 9 ? 100 : late
    return summaryRow(m, 'A', NONE, [yuan, went, went, yuan])
  }),
})
const below = (n: number, of: number): Partial<ErpItemFacts> => ({
  onHand: Array.from({ length: of }, (_, i) => onHandRow('2026-02-28', `I${i}`, i < n ? -1 : 1, 1)),
})
const rows = (bad: number): Partial<ErpItemFacts> => ({
  summary: [0, 1, 2].map((i) => summaryRow('2026-02', `I${i}`, [1, 0, 0, i < bad ? 2 : 1], NONE)),
})
const joints = (bad: number): Partial<ErpItemFacts> => ({
  summary: [0, 1, 2].flatMap((i) => [
    summaryRow('2026-01', `I${i}`, [1, 0, 0, 1], NONE),
    summaryRow('2026-02', `I${i}`, [i < bad ? 2 : 1, 0, 0, i < bad ? 2 : 1], NONE),
  ]),
})
const back = (yuan: number): Partial<ErpItemFacts> => ({
  onHand: [onHandRow('2026-02-28', 'A', 1, 1)],
  sales: YEAR.map((m) => trade(m, 'A', 1, 100 - yuan, { returned: yuan * 100 })),
})

it.each<[string, string, Partial<ErpItemFacts>, string, string]>([
  ['R-E12', 'at 10 %', old(10), 'MISS', ''],
  ['R-E12', 'above', old(11), 'MEDIUM', '库龄365天以上的存货占11.00%'],
  ['R-E12', 'at 30 %', old(30), 'MEDIUM', '占30.00%'],
  ['R-E12', 'above', old(31), 'HIGH', '占31.00%'],
  ['R-E12', 'of what is not known', below(0, 2), 'UNKNOWN', ''],
  ['R-E13', 'at 20 %', idle(20), 'MISS', ''],
  ['R-E13', 'above', idle(21), 'MEDIUM', '近180天没有收发的存货占21.00%'],
  ['R-E13', 'at 40 %', idle(40), 'MEDIUM', '占40.00%'],
  ['R-E13', 'above', idle(41), 'HIGH', '占41.00%'],
  ['R-E13', 'of old stock that moves', old(90), 'MISS', ''],
  ['R-E13', 'of what is not known', below(0, 2), 'UNKNOWN', ''],
  ['R-E14', 'at 180 days', slow(600), 'MISS', ''],
  ['R-E14', 'above', slow(604), 'MEDIUM', '近12个月收发存存货周转天数为181天'],
  ['R-E14', 'of a year and not of its last months', slow(600, 300), 'MISS', ''],
  ['R-E14', 'above a year', slow(1_220), 'HIGH', '周转天数为366天'],
  ['R-E14', 'of less than a year', { summary: slow(900).summary!.slice(1) }, 'UNKNOWN', ''],
  ['R-E15', 'of none', below(0, 20), 'MISS', ''],
  ['R-E15', 'of one in twenty', below(1, 20), 'LOW', '1种存货的结存为负，占5.00%'],
  ['R-E15', 'of more', below(2, 20), 'MEDIUM', '2种存货的结存为负，占10.00%'],
  ['R-E17', 'of rows that come out', rows(0), 'MISS', ''],
  [
    'R-E17',
    'of two that do not',
    rows(2),
    'MEDIUM',
    '收发存汇总有2行的期初、入库、出库与期末不相符',
  ],
  ['R-E17', 'of joints that do not hold', joints(2), 'MISS', ''],
  ['R-E17B', 'of joints that hold', joints(0), 'MISS', ''],
  ['R-E17B', 'of two that do not', joints(2), 'MEDIUM', '有2处存货的期初与上期期末不同'],
  ['R-E17B', 'of one period', rows(2), 'UNKNOWN', ''],
  ['R-E20', 'at 5 %', back(5), 'MISS', ''],
  ['R-E20', 'above', back(6), 'LOW', '近12个月退货占销售额6.00%'],
  ['R-E20', 'at 15 %', back(15), 'LOW', '15.00%'],
  ['R-E20', 'above', back(16), 'MEDIUM', '16.00%'],
  ['R-E20', 'of what is not told', below(0, 1), 'UNKNOWN', ''],
])('%s %s', (id, _, facts, result, text) => {
  expect(judged(facts)[id]).toEqual([result, expect.stringContaining(text)])
})

it('a book that sets a limit is judged by, and a colour stays that of the table', () => {
  const rulebook: RuleBook = {
    ...{ version: '第1版', off: {}, suppressed: [] },
    limits: { 'R-E13': { medium: 0.5 } },
  }
  expect(judged({ ...idle(35), rulebook })['R-E13']![0]).toBe('MISS')
  const { indicators } = erpItemReport(itemFacts({ ...idle(35), rulebook }))
  expect(indicators.find(({ key }) => key === 'E-13.asOf')!.flag).toBe('YELLOW')
})
