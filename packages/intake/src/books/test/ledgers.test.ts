/** Balances and vouchers in the layouts of programs of accounts. */
import { describe, expect, it } from 'vitest'
import { heldTo, type Layout, read } from './layout.ts'

const BALANCES: Layout[] = [
  {
    of: 'U8 发生额及余额表',
    sheet: `
      发生额及余额表
      核算单位：甲贸易有限公司;;;月份：2024.03-2024.03
      科目编码;科目名称;期初余额;;本期发生;;期末余额;
      ;;借方;贷方;借方;贷方;借方;贷方
      1002;银行存款;100.5;;20;30;90.5;
      2202;应付账款;;100.5;30;20;;90.5
      合计;;100.5;100.5;50;50;90.5;90.5
      制表人：王某;;;打印日期：2024.04.02`,
    kind: 'BALANCES',
    rows: 2,
    totals: { debit: '50.00', credit: '50.00', openAmount: '0.00', closeAmount: '0.00' },
    first: { account: '1002', from: '2024-03', to: '2024-03', open: '100.50', close: '90.50' },
  },
  {
    of: 'KIS 科目余额表 with 本年累计 before 本期',
    sheet: `
      科目余额表
      期间：2024年第3期
      科目代码;科目名称;年初余额;;期初余额;;本年累计;;本期发生;;期末余额;
      ;;借方;贷方;借方;贷方;借方;贷方;借方;贷方;借方;贷方
      1002;银行存款;70;;100;;60;20;15;5;110;
      4001;实收资本;;70;;100;20;60;5;15;;110`,
    kind: 'BALANCES',
    rows: 2,
    totals: { debit: '20.00', credit: '20.00' },
    first: { from: '2024-03', open: '100.00', debit: '15.00', credit: '5.00', close: '110.00' },
  },
  {
    of: 'a year so far: 年初 and 本年累计 alone',
    sheet: `
      单位名称：甲贸易有限公司;会计期间：2024.03
      科目编码;科目名称;年初余额;本年累计借方;本年累计贷方;期末余额
      1002;银行存款;70;60;20;110`,
    kind: 'BALANCES',
    rows: 1,
    totals: { debit: '60.00', credit: '20.00' },
    first: { from: '2024-01', to: '2024-03', open: '70.00', debit: '60.00', close: '110.00' },
  },
  {
    of: 'NC, a row an account and month',
    sheet: `
      年度;会计期间;科目编码;科目名称;币种;期初余额(原币);期初余额(本位币);本期发生借方(本位币);本期发生贷方(本位币);期末余额(本位币)
      2026;01;1002;银行存款;人民币;10;10;5;1;14
      2026;01;2202;应付账款;人民币;-10;-10;1;5;-14
      2026;02;1002;银行存款;人民币;14;14;6;0;20
      2026;02;2202;应付账款;人民币;-14;-14;0;6;-20`,
    kind: 'BALANCES',
    rows: 4,
    totals: { debit: '12.00', credit: '12.00', openAmount: '0.00', closeAmount: '0.00' },
    first: { from: '2026-01', to: '2026-01', open: '10.00', close: '14.00' },
  },
  {
    of: '万元 above the table',
    sheet: `
      甲贸易有限公司
      2024年3月;;;单位：万元
      科目编码;科目名称;期初余额;借方;贷方;期末余额
      1002;银行存款;1.5;0.25;1;0.75`,
    kind: 'BALANCES',
    rows: 1,
    totals: {
      debit: '2500.00',
      credit: '10000.00',
      openAmount: '15000.00',
      closeAmount: '7500.00',
    },
    first: { open: '15000.00', debit: '2500.00', close: '7500.00' },
  },
  {
    of: '年初数, 期初数 and 本月',
    sheet: `
      2024年3月
      科目编码;科目名称;年初数;期初数;本月发生额(借方);本月发生额(贷方);期末数
      1122;应收账款;90;100;10;5;105`,
    kind: 'BALANCES',
    rows: 1,
    totals: { debit: '10.00', credit: '5.00', openAmount: '100.00', closeAmount: '105.00' },
    first: { open: '100.00', debit: '10.00', credit: '5.00', close: '105.00' },
  },
  {
    of: 'balances without turnover',
    sheet: `
      期间：2024年3月
      科目编码;科目名称;期末余额
      1002;银行存款;90`,
    kind: 'BALANCES',
    rows: 1,
    totals: { closeAmount: '90.00' },
    first: { open: null, debit: null, credit: null, close: '90.00' },
  },
]

