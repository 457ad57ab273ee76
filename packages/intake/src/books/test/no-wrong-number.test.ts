/** Ordinary ways of writing of which each would give a wrong sum without a word. Figures by hand. */
import { describe, expect, it } from 'vitest'
import { readBooks } from '../read-books.ts'
import { unsureSheets } from '../unsure.ts'
import { grid, heldTo, type Layout, read } from './layout.ts'

const VOUCHERS = '日期;凭证字号;摘要;科目编码;科目名称;借方金额;贷方金额'

const CASES: Layout[] = [
  {
    of: 'a voucher for printing, and its state 审核',
    sheet: `
      状态;${VOUCHERS}
      审核;2024-03-01;记-1;打印费;6602;管理费用;20;
      审核;2024-03-01;记-1;打印费;1001;现金;;20
      审核：王某;制单：李某`,
    kind: 'VOUCHERS',
    rows: 2,
    totals: { debit: '20.00', credit: '20.00' },
    first: { text: '打印费', account: '6602', debit: '20.00' },
  },
  {
    of: 'a voucher that was taken back',
    sheet: `
      状态;${VOUCHERS}
      已审;2024-03-01;记-1;a;6602;费用;20;
      已审;2024-03-01;记-1;a;1001;现金;;20
      已作废;2024-03-01;记-2;b;6602;费用;7;
      已作废;2024-03-01;记-2;b;1001;现金;;7`,
    kind: 'VOUCHERS',
    rows: 2,
    totals: { debit: '20.00', credit: '20.00' },
    first: { voucher: '记-1' },
  },
  {
    of: 'sides called 借方 and 贷方',
    sheet: `
      日期;凭证字号;摘要;科目编码;科目名称;方向;金额
      2024-03-01;记-1;a;6602;费用;借方;20
      2024-03-01;记-1;a;1001;现金;贷方;20`,
    kind: 'VOUCHERS',
    rows: 2,
    totals: { debit: '20.00', credit: '20.00' },
    first: { debit: '20.00', credit: '0.00' },
  },
  {
    of: 'amounts of a foreign currency before those of the own, in a header of two lines',
    sheet: `
      日期;凭证字号;摘要;科目;;借方;;贷方;
      ;;;编码;名称;原币;本位币;原币;本位币
      2024-03-01;记-1;收汇;100203;美元户;100;700;;
      2024-03-01;记-1;收汇;1122;应收;;;100;700`,
    kind: 'VOUCHERS',
    rows: 2,
    totals: { debit: '700.00', credit: '700.00' },
    first: { account: '100203', debit: '700.00' },
  },
  {
    of: 'customers below their account, without a code',
    sheet: `
      期间：2024.03
      科目编码;科目名称;期初余额;借方;贷方;期末余额
      1122;应收账款;100;50;20;130
      ;甲公司;60;50;0;110
      ;乙公司;40;0;20;20
      2202;应付账款;-100;0;30;-130`,
    kind: 'BALANCES',
    rows: 4,
    totals: { debit: '50.00', credit: '50.00', openAmount: '0.00', closeAmount: '0.00' },
    first: { account: '1122', open: '100.00' },
  },
  {
    of: 'customers below their account, by codes of customers',
    sheet: `
      期间：2024.03
      编码;科目名称;期初余额;借方;贷方;期末余额
      1122;应收账款;100;50;20;130
      C01;甲公司;60;50;0;110
      C02;乙公司;40;0;20;20
      2202;应付账款;-100;0;30;-130`,
    kind: 'BALANCES',
    rows: 4,
    totals: { debit: '50.00', credit: '50.00', openAmount: '0.00', closeAmount: '0.00' },
    first: { account: '1122', open: '100.00' },
  },
  {
    of: 'accounts by names alone, two below one',
    sheet: `
      期间：2024.03
      科目名称;期初余额;借方;贷方;期末余额
      银行存款;100;50;20;130
      工行;60;50;0;110
      建行;40;0;20;20
      应付账款;-100;0;30;-130`,
    kind: 'BALANCES',
    rows: 4,
    totals: { debit: '50.00', credit: '50.00', openAmount: '0.00', closeAmount: '0.00' },
    first: { account: '银行存款', open: '100.00' },
  },
  {
    of: 'the side of the closing alone',
    sheet: `
      期间：2024.03
      科目编码;科目名称;期初余额;借方;贷方;期末方向;期末余额
      1002;银行;100;50;20;借;130
      2202;应付;100;0;30;贷;130`,
    kind: 'BALANCES',
    rows: 2,
    totals: { openAmount: '0.00', closeAmount: '0.00' },
    first: { open: '100.00' },
  },
  {
    of: 'the unit below the table',
    sheet: `
      期间：2024.03
      科目编码;科目名称;期初余额;借方;贷方;期末余额
      1002;银行;0.01;0.005;0.002;0.013
      2202;应付;-0.01;0;0.003;-0.013
      单位：万元`,
    kind: 'BALANCES',
    rows: 2,
    totals: { debit: '50.00', credit: '50.00' },
    first: { open: '100.00', close: '130.00' },
  },
  {
    of: 'an item in two places, named once',
    sheet: `
      期间：2024.03
      存货编码;存货名称;仓库;期初数量;入库数量;出库数量;结存数量
      A1;布;一仓;5;2;1;6
      ;;二仓;7;1;3;5
      B2;线;一仓;1;0;0;1
      合计;;;13;3;4;12`,
    kind: 'STOCK_SUMMARY',
    rows: 3,
    totals: { openQty: '13', inQty: '3', outQty: '4', closeQty: '12' },
    first: { item: 'A1', closeQty: '6' },
  },
  {
    of: 'sums of places that no word names',
    sheet: `
      期间：2024.03
      存货编码;存货名称;仓库;期初数量;入库数量;出库数量;结存数量
      A1;布;一仓;5;2;1;6
      B2;线;一仓;1;0;0;1
      ;;一仓;6;2;1;7
      A1;布;二仓;7;1;3;5
      ;;二仓;7;1;3;5`,
    kind: 'STOCK_SUMMARY',
    rows: 3,
    totals: { openQty: '13', inQty: '3', outQty: '4', closeQty: '12' },
    first: { item: 'A1', closeQty: '6' },
  },
  {
    of: 'an amount with tax before the one without',
    sheet: `
      日期;单号;客户;商品名称;数量;含税金额;金额
      2024-03-01;X1;甲;布;2;113;100`,
    kind: 'SALES',
    rows: 1,
    totals: { outQty: '2', outAmount: '100.00' },
    first: { amount: '100.00' },
  },
  {
    of: 'the day and customer of a paper on its first line',
    sheet: `
      日期;单据编号;客户;商品名称;数量;金额
      2024-03-01;X1;甲;布;2;100
      ;;;线;1;30
      2024-03-02;X2;乙;布;1;50`,
    kind: 'SALES',
    rows: 3,
    totals: { outQty: '4', outAmount: '180.00' },
    first: { date: '2024-03-01', party: '甲' },
  },
  {
    of: 'how many with their unit',
    sheet: `
      存货编码;存货名称;仓库;库存数量;库存金额
      A1;布;一仓;142个;100
      B2;线;一仓;8卷;50`,
    kind: 'STOCK',
    rows: 2,
    totals: { closeQty: '150', closeAmount: '150.00' },
    first: { qty: '142' },
  },
  {
    of: 'sums of a statement on lines that look like payments',
    sheet: `
      交易日期;摘要;收入;支出;余额;对方户名
      2024-03-01;货款;50;;150;甲
      2024-03-02;付款;;20;130;乙
      2024-03-02;收入合计:;50;20;130;`,
    kind: 'BANK_LINES',
    rows: 2,
    totals: { inAmount: '50.00', outAmount: '20.00', openAmount: '100.00', closeAmount: '130.00' },
    first: { received: '50.00' },
  },
  {
    of: 'hours with dots, the newest line first',
    sheet: `
      交易时间;转出金额;转入金额;对方单位名称;摘要;余额
      2024-03-02 10.11.12;20;;乙;付款;130
      2024-03-01 09.00.00;;50;甲;货款;150`,
    kind: 'BANK_LINES',
    rows: 2,
    totals: { inAmount: '50.00', outAmount: '20.00', openAmount: '100.00', closeAmount: '130.00' },
    first: { date: '2024-03-01', time: '09:00:00' },
  },
]

