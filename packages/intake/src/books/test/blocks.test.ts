/** Books below each other on one sheet. Sums reckoned by hand. */
import { expect, it } from 'vitest'
import { read } from './layout.ts'

const HEAD = '科目编码;科目名称;期初余额;借方;贷方;期末余额'

it('balances of two months are two books, and not their sum', () => {
  const books = read(`
    科目余额表
    期间：2024年1月
    ${HEAD}
    1002;银行;100;50;20;130
    合计;;100;50;20;130
    科目余额表
    期间：2024年2月
    ${HEAD}
    1002;银行;130;1;2;129
    合计;;130;1;2;129`)
  expect(books.map(({ period, rows, totals }) => [period?.from, rows, totals.debit])).toEqual([
    ['2024-01', 1, '50.00'],
    ['2024-02', 1, '1.00'],
  ])
  expect(books.map(({ lines }) => lines?.[0]?.at)).toEqual(['A4', 'A9'])
})

it('a month may stand in a cell beside its name', () => {
  const books = read(`
    期间;2024-01
    ${HEAD}
    1002;银行;100;50;20;130
    期间;2024-02
    ${HEAD}
    1002;银行;130;1;2;129`)
  expect(books.map(({ period }) => period?.to)).toEqual(['2024-01', '2024-02'])
})

it('two accounts of a bank go on each for itself', () => {
  const books = read(`
    账号：6222000011112222
    交易日期;收入;支出;余额
    2024-01-02;50;;150
    账号;6222000011113333
    交易日期;收入;支出;余额
    2024-01-02;7;;17`)
  expect(books.map(({ totals, lines }) => [lines?.[0]?.account, totals.openAmount])).toEqual([
    ['6222000011112222', '100.00'],
    ['6222000011113333', '10.00'],
  ])
})

it('two firms are not one', () => {
  const books = read(`
    单位：甲贸易有限公司
    2024年1月
    ${HEAD}
    1002;银行;100;50;20;130
    单位：乙贸易有限公司
    2024年1月
    ${HEAD}
    1002;银行;7;0;0;7`)
  expect(books.map(({ entity, totals }) => [entity, totals.openAmount])).toEqual([
    ['甲贸易有限公司', '100.00'],
    ['乙贸易有限公司', '7.00'],
  ])
})

it('pages of one book are one, whatever is printed between them', () => {
  const books = read(`
    科目余额表
    期间：2024年1月
    ${HEAD}
    1002;银行;100;50;20;130
    第1页 制表人：张三
    科目余额表
    期间：2024年1月
    ${HEAD}
    2202;应付;-100;0;30;-130`)
  expect(books).toMatchObject([{ rows: 2, totals: { debit: '50.00', credit: '50.00' } }])
})

it('what names the kind may stand above the first alone', () => {
  const books = read(`
    应付账款账龄分析表
    截止日期：2024-03-31
    单位名称;余额;30天以内;31-60天
    甲公司;100;50;50
    截止日期：2024-04-30
    单位名称;余额;30天以内;31-60天
    甲公司;70;70;0`)
  expect(books.map(({ kind, lines }) => [kind, lines?.[0]?.asOf, lines?.[0]?.balance])).toEqual([
    ['PAYABLES', '2024-03-31', '100.00'],
    ['PAYABLES', '2024-04-30', '70.00'],
  ])
})
