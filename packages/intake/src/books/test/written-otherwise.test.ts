/** The same books as programs and banks also write them, and lists that look like one book and may be another. Sums reckoned by hand. */
import { describe, expect, it } from 'vitest'
import { unsureSheets } from '../unsure.ts'
import { grid, read } from './layout.ts'

describe('vouchers with', () => {
  it('1 for 借 and -1 for 贷 stand on the sides that these mean', () => {
    const [book] = read(`
      日期;凭证字号;科目编码;科目名称;借贷方向;金额
      2024-01-01;记-1;1001;现金;1;5
      2024-01-01;记-1;1002;银行;-1;5`)
    expect(book?.lines).toMatchObject([
      { account: '1001', debit: '5.00', credit: '0.00' },
      { account: '1002', debit: '0.00', credit: '5.00' },
    ])
  })
  it('word and number below 凭证 are told by both', () => {
    const [book] = read(`
      2024年;;凭证;;摘要;科目名称;借方金额;贷方金额
      月;日;字;号;;;;
      1;2;记;7;提现;现金;5;
      1;2;记;7;提现;银行;;5`)
    expect(book?.lines?.[0]).toMatchObject({ date: '2024-01-02', voucher: '记-7' })
    expect(book?.checks).toMatchObject([{ check: 'VOUCHER_BALANCES', looked: 1, broken: 0 }])
  })
  it('credits that have a minus beside their side stand on it once', () => {
    const [book] = read(`
      凭证编号;凭证类型;过账日期;借贷标识;本币金额;科目;科目名称
      100001;SA;02.01.2024;S;50.00;1001;现金
      100001;SA;02.01.2024;H;50.00-;1002;银行
      100002;SA;03.01.2024;S;-7.00;6602;费用
      100002;SA;03.01.2024;H;7.00;1001;现金`)
    expect(book?.totals).toEqual({ debit: '43.00', credit: '43.00' })
    expect(book?.lines?.[3]).toMatchObject({ debit: '0.00', credit: '-7.00' })
    expect(book?.checks).toMatchObject([{ check: 'VOUCHER_BALANCES', looked: 2, broken: 0 }])
  })
  it('their lines sorted by account are put together again', () => {
    const [book] = read(`
      日期;凭证字号;摘要;科目编码;科目名称;借方;贷方
      2024-01-02;记-1;a;1001;现金;5;
      2024-01-03;记-2;b;1001;现金;7;
      2024-01-02;记-1;a;1002;银行;;5
      2024-01-03;记-2;b;1002;银行;;7`)
    expect(book).toMatchObject({ kind: 'VOUCHERS', rows: 4 })
    expect(book?.checks).toMatchObject([{ check: 'VOUCHER_BALANCES', looked: 2, broken: 0 }])
    expect(book?.lines?.map(({ voucher, line, at }) => [voucher, line, at])).toEqual([
      ['记-1', '1', 'A2'],
      ['记-1', '2', 'A4'],
      ['记-2', '1', 'A3'],
      ['记-2', '2', 'A5'],
    ])
  })
  it('numbers that begin anew with neither day nor month are not put together', () => {
    const [book] = read(`
      凭证字;凭证号;摘要;科目编码;借方;贷方
      记;1;a;1001;5;
      记;1;a;1002;;5
      记;2;b;1001;7;
      记;2;b;1002;;7
      记;1;c;1001;9;
      记;1;c;1002;;9`)
    expect(book?.checks).toMatchObject([{ check: 'VOUCHER_BALANCES', looked: 3, broken: 0 }])
  })
  it('the entries of Odoo are told by their name', () => {
    const [book] = read(`
      日期;日记账分录;科目;业务伙伴;标签;借方;贷方
      2024-01-02;BNK1/2024/00001;100200 银行存款;乙公司;货款;50.00;0.00
      2024-01-02;BNK1/2024/00001;112200 应收账款;乙公司;货款;0.00;50.00
      2024-01-03;BILL/2024/00001;660200 管理费用;丙;房租;30.00;0.00
      2024-01-03;BILL/2024/00001;220200 应付账款;丙;房租;0.00;30.00`)
    expect(book?.checks).toMatchObject([{ check: 'VOUCHER_BALANCES', looked: 2, broken: 0 }])
    expect(book?.lines?.[2]).toMatchObject({ voucher: 'BILL/2024/00001', account: '660200' })
  })
  it('year, month and day in columns of their own', () => {
    const [book] = read(`
      年;月;日;凭证字号;摘要;科目编码;科目名称;借方金额;贷方金额
      2023;12;31;记-1;提现;1001;现金;50;
      2023;12;31;记-1;提现;1002;银行;;50
      2024;1;2;记-1;提现;1001;现金;50;
      2024;1;2;记-1;提现;1002;银行;;50`)
    expect(book?.lines?.map(({ date }) => date)).toEqual([
      ...['2023-12-31', '2023-12-31', '2024-01-02', '2024-01-02'],
    ])
  })
  it('totals of months among their texts', () => {
    const [book] = read(`
      日期;凭证字号;摘要;科目编码;科目名称;借方;贷方
      2024-01-02;记-1;3月合计：房租;1001;现金;50;
      2024-01-02;记-1;提现;1002;银行;;50
      2024-01-31;;1月合计;1001;现金;50;0
      ;;当前合计;;;50;50`)
    expect(book?.totals).toEqual({ debit: '50.00', credit: '50.00' })
  })
  it('the header on every page are one book', () => {
    const [book] = read(`
      日期;凭证字号;科目编码;科目名称;借方金额;贷方金额
      2024-01-01;记-1;1001;现金;35;
      日期;凭证字号;科目编码;科目名称;借方金额;贷方金额
      2024-01-01;记-1;1002;银行;;35`)
    expect(book).toMatchObject({ kind: 'VOUCHERS', rows: 2 })
  })
  it('a total below each tie, though none stands below all', () => {
    const [book] = read(`
      日期;凭证字号;摘要;科目编码;借方金额;贷方金额
      2024-01-01;记-1;a;1001;35;
      ;;a;1002;;35
      ;;合计;;35;35
      2024-01-02;记-2;a;1001;5;
      ;;a;1002;;5
      ;;合计;;5;5`)
    expect(book?.totals).toEqual({ debit: '40.00', credit: '40.00' })
    expect(book?.checks.map(({ broken }) => broken)).toEqual([0, 0])
  })
})

