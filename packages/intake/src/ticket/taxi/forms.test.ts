import { describe, expect, it } from 'vitest'
import { seenAs } from '../../../test-support/chances.ts'
import { type Formed, readAs } from './forms.ts'

/** Each character is seen, `?` for a blot that may be anything. */
const read = (role: Formed, text: string) => readAs(role, seenAs([...text]))?.value

describe('what the meter prints, place by place', () => {
  it.each<[Formed, string, string | undefined]>([
    ['date', '2024年01月14日', '2024-01-14'],
    ['date', '日期2019-12-07', '2019-12-07'],
    ['date', '2819年83月11日', '2019-03-11'],
    ['date', '2024年01月148', '2024-01-14'],
    ['date', '2019-02-31', undefined],
    ['date', '2019-13-01', undefined],
    ['getOn', '14:15', '14:15'],
    ['getOn', '27:15', undefined],
    ['range', '11:04-11:24', '11:04-11:24'],
    ['wait', '00:02:45', '00:02:45'],
    ['distanceKm', '15.3km', '15.3'],
    ['distanceKm', '2.67KM', '2.67'],
    ['unitPrice', '2.70元', '2.70'],
    ['money', '￥21.88', '21.80'],
    ['plate', 'BDQ4018', 'BDQ4018'],
    ['plate', 'ABCDEFG', undefined],
    ['money', '发票专用章', undefined],
  ])('%s: %s is %s', (role, text, value) => {
    expect(read(role, text)).toBe(value)
  })

  it('a colon that was taken for a one is one', () => {
    const line = ['0', '0', { '1': 0.6, ':': 0.3 }, '0', '2', ':', '4', '5']
    const seen = readAs('wait', seenAs(line))
    expect(seen?.value).toBe('00:02:45')
    expect(seen!.sure).toBeLessThan(readAs('wait', seenAs([...'00:02:45']))!.sure)
  })

  it('between two that are as likely nothing is sure', () => {
    const seen = readAs('getOn', seenAs(['1', { '1': 0.45, '7': 0.4 }, ':', '1', '5']))
    expect(seen?.value).toBe('11:15')
    expect(seen!.sure).toBeLessThan(0.6)
  })
})
