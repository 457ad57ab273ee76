import { describe, expect, it } from 'vitest'
import { goodsOf, rateBpOf } from './goods-of.ts'
import { invoiceKey } from './invoice-key.ts'
import { partyOf } from './party.ts'

describe('a counterparty', () => {
  it.each([
    [{ taxNo: '91440300MA5X', name: '甲公司' }, '91440300MA5X', false],
    [{ taxNo: null, name: '深圳市（某某）商行' }, 'name:深圳市(某某)商行', false],
    [{ taxNo: null, name: '深圳市(某某) 商行' }, 'name:深圳市(某某)商行', false],
    [{ taxNo: null, name: '张三' }, 'name:张三', true],
    [{ taxNo: null, name: '个人' }, 'name:个人', true],
    [{ taxNo: null, name: null }, 'name:', true],
    [{ taxNo: '440301199001011234', name: '李四' }, '440301199001011234', true],
    [{ taxNo: null, name: null, code: 'B11825' }, 'code:B11825', false],
  ])('%j', (side, ident, person) => {
    expect(partyOf(side)).toMatchObject({ ident, person })
  })
})

describe('goods and rates', () => {
  it.each([
    ['*塑料制品*ABS粒子', '1070601010000000000', { category: '1070601', goods: 'ABS粒子' }],
    ['*塑料制品*ABS粒子', null, { category: '塑料制品', goods: 'ABS粒子' }],
    ['咨询费', null, { category: '', goods: '咨询费' }],
  ])('%s with %s', (printed, code, expected) => {
    expect(goodsOf(printed, code)).toEqual(expected)
  })

  it.each([
    ['13%', 1300],
    ['１３％', 1300],
    ['1.5%', 150],
    ['0.06', 600],
    ['0', 0],
    ['免税', -1],
    ['不征税', -2],
    ['***', -3],
    [null, -3],
  ])('%s', (printed, bp) => {
    expect(rateBpOf(printed)).toBe(bp)
  })
})

describe('identity of an invoice', () => {
  const plain = {
    einvoiceNo: null,
    invoiceCode: null,
    invoiceNumber: '8335342',
    issueDate: '2017-01-03',
    amount: 358_034,
    tax: 60_866,
  }
  it('is the 20 digits, or code and number', () => {
    expect(invoiceKey({ ...plain, einvoiceNo: '2'.repeat(20) }, 'x')).toBe('2'.repeat(20))
    expect(invoiceKey({ ...plain, invoiceCode: '4403194130' }, 'x')).toBe('4403194130-8335342')
  })
  it('of a bare number takes date, party and amounts with it', () => {
    const key = invoiceKey(plain, 'code:B11825')
    for (const other of [
      invoiceKey({ ...plain, issueDate: '2017-01-04' }, 'code:B11825'),
      invoiceKey(plain, 'code:B11826'),
      invoiceKey({ ...plain, amount: 1 }, 'code:B11825'),
    ])
      expect(other).not.toBe(key)
  })
})
