import { describe, expect, it } from 'vitest'
import {
  readAmount,
  readCode,
  readCount,
  readDay,
  readPercent,
  readTerm,
  readText,
} from '../values.ts'

describe('values of vendors', () => {
  it.each([
    ['<em>华北</em>贸易有限公司', '华北贸易有限公司'],
    ['甲 &amp; 乙&nbsp;公司', '甲 & 乙 公司'],
    ['金额<5万的', '金额<5万的'],
    [1525, '1525'],
    ['企业选择不公示', null],
    [' 暂无信息 ', null],
    ['-', null],
    ['--', null],
    ['None', null],
    ['', null],
    [null, null],
    [undefined, null],
    [{ a: 1 }, null],
    ['<a href="#" onclick="show(1)">详情</a>', null],
  ])('text %j → %j', (told, text) => {
    expect(readText(told)).toBe(text)
  })

  it.each([
    ['2016-05-11', '2016-05-11'],
    ['2015年07月08日', '2015-07-08'],
    ['1952-08-18 00:00:00.0', '1952-08-18'],
    ['Jul 28, 2003 12:00:00 AM', '2003-07-28'],
    ['Dec 31, 2999 12:00:00 AM', null],
    // 2016-05-11 00:00 in Beijing is the evening before in Greenwich.
    [1462896000000, '2016-05-11'],
    ['1462896000000', '2016-05-11'],
    [1462896000, '2016-05-11'],
    ['2016-01-18T16:00:00.000+00:00', '2016-01-19'],
    ['2016-01-18T16:00:00Z', '2016-01-19'],
    [-157795200000, '1965-01-01'],
    ['20160511', '2016-05-11'],
    ['20160511120000', '2016-05-11'],
    [0, null],
    ['1970-01-01', null],
    ['1900-01-01', null],
    ['2999-12-31', null],
    ['9999-12-31', null],
    ['0001-01-01T00:00:00', null],
    ['2019-02-30', null],
    ['长期', null],
    ['3000年', null],
  ])('day %j → %j', (told, day) => {
    expect(readDay(told)).toBe(day)
  })

  it('both ends of a term', () => {
    const term = '自2003-07-28至2053-07-27'
    expect([readTerm(term, 'from'), readTerm(term, 'to')]).toEqual(['2003-07-28', '2053-07-27'])
    const open = '2003-07-28 至 无固定期限'
    expect([readTerm(open, 'from'), readTerm(open, 'to')]).toEqual(['2003-07-28', null])
  })

  it.each([
    ['500.000000万人民币', '', '5000000'],
    ['89000 万元', '', '890000000'],
    ['2000 万', '', '20000000'],
    ['1150170万元人民币', '', '11501700000'],
    ['340910.388万元', '', '3409103880'],
    ['185,000', '万人民币', '1850000000'],
    ['200.0000', '万/人民币元', '2000000'],
    ['23385.9238', '万', '233859238'],
    // A unit of its own goes before the usual one.
    ['300元', '万', '300'],
    ['1.2亿', '万', '120000000'],
    ['人民币500万元', '', '5000000'],
    ['￥1,525.50', '', '1525.5'],
    ['0.123456万元', '', '1234.56'],
    ['1525.005', '', '1525.01'],
    [377352.1, '', '377352.1'],
    ['-12.5万元', '', '-125000'],
  ])('money %j %j → %j yuan', (told, unit, yuan) => {
    expect(readAmount(told, unit)).toEqual({ yuan })
  })

  it.each([
    ['100万美元', '', '美元'],
    ['1000.0万港元', '', '港元'],
    ['500', '万美元', '美元'],
    ['USD100', '', 'usd'],
  ])('money that is not yuan: %j %j', (told, unit, currency) => {
    expect(readAmount(told, unit)).toEqual({ currency })
  })

  it.each([
    '994.04万股',
    '3元/万人民币',
    '企业选择不公示',
    '基层工会',
    '',
    '1-5万元',
    null,
    '1e999',
  ])('no money: %j', (told) => {
    expect(readAmount(told)).toBeNull()
  })

  it.each([
    ['29.64%', '', 29.64],
    ['36.363636363636363636%', '', 36.363636],
    ['0.2964', '比', 29.64],
    ['0.2964', '', 29.64],
    ['55.00', '', 55],
    ['0.9', '百', 0.9],
    ['100%', '', 100],
    ['15.00%', '%', 15],
    [1, '%', null],
    ['100.5%', '', null],
    ['-', '', null],
  ])('share %j %j → %j', (told, unit, percent) => {
    expect(readPercent(told, unit)).toBe(percent)
  })

  it('numbers and codes', () => {
    expect(['50人', '2015年度', 2015, '50-99人', '企业选择不公示'].map(readCount)).toEqual([
      50,
      2015,
      2015,
      null,
      null,
    ])
    expect(readCode('91510900752317692h')).toBe('91510900752317692H')
    for (const none of ['60056316-5', '9151****752317692H', '510900000021844'])
      expect(readCode(none)).toBeNull()
  })
})
