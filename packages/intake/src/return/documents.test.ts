import { writeXlsx } from 'hucre/xlsx'
import { describe, expect, it } from 'vitest'
import { toPdf } from '../../test-support/pdf.ts'
import {
  bookForm,
  type Figures,
  facesForm,
  htmlForm,
  MADE_FORMS,
  type MadeForm,
  PAYER,
  PERIOD,
} from '../../test-support/tax-form.ts'
import type { ParsedFile } from '../invoice.ts'
import { parseDocument } from '../parse-document.ts'

const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text)
const parsed = async (name: string, bytes: Uint8Array): Promise<ParsedFile> => {
  const [file, ...more] = await parseDocument(name, bytes, { forms: true })
  expect(more).toEqual([])
  return file!
}

/** Each line has figures of its own in every column. */
const figuresOf = (made: MadeForm): Figures =>
  Object.fromEntries(
    made.lines.map(([code], i) => [
      code,
      Object.fromEntries(
        made.columns.map((column, k) => [column, i % 7 === k ? '--' : `${(i + 1) * 10 + k}.05`]),
      ),
    ]),
  )
const read = ({ returns }: ParsedFile): unknown =>
  Object.fromEntries(
    returns![0]!.items.map(({ code, values }) => [
      code,
      Object.fromEntries(Object.entries(values).filter(([, text]) => text !== null)),
    ]),
  )
const printed = (figures: Figures): unknown =>
  Object.fromEntries(
    Object.entries(figures).map(([code, values]) => [
      code,
      Object.fromEntries(Object.entries(values).filter(([, text]) => text !== '--')),
    ]),
  )

describe('a return is read from whatever file it came as', () => {
  const made = MADE_FORMS.general
  const figures = figuresOf(made)
  const html = htmlForm(made, figures)

  it.each([
    ['form.html', async () => utf8(html)],
    ['form.jsp', async () => utf8(`<%@ page language="java"%>\n${html}`)],
    ['part.html', async () => utf8(`\ufeff\n<div class=box>${html.slice(html.indexOf('<h1>'))}`)],
    [
      'form.xlsx',
      async () => writeXlsx({ sheets: [{ name: 'S', rows: bookForm(made, figures) }] } as never),
    ],
    ['form.pdf', async () => toPdf(facesForm(made, figures))],
    ['pages.pdf', async () => toPdf(facesForm(made, figures, 25))],
  ])('%s', async (name, make) => {
    const file = await parsed(name, await make())
    expect(file).toMatchObject({ invoices: [], error: null })
    expect(file.returns).toEqual([
      expect.objectContaining({ form: 'VAT_GENERAL', taxpayer: PAYER, period: PERIOD }),
    ])
    expect(read(file)).toEqual(printed(figures))
  })

  it.each(['small', 'input', 'quarter2021', 'annual2017', 'annual2024'] as const)(
    '%s as printed, which names invoices and is none',
    async (name) => {
      const other = MADE_FORMS[name]
      const own = figuresOf(other)
      const file = await parsed('form.pdf', toPdf(facesForm(other, own)))
      expect(file.invoices).toEqual([])
      expect(file.returns![0]).toMatchObject({ form: other.form, layout: other.layout })
      expect(read(file)).toEqual(printed(own))
    },
  )

  it('columns of a page that are not those of the form are for a person to look at', async () => {
    const columns = made.columns.slice(0, 2)
    const file = await parsed('form.pdf', toPdf(facesForm({ ...made, columns }, figures)))
    expect(file.returns![0]!.items.length).toBeGreaterThan(30)
    for (const { values, confidence } of file.returns![0]!.items)
      if (Object.keys(values).length > 1) expect(confidence).toBeLessThan(0.9)
  })

  it('each figure says where it stands', async () => {
    const bytes = await writeXlsx({
      sheets: [{ name: '主表', rows: bookForm(made, figures) }],
    } as never)
    const item = (await parsed('form.xlsx', bytes)).returns![0]!.items[1]!
    expect(item).toMatchObject({ code: '2', source: 'TABLE', places: { '': '主表!A10' } })
    expect(item.places['一般项目 本月数']).toBe('主表!C10')
  })

  it('several forms of one workbook are as many returns', async () => {
    const bytes = await writeXlsx({
      sheets: [
        { name: '主表', rows: bookForm(made, figures) },
        {
          name: '附表二',
          rows: bookForm(MADE_FORMS.input, figuresOf(MADE_FORMS.input)).toSpliced(1, 5),
        },
      ],
    } as never)
    const { returns } = await parsed('all.xlsx', bytes)
    expect(returns!.map(({ form, taxpayer }) => [form, taxpayer.taxNo])).toEqual([
      ['VAT_GENERAL', PAYER.taxNo],
      ['VAT_GENERAL_2', PAYER.taxNo],
    ])
  })
})

describe('what is no return', () => {
  it.each([
    [
      '指引.html',
      '<html><h2>《增值税纳税申报表》及其附列资料填写说明</h2><p>略</p></html>',
      '填写说明',
    ],
    [
      '目录.html',
      '<html><title>增值税一般纳税人申报</title><table><tr><td>是否必填</td><td>表单名称</td></tr></table></html>',
      '表单目录',
    ],
    ['公式.json', '{"001":["A1 = B1+C1"]}', '单元格公式'],
    ['其他.json', '{"a":1}', '没有找到'],
  ])('%s is refused in words that fit', async (name, text, words) => {
    const file = await parsed(name, utf8(text))
    expect(file.error).toMatchObject({
      code: 'NOT_AN_INVOICE',
      message: expect.stringContaining(words),
    })
    expect(file.returns).toBeUndefined()
  })

  it('nothing is looked for where forms were not asked for', async () => {
    const [file] = await parseDocument('form.html', utf8(htmlForm(MADE_FORMS.small, {})))
    expect(file).toMatchObject({ error: { code: 'UNSUPPORTED_FORMAT' } })
    expect(file).not.toHaveProperty('returns')
  })

  it('a sheet of goods or accounts is none', async () => {
    const rows = [['固定资产明细表'], ['序号', '名称', '原值'], ['1', '车床', '100.00']]
    const bytes = await writeXlsx({ sheets: [{ name: '明细表', rows }] } as never)
    expect((await parsed('a.xlsx', bytes)).returns).toBeUndefined()
  })
})