describe('a sum that holds, of', () => {
  it.each(CASES)('$of', heldTo)
  it('the lines of an item that was named once, each with it', () => {
    const [book] = read(CASES.find(({ of }) => of.startsWith('an item'))!.sheet)
    expect(book?.lines?.map(({ item, place }) => [item, place])).toEqual([
      ['A1', '一仓'],
      ['A1', '二仓'],
      ['B2', '一仓'],
    ])
  })
  it('the lines of a paper, each with its day and customer', () => {
    const [book] = read(CASES.find(({ of }) => of.startsWith('the day'))!.sheet)
    expect(book?.lines?.map(({ date, docNo, party }) => [date, docNo, party])).toEqual([
      ['2024-03-01', 'X1', '甲'],
      ['2024-03-01', 'X1', '甲'],
      ['2024-03-02', 'X2', '乙'],
    ])
  })
  it('accounts: what is below them without a code is no account', () => {
    const [book] = read(CASES.find(({ of }) => of.startsWith('customers below'))!.sheet)
    expect(book?.lines?.map(({ account }) => account)).toEqual(['1122', '2202'])
  })
})

describe('no sum is told where something in its column is no figure:', () => {
  it('packs and pieces', () => {
    const [book] = read(`
      存货编码;存货名称;仓库;库存数量;库存金额
      A1;布;一仓;15件460本;100
      B2;线;一仓;8;50`)
    expect(book?.totals).toEqual({ closeAmount: '150.00' })
    expect(book?.lines?.map(({ qty }) => qty)).toEqual([null, '8'])
  })
  it('an amount of a bank that was overwritten', () => {
    const [book] = read(`
      交易日期;摘要;收入;支出;余额;对方户名
      2024-03-01;货款;五十;;150;甲
      2024-03-02;付款;－;20;130;乙`)
    expect(book?.totals).toEqual({
      outAmount: '20.00',
      openAmount: '150.00',
      closeAmount: '130.00',
    })
  })
})

describe('asked about, not guessed:', () => {
  it('amounts without a sign among which one was turned back', () => {
    const sheet = grid(`
      交易日期;交易金额;账户余额;对方户名
      2024-03-01;50;150;甲
      2024-03-02;20;130;乙
      2024-03-03;30;100;丙
      2024-03-04;-10;110;丙`)
    expect(readBooks([sheet])).toEqual([])
    expect(unsureSheets([sheet])).toHaveLength(1)
  })
  it('money of another country, named in a cell beside', () => {
    const sheet = grid(`
      币别;USD
      交易日期;收入;支出;余额;对方户名
      2024-03-01;50;;150;甲`)
    expect(readBooks([sheet])).toEqual([])
    expect(unsureSheets([sheet])).toMatchObject([{ power: null }])
  })
})

it('suppliers whose names begin like a footer stay', () => {
  const [book] = read(`
    供应商编码;供应商名称;联系人;电话
    S1;打印耗材公司;张;1
    S2;编制工坊;李;2
    S3;第1页文化公司;王;3
    制表：赵;;打印日期：2024-04-01
    第1页共2页`)
  expect(book).toMatchObject({ kind: 'PARTIES', rows: 3 })
})
