/** The same books as programs and banks also write them, and lists that look like one book and may be another. Sums reckoned by hand. */
import { describe, expect, it } from 'vitest'
import { unsureSheets } from '../unsure.ts'
import { grid, heldTo, type Layout, read } from './layout.ts'

/** 银行 100 + 50 − 20 = 130; 应付 −100 + 0 − 30 = −130. */
const BALANCES = { debit: '50.00', credit: '50.00', openAmount: '0.00', closeAmount: '0.00' }
const BANK_ACCOUNT = { account: '1002', accountName: '银行', open: '100.00', close: '130.00' }

const ACCOUNTS: Omit<Layout, 'kind' | 'rows' | 'totals' | 'first'>[] = [
  {
    of: 'a side before each of its balances',
    sheet: `
      科目编码;科目名称;方向;期初余额;本期借方;本期贷方;方向;期末余额
      1002;银行;借;100;50;20;借;130
      2202;应付;贷;100;0;30;贷;130`,
  },
  {
    of: 'sides behind a dash',
    sheet: `
      科目代码;科目名称;期初余额-借方;期初余额-贷方;本期发生额-借方;本期发生额-贷方;期末余额-借方;期末余额-贷方
      1002;银行;100;;50;20;130;
      2202;应付;;100;0;30;;130`,
  },
  {
    of: 'sides first',
    sheet: `
      科目代码;科目名称;借方期初余额;贷方期初余额;借方本期发生额;贷方本期发生额;借方期末余额;贷方期末余额
      1002;银行;100;;50;20;130;
      2202;应付;;100;0;30;;130`,
  },
  {
    of: 'code and name in one cell',
    sheet: `
      会计科目;期初余额;借方;贷方;期末余额
      1002 银行;100;50;20;130
      2202 应付;-100;0;30;-130`,
  },
  {
    of: 'digits of full width',
    sheet: `
      科目编码;科目名称;期初余额;借方;贷方;期末余额
      １００２;银行;１００．００;５０;２０;１３０
      ２２０２;应付;－１００;０;３０;－１３０`,
  },
  {
    of: 'its title and header printed on every page',
    sheet: `
      科目余额表
      科目编码;科目名称;期初余额;借方;贷方;期末余额
      1002;银行;100;50;20;130
      科目余额表
      科目编码;科目名称;期初余额;借方;贷方;期末余额
      2202;应付;-100;0;30;-130`,
  },
  {
    of: 'totals that are named',
    sheet: `
      科目编码;科目名称;期初余额;借方;贷方;期末余额
      1002;银行;100;50;20;130
      资产小计;;100;50;20;130
      2202;应付;-100;0;30;-130
      负债 小计;;-100;0;30;-130
      合计;;0;50;50;0`,
  },
  {
    of: 'turnover of the year beside that of the month',
    sheet: `
      科目编码;科目名称;期初余额;本年借方;本年贷方;本期借方;本期贷方;期末余额
      1002;银行;100;500;470;50;20;130
      2202;应付;-100;9;39;0;30;-130`,
  },
]

describe('balances of accounts with', () => {
  it.each(
    ACCOUNTS.map(
      (of): Layout => ({ ...of, kind: 'BALANCES', rows: 2, totals: BALANCES, first: BANK_ACCOUNT }),
    ),
  )('$of', heldTo)
  it('a balance that changed its side tells both sides', () => {
    const [book] = read(`
      科目编码;科目名称;方向;期初余额;本期借方;本期贷方;方向;期末余额
      2202;应付;贷;100;150;0;借;50`)
    expect(book?.totals).toMatchObject({ openAmount: '-100.00', closeAmount: '50.00' })
  })
  const HEAD = '科目编码;科目名称;客户;期初余额;借方;贷方;期末余额'
  it('an account and the customers it splits into count it once', () => {
    const [book] = read(`
      2024年1月
      ${HEAD}
      1122;应收账款;;100;50;20;130
      1122;应收账款;甲;60;50;0;110
      1122;应收账款;乙;40;0;20;20`)
    expect(book?.totals).toMatchObject({ openAmount: '100.00', debit: '50.00' })
    expect(book?.lines).toEqual([
      expect.objectContaining({ account: '1122', open: '100.00', close: '130.00' }),
    ])
  })
  it('an account told by its customers alone is the sum of them', () => {
    const [book] = read(`
      2024年1月
      ${HEAD}
      1122;应收账款;甲;60;50;0;110
      1122;应收账款;乙;40;0;20;20`)
    expect(book?.lines).toEqual([
      expect.objectContaining({
        account: '1122',
        ...{ open: '100.00', debit: '50.00', credit: '20.00', close: '130.00' },
      }),
    ])
  })
})

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
