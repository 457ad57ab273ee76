import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { tableCsv } from './csv.ts'
import { instant } from './instant.ts'
import { axisMoney, grouped, money, percent, plain, shortMoney } from './number.ts'
import { reasonText } from './reason.ts'
import { formatCell, formatUnit } from './value.ts'
import { periodText, windowText } from './window.ts'

describe('money', () => {
  it.each([
    [0, '0.00'],
    [-0.001, '0.00'],
    [1234.5, '1,234.50'],
    [-1234.5, '(1,234.50)'],
    [987654321.05, '987,654,321.05'],
  ])('%d yuan reads %s', (value, text) => expect(money(value)).toBe(text))

  it.each([
    [0, '0', '元'],
    [1234.5, '1,234.50', '元'],
    [9999.99, '9,999.99', '元'],
    [10_000, '1.00', '万元'],
    [-23_410.5, '(2.34)', '万元'],
    [99_999_949, '9,999.99', '万元'],
    [99_999_960, '1.00', '亿元'],
    [1_234_500_000, '12.35', '亿元'],
  ])('%d is shortened to %s %s', (value, text, unit) =>
    expect(shortMoney(value)).toEqual({ text, unit }),
  )

  it('never loses a digit when separators are taken out again', () => {
    fc.assert(
      fc.property(fc.integer({ min: -9e12, max: 9e12 }), (fen) => {
        const text = grouped(fen / 100, 2)
        return Math.round(Number(text.replaceAll(',', '')) * 100) === fen
      }),
    )
  })
})

describe('other numbers', () => {
  it('writes fractions as per cent and drops idle zeros', () => {
    expect(percent(0.12345)).toBe('12.35%')
    expect(percent(-1.5)).toBe('-150.00%')
    expect(plain(3.1)).toBe('3.1')
    expect(plain(1200)).toBe('1,200')
    expect(axisMoney(1_500_000)).toBe('150万')
    expect(axisMoney(250_000_000)).toBe('2.5亿')
  })
})

describe('values that are missing', () => {
  it.each([
    ['NO_DATA', '未采集', /不等于零/],
    ['PARTIAL', '--', /9\/12/],
    ['ZERO_ZERO', '--', /分子与分母/],
    ['NO_BASE', '新增', /上期为零/],
    ['INSUFFICIENT_HISTORY', '--', /历史不足/],
    ['NOT_APPLICABLE', '不适用', /不适用/],
  ] as const)('%s shows %s and says why', (reason, text, why) => {
    const shown = formatUnit(null, 'ratio', { reason, detail: '9/12' })
    expect(shown.text).toBe(text)
    expect(shown.title).toMatch(why)
    expect(shown.missing).toBe(true)
  })

  it('tells zero from nothing', () => {
    expect(formatUnit(0, 'yuan').text).toBe('0')
    expect(formatCell(0, 'money').text).toBe('0.00')
    expect(formatCell(null, 'money').text).toBe('--')
  })
})

describe('units and cells', () => {
  it.each([
    [true, 'bool', '是', ''],
    [64, 'days', '64', '天'],
    [37, 'parties', '37', '家'],
    [3, 'entries', '3', '笔'],
    [2, 'occasions', '2', '次'],
    [2, 'cases', '2', '件'],
    [0.027957, 'pp', '2.8', '个百分点'],
    ['2019-06-12', 'date', '2019-06-12', ''],
  ] as const)('%s in %s', (value, unit, text, word) => {
    const shown = formatUnit(value, unit)
    expect([shown.text, shown.unit]).toEqual([text, word])
  })

  it('keeps the exact figure of shortened money in the title', () => {
    expect(formatUnit(18_642_310.55, 'yuan').title).toBe('18,642,310.55 元')
  })

  it('shows instants in China’s time whatever the machine’s', () => {
    expect(instant('2026-03-14T16:30:00Z')).toBe('2026-03-15 00:30:00')
    expect(instant(null)).toBe('--')
  })
})

describe('the engine’s own words', () => {
  it.each([
    ['L12', '近12个月'],
    ['L3/S3', '近3个月较上年同期'],
    ['YTD/YTD-1', '本年累计较上年同期'],
    ['Y/Y-1', '最近完整年度较上一年度'],
    ['自定义', '自定义'],
  ])('window %s', (window, words) => expect(windowText(window, 'zh')).toBe(words))

  it.each([
    ['L1', 'last month'],
    ['L12/P12', 'last 12 months vs previous 12 months'],
    ['L3/S3', 'last 3 months vs a year earlier'],
    ['asOf', 'at cut-off'],
    ['Y/Y-2', 'last full year vs 2 years before'],
  ])('window %s in English', (window, words) => expect(windowText(window, 'en')).toBe(words))

  it('periods and coded reasons', () => {
    expect(periodText('202403-202602', 'zh')).toBe('2024-03 至 2026-02')
    expect(periodText('202403-202602', 'en')).toBe('2024-03 – 2026-02')
    expect(periodText('202403', 'zh')).toBe('2024-03')
    expect(periodText('202403-202403', 'zh')).toBe('2024-03')
    expect(reasonText('NO_DATA：需要：勾选日期', 'zh')).toBe('需要：勾选日期')
    expect(reasonText('PARTIAL(9/12)', 'zh')).toContain('9/12')
    expect(reasonText('来源未提供', 'zh')).toBe('来源未提供')
  })
})

describe('CSV', () => {
  it('quotes, keeps raw numbers, and defuses formulas', () => {
    const csv = tableCsv({
      columns: [
        { key: 'a', title: '名称', type: 'text' },
        { key: 'b', title: '金额', type: 'money', unit: '元' },
      ],
      rows: [
        { a: '=cmd|x', b: -1234.5 },
        { a: '甲,"乙"', b: null },
      ],
    })
    expect(csv).toBe('\uFEFF名称,金额(元)\r\n\'=cmd|x,-1234.5\r\n"甲,""乙""",\r\n')
  })
})
