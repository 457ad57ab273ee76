import { describe, expect, it } from 'vitest'
import { addressOf, levelOf, placeOf, wayTo } from './place.ts'

const at = (text: string) => placeOf(new URLSearchParams(text))

describe('place in the books', () => {
  it.each([
    ['', 'STATEMENTS'],
    ['month=2025-02', 'STATEMENTS'],
    ['month=2025-02&item=all', 'ACCOUNTS'],
    ['month=2025-02&statement=INCOME&item=revenue', 'ACCOUNTS'],
    ['account=1002', 'ACCOUNT'],
    ['account=1002&from=2025-02&to=2025-02', 'LINES'],
    ['account=1002&from=2025-02', 'ACCOUNT'],
    ['voucherMonth=2025-02&voucher=%E8%AE%B0-2', 'VOUCHER'],
  ])('%s is the level %s', (text, level) => {
    expect(levelOf(at(text))).toBe(level)
  })

  it('is written into the address as it was read', () => {
    const whole = {
      ...{ month: '2025-02', statement: 'INCOME', item: 'revenue', account: '5001~5001.01' },
      ...{ from: '2025-01', to: '2025-02', voucherMonth: '2025-01', voucher: '记-2' },
    }
    expect(addressOf(at(new URLSearchParams(whole).toString()))).toEqual(whole)
  })

  it('is reached step by step, each account by itself', () => {
    const way = wayTo(
      at(
        'month=2025-02&item=all&account=1002~1002.01&from=2025-02&to=2025-02&voucherMonth=2025-02&voucher=9',
      ),
    )
    expect(way.map(levelOf)).toEqual([
      ...['STATEMENTS', 'ACCOUNTS', 'ACCOUNT', 'ACCOUNT', 'LINES', 'VOUCHER'],
    ])
    expect(way.map(({ accounts }) => accounts.join('/'))).toEqual([
      ...['', '', '1002', '1002/1002.01', '1002/1002.01', '1002/1002.01'],
    ])
    expect(way[4]?.voucher).toBeNull()
  })
})
