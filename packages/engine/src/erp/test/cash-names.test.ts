/** Lines of 现金流量表 that the name of an account tells where its item holds several kinds. */
import { describe, expect, it } from 'vitest'
import { lines, type Row } from '../../../test-support/erp/cash-lines.ts'

/** By the application guidance of 企业会计准则第31号, read by hand: what an account's name says that its item does not. */
describe('by the names of accounts', () => {
  const TOPS = {
    ...{ 1002: '银行存款', 2221: '应交税费', 4001: '实收资本', 6001: '主营业务收入' },
    ...{ 1221: '其他应收款', 1801: '长期待摊费用', 2241: '其他应付款', 5301: '研发支出' },
  }
  const big: Row = ['6001', '主营业务收入', 1_000_000, 0]
  it.each<[account: string, name: string, way: 'received' | 'paid', line: string]>([
    ['224101', '代扣个人社保', 'paid', 'cashForPayroll'],
    ['224102', '代扣住房公积金', 'paid', 'cashForPayroll'],
    ['224103', '代扣个人所得税', 'paid', 'cashForPayroll'],
    ['224104', '代扣股利个人所得税', 'paid', 'dividendsPaid'],
    ['224105', '押金', 'paid', 'otherOperatingOut'],
    ['222112', '应交个人所得税', 'paid', 'cashForPayroll'],
    ['222113', '应交分红个人所得税', 'paid', 'dividendsPaid'],
    ['222108', '应交企业所得税', 'paid', 'cashForTaxes'],
    ['122101', '应收出口退税', 'received', 'taxRefunds'],
    ['122102', '备用金', 'received', 'otherOperatingIn'],
    ['180101', '厂房租金', 'paid', 'otherOperatingOut'],
    ['180102', '装修费', 'paid', 'assetsPurchased'],
    ['530101', '费用化支出', 'paid', 'otherOperatingOut'],
    ['530102', '资本化支出', 'paid', 'assetsPurchased'],
  ])('%s %s, %s: %s', (account, name, way, line) => {
    const row: Row = way === 'received' ? [account, name, 700, 0] : [account, name, 0, 700]
    expect(lines([big, row], TOPS, true)![line]).toBe(700)
  })
  it('wages within research that is expensed are wages', () => {
    const names = { ...TOPS, 530101: '费用化支出' }
    expect(lines([big, ['53010101', '工资薪酬', 0, 700]], names, true)!.cashForPayroll).toBe(700)
  })
})
