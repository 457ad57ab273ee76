/** Whom a bank means, and what pays a balance, by cases written by hand. */
import { describe, expect, it } from 'vitest'
import { type Case, told } from '../../test-support/erp/matched.ts'

const A = '深圳市示例甲贸易有限公司'

describe('names', () => {
  const of = (name: string | null, ...others: string[]) => {
    const claims: Case[] = [A, ...others].map((party) => [party, 1, 4567.89])
    const { reasons, states } = told([[name, 9, 4567.89]], claims)
    return `${reasons[0]} ${states[0]}`
  }
  it.each<[string, string | null, string[], string]>([
    ['as written', A, [], 'ONE MATCHED'],
    ['in full width and with blanks', '深圳市 示例甲贸易有限公司 ', [], 'ONE MATCHED'],
    ['without city and form', '深圳示例甲贸易', [], 'ONE MATCHED'],
    ['cut by the bank', '深圳市示例甲贸易有限', [], 'ONE MATCHED'],
    ['by the end of it', '示例甲贸易', [], 'ONE MATCHED'],
    ['that two could be called', '示例甲贸易', ['广州市示例甲贸易有限公司'], 'AMOUNT_ALONE'],
    ['with one letter wrong', '深圳市示列甲贸易有限公司', [], 'ONE MATCHED'],
    ['with one letter less', '深圳市示甲贸易有限公司', [], 'ONE MATCHED'],
    ['with one letter more', '深圳市示例甲甲贸易有限公司', [], 'AMOUNT_ALONE'],
    ['without its number', '深圳市示例贸易有限公司', [], 'AMOUNT_ALONE'],
    ['of another number', '深圳市示例乙贸易有限公司', [], 'AMOUNT_ALONE'],
    ['that is whole and shorter', '深圳市示例甲有限公司', [], 'AMOUNT_ALONE'],
    [
      'of which another begins',
      '深圳市示例精密有限公司',
      ['深圳市示例精密机械有限公司'],
      'AMOUNT_ALONE',
    ],
    ['on which another ends', '示例甲贸易有限公司', [], 'AMOUNT_ALONE'],
    ['of somebody', '王五', [], 'AMOUNT_ALONE'],
    ['of nobody', null, [], 'AMOUNT_ALONE'],
  ])('%s', (_, name, others, expected) => {
    const got = of(name, ...others)
    // Two with the same amount leave not even a hint.
    if (expected === 'AMOUNT_ALONE')
      expect(got).toMatch(others.length > 0 ? /UNMATCHED$/ : /^AMOUNT_ALONE DOUBTFUL$/)
    else expect(got).toBe(expected)
  })
  it('an invoice is a hint for one line', () =>
    expect(
      told(
        [
          ['王五', 2, 45.67],
          ['赵六', 3, 45.67],
        ],
        [[A, 1, 45.67]],
      ).reasons,
    ).toEqual(['AMOUNT_ALONE', 'UNKNOWN_PARTY']))
  it('an amount alone is no hint half a year later', () =>
    expect(told([['王五', 122, 45.67]], [[A, 1, 45.67]]).reasons).toEqual(['UNKNOWN_PARTY']))
})

describe('balances of a list', () => {
  const list: Case[] = [[A, 100, 5000]]
  it.each<[string, Case[], string[], string[]]>([
    ['the whole of it', [[A, 110, 5000]], ['BALANCE'], ['MATCHED']],
    ['a part of it', [[A, 110, 2000]], ['PART_OF_BALANCE'], ['DOUBTFUL']],
    [
      'a part and the rest',
      [
        [A, 120, 3000],
        [A, 110, 2000],
      ],
      ['BALANCE', 'PART_OF_BALANCE'],
      ['MATCHED', 'DOUBTFUL'],
    ],
    ['more than it', [[A, 110, 5000.01]], ['UNKNOWN_PARTY'], ['UNMATCHED']],
    ['on its own day', [[A, 100, 5000]], ['UNKNOWN_PARTY'], ['UNMATCHED']],
  ])('%s', (_, flows, reasons, states) =>
    expect(told(flows, [], list)).toMatchObject({ reasons, states }),
  )
})
