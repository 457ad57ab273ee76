import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fromUnits, isPerShare, parseAmount, toUnits, unitOf, unitPower } from './amounts.ts'

describe('amounts of statements', () => {
  it.each([
    ['1,234.5', 0, '1234.50'],
    ['215664686.74000001', 0, '215664686.74'],
    ['29432656.32', 0, '29432656.32'],
    ['-0.00', 0, '0.00'],
    ['(1,234)', 0, '-1234.00'],
    ['（12.30）', 0, '-12.30'],
    ['－7', 0, '-7.00'],
    ['1.2E7', 0, '12000000.00'],
    ['5.0E-2', 0, '0.05'],
    ['6.99亿', 0, '699000000.00'],
    ['6327万', 0, '63270000.00'],
    ['1.23亿元', 4, '123000000.00'],
    ['1267.08', 8, '126708000000.00'],
    ['0.005', 4, '50.00'],
    ['1.005', 0, '1.01'],
    ['12', 3, '12000.00'],
    ['¥1,000', 0, '1000.00'],
    ['RMB 1,000.5', 0, '1000.50'],
    ['‑7.5', 0, '-7.50'],
    ['.5', 0, '0.50'],
    ['1.609.403.170.56', 0, '1609403170.56'],
    ['-843.734.08', 0, '-843734.08'],
  ])('%s × 10^%i is %s', (text, power, yuan) => {
    expect(parseAmount(text, power)).toBe(yuan)
  })

  it.each([
    '',
    '-',
    '--',
    '——',
    '@ye(1001,99)',
    '#VALUE!',
    '12%',
    '1.2.3',
    '12.345.678',
    '192.168.1.10',
    'ABC',
    '2019-12-31',
    '(12',
    '五、1',
    '1e9999',
    '1'.repeat(60),
  ])('%s is none', (text) => {
    expect(parseAmount(text, 0)).toBeNull()
  })

  it('keeps four places of what is told per share', () => {
    expect(parseAmount('-4.8906000000000001', 0, 4)).toBe('-4.8906')
    expect(isPerShare('（一）基本每股收益（元/股）')).toBe(true)
  })

  it.each([
    ['单位：元', '元'],
    ['金额单位：人民币万元', '万元'],
    ['货币资金(亿元)', '亿元'],
    ['编制单位：某公司    单位：千元', '千元'],
    ['编制单位：某公司', null],
    ['编制单位：某公司  单位：千美元', '千美元'],
    ['币种：USD', 'USD'],
    ['期末余额（万元）', '万元'],
    ['编制单位：某公司 2023年12月31日 人民币亿元', '亿元'],
    ['编制单位：元亨贸易公司', null],
    ['编制单位：万科公司  金额单位：万元', '万元'],
    ['单位：百万', '百万'],
    ['单位：万 币种：人民币', '万'],
    ["(RMB'000)", '千元'],
    ['In millions of RMB', '百万元'],
    ['RMB5,000', null],
    ['¥1,000,000', null],
  ])('%s names %s', (text, unit) => {
    expect(unitOf(text)).toBe(unit)
  })

  it('knows the powers of units', () => {
    expect(['元', '千元', '万元', '百万元', '亿元'].map(unitPower)).toEqual([0, 3, 4, 6, 8])
    expect(unitPower('吨')).toBeNull()
  })

  it('property: what is written in a unit is read back to the fen', () => {
    const units = ['元', '千元', '万元', '亿元']
    fc.assert(
      fc.property(fc.bigInt(-(10n ** 17n), 10n ** 17n), fc.constantFrom(...units), (fen, unit) => {
        const power = unitPower(unit)!
        const digits = (fen < 0n ? -fen : fen).toString().padStart(power + 3, '0')
        const cut = digits.length - power - 2
        const text = `${fen < 0n ? '-' : ''}${digits.slice(0, cut)}.${digits.slice(cut)}`
        // A workbook keeps fifteen digits; a text that has more is not of one.
        fc.pre(digits.replace(/^0+/, '').length <= 15)
        const yuan = parseAmount(text, power)!
        expect(toUnits(yuan)).toBe(fen * 100n)
        expect(toUnits(fromUnits(fen * 100n))).toBe(fen * 100n)
      }),
    )
  })
})