describe('the period above a table', () => {
  const periodOf = (...above: string[]) =>
    read(`
      ${above.join('\n')}
      科目编码;科目名称;期初余额;借方;贷方;期末余额
      1002;银行;100;50;20;130`)[0]?.period
  it.each([
    ['打印日期：2024-03-05', null],
    ['会计期间：201901', '2019-01'],
    ['2019年度1月份', '2019-01'],
    // A number of a workbook, of which the nought of October is lost.
    ['期间;2019.1', null],
    ['期间;2019.2', '2019-02'],
  ])('of %s', (above, month) => {
    expect(periodOf(above)).toEqual(month && { from: month, to: month })
  })
  it.each(['202401-202403', '2024-01 - 2024-03', '2024年1月-3月', '2024.01-2024.03'])(
    'of %s',
    (above) => {
      expect(periodOf(above)).toEqual({ from: '2024-01', to: '2024-03' })
    },
  )
})

it('ageing of a day in its title is of that day', () => {
  const [book] = read(`
    应收账款账龄分析表 截止日期：2024-03-31
    客户名称;余额;30天以内;31-60天
    甲;100;50;50`)
  expect(book?.lines?.[0]).toMatchObject({ asOf: '2024-03-31' })
})

describe('ageing', () => {
  const HEAD = '应收账款账龄分析表 截止日期：2024-03-31'
  const agesOf = (sheet: string) => read(`${HEAD}\n${sheet}`)[0]?.lines?.[0]?.ages
  it('of years that say that they are included', () => {
    expect(agesOf('客户名称;余额;1年以内(含1年);1-2年（含2年）;3年以上\n甲;100;60;40;0')).toEqual([
      { from: 0, to: 365, amount: '60.00' },
      { from: 365, to: 730, amount: '40.00' },
      { from: 1095, to: null, amount: '0.00' },
    ])
  })
  it('of days that are named above', () => {
    const sheet = '客户名称;期末余额;账龄(天);;\n;;0-30;31-60;60以上\n甲;100;60;40;0'
    expect(agesOf(sheet)).toEqual([
      { from: 0, to: 30, amount: '60.00' },
      { from: 31, to: 60, amount: '40.00' },
      { from: 60, to: null, amount: '0.00' },
    ])
  })
  it('that is not the balance, and a total that is not the sum, are told', () => {
    const [book] = read(`
      ${HEAD}
      客户名称;余额;30天以内;31-60天
      甲;100;50;40
      乙;10;10;0
      合计;120;60;40`)
    expect(book).toMatchObject({ rows: 2, totals: { closeAmount: '110.00' } })
    expect(book?.checks).toEqual([
      { check: 'AGES', looked: 2, broken: 1, places: ['A3'] },
      { check: 'TOTAL', looked: 1, broken: 1, places: ['B5'] },
    ])
  })
  it('counted twice, and by a column that is not told, is not held against the balance', () => {
    for (const ages of ['30天以内;31-60天;逾期30天以内;未到期', '账龄;30天以内;31-60天']) {
      const [book] = read(`${HEAD}\n客户名称;余额;${ages}\n甲;100;50;50;20;80`)
      expect(book).toMatchObject({ kind: 'RECEIVABLES', checks: [] })
    }
  })
})

