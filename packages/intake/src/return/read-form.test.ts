import { formatFen } from '@xinjian/format/money'
import fc from 'fast-check'
import { writeXlsx } from 'hucre/xlsx'
import { describe, expect, it } from 'vitest'
import {
  bookForm,
  type Figures,
  htmlForm,
  MADE_FORMS,
  type MadeForm,
  PAYER,
  PERIOD,
} from '../../test-support/tax-form.ts'
import { readGrids } from '../forms/read-grids.ts'
import type { TaxReturn } from './model.ts'
import { readForms } from './read-form.ts'
import { rulesOf, termsOf } from './rules.ts'

const FORMS = Object.entries(MADE_FORMS) as [string, MadeForm][]
const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text)
const ofHtml = async (html: string): Promise<TaxReturn> => {
  const [told, ...more] = readForms(await readGrids(utf8(html)))
  expect(more).toEqual([])
  return told!
}
const ofBook = async (made: MadeForm, figures: Figures): Promise<TaxReturn> => {
  const rows = bookForm(made, figures)
  const bytes = await writeXlsx({ sheets: [{ name: 'Sheet1', rows }] } as never)
  return readForms(await readGrids(bytes))[0]!
}

/** Some figures of a form: signed 分, empty, struck out. */
const figuresOf = (made: MadeForm): fc.Arbitrary<Figures> => {
  const cell = fc.oneof(
    { weight: 6, arbitrary: fc.integer({ min: -9_999_999, max: 999_999_999_999 }).map(formatFen) },
    { weight: 1, arbitrary: fc.constant('') },
    { weight: 1, arbitrary: fc.constant('--') },
  )
  const line = fc.tuple(...made.columns.map(() => cell))
  return fc
    .tuple(...made.lines.map(() => line))
    .map((lines) =>
      Object.fromEntries(
        made.lines.map(([code], i) => [
          code,
          Object.fromEntries(made.columns.map((column, k) => [column, lines[i]![k]!])),
        ]),
      ),
    )
}

/** What is to be read: empty is null, struck out is not there. */
const expected = (figures: Figures, code: string): Record<string, string | null> =>
  Object.fromEntries(
    Object.entries(figures[code]!)
      .filter(([, text]) => text !== '--')
      .map(([column, text]) => [column, text === '' ? null : text]),
  )

describe('figures written into a form are read back', () => {
  it.each(FORMS)('%s as a page and as a workbook', async (_, made) => {
    await fc.assert(
      fc.asyncProperty(figuresOf(made), async (figures) => {
        for (const told of [await ofHtml(htmlForm(made, figures)), await ofBook(made, figures)]) {
          expect(told).toMatchObject({ form: made.form, layout: made.layout, blank: false })
          expect(told).toMatchObject({ taxpayer: PAYER, period: PERIOD, declaredOn: '2024-02-10' })
          expect(told.items.map(({ code }) => code)).toEqual(made.lines.map(([code]) => code))
          for (const item of told.items) expect(item.values).toEqual(expected(figures, item.code!))
        }
      }),
      { numRuns: 8 },
    )
  })
})

/** Lines that the forms tell to fill with 0 where their sum is negative. */
const FLOORED = new Set([
  'VAT_GENERAL/null/33',
  'A200000/2018/15',
  'A200000/2021/16',
  'A100000/2014/23',
  'A100000/2017/23',
  'A100000/2024/28',
])

/** Figures in which every identity of the form holds: sums are set from their terms, in the order of the rules. */
function balanced(made: MadeForm, seed: number): Figures {
  const fen = new Map<string, number>()
  const random = (code: string): number => {
    if (!fen.has(code)) fen.set(code, (Number.parseInt(code, 10) * 7919 + seed) % 100_000)
    return fen.get(code)!
  }
  for (const { text } of rulesOf(made.form, made.layout)) {
    const [left = '', right = ''] = text.split('=')
    const terms = termsOf(right)
    if (right.startsWith('min')) fen.set(left, Math.min(...terms.map(({ code }) => random(code))))
    else if (right.includes('×')) {
      const [base, rate] = terms.map(({ code }) => code)
      fen.set(rate!, 25)
      fen.set(left, Math.round(Math.max(0, random(base!)) * 0.25))
    } else {
      const sum = terms.reduce((total, { sign, code }) => total + sign * random(code), 0)
      fen.set(left, FLOORED.has(`${made.form}/${made.layout}/${left}`) ? Math.max(0, sum) : sum)
    }
  }
  const column = made.columns[0]!
  return Object.fromEntries(
    made.lines.map(([code]) => [code, { [column]: formatFen(random(code)) }]),
  )
}

it('a form in thousands is told in yuan, its rates as they are', async () => {
  const made = MADE_FORMS.quarter2021
  const figures = { 1: { 本年累计金额: '1,234.5' }, 11: { 本年累计金额: '25' } }
  const html = htmlForm(made, figures).replace('金额单位：元（列至角分）', '金额单位：千元')
  const { items } = await ofHtml(html)
  const told = ['1', '11'].map((code) => items.find((item) => item.code === code)?.values)
  expect(told).toEqual([{ 本年累计金额: '1234500.00' }, { 本年累计金额: '25.00' }])
})

