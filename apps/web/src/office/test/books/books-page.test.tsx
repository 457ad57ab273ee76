// @vitest-environment happy-dom
/** The walk through an enterprise's books: each level opens the next, the way leads back, by mouse and by keyboard. */
import { fireEvent, screen, within } from '@testing-library/react'
import { books } from '@xinjian/contract/nouns/collect/books'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { prefer } from '../../../i18n/language.ts'
import { address, leaveForGood, press, pressAt, settle, text } from '../../../test-support/page.tsx'
import { answer, no, ok, sent } from '../../../test-support/server.ts'
import { Component } from '../../books/pages/Books.tsx'
import { fileNamed, newDesk, open, TAX_NO } from '../desk.tsx'

const AT = `/queryCenter/books?taxId=${TAX_NO}`
const show = (more = '') => open(AT + more, Component)
const line = (id: string, more: object = {}) => ({
  ...{ id, month: '2025-02', date: '2025-02-03', voucher: '记-1', line: 1, text: '甲公司回款' },
  ...{ account: '1002.01', name: '工行', debit: 200, credit: 0, place: '序时簿!A8', revision: 1 },
  ...more,
})
const STATEMENTS = {
  name: '账簿测试有限公司',
  ...{ months: ['2025-02', '2025-01'], month: '2025-02', told: true },
  statements: [
    {
      kind: 'BALANCE',
      items: [
        { code: 'cash', label: '货币资金', end: 1140, begin: null, ytd: null, opens: true },
        { code: 'goodwill', label: '商誉', end: 0, begin: 0, ytd: null, opens: false },
      ],
    },
    { kind: 'INCOME', items: [] },
  ],
}
const LINES = { rows: [line('a'), line('b', { revision: 3 })], more: true }
const BANK = {
  accounts: [
    { account: '1002', name: '银行存款', debit: 1200, credit: 60, close: null, deeper: true },
  ],
}
const NONE = { accounts: [] }
const rowsOf = (name: string) =>
  [...screen.getByRole('table', { name }).querySelectorAll('tbody tr')] as HTMLElement[]
const key = async (on: Element, name: string) => {
  fireEvent.keyDown(on, { key: name })
  // The page, then what it asked for.
  await settle()
  await settle()
}

beforeEach(() => {
  newDesk()
  answer(books.bookStatements, ok(STATEMENTS))
  // Under the account, whenever it is opened, there is none.
  answer(books.bookAccounts, ok(BANK), ok(NONE), ok(NONE), ok(BANK))
  answer(
    books.bookMonths,
    ok({
      name: '银行存款',
      months: [
        {
          ...{ from: '2025-02', to: '2025-02' },
          stated: { open: 1000, debit: 200, credit: 60, close: 1140 },
          vouchers: { debit: 210, credit: 60, lines: 2 },
        },
      ],
    }),
  )
  answer(books.bookLines, ok(LINES))
  answer(
    books.bookVoucher,
    ok({ rows: [line('a')], more: false, debit: 200, credit: 199.5, lines: 2 }),
  )
})
afterEach(leaveForGood)

it('by keyboard from a statement line to the voucher, and back by Backspace', async () => {
  await show()
  expect(text()).toContain('货币资金1,140.00--')
  const [cash] = rowsOf('资产负债表')
  cash?.focus()
  await key(cash!, 'Enter')
  expect(sent(books.bookAccounts)).toEqual([
    { taxNo: TAX_NO, month: '2025-02', statement: 'BALANCE', item: 'cash' },
  ])
  const [bank] = rowsOf('货币资金')
  expect(bank?.textContent).toBe('1002银行存款1,200.0060.00--')
  expect(document.activeElement).toBe(bank)
  await key(bank!, 'Enter')
  const [february] = rowsOf('各期')
  expect(february?.textContent).toContain('与凭证合计不符：凭证借方 210.00，贷方 60.00')
  expect(document.activeElement).toBe(february)
  await key(february!, 'Enter')
  expect(sent(books.bookLines)).toEqual([
    { taxNo: TAX_NO, account: '1002', monthFrom: '2025-02', monthTo: '2025-02' },
  ])
  const [first, second] = rowsOf('1002 · 2025-02')
  expect(second?.textContent).toContain('已更正 2 次')
  await key(first!, 'ArrowDown')
  expect(document.activeElement).toBe(second)
  await key(second!, 'Enter')
  expect(sent(books.bookVoucher)).toEqual([{ taxNo: TAX_NO, month: '2025-02', voucher: '记-1' }])
  expect(text()).toContain('共 2 条分录，借方合计 200.00，贷方合计 199.50借贷不平')

  await key(document.activeElement!, 'Backspace')
  // The line that was opened has the focus again.
  expect(document.activeElement).toBe(rowsOf('1002 · 2025-02')[1])
  for (const level of ['各期', '货币资金', '资产负债表']) {
    await key(document.activeElement!, 'Backspace')
    expect(document.activeElement).toBe(rowsOf(level)[0])
  }
})

