import { describe, expect, it } from 'vitest'
import { finishReturn } from './finish.ts'
import type { TaxReturn } from './model.ts'

/** Lines as `code amount`, in one column. */
const items = (column: string, lines: string) =>
  lines.split(' ').map((line) => {
    const [code = '', amount = ''] = line.split(':')
    return {
      label: '',
      code,
      row: code,
      column: null,
      values: { [column]: amount },
      places: {},
      source: 'TABLE' as const,
      confidence: 0.96,
    }
  })
const HEAD = {
  taxpayer: { name: null, taxNo: '91110108MA01XY2Z7N' },
  period: { from: null, to: null },
  declaredOn: null,
  unit: '元',
}
const told = (form: string, layout: string | null, column: string, lines: string): TaxReturn =>
  finishReturn({
    form,
    title: '',
    head: HEAD,
    items: items(column, lines),
    ...(layout && { layout }),
  })

/** Reckoned by hand from the identities that the forms print. */
const WORKED: readonly (readonly [string, string | null, string, string, number])[] = [
  [
    'VAT_GENERAL',
    null,
    '一般项目 本月数',
    '11:1300 12:800 13:50 14:20 15:7 16:3 17:826 18:826 19:474 20:0 21:30 22:9 23:10 24:494 25:5 26:2 27:19 28:4 29:1 30:6 31:8 32:482 33:0 34:489 36:11 37:13 38:10',
    10,
  ],
  [
    'VAT_GENERAL',
    null,
    '即征即退项目 本月数',
    '11:500 12:800 13:50 14:20 15:7 16:3 17:826 18:500 19:0 20:326',
    4,
  ],
  [
    'VAT_GENERAL',
    null,
    '一般项目 本年累计',
    '11:900 12:1 13:0 17:0 18:600 19:300 20:0 21:8 23:3 24:305 32:77',
    2,
  ],
  ['VAT_SMALL', null, '本期数 货物及劳务', '9:7 10:1 11:2 12:4 15:100 16:30 20:70 21:25 22:45', 3],
  ['VAT_SMALL', 'ASSESSED', '本期数 货物及劳务', '9:7 10:1 11:2 12:4 22:70 23:25 24:45', 2],
  [
    'A200000',
    '2015',
    '累计金额',
    '4:1000 5:10 6:20 7:30 8:40 9:920 10:25% 11:230 12:100 13:50 14:30 15:50',
    3,
  ],
  [
    'A200000',
    '2018',
    '本年累计金额',
    '3:1000 4:10 5:20 6:30 7:40 8:50 9:870 10:25% 11:217.50 12:100 13:50 14:7.50 15:60',
    3,
  ],
  [
    'A200000',
    '2021',
    '本年累计金额',
    '3:1000 4:10 5:20 6:30 7:40 8:50 9:60 10:810 11:0.25 12:202.50 13:100 14:50 15:2.50 16:50',
    3,
  ],
  [
    'A100000',
    '2017',
    '金额',
    '1:10000 2:4000 3:100 4:200 5:300 6:50 7:10 8:20 9:30 10:5390 11:40 12:60 13:5370 14:70 15:500 16:150 17:120 18:25 19:5555 20:55 21:200 22:100 23:5200 24:25.00 25:1300 26:300 27:50 28:950 29:35 30:15 31:970 32:600 33:370',
    8,
  ],
  [
    'A100000',
    '2024',
    '金额',
    '1:10000 2:4000 3:100 4:200 5:300 6:50 7:10 8:20 9:30 10:1 11:2 12:-3 13:-4 14:5 15:5391 16:40 17:60 18:5371 19:70 20:500 21:150 22:120 23:25 24:5556 25:56 26:200 27:100 28:5200 29:25% 30:1300 31:300 32:50 33:950 34:35 35:15 36:970 37:600 38:370',
    8,
  ],
]

describe('the identities of the forms, on figures reckoned by hand', () => {
  it.each(WORKED)('%s %s, %s', (form, layout, column, lines, count) => {
    const { checks, items } = told(form, layout, column, lines)
    expect(checks.filter(({ ok }) => !ok)).toEqual([])
    expect(checks).toHaveLength(count)
    expect(items.every(({ confidence }) => confidence === 0.96)).toBe(true)
  })

  it.each(WORKED)('%s %s, %s: no figure can change unseen', (form, layout, column, lines) => {
    const whole = told(form, layout, column, lines)
    for (const { rule } of whole.checks)
      for (const code of rule
        .match(/\d+/g)!
        .filter((code) => !rule.includes('min') || code === '18')) {
        const off = lines.replace(
          new RegExp(`(^| )${code}:(-?[\\d.]+)`),
          (_, gap, amount) => `${gap}${code}:${Number(amount) + 7}`,
        )
        if (off === lines || (rule.startsWith('33=') && code !== '33')) continue
        const failed = told(form, layout, column, off).checks.filter(({ ok }) => !ok)
        expect(failed.map((check) => check.rule)).toContain(rule)
      }
  })

  it('a loss owes nothing, and what is owed is never less than nothing', () => {
    const loss = '3:-50 4:0 5:0 6:0 7:0 8:0 9:0 10:-50 11:25% 12:0 13:0 14:20 15:0 16:0'
    expect(told('A200000', '2021', '本年累计金额', loss).checks.every(({ ok }) => ok)).toBe(true)
  })

  it('parts that number their lines anew are not reckoned by number', () => {
    const lines = items('金额', '1:5 2:2 3:2 1:9')
    const lineRules = [{ text: '1=2+3', columns: null, difference: () => 1 }]
    expect(
      finishReturn({ form: 'VAT_RELIEF', title: '', head: HEAD, items: lines, lineRules }).checks,
    ).toEqual([])
  })

  it('among columns by their names, in each line that has them', () => {
    const line = (code: string, amounts: string) => {
      const names = ['期初余额', '本期发生额', '本期应抵减税额', '本期实际抵减税额', '期末余额']
      const given = amounts.split(' ')
      const values = Object.fromEntries(names.map((name, i) => [name, given[i] ?? null]))
      return { ...items('x', `${code}:0`)[0]!, values }
    }
    const lines = [line('1', '1.00 2.00 3.00 0.50 2.50'), line('2', '1.00 2.00 9.00 0.00 9.00')]
    const { checks, items: read } = finishReturn({
      form: 'VAT_GENERAL_4',
      title: '',
      head: HEAD,
      items: [...lines, line('3', '1.00 2.00')],
    })
    expect(checks.map(({ where, ok, difference }) => [where, ok, difference])).toEqual([
      ['第 1 行', true, '0.00'],
      ['第 2 行', false, '6.00'],
      ['第 1 行', true, '0.00'],
      ['第 2 行', true, '0.00'],
    ])
    expect(read.map(({ confidence }) => confidence)).toEqual([0.96, 0.85, 0.96])
  })
})
