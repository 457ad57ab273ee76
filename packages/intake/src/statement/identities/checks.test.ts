import { accountOf } from '@xinjian/format/accounts/accounts'
import { describe, expect, it } from 'vitest'
import {
  BALANCE_BEGIN,
  BALANCE_END,
  CASH_YEAR,
  formRows,
  INCOME_YEAR,
  inYuan,
  listed,
  twoSided,
} from '../../../test-support/statements.ts'
import { gridOfTexts } from '../../forms/grid.ts'
import { readStatements } from '../read-statement.ts'
import { RULES } from './rules.ts'

type Cells = readonly (readonly (string | number | null)[])[]
const read = (cells: Cells, source: 'TABLE' | 'OCR' = 'TABLE') =>
  readStatements([
    gridOfTexts(
      '',
      cells.map((row, i) => ({ row: i + 1, cells: row.map((cell) => String(cell ?? '')) })),
      source,
    ),
  ])
const YEAR = { amount: inYuan, headings: ['本年累计金额'] }
const balance = (end: readonly number[], begin: readonly number[] = BALANCE_BEGIN) =>
  twoSided(formRows('BALANCE', [end, begin]), {
    amount: inYuan,
    headings: ['期末余额', '年初余额'],
  })
/** The form with one row off by so many 分. */
const off = (form: readonly number[], row: number, fen: number) =>
  form.map((value, i) => (i === row - 1 ? value + fen : value))

describe('identities of statements', () => {
  it('are of items that the chart has, each of its statement', () => {
    for (const { kind, total, parts } of RULES)
      for (const code of [total, ...parts]) expect(accountOf(code.replace('-', '')).kind).toBe(kind)
  })

  it('show what fails with its difference, and mend nothing', () => {
    const [statement] = read(balance(off(BALANCE_END, 30, 100_00)))
    expect(statement?.items.find(({ code }) => code === 'totalAssets')?.values.期末).toBe(
      '402857.28',
    )
    expect(statement?.checks.filter(({ ok }) => !ok)).toEqual([
      { rule: '资产总计=负债合计+所有者权益合计', period: '期末', ok: false, difference: '100.00' },
      { rule: '资产总计=负债和所有者权益总计', period: '期末', ok: false, difference: '100.00' },
      {
        rule: '资产总计=流动资产合计+非流动资产合计',
        period: '期末',
        ok: false,
        difference: '100.00',
      },
    ])
  })

  it('allow a yuan, and no more', () => {
    const failing = (fen: number) =>
      read(balance(off(BALANCE_END, 30, fen))).flatMap(({ checks }) => checks.filter((c) => !c.ok))
    expect(failing(100)).toEqual([])
    expect(failing(-100)).toEqual([])
    expect(failing(101)).toHaveLength(3)
  })

  it('are left out where a side is missing', () => {
    const cells = listed('INCOME', formRows('INCOME', [INCOME_YEAR]), YEAR)
    const rules = (without: string) =>
      read(cells.filter(([label]) => label !== without)).flatMap(({ checks }) =>
        checks.map((c) => c.rule),
      )
    expect(rules('')).toContain('净利润=利润总额-所得税费用')
    expect(rules('三、利润总额（亏损总额以“-”号填列）')).not.toContain('净利润=利润总额-所得税费用')
  })

  it('judge no section in which a line stands that the chart does not know', () => {
    const rows = [
      ['资产负债表', null],
      ['项目', '期末余额'],
      ['货币资金', 5],
      ['应收保费', 3],
      ['流动资产合计', 8],
      ['资产总计', 8],
    ]
    const rules = (cells: Cells) => read(cells).flatMap(({ checks }) => checks.map((c) => c.rule))
    expect(rules(rows)).not.toContain('流动资产合计=各项流动资产之和')
    const known = rows.map((row) => (row[0] === '应收保费' ? ['应收账款', 3] : row))
    expect(rules(known)).toContain('流动资产合计=各项流动资产之和')
  })

  it('judge no list that picks a few items of a statement', () => {
    const rules = read([
      ['报告期', '2023-12-31'],
      ['货币资金', 5],
      ['存货', 1],
      ['流动资产合计', 80],
      ['营业外收入', 1],
    ]).flatMap(({ checks }) => checks)
    expect(rules).toEqual([])
    const profits = read([
      ['项目', '2023'],
      ['营业利润', 5],
      ['利润总额', 6],
      ['净利润', 4],
    ]).flatMap(({ checks }) => checks)
    expect(profits).toEqual([])
  })

  it('count a line that holds several items of a section once, its parts not again', () => {
    const rows = (parts: number) => [
      ['资产负债表', null],
      ['项目', '期末余额'],
      ['货币资金', 5],
      ['交易性金融资产', 0],
      ['存货', 0],
      ['应收票据及应收账款', parts],
      ['其中：应收票据', 1],
      ['应收账款', parts - 1],
      ['流动资产合计', 12],
      ['资产总计', 12],
    ]
    const check = (parts: number) =>
      read(rows(parts))[0]?.checks.find(({ rule }) => rule.startsWith('流动资产合计'))
    expect(check(7)).toMatchObject({ ok: true })
    expect(check(9)).toMatchObject({ ok: false, difference: '-2.00' })
  })

  it('take depreciation off where cost and depreciation are printed alone', () => {
    const check = (worn: number) =>
      read([
        ['资产负债表', null],
        ['项目', '期末余额'],
        ['固定资产原价', 10],
        ['减：累计折旧', worn],
        ['在建工程', 0],
        ['无形资产', 1],
        ['其他非流动资产', 0],
        ['非流动资产合计', 8],
      ])[0]?.checks.map(({ rule, ok }) => [rule, ok])
    expect(check(3)).toEqual([['非流动资产合计=各项非流动资产之和', true]])
    expect(check(0)).toEqual([['非流动资产合计=各项非流动资产之和', false]])
  })

  it('follow the sign that the form prints: losses under 企业会计准则', () => {
    const income = (label: string, loss: number) =>
      read([
        ['利润表', '会企02表'],
        ['项目', '本期金额'],
        ['一、营业收入', 100],
        ['减：营业成本', 60],
        [label, loss],
        ['二、营业利润', 30],
        ['三、利润总额', 30],
      ])[0]?.checks.filter(({ rule }) => rule.startsWith('营业利润'))
    expect(income('信用减值损失（损失以“-”号填列）', -10)?.map(({ ok }) => ok)).toEqual([true])
    expect(income('资产减值损失', 10)?.map(({ ok }) => ok)).toEqual([true])
    expect(income('信用减值损失（损失以“-”号填列）', 10)?.map(({ ok }) => ok)).toEqual([false])
  })

  it('hold the change of cash against the balance sheet of the same day', () => {
    const cash = listed('CASH', formRows('CASH', [CASH_YEAR]), YEAR)
    const across = (cells: Cells) =>
      read(cells).flatMap(({ checks }) => checks.filter(({ rule }) => rule.includes('货币资金')))
    expect(across([...balance(BALANCE_END), ...cash])).toMatchObject([
      { ok: true, difference: '0.00' },
    ])
    const moved = off(off(BALANCE_END, 1, 500_00), 8, -500_00)
    expect(across([...balance(moved), ...cash])).toMatchObject([
      { ok: false, difference: '-500.00' },
    ])
    expect(across(cash)).toEqual([])
  })
})

