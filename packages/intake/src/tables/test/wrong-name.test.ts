import { expect, it } from 'vitest'
import { readAll } from '../tables.test-support.ts'

const utf8 = (text: string) => new TextEncoder().encode(text)
const TABLE =
  '发票号码,开票日期,购方名称,金额,税额,价税合计\n1234567,2026-01-05,甲公司,100,13,113\n'

it.each([
  ['工资.pdf', '姓名,工资\n张三,100\n', '文件名以 .pdf 结尾，内容却是文本，不是 PDF。'],
  ['发票.ofd', '这是一段说明文字', '如果这是发票清单，请把扩展名改为 .csv'],
  ['发票.pdf', '<!DOCTYPE html><html><body>请登录</body></html>', '内容却是网页，不是 PDF'],
  ['发票.zip', '\0\u0001\u0002'.repeat(100), '内容却不是 ZIP'],
])('says of %s that it is not what its name says', async (fileName, text, message) => {
  const reading = readAll(utf8(text), { fileName })
  await expect(reading).rejects.toMatchObject({ code: 'WRONG_EXTENSION' })
  await expect(readAll(utf8(text), { fileName })).rejects.toThrow(message)
})

it('reads a table of invoices whatever its name, and names no extension where the name promises none', async () => {
  const bytes = utf8(TABLE)
  expect((await readAll(bytes, { fileName: 'a.pdf' })).rows).toHaveLength(1)
  const other = readAll(utf8('姓名,工资\n张三,100\n'), { fileName: '工资.csv' })
  await expect(other).rejects.toMatchObject({ code: 'NOT_AN_INVOICE' })
})
