import { describe, expect, it } from 'vitest'
import { dated, datesOf, periodOf } from './periods.ts'

describe('headings of columns', () => {
  it.each([
    ['2019 年 12 月 31 日', '2019-12-31', '2019-12-31'],
    ['期末余额（2019年12月31日）', '2019-12-31', '2019-12-31'],
    ['20231231', '2023-12-31', '2023-12-31'],
    ['2019/6/30', '2019-06-30', '2019-06-30'],
    ['43830', '2019-12-31', '2019-12-31'],
    ['2019 年度', '2019', '2019-12-31'],
    ['2018', '2018', '2018-12-31'],
    ['2019年三季报', '2019年三季报', '2019-09-30'],
    ['2018年年报', '2018年年报', '2018-12-31'],
    ['2019年1-6月', '2019年1-6月', '2019-06-30'],
    ['2019年1月至12月', '2019年1月至12月', '2019-12-31'],
    ['2020Q1', '2020Q1', '2020-03-31'],
    ['2024年2月', '2024-02', '2024-02-29'],
    ['3月', '3月', null],
    ['期末余额', '期末', null],
    ['年 初 数', '年初', null],
    ['上年年末余额', '上年年末', null],
    ['本年累计金额', '本年累计', null],
    ['上年同期累计数', '上年同期累计', null],
    ['本月金额(万元)', '本月', null],
    ['期末余额（母公司）', '期末（母公司）', null],
  ])('%s is %s', (heading, key, to) => {
    expect(periodOf(heading, 1900)).toMatchObject({ key, to })
  })

  it.each(['行次', '附注', '同比增长(%)', '项目', '2019-02-30', '本年预算数', '编制单位', ''])(
    '%s heads no amounts',
    (heading) => {
      expect(periodOf(heading, 1900)).toBeNull()
    },
  )
})

describe('lines above a statement', () => {
  it.each([
    ['税款所属期：2019-01-01 - 2019-03-31', '2019-01-01', '2019-03-31'],
    ['所属期起2019年1月1日所属期止2019年3月31日', '2019-01-01', '2019-03-31'],
    ['2019年12月31日', null, '2019-12-31'],
    ['会计期间：2019年1-9月', '2019-01-01', '2019-09-30'],
    ['编制单位：某公司 2019年3月', '2019-03-01', '2019-03-31'],
    ['2019年度', '2019-01-01', '2019-12-31'],
  ])('%s', (line, from, to) => {
    expect(datesOf(['利润表', line])).toEqual({ from, to })
  })

  it('does not take the day of filing for the day of the statement', () => {
    expect(datesOf(['填表日期：2019-04-15'])).toEqual({ from: null, to: null })
  })

  it('date the columns that are named by their role', () => {
    const period = (key: string) => ({ key, printed: key, from: null, to: null })
    const when = { from: '2019-01-01', to: '2019-03-31' }
    expect(dated([period('期末'), period('年初')], 'BALANCE', when).map(({ to }) => to)).toEqual([
      '2019-03-31',
      '2018-12-31',
    ])
    const flows = dated([period('本年累计'), period('上期')], 'INCOME', when)
    expect(flows[0]).toMatchObject({ from: '2019-01-01', to: '2019-03-31' })
    expect(flows[1]).toMatchObject({ from: null, to: null })
  })
})
