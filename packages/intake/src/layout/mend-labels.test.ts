import { describe, expect, it } from 'vitest'
import { printedPage } from '../../test-support/printed-page.ts'
import { analysePage } from './analyse.ts'
import { mendLabels } from './mend-labels.ts'

const read = (text: string) =>
  mendLabels(printedPage([text]))
    .runs.map((r) => r.text)
    .join(' ')

describe('words of forms that were read with a character wrong', () => {
  it.each([
    ['发粟代码：011002100311', '发票代码：011002100311'],
    ['开崇日期:2023年04月04日', '开票日期:2023年04月04日'],
    ['纳税入识别号:911101010000000000', '纳税人识别号:911101010000000000'],
    ['统一杜会信用代玛', '统一社会信用代码'],
    // Two words are as near: what stands behind tells.
    ['发票目码:12345678', '发票号码:12345678'],
    ['发票目码:011002100311', '发票代码:011002100311'],
    ['发票目码', '发票目码'],
    // No label: it goes on, or begins before.
    ['发票代理有限公司', '发票代理有限公司'],
    ['原发粟代码：011002100311', '原发粟代码：011002100311'],
    ['发票代码：011002100311', '发票代码：011002100311'],
  ])('%s is %s', (seen, label) => {
    expect(read(seen)).toBe(label)
  })

  it('a page without any is itself', () => {
    const page = printedPage(['发票代码：011002100311', '某某有限公司'])
    expect(mendLabels(page)).toBe(page)
  })
})

describe('an invoice whose labels were misread', () => {
  const DIGITAL = [
    '                 电子发票(普通发票)',
    '                                          友票号石:26442000000310626521',
    '                                          开某白期:2026年02月09目',
    '购  名称:甲方有限公司            销  名称:乙方有限公司',
    '买  绒一社会信田代码/内税人只别号:91110000100000000A     售  绒一社会信田代码/内税人只别号:91110000100000001B',
    '项目名称   规格型号   单位   数量   单价   金额   税率   税额',
    '*服务*某某   1   100.00   100.00   6%   6.00',
    '合计      ¥100.00      ¥6.00',
    '价税合计(大写)  壹佰零陆圆整   (小写)¥106.00',
  ]
  const value = (lines: readonly string[], field: 'issueDate' | 'sellerTaxNo' | 'buyerTaxNo') =>
    analysePage(printedPage(lines, 0.95), 'OCR').draft.candidates[field]?.map((c) => c.value)

  it('its day is known by its form, doubted', () => {
    const { candidates } = analysePage(printedPage(DIGITAL, 0.95), 'OCR').draft
    expect(candidates.issueDate?.[0]?.value).toBe('2026-02-09')
    expect(candidates.issueDate![0]!.confidence).toBeLessThan(0.75)
  })

  it('its number of twenty digits and its code of twelve are known by their form, a check code is none', () => {
    const { candidates } = analysePage(printedPage(DIGITAL, 0.95), 'OCR').draft
    expect(candidates.invoiceNumber?.[0]?.value).toBe('26442000000310626521')
    const old = ['增值税电子普通发票', '友票伐吗:011002100311', '杖险吗:12345678901234567890']
    const other = analysePage(printedPage([...old, ...DIGITAL.slice(3)], 0.95), 'OCR').draft
    expect(other.candidates.invoiceCode?.[0]?.value).toBe('011002100311')
    expect(other.candidates).not.toHaveProperty('invoiceNumber')
  })

  it('its tax numbers are told by where they stand: of two side by side the seller is right', () => {
    expect(value(DIGITAL, 'buyerTaxNo')).toEqual(['91110000100000000A'])
    expect(value(DIGITAL, 'sellerTaxNo')).toEqual(['91110000100000001B'])
  })

  it('where one label is left, the other number is the other party', () => {
    const half = DIGITAL.map((line) =>
      line.replace('绒一社会信田代码/内税人只别号', '统一社会信用代码/纳税人识别号'),
    )
    expect(value(half, 'buyerTaxNo')).toEqual(['91110000100000000A'])
    expect(value(half, 'sellerTaxNo')).toEqual(['91110000100000001B'])
  })

  it('its number of eight digits has at least a part of its label', () => {
    const lines = ['增值税电子普通发票', '友号吗:12340001', ...DIGITAL.slice(3)]
    const { candidates } = analysePage(printedPage(lines, 0.95), 'OCR').draft
    expect(candidates.invoiceNumber?.[0]?.value).toBe('12340001')
    const other = lines.map((line) => line.replace('友号吗', '电话号码'))
    expect(analysePage(printedPage(other, 0.95), 'OCR').draft.candidates).not.toHaveProperty(
      'invoiceNumber',
    )
  })
})
