/** Balances of accounts as programs also write them. Sums reckoned by hand. */
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
    of: 'totals that are named otherwise',
    sheet: `
      科目编码;科目名称;期初余额;借方;贷方;期末余额
      1002;银行;100;50;20;130
      1小计;;100;50;20;130
      2202;应付;-100;0;30;-130
      合计：共2条;;0;50;50;0`,
  },
  {
    of: 'a total in English',
    sheet: `
      科目编码;科目名称;期初余额;借方;贷方;期末余额
      1002;银行;100;50;20;130
      2202;应付;-100;0;30;-130
      Total;;0;50;50;0`,
  },
  {
    of: '共计 (元)',
    sheet: `
      科目编码;科目名称;期初余额;借方;贷方;期末余额
      1002;银行;100;50;20;130
      2202;应付;-100;0;30;-130
      共 计 (元);;0;50;50;0`,
  },
  {
    of: 'names of sections between its accounts',
    sheet: `
      科目编码;科目名称;期初余额;借方;贷方;期末余额
      一、资产类;;;;;
      1002;银行;100;50;20;130
      ;负债类;;;;
      2202;应付;-100;0;30;-130`,
  },
  {
    of: 'quantities beside its amounts',
    sheet: `
      科目编码;科目名称;期初余额;;本期借方;;本期贷方;;期末余额;
      ;;数量;金额;数量;金额;数量;金额;数量;金额
      1002;银行;10;100;5;50;2;20;13;130
      2202;应付;;-100;;0;;30;;-130`,
  },
  {
    of: 'three lines of headings, of which the last names the money',
    sheet: `
      科目编码;科目名称;期初余额;;本期发生;;;;期末余额;
      ;;原币;本位币;借方;;贷方;;原币;本位币
      ;;;;原币;本位币;原币;本位币;;
      1002;银行;14;100;7;50;3;20;18;130
      2202;应付;-14;-100;0;0;4;30;-18;-130`,
  },
  {
    of: 'three lines of headings, of which the last says 金额 throughout',
    sheet: `
      科目编码;科目名称;期初余额;;本期发生额;;期末余额;
      ;;借方;贷方;借方;贷方;借方;贷方
      ;;金额;金额;金额;金额;金额;金额
      1002;银行;100;;50;20;130;
      2202;应付;;100;0;30;;130`,
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

it('a line of headings with parts below it that are not told is asked about, never read by itself', () => {
  const sheet = `
    科目编码;科目名称;期初余额;;期末余额;
    ;;单价;原币;单价;原币
    1002;银行;10;70;13;91`
  expect([read(sheet), unsureSheets([grid(sheet)]).length]).toEqual([[], 1])
})

describe('the opening of the year', () => {
  const SHEET = `
    科目编码;科目名称;年初余额;本期借方;本期贷方;期末余额
    1002;银行;100;50;20;500`
  it('is no opening of another month than January', () => {
    const [book] = read(`2024年12月\n${SHEET.trim()}`)
    expect(book?.totals).toEqual({ debit: '50.00', credit: '20.00', closeAmount: '500.00' })
    expect(book?.lines).toMatchObject([{ open: null, close: '500.00' }])
  })
  it('is that of January', () => {
    expect(read(`2024年1月\n${SHEET.trim()}`)[0]?.totals.openAmount).toBe('100.00')
  })
})
