/** Balances on their other side: no days of waiting and no shares are made of them; and the part of the score that takes points off has its own name. */
import { describe, expect, it } from 'vitest'
import { LAST, tornFacts, wholeFacts } from '../../../test-support/erp/facts.ts'
import type { TableBlock } from '../../report/document.ts'
import type { BalanceRow, ErpFacts } from '../facts.ts'
import { erpReport } from '../report.ts'

const row = (account: string, name: string, yuan: number): BalanceRow => ({
  ...{ key: account, account, name, from: LAST, to: LAST },
  ...{ open: 0, debit: 0, credit: 0, close: yuan * 100 },
})
const withRows = (begin: string, ...rows: BalanceRow[]): ErpFacts => {
  const base = wholeFacts()
  const others = base.balances.filter(
    ({ account, to }) => !account.startsWith(begin) || (begin === '1122' && to !== LAST),
  )
  return { ...base, balances: [...others, ...rows] }
}
const table = (facts: ErpFacts, id: string) =>
  erpReport(facts, LAST)
    .sections.flatMap(({ blocks }) => blocks)
    .find((block): block is TableBlock => block.kind === 'table' && block.id === id)!
const figure = (facts: ErpFacts, id: string) =>
  erpReport(facts, LAST).indicators.find(({ key }) => key.startsWith(`${id}.`))!

describe('receivables in credit', () => {
  it('have no days of waiting, and say why', () =>
    expect(figure(withRows('1122', row('1122', '应收账款', -3_000)), 'E-08')).toMatchObject({
      ...{ value: null, flag: 'GREY' },
      detail: '应收账款科目为贷方余额3,000.00元（预收多于应收），不计算周转天数',
    }))
  it('of nothing have none to wait for', () =>
    expect(figure(withRows('1122', row('1122', '应收账款', 0)), 'E-08').value).toBe(0))
})

describe('shares of other receivables', () => {
  const of = (...yuan: number[]) =>
    table(
      withRows(
        '1221',
        row('1221', '其他应收款', 0),
        ...yuan.map((one, i) => row(`12210${i + 1}`, `往来${i + 1}`, one)),
      ),
      'otherReceivables',
    )
  it('add up where all stand on one side', () => {
    const { rows, note } = of(300, 100)
    expect(rows.map(({ share }) => share)).toEqual([0.75, 0.25])
    expect(note).not.toContain('相反方向')
  })
  it('are not told where one stands on the other: 400 of a net 100 is no 400 %', () => {
    const { rows, note } = of(400, -300)
    expect(rows.map(({ balance, share }) => [balance, share])).toEqual([
      [400, null],
      [-300, null],
    ])
    expect(note).toContain('其中有相反方向的余额，不列占比')
  })
})

it('a voucher that does not balance takes its points off by its own name, not by that of balances, which do', () => {
  const facts = { ...wholeFacts(), vouchers: tornFacts().vouchers }
  expect(figure(facts, 'E-02').flag).toBe('GREEN')
  expect(table(facts, 'penalties').rows.find(({ id }) => id === 'E-02')).toMatchObject({
    part: '借贷不平的凭证',
  })
  // Where both do not, the balances come first.
  expect(table(tornFacts(), 'penalties').rows.find(({ id }) => id === 'E-02')).toMatchObject({
    part: '借贷平衡(科目余额)',
  })
})
