/** Money that goes round, by cases written by hand. */
import { expect, it } from 'vitest'
import { roundTrips } from './rounds.ts'
import type { Rows } from './rows.ts'

type Case = readonly [party: string | null, day: number, yuan: number]
const rowsOf = (...cases: Case[]): Rows => ({
  day: Int32Array.from(cases, ([, day]) => day),
  amount: Float64Array.from(cases, ([, , yuan]) => yuan * 100),
  party: Int32Array.from(cases, ([party], at) => (party === null ? -1 : at)),
  names: cases.map(([party]) => party ?? ''),
})

it.each<[string, Case, Case, number]>([
  ['a week later', ['甲公司', 10, 50_000], ['甲公司', 17, 50_000], 1],
  ['eight days later', ['甲公司', 10, 50_000], ['甲公司', 18, 50_000], 0],
  ['a week before', ['甲公司', 17, 50_000], ['甲公司', 10, 50_000], 1],
  ['eight days before', ['甲公司', 18, 50_000], ['甲公司', 10, 50_000], 0],
  ['less two hundredths', ['甲公司', 10, 50_000], ['甲公司', 11, 49_000], 1],
  ['less more than that', ['甲公司', 10, 50_000], ['甲公司', 11, 48_999], 0],
  ['more than it was', ['甲公司', 10, 49_000], ['甲公司', 11, 50_000], 1],
  ['ten thousand', ['甲公司', 10, 10_000], ['甲公司', 11, 10_000], 1],
  ['less than that', ['甲公司', 10, 9_999], ['甲公司', 11, 9_999], 0],
  ['written in full width', ['甲（深圳）公司', 10, 50_000], ['甲(深圳)公司', 11, 50_000], 1],
  ['to another', ['甲公司', 10, 50_000], ['乙公司', 11, 50_000], 0],
  [
    'a loan',
    ['中国工商银行股份有限公司深圳分行', 10, 50_000],
    ['中国工商银行股份有限公司深圳分行', 11, 50_000],
    0,
  ],
  [
    'of who makes things for banks',
    ['银行设备有限公司', 10, 50_000],
    ['银行设备有限公司', 11, 50_000],
    1,
  ],
  ['to nobody', [null, 10, 50_000], [null, 11, 50_000], 0],
])('%s', (_, out, back, n) => expect(roundTrips(rowsOf(out), rowsOf(back))).toHaveLength(n))

it('from another of the same circle', () => {
  const circle = (name: string) => (['张三', '李四'].includes(name) ? '股东' : null)
  const [paid, got] = [rowsOf(['张三', 10, 80_000]), rowsOf(['李四', 12, 80_000])]
  expect(roundTrips(paid, got, circle)).toEqual([{ out: 0, back: 0 }])
  expect(roundTrips(paid, got)).toEqual([])
})

it('what came back once is not counted twice', () => {
  const paid = rowsOf(['甲公司', 10, 50_000], ['甲公司', 11, 50_000], ['甲公司', 30, 50_000])
  const got = rowsOf(['甲公司', 12, 50_000], ['甲公司', 33, 50_000])
  expect(roundTrips(paid, got)).toEqual([
    { out: 0, back: 0 },
    { out: 2, back: 1 },
  ])
})
