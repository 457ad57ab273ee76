/** Books that came before the bureau was asked: each side of what they are held against opens to its own rows, over HTTP. */
import type { ReportDocument, TableBlock } from '@xinjian/engine/report/document'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { must } from '../collect-phone.ts'
import { bringBooks } from '../support/books.ts'
import { ReportedFirms } from '../support/reported-firm.ts'

let firms: ReportedFirms
let reportNo: string
let document: ReportDocument

beforeAll(async () => {
  firms = await ReportedFirms.start()
  // Its books show what is due to it back from taxes on the account of taxes, its statement among the other assets.
  const { taxNo, name } = await firms.sandbox.firm('inverted')
  await must(firms.server.call('POST', '/enterprise/save', { taxNo, name }, firms.token))
  await bringBooks(firms, taxNo, firms.token)
  const [before] = await firms.order(taxNo, ['ERP'])
  expect(wordsOf(before!.document, 'filed-none')).toContain('未取得报送的财务报表')
  expect(wordsOf(before!.document, 'wages-none')).toContain('未取得社保缴费记录')
  expect(wordsOf(before!.document, 'input-tax-none')).toContain('没有账面进项税额与申报均有的月份')
  await firms.collect('inverted')
  const [made] = await firms.order(taxNo, ['ERP'])
  ;({ reportNo, document } = made!)
})
afterAll(() => firms.stop())

const blockOf = (of: ReportDocument, id: string) =>
  of.sections.flatMap(({ blocks }) => blocks).find((block) => block.id === id)
const wordsOf = (of: ReportDocument, id: string) => {
  const block = blockOf(of, id)
  return block?.kind === 'text' ? block.paragraphs.join() : ''
}
const tableOf = (id: string) => blockOf(document, id) as TableBlock

const opened = (block: string, row: number, column: string, leg = 0) =>
  firms.ask('/report/evidence', {
    ...{ reportNo, of: `table:${block}:${row}:${column}`, leg, page: 1, size: 100 },
  })

it('lines open on both sides, and taxes in debit stand where the filed form has them', async () => {
  const table = blockOf(document, 'filed-periods') as TableBlock
  const { period } = table.rows[0]!
  const lines = tableOf(`filed-${period}-balance`)
  const at = (item: string) => lines.rows.findIndex((row) => row.item === item)
  const [taxes, cash] = [at('应交税费'), at('货币资金')]
  expect(lines.rows[taxes]!.mark).toBe('一致')
  expect(lines.rows[at('其他流动资产')]!.mark).toBe('一致')
  expect(lines.rows.map(({ mark }) => mark)).not.toContain('不一致')
  const books = await opened(lines.id, cash, 'ledger')
  expect(books.rows).toMatchObject([{ cells: { account: '1002' } }])
  expect(books.rows[0].cells.close_amount).toBe(lines.rows[cash]!.ledger)
  const filed = await opened(lines.id, cash, 'filed')
  expect(filed.rows).toMatchObject([{ cells: { item_name: '货币资金' } }])
  expect(filed.rows[0].cells.end_amount).toBe(lines.rows[cash]!.filed)
})

it('wages and input tax open in the bureau’s rows, a sum of what is shown', async () => {
  const sum = (rows: { cells: Record<string, number> }[], key: string) =>
    Math.round(rows.reduce((all, { cells }) => all + cells[key]!, 0) * 100) / 100
  const wages = tableOf('wages')
  const insured = await opened('wages', 0, 'payable')
  expect(sum(insured.rows, 'payable')).toBe(wages.rows[0]!.payable)
  const posted = await opened('wages', 0, 'wages')
  expect(sum(posted.rows, 'credit')).toBe(wages.rows[0]!.wages)
  const tax = tableOf('input-tax')
  const declared = await opened('input-tax', 0, 'told')
  expect(sum(declared.rows, 'amount')).toBe(tax.rows[0]!.told)
  const entered = await opened('input-tax', 0, 'books')
  expect(sum(entered.rows, 'debit')).toBe(tax.rows[0]!.books)
})
