import { describe, expect, it } from 'vitest'
import { TICKET_KINDS, type TicketKind } from '../invoice/ticket-kinds.ts'
import { isSumWrong, typedOfRead } from './from-read.ts'
import { ticketFacts, ticketKey, WHY_NOT } from './tickets.ts'

const READ = {
  issueDate: '2026-05-06',
  checkCode: '12345678901234654321',
  amountExclTax: '100.00',
  taxAmount: '13.00',
  totalAmount: '113.00',
}

describe('what is verified of a recognised invoice', () => {
  it.each([
    ['数电: the total', { invoiceNumber: '26442000000012345678' }, '113.00', ''],
    [
      '专票: the amount without tax',
      { invoiceCode: '4403251130', invoiceNumber: '12345678' },
      '100.00',
      '',
    ],
    [
      '普票: the end of the check code',
      { invoiceCode: '044032500111', invoiceNumber: '12345678' },
      '',
      '654321',
    ],
    [
      '二手车: the price of the car',
      { invoiceCode: '044032500117', invoiceNumber: '12345678' },
      '113.00',
      '',
    ],
  ])('%s', (_, identity, amount, checkCode) => {
    const typed = typedOfRead({ ...READ, ...identity })
    expect(typed).toMatchObject({ ...identity, issueDate: '2026-05-06' })
    expect([typed.amount, typed.checkCode]).toEqual([amount, checkCode])
  })

  it('of another voucher nothing is compared', () => {
    const typed = typedOfRead({ ...READ, invoiceCode: '144031909110', invoiceNumber: '12345678' })
    expect(typed.amount).toBe('')
  })
})

it('a sum is right, wrong, or not known', () => {
  expect(isSumWrong(READ)).toBe(false)
  expect(isSumWrong({ ...READ, totalAmount: '1,13.01' })).toBe(true)
  expect(isSumWrong({ ...READ, taxAmount: '***' })).toBe(null)
  expect(isSumWrong({ totalAmount: '1.00' })).toBe(null)
})

describe('a ticket', () => {
  const TRAIN = {
    ticketNo: 'Z12 3',
    date: '2026-05-06',
    from: '广州南',
    to: '深圳北',
    price: '¥74.50',
  }

  it('tells date, amount and way, whatever its fields are called', () => {
    expect(ticketFacts(TRAIN)).toEqual({
      number: 'Z12 3',
      date: '2026-05-06',
      amount: 7450,
      where: '广州南 → 深圳北',
    })
    expect(ticketFacts({ total: '1,210.00', invoiceNumber: '1', company: '示例公司' })).toEqual({
      number: '1',
      date: '',
      amount: 121_000,
      where: '示例公司',
    })
    expect(ticketFacts({})).toEqual({ number: '', date: '', amount: null, where: '' })
  })

  it('is the same by kind, code, number and day', () => {
    expect(ticketKey('TRAIN', TRAIN)).toBe(ticketKey('TRAIN', { ...TRAIN, price: '1' }))
    expect(ticketKey('TRAIN', TRAIN)).not.toBe(ticketKey('BUS', TRAIN))
    expect(ticketKey('TAXI', { invoiceCode: '1', invoiceNumber: '2' })).not.toBe(
      ticketKey('TAXI', { invoiceCode: '2', invoiceNumber: '2' }),
    )
    expect(ticketKey('TRAIN', { date: '2026-05-06' })).toBe(null)
  })

  it('of every kind has its reason', () => {
    for (const kind of Object.keys(TICKET_KINDS) as TicketKind[])
      expect(WHY_NOT[kind]).toContain('；')
  })
})
