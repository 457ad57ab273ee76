import { formatFen } from '@xinjian/format/money'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { TaxReturn } from '../model.ts'
import { readTaxJson } from './read-json.ts'

const HEAD = {
  NSRSBH: '91110108MA01XY2Z7N',
  NSRMC: '示例科技有限公司',
  SSSQ_Q: '2018-11-01',
  SSSQ_Z: '2018-11-30',
  TBRQ: '2018-12-10 09:00:00',
}
const read = (value: unknown) => readTaxJson(JSON.stringify(value))
const one = (value: unknown): TaxReturn => {
  const { returns } = read(value)
  expect(returns).toHaveLength(1)
  return returns[0]!
}
const answer = (data: object) => ({ code: '0', msg: '操作成功', data: { ...HEAD, HEAD, ...data } })
const value = (told: TaxReturn, code: string, column: string) =>
  told.items.find((item) => item.code === code)?.values[column]

describe('returns line by line', () => {
  const line = (code: number, month: string, year: string) => ({
    HC: String(code),
    YBHW_LW_BYS: month,
    YBHW_LW_BNLJ: year,
    JZJTHW_LW_BYS: '0',
    JZJTHW_LW_BNLJ: '0',
  })

  it('reads who, when and every figure', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(1e12), { minLength: 38, maxLength: 38 }), (fen) => {
        const BODY = fen.map((amount, i) => line(i + 1, formatFen(amount), formatFen(2 * amount)))
        const told = one(answer({ BODY, SBBZL_DM: '999' }))
        expect(told).toMatchObject({
          form: 'VAT_GENERAL',
          taxpayer: { name: HEAD.NSRMC, taxNo: HEAD.NSRSBH },
          period: { from: '2018-11-01', to: '2018-11-30' },
          declaredOn: '2018-12-10',
        })
        for (const [i, amount] of fen.entries()) {
          expect(value(told, `${i + 1}`, '一般项目 本月数')).toBe(formatFen(amount))
          expect(value(told, `${i + 1}`, '一般项目 本年累计')).toBe(formatFen(2 * amount))
        }
      }),
      { numRuns: 20 },
    )
  })

  it('tells the lines of a form that has no code here by the keys of their columns, for a person to look at', () => {
    const BODY = [
      { HC: '1', XSE: '500.00', YNSSE: '25.00', XH: '7', ZSPM_DM: '101020101', BZ: '按月' },
      { HC: '2', XSE: '', YNSSE: '-3', XH: '8', ZSPM_DM: '101020102', BZ: null },
    ]
    const told = one(answer({ BODY, SBBZL_DM: '101021001', SBBMC: '其他应税消费品消费税申报表' }))
    expect(told).toMatchObject({
      form: 'OTHER',
      formName: '其他应税消费品消费税申报表',
      period: { from: '2018-11-01', to: '2018-11-30' },
    })
    expect(told.items.map(({ values }) => values)).toEqual([
      { '合计 销售额': '500.00', YNSSE: '25.00' },
      { '合计 销售额': null, YNSSE: '-3.00' },
    ])
    expect(told.items.every(({ confidence }) => confidence < 0.9)).toBe(true)
  })

  it.each([
    ['a statement', { SBBZL_DM: '50100311002', BODY: [{ HC: '1', BYJE: '1', BNLJJE: '2' }] }],
    ['a list of no form', { BODY: [{ HC: '1', XSE: '1' }] }],
  ])('%s is no return', (_, data) => {
    expect(read(answer(data)).returns).toEqual([])
  })

  it('takes the sum of the year from the list beside it where the form has not reckoned it yet', () => {
    const LJS = [{ HC: '1', YBHW_LW_BNLJ: '500.00', JZJTHW_LW_BNLJ: '0.00' }]
    const told = one(answer({ BODY: [line(1, '0', '0'), line(11, '0', '0')], LJS, YMKZ: { LJS } }))
    expect(value(told, '1', '一般项目 本年累计')).toBe('500.00')
    expect(told.items[0]!.confidence).toBeLessThan(0.9)
    expect(told.warnings).toHaveLength(1)
  })

  it('keeps the sum of the form where it is that of the list and the month', () => {
    const LJS = [{ HC: '1', YBHW_LW_BNLJ: '500.00', JZJTHW_LW_BNLJ: '0.00' }]
    const told = one(answer({ BODY: [line(1, '20.5', '520.5')], LJS }))
    expect(value(told, '1', '一般项目 本年累计')).toBe('520.50')
    expect(told.items[0]!.confidence).toBeGreaterThanOrEqual(0.9)
    expect(told.warnings).toEqual([])
  })

  it('keeps a balance as the form has it', () => {
    const LJS = [{ HC: '32', YBHW_LW_BNLJ: '7.00', JZJTHW_LW_BNLJ: '0.00' }]
    const told = one(answer({ BODY: [line(32, '20', '20')], LJS }))
    expect(value(told, '32', '一般项目 本年累计')).toBe('20.00')
  })

  it('opens a text that is JSON itself, with the head around it', () => {
    const inner = JSON.stringify({ BODY: [line(1, '7', '7')] })
    const told = one(answer({ DATA: inner }))
    expect(told.taxpayer.taxNo).toBe(HEAD.NSRSBH)
    expect(told.items[0]).toMatchObject({
      code: '1',
      places: { '': '$.data.DATA.BODY[0]', '一般项目 本月数': '$.data.DATA.BODY[0].YBHW_LW_BYS' },
    })
  })

  it('knows the quarterly return of 2015 by its two columns', () => {
    const BODY = [{ HC: '13', BQJE: '1', LJJE: '2982.85' }]
    const told = one(answer({ BODY, SBBZL_DM: '10104111021' }))
    expect(told).toMatchObject({ form: 'A200000', layout: '2015' })
    expect(told.items[0]).toMatchObject({
      label: '实际已预缴所得税额',
      values: { 本期金额: '1.00', 累计金额: '2982.85' },
    })
  })

  it.each([
    ['2018-05-01', '2015'],
    ['2019-01-01', '2018'],
    ['2021-04-01', '2021'],
  ])('tells the edition of a quarterly return that begins %s', (from, layout) => {
    const told = one(
      answer({ HEAD: {}, SSSQ_Q: from, BODY: [{ HC: '1', BNLJJE: '5' }], SBBZL_DM: 'BDA0611033' }),
    )
    expect(told.layout).toBe(layout)
  })

  it('names the lines of surtaxes by their tax, numbered columns by the form', () => {
    const BODY = [
      { HC: '1', ZSXM: '10109', ZSPM: '101090101', COL01: '100', COL06: '0.07', COL11: '7' },
    ]
    const told = one(answer({ BODY, SBBZL_DM: '101018001', JCSJ: { DSLIST: BODY } }))
    expect(told.items[0]).toMatchObject({
      label: '城市维护建设税',
      values: {
        一般增值税: '100.00',
        '税率（征收率）': '0.07',
        '本期应补（退）税（费）额': '7.00',
      },
    })
  })

  it('reads a form whose columns are its lines', () => {
    const BODY = [{ COL01: '1.5', COL16: '', COL02: '0' }]
    const told = one(answer({ BODY, SBBZL_DM: '101012008' }))
    expect(
      told.items.map(({ code, column, row, values }) => [code, column, row, values.金额]),
    ).toEqual([
      ['1', '1', null, '1.50'],
      ['2', '2', null, '0.00'],
      ['16', '16', null, null],
    ])
  })

  it('finds the lines of the national schedules by their places', () => {
    const sales = [9, 23, 22].map((ewbhxh) => ({ ewbhxh, kjqtfpXse: ewbhxh, kjqtfpXxynse: 1 }))
    expect(
      one(answer({ grid: { lb: sales } })).items.map(({ code, label }) => [code, label]),
    ).toEqual([
      ['9a', '5%征收率的货物及加工修理修配劳务'],
      ['3', '9%税率的货物及加工修理修配劳务'],
      ['19', '免税：服务、不动产和无形资产'],
    ])
    const input = [8, 37, 12].map((ewbhxh) => ({ ewbhxh, fs: 1, je: 2, se: 3 }))
    expect(one(answer({ grid: { lb: input } })).items.map(({ code }) => code)).toEqual([
      '8b',
      '8a',
      '12',
    ])
  })

  it('a form that was declared without a line is that form', () => {
    const told = one(answer({ BODY: [], SBBZL_DM: '101011010', SBBXH: 'x1' }))
    expect(told).toMatchObject({ form: 'VAT_GENERAL_5', items: [] })
  })
})

