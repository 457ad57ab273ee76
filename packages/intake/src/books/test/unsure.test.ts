/** Sheets that are not told apart are asked about, and read as they were settled. Every expectation by hand. */

import type { BookKind } from '@xinjian/format/books/kinds'
import { BOOK_ROLES } from '@xinjian/format/books/roles'
import { describe, expect, it } from 'vitest'
import type { GridSheet } from '../../forms/grid.ts'
import type { BookLayout } from '../layout.ts'
import { isRole, makesBook, tellsSides } from '../layout.ts'
import { readBooks } from '../read-books.ts'
import { unsureSheets } from '../unsure.ts'

const sheet = (...lines: string[]): GridSheet => ({
  name: '表',
  source: 'CSV' as GridSheet['source'],
  dateSystem: 1900,
  rows: lines.flatMap((line, i) => {
    const cells = line
      .split(',')
      .flatMap((text, column) =>
        text === '' ? [] : [{ column, text, confidence: 1, place: `${column}:${i + 1}` }],
      )
    return cells.length > 0 ? [{ row: i + 1, cells }] : []
  }),
})

const STRANGE = [
  '期间：2024年3月',
  '科目编码,科目名称,上月结转,借方,贷方,结转下月',
  '1001,现金,100,30,50,80',
  '1002,银行,9,1,0,10',
]
const settled = (power = 0): BookLayout => ({
  fingerprint: unsureSheets([sheet(...STRANGE)])[0]!.fingerprint,
  kind: 'BALANCES',
  power,
  columns: (['account', 'accountName', 'open', 'debit', 'credit', 'close'] as const).map(
    (role, at) => ({ at, role }),
  ),
})

describe('sheets that look like books', () => {
  it('are asked about with a proposal for what their headings tell, and the first rows', () => {
    expect(readBooks([sheet(...STRANGE)])).toEqual([])
    const [asked, ...more] = unsureSheets([sheet(...STRANGE)])
    expect(more).toEqual([])
    expect(asked).toMatchObject({ sheet: '表', kind: null, power: 0 })
    expect(asked?.columns.map(({ heading, role, why }) => [heading, role, why])).toEqual([
      ['科目编码', 'account', 'HEADING'],
      ['科目名称', 'accountName', 'HEADING'],
      ['上月结转', null, null],
      ['借方', 'debit', 'HEADING'],
      ['贷方', 'credit', 'HEADING'],
      ['结转下月', null, null],
    ])
    expect(asked?.rows).toEqual([
      ['1001', '现金', '100', '30', '50', '80'],
      ['1002', '银行', '9', '1', '0', '10'],
    ])
  })

  it('tell a column by its cells where its heading is not known', () => {
    const [asked] = unsureSheets([
      sheet('何时,编号,向,摘要,数额', '2024-03-01,1001,借,提现,5', '2024-03-02,2241.01,贷,还款,7'),
    ])
    // One heading alone (摘要) is no header of a book.
    expect(asked).toBeUndefined()
    const [two] = unsureSheets([
      sheet('何时,编号,向,摘要,金额', '2024-03-01,1001,借,提现,5', '2024-03-02,2241.01,贷,还款,7'),
    ])
    expect(two?.columns.map(({ role, why }) => [role, why])).toEqual([
      ['date', 'CELLS'],
      ['account', 'CELLS'],
      ['direction', 'CELLS'],
      ['text', 'HEADING'],
      ['amount', 'HEADING'],
    ])
  })

  it.each([
    [
      'a book that is told',
      ['期间：2024年3月', '科目编码,科目名称,期初余额,期末余额', '1001,现金,1,2'],
    ],
    ['a list of invoices', ['发票号码,金额,客户', '123,5,甲']],
    ['a list of people', ['姓名,电话,地址', '张三,123,深圳']],
    ['text', ['摘要,金额,客户', '说明,无,无']],
  ])('%s is not asked about', (_, lines) => {
    expect(unsureSheets([sheet(...lines)])).toEqual([])
  })

  it('are read as people settled them, whatever the file is called', () => {
    const [book, ...more] = readBooks([{ ...sheet(...STRANGE), name: '另一张' }], 'LINES', [
      settled(),
    ])
    expect(more).toEqual([])
    expect(book).toMatchObject({ kind: 'BALANCES', rows: 2 })
    expect(book?.totals).toEqual({
      ...{ openAmount: '109.00', debit: '31.00', credit: '50.00', closeAmount: '90.00' },
    })
    expect(unsureSheets([sheet(...STRANGE)], [settled()])).toEqual([])
  })

  it('are left alone where people said that they are no book', () => {
    const none = { ...settled(), kind: null }
    expect(readBooks([sheet(...STRANGE)], 'LINES', [none])).toEqual([])
    expect(unsureSheets([sheet(...STRANGE)], [none])).toEqual([])
  })

  it('of other headings are not those that were settled', () => {
    const other = STRANGE.map((line) => line.replace('上月结转', '上年结转'))
    expect(readBooks([sheet(...other)], 'LINES', [settled()])).toEqual([])
    expect(unsureSheets([sheet(...other)], [settled()])).toHaveLength(1)
  })
})

