import { describe, expect, it } from 'vitest'
import { gridsOfJson } from '../forms/read-json.ts'
import { readStatements } from './read-statement.ts'
import type { ParsedStatement } from './statement.ts'

const amountOf = (statement: ParsedStatement, code: string, period: string) =>
  statement.items.find((item) => item.code === code)?.values[period]

describe('answers of bureaus', () => {
  const answer = (value: unknown) => readStatements(gridsOfJson(JSON.stringify(value)))

  it('reads both sides of wrapped rows, the period from the record beside them', () => {
    const td = (
      zcxmmc: string,
      qmyeZc: string,
      qyxmmc: string,
      qmyeQy: string,
      ewbhxh: string,
    ) => ({
      tds: Object.fromEntries(
        Object.entries({ qyxmmc, qmyeZc, qmyeQy, zcxmmc, ewbhxh }).map(([k, value]) => [
          k,
          { value },
        ]),
      ),
    })
    const [statement] = answer({
      data: [
        {
          trs: [
            td('\u00a0\u00a0货币资金', '1774.18', '短期借款', '0.0', '1'),
            td('固定资产原价', '10000.0', '未分配利润', '-66371.92', '19'),
            td('资产合计', '10385.28', '负债和所有者权益总计', '10385.28', '31'),
          ],
          name: 'zcfzbsnnmlist',
        },
        { data: { skssqq: { value: '2018-10-01' }, skssqz: { value: '2018-12-31' } } },
      ],
    })
    expect(statement).toMatchObject({ kind: 'BALANCE', period: '2018-12-31' })
    expect(amountOf(statement!, 'retainedEarnings', '期末')).toBe('-66371.92')
    expect(statement!.items[0]?.places.期末).toBe('$.data[0].trs[0].tds.qmyeZc')
  })

  it('reads a table that a service recognised, its separators read as points, for a person to look at', () => {
    const cells = (...texts: string[]) =>
      texts.map((Text, i) => ({ Col: i + 1, Text, Rect: '1,2,3,4' }))
    const labels = ['货币资金', '应收账款', '存货', '资产总计']
    const table = {
      Type: '3',
      Head: cells('项目', '期末余额', '年初余额'),
      Rows: labels.map((label, i) => ({
        Row: i + 2,
        Cells: cells(label, `${i + 1}.000.000.50`, ''),
      })),
    }
    const [statement] = answer({ Response: { RequestId: 'x', Tables: [table] } })
    expect(statement?.items[1]?.values).toEqual({ 期末: '2000000.50' })
    expect(statement?.items.every(({ confidence }) => confidence < 0.9)).toBe(true)
  })

  it('knows keys with and without strokes, sums of the year before among them', () => {
    const line = (XM_MC: string, n: number) => ({
      XM_MC,
      HC: String(n),
      BYJE: `${n}`,
      BNLJ_JE: `${n * 10}`,
      SNTQ_LJJE: `${n * 100}`,
    })
    const labels = ['一、营业收入', '减：营业成本', '二、营业利润', '四、净利润']
    const [statement] = answer({ rows: labels.map((label, i) => line(label, i + 1)) })
    expect(statement?.items[1]?.values).toEqual({
      本月: '2.00',
      本年累计: '20.00',
      上年同期累计: '200.00',
    })
  })

  it('reads a form by addresses: the year stands before the month', () => {
    const [statement] = answer({
      data: {
        h1l1: { value: '一、营业收入' },
        h1l2: { value: '9' },
        h1l3: { value: '1' },
        h2l1: { value: '减:营业成本' },
        h2l2: { value: '4' },
        h2l3: { value: '2' },
        h32l1: { value: '四、净利润(净亏损以–号填列)' },
        h32l2: { value: '5' },
        h32l3: { value: '-1' },
        h12l1: { value: '其中:商品维修费' },
        h12l2: { value: '0' },
        h12l3: { value: '0' },
      },
    })
    expect(statement?.items.map(({ row }) => row)).toEqual(['1', '2', '12', '32'])
    expect(statement?.items[3]?.values).toEqual({ 本年累计: '5.00', 本月: '-1.00' })
  })

  it('gives rows that come by number alone the labels of the form', () => {
    const BODY = Array.from({ length: 32 }, (_, i) => ({
      HC: String(i + 1),
      BYJE: '0',
      BNLJJE: String(i),
      SSSQ_Q: '2018-10-01',
      SSSQ_Z: '2018-12-31',
    }))
    const [statement] = answer({ data: { SBBZL_DM: '50100311002', BODY } })
    expect(statement).toMatchObject({ kind: 'INCOME', standard: 'SMALL', period: '2018-12-31' })
    expect(amountOf(statement!, 'netProfit', '本年累计')).toBe('31.00')
    expect(Math.max(...statement!.items.map(({ confidence }) => confidence))).toBeLessThan(0.9)
  })

  it('counts the headings of a cash flow where the list does, less surely still', () => {
    const BODY = Array.from({ length: 25 }, (_, i) => ({ HC: i + 1, BYJE: i + 1, BNLJJE: i + 1 }))
    const [statement] = answer({ SBBZL_DM: '50100311003', BODY })
    const rows = statement?.items.map(({ row, code }) => `${row} ${code}`)
    expect(rows).toHaveLength(22)
    for (const row of [
      '2 cashFromSales',
      '8 operatingNet',
      '15 investingNet',
      '17 loansReceived',
      '25 cashAtEnd',
    ])
      expect(rows).toContain(row)
  })

  it('tells a damaged label by the row of the form', () => {
    const hmc = ['一、营业收入', '减：营业成本', '业利润(亏损以–号填列)', '四、净利润']
    const rows = hmc.map((name, i) => ({
      hmc: name,
      ewbhxh: [1, 2, 21, 32][i],
      byje: i,
      bnljje: i,
    }))
    const [statement] = answer({ xqykjzz: { rows } })
    expect(statement?.items[2]).toMatchObject({ row: '21', code: 'operatingProfit' })
  })
})
