import { describe, expect, it } from 'vitest'
import { bookWith } from '../../../../test-support/books.ts'
import { recordFacts, steadyFacts, violation } from '../../../../test-support/tax-record-facts.ts'
import type { TaxFacts } from '../../facts.ts'
import { taxReport } from '../../report.ts'

const rule = (facts: TaxFacts, id = 'R-067', through?: number) =>
  taxReport(facts, through).rules.find((r) => r.id === id)!
const held = (...rows: ReturnType<typeof violation>[]) => rule(recordFacts({ violations: rows }))
const FILING = '未按规定期限办理纳税申报'

describe('R-067 violations', () => {
  it.each<[string, string | null, string, object]>([
    [FILING, '责令限期改正', '2025-10-18', { result: 'HIT', level: 'MEDIUM', redLine: false }],
    [FILING, '已处理', '2025-10-18', { result: 'MISS', redLine: false }],
    [
      FILING,
      null,
      '2025-10-18',
      { result: 'UNKNOWN', reason: 'NO_DATA：有1条违法违章未注明处理状态' },
    ],
    [
      '未按规定期限缴纳税款',
      '未缴清',
      '2025-10-18',
      { result: 'HIT', level: 'HIGH', redLine: false },
    ],
    [
      '未按规定设置账簿',
      '未处理',
      '2025-10-18',
      { result: 'HIT', level: 'MEDIUM', redLine: false },
    ],
    [
      '让他人为自己虚开发票',
      '已处理',
      '2025-10-18',
      { result: 'HIT', level: 'HIGH', redLine: true },
    ],
    ['让他人为自己虚开发票', '已处理', '2021-03-02', { result: 'MISS', redLine: false }],
    ['偷税', null, '2021-03-02', { result: 'HIT', level: 'HIGH', redLine: true }],
  ])('%s, %s, %s', (fact, status, on, expected) =>
    expect(held(violation(on, { fact, status }))).toMatchObject(expected),
  )

  it('names what decides before what is newer, the third by number', () => {
    const rows = [
      violation('2024-01-01', { fact: '偷税', status: '已处理' }),
      violation('2025-01-01', { fact: '未按规定设置账簿', status: '未处理' }),
      violation('2026-01-01', { fact: '丢失发票', status: '未处理' }),
    ]
    expect(held(...rows).text).toBe(
      '存在违法违章记录“偷税”(2024-01-01，偷逃骗抗税、虚开发票，状态已处理)、“丢失发票”(2026-01-01，发票违法，状态未处理)等3条，建议核实处理情况。',
    )
  })

  it('quotes a state that is no word of ours', () => {
    const row = violation('2026-01-01', { fact: '丢失发票', status: '责令限期改正' })
    expect(held(row).text).toBe(
      '存在违法违章记录“丢失发票”(2026-01-01，发票违法，状态“责令限期改正”)，建议核实处理情况。',
    )
  })

  it('none is a miss, not collected is open, one of a day to come is not seen', () => {
    expect(held().result).toBe('MISS')
    expect(rule(recordFacts()).reason).toBe('NO_DATA：未采集违法违章信息')
    const facts = recordFacts({ violations: [violation('2025-12-01', { status: '未处理' })] })
    expect(rule(facts, 'R-067', 2025 * 12 + 10).result).toBe('MISS')
  })

  it('needs as many open ones as the institution says, of a red line one', () => {
    const rulebook = bookWith({ limits: { 'R-067': { open: 2 } } })
    const judged = (fact: string) =>
      rule({
        ...recordFacts({ violations: [violation('2025-12-01', { fact, status: '未处理' })] }),
        rulebook,
      })
    expect(judged(FILING).result).toBe('MISS')
    expect(judged(FILING).threshold).toContain('≥2条')
    expect(judged('偷税')).toMatchObject({ result: 'HIT', redLine: true })
  })
})

describe('a late filing and the order to mend it', () => {
  const order = violation('2026-01-18', { fact: FILING, status: '责令限期改正' })
  /** A firm like any other, one return of which came three days late. */
  const late = (violations: TaxFacts['violations'], more: Partial<TaxFacts> = {}): TaxFacts => {
    const facts = steadyFacts()
    const [last, ...others] = [...facts.vatReturns!].reverse()
    return {
      ...facts,
      vatReturns: [...others, { ...last!, declaredOn: '2026-03-19', deadline: '2026-03-16' }],
      violations,
      ...more,
    }
  }
  const hits = (facts: TaxFacts) =>
    taxReport(facts).rules.flatMap(({ id, result }) => (result === 'HIT' ? id : []))

  it('are one matter, said once', () => {
    expect(hits(late([order]))).toEqual(['R-005'])
    expect(rule(late([order])).reason).toBe('逾期申报的责令改正已由规则R-005提示')
  })

  it('leaves what else is held against the firm', () => {
    const account = violation('2026-01-18', { fact: '未按规定设置账簿', status: '未处理' })
    expect(rule(late([order, account]))).toMatchObject({ result: 'HIT', value: 1 })
  })

  it('is said by itself where no return came late, or is of longer ago, or the other rule is off', () => {
    expect(hits({ ...steadyFacts(), violations: [order] })).toEqual(['R-067'])
    const old = violation('2024-01-18', { fact: FILING, status: '责令限期改正' })
    expect(hits(late([old]))).toEqual(['R-005', 'R-067'])
    const rulebook = bookWith({ off: { 'R-005': '不看' } })
    expect(hits(late([order], { rulebook }))).toEqual(['R-067'])
  })
})