describe('units of amounts', () => {
  const told = (unit: string, heading = '期初余额') =>
    sheet(unit, '期间：2024年3月', `科目编码,科目名称,${heading},期末余额`, '1001,现金,1.5,2')
  const openOf = (of: GridSheet) => readBooks([of])[0]?.totals.openAmount

  it.each([
    ['单位：元', '期初余额', '1.50'],
    ['金额单位：人民币万元', '期初余额', '15000.00'],
    ['单位：千元', '期初余额', '1500.00'],
    ['', '期初余额(万元)', '15000.00'],
  ])('%s %s is told', (unit, heading, open) => {
    expect(openOf(told(unit, heading))).toBe(open)
    expect(unsureSheets([told(unit, heading)])).toEqual([])
  })

  it.each([
    ['单位：美元', '期初余额'],
    ['单位：元', '期初余额(万元)'],
  ])('%s beside %s is asked, never guessed', (unit, heading) => {
    expect(readBooks([told(unit, heading)])).toEqual([])
    expect(unsureSheets([told(unit, heading)])).toMatchObject([{ kind: 'BALANCES', power: null }])
  })

  it.each([
    ['单位：万元', null],
    ['单位：美元', null],
    ['单位：元', null],
    ['单位：元亨公司', '元亨公司'],
  ])('%s names %s', (caption, entity) => {
    const [book] = readBooks([told(caption)])
    expect(book?.entity ?? null).toBe(entity)
  })

  it('scale amounts and no quantities', () => {
    const [book] = readBooks([
      sheet(
        ...['单位：万元', '期间：2024年3月', '存货编码,存货名称,期初数量,期末数量,期末结存金额'],
        'A1,纸,3,2,1.5',
      ),
    ])
    expect(book?.totals).toMatchObject({ openQty: '3', closeQty: '2', closeAmount: '15000.00' })
  })
})

describe('what was chosen', () => {
  it.each([
    ['BALANCES', ['account', 'open', 'close'], true],
    ['BALANCES', ['account', 'open', 'open'], false],
    ['BALANCES', ['open', 'close'], false],
    ['RECEIVABLES', ['customer', 'age', 'age'], true],
    ['RECEIVABLES', ['customer', 'balance'], false],
    ['STOCK_MOVES', ['item', 'date', 'inQty'], true],
  ] as const)('%s of %j makes a book: %s', (kind, roles, makes) => {
    expect(
      makesBook(
        kind,
        roles.map((role) => ({ role })),
      ),
    ).toBe(makes)
  })
})

describe('which way money went', () => {
  const [asked] = unsureSheets([
    sheet('交易日期,交易金额,账户余额,对方户名', '2024-01-02,50,150,乙', '2024-01-03,30,120,丙'),
  ])
  const AMOUNT = { at: 1, role: 'amount' as const }
  it.each([
    ['is not told by an amount alone', [AMOUNT], false],
    [
      'is not told by words that are no sides',
      [AMOUNT, { at: 3, role: 'direction' as const }],
      false,
    ],
    ['is told by two columns', [{ at: 1, role: 'received' as const }], true],
  ])('%s', (_, chosen, told) => expect(tellsSides(asked!, chosen)).toBe(told))
  it.each([
    ['借方', '贷方', true],
    ['借记', '贷记', true],
    ['来', '往', true],
    ['J', 'D', true],
    ['1', '-1', true],
    ['甲类', '乙类', false],
    ['1', '2', false],
  ])('by %s and %s: %s', (one, other, told) => {
    const rows = [
      ['2024-01-02', '50', '150', one],
      ['2024-01-03', '30', '120', other],
    ]
    const chosen = [AMOUNT, { at: 3, role: 'direction' as const }]
    expect(tellsSides({ columns: asked!.columns, rows }, chosen)).toBe(told)
  })
  it('is told by a minus', () => {
    const rows = [['2024-01-03', '-30', '120', '丙']]
    expect(tellsSides({ columns: asked!.columns, rows }, [AMOUNT])).toBe(true)
  })
})

describe('what is offered to a person', () => {
  it.each(Object.entries(BOOK_ROLES))(
    'of %s is read, each once, and makes the book',
    (kind, roles) => {
      expect(roles.filter((role) => !isRole(role))).toEqual([])
      expect(new Set(roles).size).toBe(roles.length)
      // A list of accounts with sides, of parties with days: what another kind tells first is left out.
      const least: Partial<Record<string, string[]>> = {
        BANK_LINES: ['date', 'received', 'paid', 'balance'],
        PAYABLES: ['supplier', 'age', 'age'],
        RECEIVABLES: ['customer', 'age', 'age'],
      }
      const chosen = (least[kind] ?? [...roles]).filter(isRole)
      expect((least[kind] ?? []).filter((role) => !roles.includes(role))).toEqual([])
      expect(
        makesBook(
          kind as BookKind,
          chosen.map((role) => ({ role })),
        ),
      ).toBe(true)
    },
  )
})
