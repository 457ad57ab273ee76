import { describe, expect, it } from 'vitest'
import { neededInDoubt, type ReadField } from './doubt.ts'

type Given = Record<string, [value: string, confidence: number, source?: string]>
const fieldsOf = (given: Given): Record<string, ReadField> =>
  Object.fromEntries(
    Object.entries(given).map(([name, [value, confidence, source = 'OCR']]) => [
      name,
      { value, confidence, source },
    ]),
  )
const doubts = (type: 'INVOICE' | 'TICKET', kind: string, given: Given) =>
  neededInDoubt({ type, kind, fields: fieldsOf(given) })

const DIGITAL: Given = {
  invoiceNumber: ['26442000000012345678', 0.9],
  issueDate: ['2026-05-06', 0.85],
  totalAmount: ['113.00', 0.82],
}
const NORMAL: Given = {
  invoiceCode: ['044002000111', 0.85],
  invoiceNumber: ['12345678', 0.85],
  issueDate: ['2020-05-06', 0.85],
  checkCode: ['12345678901234567890', 0.85],
}
const SPECIAL: Given = {
  invoiceCode: ['4400202130', 0.85],
  invoiceNumber: ['12345678', 0.85],
  issueDate: ['2021-05-06', 0.85],
  amountExclTax: ['100.00', 0.85],
}
const without = (given: Given, name: string): Given =>
  Object.fromEntries(Object.entries(given).filter(([key]) => key !== name))

describe('an invoice', () => {
  it.each<[string, Given, string[]]>([
    ['digital, all of it from 0.8', DIGITAL, []],
    [
      'its number below',
      { ...DIGITAL, invoiceNumber: ['26442000000012345678', 0.79] },
      ['invoiceNumber'],
    ],
    [
      'its number below, out of the QR',
      { ...DIGITAL, invoiceNumber: ['26442000000012345678', 0.7, 'QR'] },
      [],
    ],
    ['its total below', { ...DIGITAL, totalAmount: ['113.00', 0.7] }, ['totalAmount']],
    [
      'its total below, in a sum that holds',
      {
        ...DIGITAL,
        totalAmount: ['113.00', 0.7],
        amountExclTax: ['100.00', 0.5],
        taxAmount: ['13.00', 0.5],
      },
      [],
    ],
    [
      'its total below, in a sum that does not',
      {
        ...DIGITAL,
        totalAmount: ['113.00', 0.7],
        amountExclTax: ['100.00', 0.9],
        taxAmount: ['18.00', 0.9],
      },
      ['totalAmount'],
    ],
    [
      'names, which nobody compares',
      { ...DIGITAL, buyerName: ['某公司', 0.3], sellerName: ['某厂', 0.3] },
      [],
    ],
    ['a check code, which it has not', { ...DIGITAL, checkCode: ['123456', 0.2] }, []],
    [
      'a tax number below',
      { ...DIGITAL, buyerTaxNo: ['91440300MA5G00X5X2', 0.75] },
      ['buyerTaxNo'],
    ],
    ['no date', without(DIGITAL, 'issueDate'), ['issueDate']],
    [
      'normal: its check code',
      { ...NORMAL, checkCode: ['12345678901234567890', 0.5] },
      ['checkCode'],
    ],
    ['normal: amounts are not compared', { ...NORMAL, totalAmount: ['113.00', 0.4] }, []],
    ['normal without a check code', without(NORMAL, 'checkCode'), ['checkCode']],
    [
      'special: the amount without tax',
      { ...SPECIAL, amountExclTax: ['100.00', 0.6] },
      ['amountExclTax'],
    ],
    ['special: its total is not compared', { ...SPECIAL, totalAmount: ['113.00', 0.4] }, []],
    ['special: its code', { ...SPECIAL, invoiceCode: ['4400202130', 0.6] }, ['invoiceCode']],
    [
      'nothing but an amount',
      { totalAmount: ['113.00', 0.95] },
      ['invoiceCode', 'invoiceNumber', 'issueDate'],
    ],
  ])('%s', (_, given, expected) => {
    expect(doubts('INVOICE', 'UNKNOWN', given)).toEqual(expected)
  })
})

describe('a ticket', () => {
  const TAXI: Given = {
    invoiceCode: ['144031901110', 0.85],
    invoiceNumber: ['12345678', 0.85],
    date: ['2020-01-10', 0.85],
    fare: ['21.00', 0.85],
  }
  it.each<[string, string, Given, string[]]>([
    ['taxi, all of it', 'TAXI', TAXI, []],
    [
      'taxi: plate and times are not booked',
      'TAXI',
      { ...TAXI, plate: ['粤B', 0.3], getOn: ['13:03', 0.3] },
      [],
    ],
    ['taxi: the fare', 'TAXI', { ...TAXI, fare: ['21.00', 0.6] }, ['fare']],
    [
      'taxi: its total goes before the fare',
      'TAXI',
      { ...TAXI, fare: ['21.00', 0.6], total: ['21.00', 0.9] },
      [],
    ],
    [
      'train without a number',
      'TRAIN',
      { date: ['2020-01-10', 0.9], price: ['9.00', 0.9] },
      ['ticketNo'],
    ],
    [
      'receipt without a number',
      'RECEIPT',
      { date: ['2020-01-10', 0.9], total: ['9.00', 0.9] },
      [],
    ],
    [
      'receipt: a number that was read',
      'RECEIPT',
      { date: ['2020-01-10', 0.9], total: ['9.00', 0.9], ticketNo: ['1', 0.4] },
      ['ticketNo'],
    ],
    [
      'quota ticket has no date',
      'QUOTA',
      { invoiceCode: ['1', 0.9], invoiceNumber: ['2', 0.9], total: ['5.00', 0.9] },
      [],
    ],
    ['ticket without its amount', 'TAXI', without(TAXI, 'fare'), ['fare']],
  ])('%s', (_, kind, given, expected) => {
    expect(doubts('TICKET', kind, given)).toEqual(expected)
  })
})
