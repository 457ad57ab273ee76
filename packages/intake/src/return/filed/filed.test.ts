import { describe, expect, it } from 'vitest'
import type { ReturnItem, TaxReturn } from '../model.ts'
import { filedOf } from './filed.ts'

const item = (code: string, values: ReturnItem['values'], confidence = 0.96): ReturnItem => ({
  label: `栏${code}`,
  code,
  row: code,
  column: null,
  values,
  places: Object.fromEntries(Object.keys(values).map((name, i) => [name, `主表!${'CDEF'[i]}9`])),
  source: 'TABLE',
  confidence,
})
const told = (more: Partial<TaxReturn>): TaxReturn => ({
  form: 'VAT_GENERAL',
  formName: '增值税及附加税费申报表',
  layout: null,
  taxpayer: { name: null, taxNo: null },
  period: { from: '2026-01-01', to: '2026-01-31' },
  declaredOn: '2026-02-10',
  unit: '元',
  blank: false,
  columns: [],
  items: [],
  checks: [],
  warnings: [],
  ...more,
})
const filed = (more: Partial<TaxReturn>) => {
  const found = filedOf(told(more))
  if ('reason' in found) throw new Error(found.reason)
  return found
}
const MONTH = '一般项目 本月数'
const YEAR = '一般项目 本年累计'
const REFUND = '即征即退项目 本月数'

describe('a VAT return', () => {
  it('gives each line the sum of both kinds of items, of the month and of the year, with where it stands', () => {
    const { lines, ...head } = filed({
      items: [
        item('1', { [MONTH]: '100.00', [YEAR]: '300.00', [REFUND]: '20.50' }),
        item('8', { [MONTH]: null, [YEAR]: '0.00' }),
      ],
    })
    expect(head).toMatchObject({
      tax: 'VAT',
      form: 'GENERAL',
      from: '2026-01',
      to: '2026-01',
      declaredOn: '2026-02-10',
    })
    expect(lines).toEqual([
      { code: '1', amount: 12050, ytd: 30000, place: '主表!C9', confidence: 0.96 },
      { code: '8', amount: null, ytd: 0, place: '主表!C9', confidence: 0.96 },
    ])
  })
  it('of a small taxpayer sums goods and services of its quarter', () => {
    const found = filed({
      form: 'VAT_SMALL',
      period: { from: '2026-01-01', to: '2026-03-31' },
      items: [item('1', { '本期数 货物及劳务': '1.00', '本期数 服务、不动产和无形资产': '2.00' })],
    })
    expect(found).toMatchObject({ form: 'SMALL', from: '2026-01', to: '2026-03' })
    expect(found.lines[0]).toMatchObject({ amount: 300, ytd: null })
  })
  it('keeps the first of two lines of one number, and leaves out and names what is not sure', () => {
    const { lines, unsure } = filed({
      items: [
        item('1', { [MONTH]: '1.00' }),
        item('1', { [MONTH]: '9.00' }),
        item('11', { [MONTH]: '2.00' }, 0.59),
        item('12', { [MONTH]: null }, 0.3),
      ],
    })
    expect(lines.map(({ code, amount }) => [code, amount])).toEqual([['1', 100]])
    expect(unsure).toEqual(['栏11'])
  })
})

describe('an income tax return', () => {
  it('of a quarter tells sums since January', () => {
    const found = filed({
      form: 'A200000',
      layout: '2021',
      period: { from: '2026-01-01', to: '2026-06-30' },
      items: [item('1', { 本年累计金额: '7.00' })],
    })
    expect(found).toMatchObject({ tax: 'CIT', form: 'A200000', year: 2026, quarter: 2 })
    expect(found.lines).toMatchObject([{ code: '1', amount: 700, ytd: null }])
  })
  it('of a year tells the edition by which its lines are numbered', () => {
    const found = filed({
      form: 'A100000',
      layout: '2024',
      period: { from: '2025-01-01', to: '2025-12-31' },
      items: [item('18', { 金额: '7.00' })],
    })
    expect(found).toMatchObject({ form: 'A100000', layout: '2024', year: 2025, quarter: null })
  })
})

it.each([
  [{ blank: true }, '空白表样'],
  [{ period: { from: null, to: null } }, '税款所属期'],
  [{ period: { from: '2026-01-15', to: '2026-02-14' } }, '税款所属期'],
  [{ period: { from: '2025-01-01', to: '2026-03-31' } }, '税款所属期'],
  [{ form: 'VAT_SMALL', layout: 'ASSESSED' }, '核定'],
  [{ form: 'B100000' }, '未入库'],
  [{ form: 'A200000', layout: '2018' }, '2018'],
  [
    { form: 'A200000', layout: '2021', period: { from: '2026-01-01', to: '2026-02-28' } },
    '按月预缴',
  ],
  [{ form: 'A100000', layout: '2014', period: { from: '2015-01-01', to: '2015-12-31' } }, '2014'],
  [{ form: 'A100000', period: { from: '2025-01-01', to: '2025-06-30' } }, '税款所属期'],
  [{ items: [] }, '没有读出'],
] as [Partial<TaxReturn>, string][])('%j is no fact, and why is said', (more, words) => {
  const items = [item('1', { [MONTH]: '1.00', 本年累计金额: '1.00', 金额: '1.00' })]
  const found = filedOf(told({ items, ...more }))
  expect('reason' in found && found.reason).toContain(words)
})

it('a schedule stands beside its return: it is recognised and not judged', () => {
  expect(filedOf(told({ form: 'VAT_GENERAL_2' }))).toMatchObject({ schedule: true })
  expect(filedOf(told({ form: 'A105050' }))).toMatchObject({ schedule: true })
})
