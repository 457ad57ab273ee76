import { describe, expect, it } from 'vitest'
import { dated } from './dated.ts'
import { periodOf } from './heading.ts'
import { datesOf } from './statement-days.ts'

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
    ['2023年1月1日至12月31日', '2023', '2023-12-31'],
    ['2023年4月1日至2023年6月30日止', '2023年4-6月', '2023-06-30'],
    ['2022年末余额', '2022-12-31', '2022-12-31'],
    ['2023年年初数', '2023年初', '2022-12-31'],
    ['2023年累计', '2023', '2023-12-31'],
    ['202312', '2023-12', '2023-12-31'],
    ['23年12月', '2023-12', '2023-12-31'],
    ['2023H1', '2023H1', '2023-06-30'],
    ['二〇二三年十二月三十一日', '2023-12-31', '2023-12-31'],
    ['1-12月累计', '1-12月', null],
    ['12月累计', '1-12月', null],
    ['1—3月', '1-3月', null],
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
    ['本月末余额', '期末', null],
    ['本期期末', '期末', null],
    ['本期期初', '期初', null],
    ['上年期末余额', '上年年末', null],
    ['一至本月累计', '本年累计', null],
    ['上年同期1-12月', '上年同期累计', null],
    ['23年12月31日', '2023-12-31', '2023-12-31'],
    ['2023年数', '2023', '2023-12-31'],
    ['31/12/2023', '2023-12-31', '2023-12-31'],
    ['Dec 31, 2023', '2023-12-31', '2023-12-31'],
    ['31 December 2022 (万元)', '2022-12-31', '2022-12-31'],
    ['FY2023（元）', '2023', '2023-12-31'],
    ['Ending Balance', '期末', null],
    ['Beginning of the year', '年初', null],
    ['Current Year', '本年', null],
    ['Prior period', '上期', null],
    ['Year to date', '本年累计', null],
  ])('%s is %s', (heading, key, to) => {
    expect(periodOf(heading, 1900)).toMatchObject({ key, to })
  })

  it.each([
    '行次',
    '附注',
    '同比增长(%)',
    '项目',
    '2019-02-30',
    '本年预算数',
    '编制单位',
    '',
    'Notes',
    'Change',
  ])('%s heads no amounts', (heading) => {
    expect(periodOf(heading, 1900)).toBeNull()
  })
})

describe('lines above a statement', () => {
  it.each([
    ['税款所属期：2019-01-01 - 2019-03-31', '2019-01-01', '2019-03-31'],
    ['所属期起2019年1月1日所属期止2019年3月31日', '2019-01-01', '2019-03-31'],
    ['2019年12月31日', null, '2019-12-31'],
    ['会计期间：2019年1-9月', '2019-01-01', '2019-09-30'],
    ['编制单位：某公司 2019年3月', '2019-03-01', '2019-03-31'],
    ['2019年度', '2019-01-01', '2019-12-31'],
    ['会计期间：2023年第12期', '2023-12-01', '2023-12-31'],
    ['2023年第4季度', '2023-10-01', '2023-12-31'],
    ['利润表202311', '2023-11-01', '2023-11-30'],
    ['资产负债表(2023.12)', '2023-12-01', '2023-12-31'],
    ['日期：20231231', null, '2023-12-31'],
    ['二○二三年度', '2023-01-01', '2023-12-31'],
    ['单据号：202312', null, null],
  ])('%s', (line, from, to) => {
    expect(datesOf(['利润表', line])).toEqual({ from, to })
  })

  it('does not take the day of filing for the day of the statement', () => {
    expect(datesOf(['填表日期：2019-04-15'])).toEqual({ from: null, to: null })
  })

  it('date columns of a parent company and second ones as their role has it, and no column without', () => {
    const period = (key: string, printed: string) => ({ key, printed, from: null, to: null })
    const columns = [
      period('年初（母公司）', '年初余额（母公司）'),
      period('期末（母公司）', '期末余额（母公司）'),
      period('年初数', '年 初 数'),
      period('第 1 列', ''),
      period('甲列', '甲列'),
    ]
    const when = { from: null, to: '2019-12-31' }
    expect(dated(columns, 'BALANCE', when).map(({ to }) => to)).toEqual([
      '2018-12-31',
      '2019-12-31',
      '2018-12-31',
      null,
      null,
    ])
  })

  it('date the columns that are named by their role', () => {
    const period = (key: string) => ({ key, printed: key, from: null, to: null })
    const when = { from: '2019-01-01', to: '2019-03-31' }
    expect(dated([period('期末'), period('年初')], 'BALANCE', when).map(({ to }) => to)).toEqual([
      '2019-03-31',
      '2018-12-31',
    ])
    const sums = dated([period('1-2月'), period('1-3月')], 'INCOME', when)
    expect(sums.map(({ from, to }) => [from, to])).toEqual([
      ['2019-01-01', '2019-02-28'],
      ['2019-01-01', '2019-03-31'],
    ])
    const flows = dated([period('本年累计'), period('上期')], 'INCOME', when)
    expect(flows[0]).toMatchObject({ from: '2019-01-01', to: '2019-03-31' })
    expect(flows[1]).toMatchObject({ from: null, to: null })
  })
})
