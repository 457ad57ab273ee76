import { words } from '@xinjian/format/say/words'

/** What is noted of a look at books, and the heads of an export of voucher lines. */
export const BOOKS_SAYS = words({
  exports: ['导出', 'exports'],
  reads: ['查看', 'looks at'],
  books: ['账簿', 'Books'],
  lines: ['凭证分录', 'Voucher lines'],
  month: ['期间', 'Period'],
  date: ['日期', 'Date'],
  voucher: ['凭证字号', 'Voucher'],
  line: ['行号', 'Line'],
  text: ['摘要', 'Text'],
  account: ['科目编码', 'Account'],
  accountName: ['科目名称', 'Account name'],
  debit: ['借方金额（元）', 'Debit (CNY)'],
  credit: ['贷方金额（元）', 'Credit (CNY)'],
  place: ['原表位置', 'Place in the file'],
})
