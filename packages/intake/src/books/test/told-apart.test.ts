/** Books that look like others. */
import { describe, expect, it } from 'vitest'
import { read } from './layout.ts'

describe('what looks like another book', () => {
  it('明细账 of one account is neither a journal nor a bank statement', () => {
    const [book] = read(`
      科目：1002 银行存款;;期间：2024年3月
      日期;凭证字号;摘要;借方;贷方;方向;余额
      2024-03-01;;期初余额;;;借;100
      2024-03-02;记-1;收款;50;;借;150
      2024-03-03;记-2;付款;;30.5;借;119.5
      ;;本月合计;50;30.5;借;119.5`)
    expect(book).toMatchObject({
      kind: 'ACCOUNT_DETAIL',
      rows: 2,
      totals: { debit: '50.00', credit: '30.50', closeAmount: '119.50' },
    })
  })
  it('明细账 of all accounts names them, and still has one side of each voucher', () => {
    const [book] = read(`
      2024年3月
      科目编码;科目名称;日期;凭证号数;摘要;借方;贷方;方向;余额
      1001;现金;2024-03-02;记-1;提现;50;;借;150
      1001;现金;2024-03-03;记-2;报销;;20;借;130
      1002;银行存款;2024-03-02;记-1;提现;;50;借;950
      2202;应付账款;2024-03-04;记-3;欠款;;7;贷;7
      2202;应付账款;2024-03-05;记-4;欠款;;8;贷;15`)
    expect(book).toMatchObject({
      kind: 'ACCOUNT_DETAIL',
      rows: 5,
      totals: { debit: '50.00', credit: '85.00' },
    })
    expect(book?.totals.closeAmount).toBeUndefined()
    expect(book?.checks).toMatchObject([{ check: 'CONTINUES', looked: 2, broken: 0 }])
  })
  it('a journal filtered by one account has one side of its vouchers', () => {
    const [book] = read(`
      日期;凭证字号;摘要;科目编码;科目名称;借方;贷方
      2024-03-02;记-1;提现;1001;现金;50;
      2024-03-03;记-2;报销;1001;现金;;20
      2024-03-04;记-5;换钞;1001;现金;9;9`)
    expect(book?.kind).toBe('ACCOUNT_DETAIL')
    expect(book?.totals).toEqual({ debit: '59.00', credit: '29.00' })
  })
  it('序时账 with a balance behind each line is a journal: its vouchers balance', () => {
    const [book] = read(`
      日期;凭证字号;摘要;科目编码;科目名称;借方本位币;贷方本位币;余额方向;余额
      2024-03-02;记-1;提现;1001;现金;50;;借;150
      2024-03-02;记-1;提现;1002;银行存款;;50;借;950`)
    expect(book).toMatchObject({ kind: 'VOUCHERS', totals: { debit: '50.00', credit: '50.00' } })
  })
  it('lines of a foreign currency say so, and are not summed with others', () => {
    const [book] = read(`
      交易日期;币种;收入;支出;余额;对方户名
      2024-01-02;人民币;50;;150;乙公司
      2024-01-02;美元;7;;7;丙公司`)
    expect(book?.totals).toEqual({})
    expect(book?.lines?.map(({ currency }) => currency)).toEqual([null, '美元'])
  })
  it('lines of several accounts in one statement go on each for itself', () => {
    const [book] = read(`
      交易日期;账号;收入;支出;余额
      2024-01-02;6222001;50;;150
      2024-01-02;6222002;7;;7
      2024-01-03;6222001;;20;130
      2024-01-03;6222002;1;;9`)
    expect(book?.checks).toEqual([{ check: 'CONTINUES', looked: 2, broken: 1, places: ['A5'] }])
  })
  it('a line whose side no word tells is left without an amount', () => {
    const [book] = read(`
      交易日期;借贷标志;交易金额;账户余额
      2024-01-02;贷;50;150
      2024-01-03;冲;30;120`)
    expect(book?.totals).toMatchObject({ inAmount: '50.00', outAmount: '0.00' })
    expect(book?.checks).toMatchObject([{ check: 'CONTINUES', broken: 1 }])
  })
  it('an order is no sale', () => {
    expect(
      read(`
      订单编号;订单日期;客户简称;存货编码;存货名称;数量;金额
      SO1;2024-03-01;丙公司;A;螺丝;10;20`),
    ).toMatchObject([{ kind: 'SALES_ORDERS', rows: 1 }])
  })
  it('a sale that names its order is one', () => {
    expect(
      read(`
      销售出库明细
      出库单号;订单号;出库日期;客户;存货编码;存货名称;数量;金额
      CK1;SO1;2024-03-01;丙公司;A;螺丝;10;20`),
    ).toMatchObject([{ kind: 'SALES', rows: 1 }])
  })
  it('the name of a bank above its statement is not its customer', () => {
    const [book] = read(`
      中国建设银行股份有限公司
      交易日期;借方;贷方;余额
      2024-01-02;;50;150`)
    expect(book).toMatchObject({ kind: 'BANK_LINES', entity: null })
  })
})