describe('returns column by column', () => {
  it('reads the national form', () => {
    const column = (ewblxh: number, base: number) => ({
      ewblxh,
      asysljsxse: base,
      xxse: base + 1,
      jxse: base + 2,
      sqldse: 0,
      ynse: base + 3,
      qmwjseQjse: base + 4,
    })
    const told = one({
      sbbhead: { nsrsbh: HEAD.NSRSBH, skssqq: '2019-05-01', skssqz: '2019-05-31' },
      zbGrid: { zbGridlbVO: [column(2, 20), column(1, 10)] },
    })
    expect(told).toMatchObject({ form: 'VAT_GENERAL', period: { from: '2019-05-01' } })
    expect(value(told, '33', '一般项目 本月数')).toBe('14.00')
    expect(value(told, '1', '一般项目 本年累计')).toBe('20.00')
  })
})

describe('other answers', () => {
  it('reads pages captured cell by cell', () => {
    const cell = (row: number, col: number, text: string) => ({ row, col, text, id: 'A1' })
    const cells = [
      cell(0, 0, '项目'),
      cell(0, 1, '栏次'),
      cell(0, 2, '份数'),
      cell(0, 3, '税额'),
      cell(1, 0, '（一）认证相符的增值税专用发票'),
      cell(1, 1, '1=2+3'),
      cell(1, 2, '3'),
      cell(1, 3, '--'),
    ]
    const told = one({ sheetInfos: [{ sheetName: '增值税纳税申报表附表二', cells }] })
    expect(told).toMatchObject({ form: 'VAT_GENERAL_2', formName: '增值税纳税申报表附表二' })
    expect(told.items[0]).toMatchObject({ code: '1', values: { 份数: '3.00' } })
  })

  it('lists filed returns, once each', () => {
    const filed = {
      zsxmmc: '增值税',
      zspmmc: '商业',
      skssqq: '2019-04-01',
      skssqz: '2019-04-30',
      sbrq: '2019-05-15',
      sbqx: '2019-05-21',
      ysxssr: '100.5',
      ynse: '13',
      ybtse: '12.9',
      sbsxmc: '准期申报',
    }
    const { filings } = read({
      list: [filed],
      result: { sbxxList: [{ ...filed, sbqx: '2019-05-20' }] },
    })
    expect(filings).toHaveLength(1)
    expect(filings[0]).toMatchObject({
      taxKind: '增值税',
      taxItem: '商业',
      period: { from: '2019-04-01', to: '2019-04-30' },
      declaredOn: '2019-05-15',
      base: '100.50',
      taxDue: '13.00',
      amount: '12.90',
      status: '准期申报',
    })
  })

  it('a statement that was handed in is no tax', () => {
    const { filings } = read({
      value: [
        {
          zsxmDm: '10101',
          sbzlMc: '财务报表-季报',
          sbse: '0',
          skssqq: '2019-01-01',
          skssqz: '2019-03-31',
          sbztms: '申报成功',
        },
      ],
    })
    expect(filings[0]).toMatchObject({ taxKind: null, formName: '财务报表-季报' })
  })

  it('reads a registration, placeholders left out', () => {
    const { registrations } = read({
      value: {
        nsrsbh: '@@NSRSBH',
        shxydm: HEAD.NSRSBH,
        nsrmc: '@@NSRMC',
        djzclxDm: '173',
        hyDm: '5219',
        nsrztDm: '03',
        djrq: '2017-01-06 00:00:00',
        nsrxxKzVO: { cyrs: '10' },
      },
    })
    expect(registrations).toEqual([
      expect.objectContaining({
        taxpayer: { name: null, taxNo: HEAD.NSRSBH },
        industryCode: '5219',
        registeredOn: '2017-01-06',
        employees: '10',
      }),
    ])
  })

  it.each([
    ['公式（2 条）', [{ formula: '$..a=$..b' }, { id: '1', formula: '$..c=1' }]],
    ['单元格公式（1 张表）', { '001': ['G35 = ROUND(G30+G32-G34,2)'] }],
  ])('says in words that a file is %s of a program', (words, value) => {
    expect(() => read(value)).toThrow(words)
  })

  it('other JSON is none of these', () => {
    const found = read({ a: [{ name: 'x', price: 3 }], b: { c: null } })
    expect(Object.values(found).flat()).toEqual([])
  })
})