const VOUCHERS: Layout[] = [
  {
    of: '录入日期 beside 日期',
    sheet: `
      日期;录入日期;凭证字号;摘要;科目编码;科目名称;借方金额;贷方金额
      2024-03-05;2024-05-06;记-1;提现;1001;库存现金;500;0
      ;;;;1002;银行存款;0;500`,
    kind: 'VOUCHERS',
    rows: 2,
    totals: { debit: '500.00', credit: '500.00' },
    first: { date: '2024-03-05', entered: '2024-05-06', month: '2024-03' },
  },
  {
    of: '制单日期 beside 凭证日期 is that of entry',
    sheet: `
      制单日期;凭证日期;凭证字号;摘要;科目编码;科目名称;借方金额;贷方金额
      2024-05-06;2024-03-05;记-1;提现;1001;库存现金;500;0
      2024-05-06;2024-03-05;记-1;提现;1002;银行存款;0;500`,
    kind: 'VOUCHERS',
    rows: 2,
    totals: { debit: '500.00', credit: '500.00' },
    first: { date: '2024-03-05', entered: '2024-05-06', month: '2024-03' },
  },
  {
    of: '制单日期 alone is the day of the voucher',
    sheet: `
      制单日期;凭证字号;摘要;科目编码;科目名称;借方金额;贷方金额
      2024-03-05;记-1;提现;1001;库存现金;500;0
      2024-03-05;记-1;提现;1002;银行存款;0;500`,
    kind: 'VOUCHERS',
    rows: 2,
    totals: { debit: '500.00', credit: '500.00' },
    first: { date: '2024-03-05', month: '2024-03', voucher: '记-1' },
  },
  {
    of: 'U8 序时账 with month and day apart',
    sheet: `
      序时账
      2024年;;凭证号数;科目编码;科目名称;摘要;方向;金额
      月;日;;;;;;
      03;05;记-0001;1001;库存现金;提现;借;500
      03;05;记-0001;1002;银行存款;提现;贷;500
      合计;;;;;;;`,
    kind: 'VOUCHERS',
    rows: 2,
    totals: { debit: '500.00', credit: '500.00' },
    first: {
      date: '2024-03-05',
      month: '2024-03',
      voucher: '记-0001',
      account: '1001',
      debit: '500.00',
    },
  },
  {
    of: '云星空, one amount with a side',
    sheet: `
      核算组织：甲贸易有限公司;;期间：2026年第1期 至 第1期
      日期;凭证字号;摘要;科目编码;科目名称;核算维度;币别;汇率;借贷方向;原币金额;本位币金额
      2026/1/5;记 - 1;收款;1002;银行存款;;USD;7;借;100;700
      2026/1/5;记 - 1;收款;1122;应收账款;;USD;7;贷;100;700`,
    kind: 'VOUCHERS',
    rows: 2,
    totals: { debit: '700.00', credit: '700.00' },
    first: { date: '2026-01-05', voucher: '记-1', debit: '700.00', credit: '0.00' },
  },
  {
    of: '航天信息 A6 and 速达: type and number apart',
    sheet: `
      凭证日期;凭证类型;凭证编号;分录序号;摘要;科目代码;科目全称;借方金额(元);贷方金额(元);制单人;审核人
      2024-01-31;转账凭证;0007;1;结转;6401;主营业务成本;12.34;;赵;钱
      2024-01-31;转账凭证;0007;2;结转;1405;库存商品;;12.34;赵;钱`,
    kind: 'VOUCHERS',
    rows: 2,
    totals: { debit: '12.34', credit: '12.34' },
    first: { voucher: '转账凭证-0007', account: '6401', debit: '12.34', credit: '0.00' },
  },
  {
    of: 'year and month apart, no day',
    sheet: `
      会计年度;会计期间;凭证类别;凭证编号;分录号;摘要;科目编码;科目名称;借方本币金额;贷方本币金额
      2024;3;记;1;1;提现;1001;现金;50;
      2024;3;记;1;2;提现;1002;银行存款;;50`,
    kind: 'VOUCHERS',
    rows: 2,
    totals: { debit: '50.00', credit: '50.00' },
    first: { date: null, month: '2024-03', voucher: '记-1', account: '1001', debit: '50.00' },
  },
  {
    of: '管家婆 会计凭证',
    sheet: `
      记账日期;凭证字;凭证号;摘要;会计科目编号;会计科目名称;借方金额;贷方金额;往来单位
      2024.1.9;记;3;销售;1122;应收账款;113;;乙公司
      2024.1.9;记;3;销售;6001;主营业务收入;;100;
      2024.1.9;记;3;销售;2221;应交税费;;13;`,
    kind: 'VOUCHERS',
    rows: 3,
    totals: { debit: '113.00', credit: '113.00' },
    first: { date: '2024-01-09', voucher: '记-3', account: '1122' },
  },
]

describe.each([
  ['balances', BALANCES],
  ['vouchers', VOUCHERS],
])('%s of', (_, layouts) => {
  it.each(layouts)('$of', heldTo)
})

it('the day of a voucher is not told as that of its entry', () => {
  const { sheet } = VOUCHERS.find(({ of }) => of.startsWith('制单日期 alone'))!
  for (const line of read(sheet)[0]!.lines!) expect(line).not.toHaveProperty('entered')
})