describe('lists that look alike', () => {
  const told = (sheet: string) => read(sheet).map(({ kind }) => kind)
  const asked = (sheet: string) => unsureSheets([grid(sheet)]).length
  const AGES = '单位名称;余额;30天以内;31-60天\n甲公司;100;50;50'
  const GOODS = '单据日期;单据编号;往来单位;商品名称;数量;金额\n2024-01-02;1;甲;酒;5;100'
  it.each([
    ['应付账款账龄分析表', AGES, 'PAYABLES'],
    ['应收账款账龄分析表', AGES, 'RECEIVABLES'],
    ['采购明细表', GOODS, 'PURCHASES'],
    ['销售明细表', GOODS, 'SALES'],
  ])('are told by the words above them: %s', (title, sheet, kind) => {
    expect(told(`${title}\n${sheet}`)).toEqual([kind])
  })
  it('sales of a day that is called 销售日期 are no stock', () => {
    expect(told('销售日期;门店;商品名称;数量;金额\n2024-01-02;A;酒;5;100')).toEqual(['SALES'])
  })
  it.each([
    ['往来', AGES],
    ['预付账款账龄分析表', AGES],
    ['应付账款账龄分析表', AGES.replace('单位名称', '客户名称')],
    ['明细表', GOODS],
    ['销售明细表', GOODS.replace('往来单位', '供应商')],
    ['', GOODS.replace('往来单位', '单据类型')],
    ['', '商品名称;销售数量;销售金额\n酒;5;100'],
    ['', '产品名称;数量;单价;金额\n酒;5;20;100'],
    ['', '仓库;商品名称;数量;出库时间\n主;酒;5;2024-01-02'],
    // One amount, and nothing that says on which side.
    ['', '交易日期;交易金额;账户余额;对方户名\n2024-01-02;50;150;乙\n2024-01-03;30;120;丙'],
    ['', '交易日期;借贷标志;交易金额;账户余额\n2024-01-02;2;50;150\n2024-01-03;1;30;120'],
  ])('are asked about: %s %s', (title, sheet) => {
    expect([told(`${title}\n${sheet}`), asked(`${title}\n${sheet}`)]).toEqual([[], 1])
  })
  it('a list of accounts with balances that are not told is no chart', () => {
    expect(told('科目编码;科目名称;期初结转甲;期末结转乙\n1002;银行;1;2')).toEqual([])
  })
  it('stock that names the day of its last receipt is stock', () => {
    expect(told('仓库;商品名称;数量;最近入库日期\n主;酒;5;2024-01-02')).toEqual(['STOCK'])
  })
})