describe('confidence of items', () => {
  const of = (cells: Cells, code: string, source?: 'OCR') =>
    read(cells, source)[0]?.items.find((item) => item.code === code)?.confidence ?? 0

  it('rises where an identity holds, falls where one fails', () => {
    const good = balance(BALANCE_END)
    const bad = balance(off(BALANCE_END, 4, 1_000_00))
    expect(of(good, 'accountsReceivable')).toBeGreaterThan(0.95)
    expect(of(bad, 'accountsReceivable')).toBeLessThan(0.9)
    expect(of(bad, 'shortLoans')).toBeGreaterThan(0.95)
  })

  it('of recognised text is below 0.9 unless an identity proves it', () => {
    const good = balance(BALANCE_END)
    expect(of(good, 'rawMaterials', 'OCR')).toBeLessThan(0.9)
    expect(of(good, 'cash', 'OCR')).toBeGreaterThan(0.9)
    expect(of(balance(off(BALANCE_END, 1, 10_00)), 'cash', 'OCR')).toBeLessThan(0.7)
  })

  it('of a label that recognition spoilt stays below 0.9, whatever adds up', () => {
    const spoilt = balance(BALANCE_END).map((row) =>
      row.map((cell) => (cell === '  货币资金' ? '货市资金' : cell)),
    )
    expect(of(spoilt, 'cash', 'OCR')).toBeGreaterThan(0.6)
    expect(of(spoilt, 'cash', 'OCR')).toBeLessThan(0.9)
    expect(of(spoilt, 'cash')).toBe(0)
  })

  it('is not raised by noughts', () => {
    const empty = BALANCE_END.map(() => 0)
    expect(of(balance(empty, empty), 'totalAssets')).toBe(0.95)
  })

  it('is below 0.9 where the label may mean several items, or the column has no heading', () => {
    const cells = [
      ['资产负债表', null],
      ['项目', '期末余额'],
      ['应收票据及应收账款', 3],
      ['存货', 3],
      ['短期借款', 3],
    ]
    const [statement] = read(cells)
    expect(statement?.items[0]).toMatchObject({ code: null, confidence: 0.85 })
    const bare = read(cells.slice(2))[0]
    expect(bare?.items.map(({ confidence }) => confidence)).toEqual([0.78, 0.78, 0.78])
  })
})
