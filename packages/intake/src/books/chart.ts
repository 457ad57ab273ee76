/**
 * Charts of accounts that no heading of their own tells: codes and names without a header, or under a header that any list may have. They
 * are told by the accounts themselves.
 */
import { cellPlace, type GridRow, type GridSheet } from '../forms/grid.ts'
import type { BookLine, BooksWanted, ParsedBook } from './book.ts'

const CODE = /^\d{4}[\d.]{0,24}$/
/** Accounts may be called by the number of a flat. */
const NAME = /\D/
/** 库存现金 and 银行存款 of both standards, whatever they are called. */
const CASH = ['1001', '1002'] as const
const FEWEST = 20
/** Notes between the accounts. */
const MOST_OTHERS = 0.05
const CODE_HEADING = /^(?:code|编码|代码)$/i
const NAME_HEADING = /^(?:name|名称)$/i
/** A header stands near the top. */
const HEADER_ROWS = 5

/**
 * Accounts of the first level by code and name: 《企业会计准则——应用指南》 appendix of accounts, and where its number is another one, that of
 * 《小企业会计准则》.
 */
const STANDARD = new Set(
  `1122应收账款 1123预付账款 1221其他应收款 1403原材料 1405库存商品 1511长期股权投资 1601固定资产 1602累计折旧 1604在建工程
   1701无形资产 2001短期借款 2202应付账款 2203预收账款 2211应付职工薪酬 2221应交税费 2241其他应付款 2501长期借款
   4001实收资本 4002资本公积 4101盈余公积 4103本年利润 4104利润分配 6001主营业务收入 6401主营业务成本 6601销售费用 6602管理费用 6603财务费用
   3001实收资本 3002资本公积 3101盈余公积 3103本年利润 3104利润分配 5001主营业务收入 5401主营业务成本 5601销售费用 5602管理费用 5603财务费用`.split(
    /\s+/,
  ),
)
/** So many of them stand in no list of anything else. */
const FEWEST_STANDARD = 10

interface Account {
  row: GridRow
  code: GridRow['cells'][number]
  name: string
}

/** null = the sheet is none. */
export function chartByAccounts(sheet: GridSheet, wanted: BooksWanted): ParsedBook | null {
  const { header, rows, at } = bodyOf(sheet)
  const accounts = rows.flatMap((row): Account[] => {
    const [code, title] = at(row)
    const told = CODE.test(code?.text ?? '') && NAME.test(title?.text ?? '')
    return told ? [{ row, code: code!, name: title!.text }] : []
  })
  const others = rows.length - accounts.length
  if (accounts.length < FEWEST || others > rows.length * MOST_OTHERS || !isChart(accounts))
    return null
  return {
    kind: 'ACCOUNTS',
    source: { sheet: sheet.name, header },
    entity: null,
    period: null,
    rows: accounts.length,
    totals: {},
    checks: [],
    ...(wanted === 'LINES' && { lines: accounts.map((account) => lineOf(sheet.name, account)) }),
  }
}

/** Rows below the header, and where code and name stand in each; without a header they are all there is of a row. */
function bodyOf({ rows }: GridSheet) {
  for (const [i, { row, cells }] of rows.slice(0, HEADER_ROWS).entries()) {
    const [code, name] = [CODE_HEADING, NAME_HEADING].map(
      (heading) => cells.find(({ text }) => heading.test(text.trim()))?.column,
    )
    if (code === undefined || name === undefined) continue
    const at = ({ cells: own }: GridRow) =>
      [code, name].map((column) => own.find((cell) => cell.column === column))
    return { header: row, rows: rows.slice(i + 1), at }
  }
  return { header: 0, rows, at: ({ cells }: GridRow) => (cells.length > 2 ? [] : cells) }
}

function isChart(accounts: readonly Account[]): boolean {
  const codes = new Set(accounts.map(({ code }) => code.text))
  const standard = accounts.filter(({ code, name }) => STANDARD.has(`${code.text}${name.trim()}`))
  return CASH.every((code) => codes.has(code)) || standard.length >= FEWEST_STANDARD
}

const lineOf = (sheet: string, { row, code, name }: Account): BookLine => ({
  account: code.text.replace(/\.$/, ''),
  accountName: name,
  direction: null,
  at: cellPlace(sheet, row.row, code.column),
})