it('the way names each step and leads back to it', async () => {
  await show('&month=2025-02&statement=BALANCE&item=cash&account=1002&from=2025-02&to=2025-02')
  const way = within(screen.getByRole('navigation', { name: '所在位置' }))
  expect(way.getAllByRole('listitem').map((li) => li.textContent)).toEqual([
    ...['报表', '货币资金', '1002', '2025-02'],
  ])
  await pressAt(way.getByRole('link', { name: '1002' }))
  expect(address()).toContain('account=1002')
  expect(address()).not.toContain('from=')
})

it('a search reads lines, of the account that one stands in, and more behind the last', async () => {
  answer(books.bookLines, ok(LINES), ok({ rows: [line('c')], more: false }))
  await show('&account=1002')
  const box = screen.getByRole('searchbox', { name: '搜索金额、往来单位或摘要' })
  fireEvent.change(box, { target: { value: '1,200.50' } })
  await key(box, 'Enter')
  expect(sent(books.bookLines)).toEqual([{ taxNo: TAX_NO, account: '1002', keyword: '1,200.50' }])
  // Backspace in the box writes.
  await key(box, 'Backspace')
  expect(address()).toContain('keyword=')
  await press('再显示 50 条')
  expect(sent(books.bookLines)[1]).toMatchObject({ after: 'b' })
})

it('the other side of a voucher opens its account in the month', async () => {
  await show('&account=1122&voucherMonth=2025-02&voucher=%E8%AE%B0-1')
  const [row] = rowsOf('2025-02 记-1')
  await key(row!, 'Enter')
  expect(sent(books.bookLines)).toEqual([
    { taxNo: TAX_NO, account: '1002.01', monthFrom: '2025-02', monthTo: '2025-02' },
  ])
})

it('a line of a statement without accounts opens nothing', async () => {
  await show()
  await key(rowsOf('资产负债表')[1]!, 'Enter')
  expect(sent(books.bookAccounts)).toEqual([])
})

it('without books it says what to upload, and a refusal can be tried again', async () => {
  answer(books.bookStatements, no(500, '系统繁忙'), ok({ ...STATEMENTS, month: null, months: [] }))
  await show()
  expect(text()).toContain('系统繁忙')
  await press('重试')
  expect(text()).toContain('上传科目余额表或序时簿后')
  expect(screen.getByRole('link', { name: '上传账簿' }).getAttribute('href')).toBe(
    `/queryCenter/dataCollection?taxId=${TAX_NO}`,
  )
})

it('what is on screen is exported, level by level, and its keys go on as before', async () => {
  answer(books.bookExport, ...Array.from({ length: 4 }, () => fileNamed('账簿.xlsx')))
  await show()
  await press('导出本页')
  const [cash] = rowsOf('资产负债表')
  cash?.focus()
  await key(cash!, 'Enter')
  await press('导出本页')
  await key(rowsOf('货币资金')[0]!, 'Enter')
  await press('导出本页')
  await key(rowsOf('各期')[0]!, 'Enter')
  // Lines are what their own button exports.
  expect(screen.queryByRole('button', { name: '导出本页' })).toBeNull()
  await key(rowsOf('1002 · 2025-02')[0]!, 'Enter')
  await press('导出本页')
  expect(sent(books.bookExport)).toEqual([
    { taxNo: TAX_NO, level: 'STATEMENTS', month: '2025-02' },
    { taxNo: TAX_NO, level: 'ACCOUNTS', month: '2025-02', statement: 'BALANCE', item: 'cash' },
    { taxNo: TAX_NO, level: 'ACCOUNT', month: '2025-02', account: '1002' },
    { taxNo: TAX_NO, level: 'VOUCHER', month: '2025-02', voucher: '记-1' },
  ])
})

it('in English', async () => {
  prefer({ language: 'en' })
  await show()
  await settle()
  expect(text()).toContain('Balance sheet')
  expect(text()).toContain('Cash and deposits')
})
