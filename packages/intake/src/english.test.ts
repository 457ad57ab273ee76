/** What is said of files that are not read, in English: every sentence by hand. */
import { readerOf } from '@xinjian/format/say/read'
import { pairsOf } from '@xinjian/format/say/words'
import { expect, it } from 'vitest'
import { FORM_SAYS } from './forms/words.ts'
import { parseDocument } from './parse-document.ts'
import { TABLE_SAYS } from './table-words.ts'
import { readAll } from './tables/tables.test-support.ts'
import { READING_SAYS } from './words.ts'

const read = readerOf([READING_SAYS, TABLE_SAYS, FORM_SAYS].flatMap(pairsOf))
const inEnglish = (zh: string): string | null =>
  /[\u3400-\u9fff]/.test(zh) ? read(zh, inEnglish) : zh
const utf8 = (text: string) => new TextEncoder().encode(text)

it.each([
  [
    'balance.csv',
    '银行名称,币种,银行账号,账单日期,期初余额,期末余额\n',
    'The table has a header and no rows: nothing was taken in. Export a period that has some, or fill it in first',
  ],
  [
    'rules.json',
    '[{"formula":"a=b"},{"formula":"c=d"}]',
    'These are formulas of returns (2), without what a taxpayer declared: upload the return itself',
  ],
  [
    'page.html',
    '<html><body><table><tr><td>增值税纳税申报表填表说明</td></tr><tr><td>一、纳税人</td></tr></table></body></html>',
    'These are instructions for a return, without what a taxpayer declared: upload the return itself',
  ],
])('%s as a document', async (name, text, english) => {
  const [file] = await parseDocument(name, utf8(text), { forms: true, books: 'LINES' })
  expect(inEnglish(file?.error?.message ?? '')).toBe(english)
})

it.each([
  [
    'list.csv',
    '姓名,工资\n张三,100\n',
    'This table is no list of invoices, columns are missing: ',
    'Use the file of all invoices that the digital tax account exports, or add these columns',
  ],
  [
    'bill.ofd',
    '这是一段说明文字',
    'The name ends in .ofd, but this is no OFD (content: a text). ',
    'make the extension .csv and see that it has columns for number, date and amount',
  ],
  [
    'bill.pdf',
    '<!DOCTYPE html><html><body>请登录</body></html>',
    'The name ends in .pdf, but this is no PDF (content: a web page). ',
    'log in at the tax platform and download the original again',
  ],
  ['list.csv', '', 'The table file is empty: choose another', ''],
  ['list.csv', '\0\u0001\u0002'.repeat(100), 'The file is no table: ', 'CSV or CSV.gz'],
])('%s as a table', async (fileName, text, begins, ends) => {
  const refused = await readAll(utf8(text), { fileName }).catch((error: Error) => error.message)
  const english = inEnglish(String(refused))
  expect(english?.slice(0, begins.length)).toBe(begins)
  expect(english?.endsWith(ends)).toBe(true)
  if (fileName === 'list.csv') expect(english).not.toContain('请')
})
