/** Statements of banks as they are also written, each with the same two lines. Sums reckoned by hand. */
import { describe, expect, it } from 'vitest'
import { unsureSheets } from '../unsure.ts'
import { grid, heldTo, type Layout, read } from './layout.ts'

/** 100.00 + 50.00 − 30.00 = 120.00. */
const FLOWS = { inAmount: '50.00', outAmount: '30.00', openAmount: '100.00', closeAmount: '120.00' }
const CAME = { received: '50.00', paid: '0.00', balance: '150.00' }

const BANK: Omit<Layout, 'kind' | 'rows' | 'totals' | 'first'>[] = [
  {
    of: 'words of a bank for its sides',
    sheet: `
      交易日期;资金流向;交易金额;账户余额
      2024-01-02;入账;50;150
      2024-01-03;出账;30;120`,
  },
  {
    of: 'a flag of what came and went',
    sheet: `
      记账日;来往账标志;交易金额;账户余额
      20240102;来账;50;150
      20240103;往账;30;120`,
  },
  {
    of: 'J for 借 and D for 贷',
    sheet: `
      交易日期;借贷标志;交易金额;账户余额
      2024-01-02;D;50;150
      2024-01-03;J;30;120`,
  },
  {
    of: 'what went out with a minus',
    sheet: `
      交易日期;摘要;借方金额;贷方金额;余额
      2024-01-02;a;;50;150
      2024-01-03;b;-30;;120`,
  },
  {
    of: 'a heading of two lines',
    sheet: `
      交易日期;发生额;;余额;对方;
      ;借方;贷方;;户名;账号
      2024-01-02;;50;150;乙;99
      2024-01-03;30;;120;丙;98`,
  },
  {
    of: 'columns 收方 and 付方',
    sheet: `
      日期;摘要;收方金额;付方金额;余额
      2024-01-02;a;50;;150
      2024-01-03;b;;30;120`,
  },
  {
    of: 'all lines of one day, the newest first',
    sheet: `
      交易日期;收入;支出;余额
      2024-01-03;;30;120
      2024-01-03;50;;150`,
  },
  {
    of: 'what it began and ended with among its lines',
    sheet: `
      交易日期;摘要;支出;收入;余额
      2024-01-01;上日余额;;;100
      2024-01-02;货款;;50;150
      2024-01-02;本页小计;;50;150
      2024-01-03;房租;30;;120
      2024-01-03;期末余额;;;120`,
  },
  {
    of: 'counts printed below',
    sheet: `
      交易日期;摘要;借方发生额;贷方发生额;余额
      2024-01-02;a;;50;150
      2024-01-03;b;30;;120
      借方笔数：1;借方合计：30;贷方笔数：1;贷方合计：50`,
  },
]

describe('a bank statement with', () => {
  it.each(
    BANK.map(
      (bank): Layout => ({ ...bank, kind: 'BANK_LINES', rows: 2, totals: FLOWS, first: CAME }),
    ),
  )('$of', heldTo)
  it('several accounts opens and closes with the sum of them', () => {
    const [book] = read(`
      交易日期;账号;收入;支出;余额
      2024-01-02;6222001;50;;150
      2024-01-02;6222002;7;;17
      2024-01-03;6222001;;20;130`)
    expect(book?.totals).toMatchObject({ openAmount: '110.00', closeAmount: '147.00' })
  })
  it('days that are not told apart keeps the order it has', () => {
    const [book] = read(`
      交易日期;收入;支出;余额
      2024-01-02;50;;150
      1/4/2024;;30;120`)
    expect(book?.totals).toMatchObject(FLOWS)
  })
  it('the columns of a statement and the sides of the firm is its own journal of the account', () => {
    const [book] = read(`
      日期;摘要;借方;贷方;方向;余额
      2024-01-02;货款;50;;借;150
      2024-01-03;房租;;30;借;120`)
    expect(book).toMatchObject({
      kind: 'ACCOUNT_DETAIL',
      totals: { debit: '50.00', credit: '30.00', closeAmount: '120.00' },
    })
  })
  it('one amount with the sides of the firm is its own journal of the account', () => {
    const [book] = read(`
      日期;摘要;借贷方向;金额;余额
      2024-01-02;货款;借;50;150
      2024-01-03;房租;贷;30;120`)
    expect(book).toMatchObject({
      kind: 'ACCOUNT_DETAIL',
      totals: { debit: '50.00', credit: '30.00', closeAmount: '120.00' },
    })
    expect(book?.checks).toMatchObject([{ check: 'CONTINUES', looked: 1, broken: 0 }])
  })
  const NUMBERED = `
    交易日期;凭证号;摘要;借方金额;贷方金额;余额
    2024-01-02;001;货款;;50;150
    2024-01-03;002;房租;30;;120`
  it('numbers of vouchers and the sides of a bank is asked about', () => {
    expect([read(NUMBERED), unsureSheets([grid(NUMBERED)])]).toMatchObject([[], [{ kind: null }]])
  })
  it.each(['科目：2202 应付账款', '明 细 账'])(
    'the same columns under %s is no bank’s',
    (title) => {
      expect(read(`${title}\n${NUMBERED.trim()}`)).toMatchObject([{ kind: 'ACCOUNT_DETAIL' }])
    },
  )
  it('amounts with a comma for a point tells none of them', () => {
    const [book] = read(`
      交易日期;摘要;支出;收入;余额
      2024-01-02;货款;;1050,25;1150,25
      2024-01-03;房租;30,00;;1120,25`)
    expect(book?.totals.inAmount ?? '0.00').toBe('0.00')
  })
})