describe('identities', () => {
  const ruled = FORMS.filter(([, made]) => rulesOf(made.form, made.layout).length > 0)

  it.each(ruled)('%s: those that hold in the form hold in the result', async (_, made) => {
    await fc.assert(
      fc.asyncProperty(fc.nat(1_000_000), async (seed) => {
        const { checks } = await ofHtml(htmlForm(made, balanced(made, seed)))
        expect(checks.length).toBe(rulesOf(made.form, made.layout).length)
        expect(checks.filter(({ ok }) => !ok)).toEqual([])
      }),
      { numRuns: 10 },
    )
  })

  it('one that fails is told with its difference and mends nothing', async () => {
    const made = MADE_FORMS.general
    const figures = { ...balanced(made, 5), 19: { '一般项目 本月数': '12345.67' } }
    const told = await ofHtml(htmlForm(made, figures))
    const failed = told.checks.filter(({ ok }) => !ok)
    expect(failed.map(({ rule }) => rule)).toEqual(['19=11-18', '24=19+21-23'])
    const line = told.items.find(({ code }) => code === '19')!
    expect(line.values['一般项目 本月数']).toBe('12345.67')
    expect(line.confidence).toBeLessThan(0.9)
    expect(told.items.find(({ code }) => code === '1')!.confidence).toBeGreaterThanOrEqual(0.9)
  })

  it('what is struck out adds nothing, in the identities told here and in those that a form prints', async () => {
    const column = '即征即退项目 本月数'
    const figures = {
      12: { [column]: '5.00' },
      13: { [column]: '3.00' },
      14: { [column]: '1.00' },
      15: { [column]: '--' },
      16: { [column]: '--' },
      17: { [column]: '7.00' },
    }
    const told = await ofHtml(htmlForm(MADE_FORMS.general, figures))
    expect(told.checks).toEqual([
      { rule: '17=12+13-14-15+16', where: column, ok: true, difference: '0.00' },
    ])
    const made = {
      ...MADE_FORMS.input,
      lines: MADE_FORMS.input.lines.map(([code, label]) => [
        code === '12' ? '12=1+4+11' : code,
        label,
      ]),
    } as MadeForm
    const input = {
      1: { 税额: '2.00' },
      4: { 税额: '--' },
      11: { 税额: '1.00' },
      '12=1+4+11': { 税额: '4.00' },
    }
    expect((await ofHtml(htmlForm(made, input))).checks).toEqual([
      { rule: '12=1+4+11', where: '税额', ok: false, difference: '1.00' },
    ])
  })

  it('identities of numbered columns are tried in every line', async () => {
    const head = [
      ['序号', '抵减项目', '期初余额', '本期发生额', '本期应抵减税额'],
      ['', '', '1', '2', '3=1+2'],
      ['2', '分支机构预征缴纳税款', '1.00', '2.00', '3.00'],
      ['3', '建筑服务预征缴纳税款', '1.00', '2.00', '3.50'],
    ]
    const rows = head.map((cells) => `<tr>${cells.map((text) => `<td>${text}</td>`).join('')}</tr>`)
    const told = await ofHtml(
      `<html><h1>增值税纳税申报表附列资料四</h1><p>纳税人识别号：${PAYER.taxNo}</p><table>${rows.join('')}</table></html>`,
    )
    expect(told.checks).toEqual([
      { rule: '3=1+2', where: '第 2 行', ok: true, difference: '0.00' },
      { rule: '3=1+2', where: '第 3 行', ok: false, difference: '0.50' },
    ])
    expect(told.items.map(({ confidence }) => confidence >= 0.9)).toEqual([true, false])
  })

  it('one with a missing side is left out', async () => {
    const made = MADE_FORMS.small
    const told = await ofHtml(htmlForm(made, { 20: { '本期数 货物及劳务': '1.00' } }))
    expect(told.checks).toEqual([])
  })
})

describe('forms', () => {
  it.each(FORMS)('%s without figures is that form, not a return', async (_, made) => {
    const zeros = Object.fromEntries(
      made.lines.map(([code]) => [code, { [made.columns[0]!]: '0.00' }]),
    )
    for (const figures of [{}, zeros]) {
      const told = await ofHtml(htmlForm(made, figures, false))
      expect(told).toMatchObject({ form: made.form, blank: true })
      expect(told.items).toHaveLength(made.lines.length)
      expect(told.items.flatMap(({ values }) => Object.values(values))).not.toContain('0.00')
    }
  })

  it('a return of nothing but zeros is a return', async () => {
    const made = MADE_FORMS.small
    const told = await ofHtml(htmlForm(made, { 1: { '本期数 货物及劳务': '0.00' } }))
    expect(told.blank).toBe(false)
    expect(told.items[0]!.values['本期数 货物及劳务']).toBe('0.00')
  })

  it('a line that is not called what its number means is for a person to look at', async () => {
    const made = MADE_FORMS.general
    const lines = made.lines.map(([code, label]) => [code, code === '11' ? '出口货物单证' : label])
    const told = await ofHtml(htmlForm({ ...made, lines: lines as never }, {}))
    expect(told.items.filter(({ confidence }) => confidence < 0.9).map(({ code }) => code)).toEqual(
      ['11'],
    )
  })

  it('amounts in 万元 are told in yuan', async () => {
    const html = htmlForm(MADE_FORMS.quarter2021, { 1: { 本年累计金额: '12.3456' } })
    const told = await ofHtml(html.replace('金额单位：元（列至角分）', '金额单位：万元'))
    expect(told.unit).toBe('万元')
    expect(told.items[0]!.values).toEqual({ 本年累计金额: '123456.00' })
  })
})
