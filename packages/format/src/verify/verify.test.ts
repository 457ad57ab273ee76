import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { beijingDay, judgeBeforehand } from './beforehand.ts'
import { faultsOf } from './faults.ts'
import { typedOfQr } from './from-qr.ts'
import { isCharged, isWorthRetry, meaningOf, VERIFY_RESULTS } from './result.ts'
import { formOfTyped, invoiceKeyOf, type TypedInvoice, tidyTyped } from './typed.ts'

const TODAY = '2026-11-22'
const EMPTY: TypedInvoice = {
  invoiceCode: '',
  invoiceNumber: '',
  issueDate: '',
  amount: '',
  checkCode: '',
}
const of = (over: Partial<TypedInvoice>): TypedInvoice => ({ ...EMPTY, ...over })
const SPECIAL = of({
  invoiceCode: '4403251130',
  invoiceNumber: '12345678',
  issueDate: '2026-05-06',
  amount: '100.00',
})
const ELEC = of({
  invoiceCode: '044032500111',
  invoiceNumber: '12345678',
  issueDate: '2026-05-06',
  checkCode: '123456',
})
const DIGITAL = of({
  invoiceNumber: '26442000000012345678',
  issueDate: '2026-05-06',
  amount: '113',
})

describe('the form that is called for', () => {
  it.each([
    ['4403251130', '', 'VAT_SPECIAL_PAPER', 'NET'],
    ['4403251150', '', 'VAT_SPECIAL_PAPER', 'NET'],
    ['1100162720', '', 'FREIGHT_SPECIAL', 'NET'],
    ['011002100413', '', 'VAT_SPECIAL_ELEC', 'NET'],
    ['133011920660', '', 'MOTOR_VEHICLE', 'NET_PRICE'],
    ['044032000117', '', 'USED_VEHICLE', 'VEHICLE_TOTAL'],
    ['4200161360', '', 'VAT_NORMAL_PAPER', null],
    ['033001900104', '', 'VAT_NORMAL_PAPER', null],
    ['044001900107', '', 'VAT_NORMAL_ROLL', null],
    ['011001605111', '', 'VAT_NORMAL_ELEC', null],
    ['044031900112', '', 'TOLL_ELEC', null],
    ['', '26442000000012345678', 'UNKNOWN', 'GROSS'],
    ['', '26449000000012345678', 'RAIL_ETICKET', 'GROSS'],
    ['', '26448000000012345678', 'AIR_ETICKET', 'GROSS'],
  ])('code %s, number %s: %s, amount %s', (invoiceCode, invoiceNumber, kind, amountMeant) => {
    expect(formOfTyped({ invoiceCode, invoiceNumber })).toEqual({
      kind,
      amountMeant,
      digital: invoiceNumber !== '',
      needs: amountMeant ? 'AMOUNT' : 'CHECK_CODE',
    })
  })

  it('is not known while the code is being typed, and not offered for other vouchers', () => {
    expect(formOfTyped({ invoiceCode: '44032511', invoiceNumber: '' })).toBeNull()
    expect(formOfTyped({ invoiceCode: '144031909110', invoiceNumber: '' })).toBe('UNSUPPORTED')
    expect(formOfTyped({ invoiceCode: '4403251840', invoiceNumber: '12345678' })).toBe(
      'UNSUPPORTED',
    )
  })

  it('keys an invoice by its 20 digits, else by code and number', () => {
    expect(invoiceKeyOf(DIGITAL)).toBe('26442000000012345678')
    expect(invoiceKeyOf(SPECIAL)).toBe('4403251130-12345678')
  })
})

describe('what was typed', () => {
  it('is tidied as people write it', () => {
    expect(
      tidyTyped({
        invoiceCode: ' ０44032500111',
        invoiceNumber: '1234 5678',
        issueDate: '2026年5月6日',
        amount: '￥1,234.50',
        checkCode: '85342 96568 11163 80258',
      }),
    ).toEqual({
      invoiceCode: '044032500111',
      invoiceNumber: '12345678',
      issueDate: '2026-05-06',
      amount: '1234.50',
      checkCode: '380258',
    })
    expect(tidyTyped({ ...DIGITAL, invoiceCode: '4403251130', issueDate: '20260506' })).toEqual({
      ...DIGITAL,
      invoiceCode: '',
    })
  })

  it.each([SPECIAL, ELEC, DIGITAL])('has no fault when whole: %j', (typed) => {
    expect(faultsOf(typed, TODAY)).toEqual({})
  })

  it.each<[TypedInvoice, Partial<TypedInvoice>, string]>([
    [SPECIAL, { invoiceNumber: '' }, '请输入发票号码'],
    [SPECIAL, { invoiceNumber: '00000000' }, '发票号码不能全为0，请核对'],
    [SPECIAL, { invoiceNumber: '1234567' }, '发票号码为8位数字，数电票为20位数字，请核对'],
    [SPECIAL, { invoiceCode: '440325113' }, '发票代码为10位或12位数字，请核对'],
    [SPECIAL, { invoiceCode: '' }, '请输入发票代码；数电票没有发票代码，请输入20位发票号码'],
    [SPECIAL, { issueDate: '' }, '请选择开票日期'],
    [SPECIAL, { issueDate: '2026-02-30' }, '没有这一天，请重新选择开票日期'],
    [SPECIAL, { issueDate: '2026-11-23' }, '开票日期不能晚于今天，请核对'],
    [SPECIAL, { amount: '' }, '请输入不含税金额'],
    [SPECIAL, { amount: '1.234' }, '不含税金额为数字，最多11位整数和2位小数，请核对'],
    [SPECIAL, { amount: '123456789012' }, '不含税金额为数字，最多11位整数和2位小数，请核对'],
    [ELEC, { checkCode: '' }, '请输入校验码后6位'],
    [ELEC, { checkCode: '12345' }, '校验码后6位为6位数字，请核对'],
    [DIGITAL, { amount: '' }, '请输入价税合计'],
    [DIGITAL, { issueDate: '2025-05-06' }, '数电票号码的前两位是开票年份，与开票日期不符，请核对'],
  ])('%j with %j: %s', (typed, over, message) => {
    const [field] = Object.keys(over)
    expect(faultsOf({ ...typed, ...over }, TODAY)).toEqual({ [field!]: message })
  })

  it('may be of today', () => {
    for (const typed of [SPECIAL, ELEC, DIGITAL])
      expect(faultsOf({ ...typed, issueDate: TODAY }, TODAY)).toEqual({})
  })

  it('is never asked for a field that its kind has not', () => {
    fc.assert(
      fc.property(fc.constantFrom(SPECIAL, ELEC, DIGITAL), fc.string(), (typed, rubbish) => {
        const other = typed.checkCode ? { amount: rubbish } : { checkCode: rubbish }
        return Object.keys(faultsOf({ ...typed, ...other }, TODAY)).length === 0
      }),
    )
  })

  it('tidied twice is tidied once, and never throws', () => {
    const text = fc.oneof(fc.string(), fc.stringMatching(/^[\d .,¥-]{0,24}$/))
    fc.assert(
      fc.property(text, text, text, text, text, (a, b, c, d, e) => {
        const once = tidyTyped({
          invoiceCode: a,
          invoiceNumber: b,
          issueDate: c,
          amount: d,
          checkCode: e,
        })
        expect(tidyTyped(once)).toEqual(once)
        if (Object.keys(faultsOf(once, TODAY)).length === 0) judgeBeforehand(once, TODAY)
      }),
    )
  })
})

describe('judged beforehand', () => {
  it.each([
    [{ issueDate: '2021-11-22' }, null],
    [{ issueDate: '2021-11-21' }, 'TOO_OLD'],
    [{ issueDate: TODAY }, 'TOO_EARLY'],
    [{ issueDate: '2026-11-21' }, null],
    [{ invoiceCode: '4403251840' }, 'UNSUPPORTED'],
  ])('%j: %s', (over, result) => {
    expect(judgeBeforehand({ ...SPECIAL, ...over }, TODAY)?.result ?? null).toBe(result)
  })

  it('lets 数电票 of today through', () => {
    expect(judgeBeforehand({ ...DIGITAL, issueDate: TODAY }, TODAY)).toBeNull()
  })

  it('counts five years from a leap day', () => {
    const on = (issueDate: string) =>
      judgeBeforehand({ ...SPECIAL, issueDate }, '2028-02-29')?.result ?? null
    expect(on('2023-02-28')).toBeNull()
    expect(on('2023-02-27')).toBe('TOO_OLD')
  })

  it('knows the day in Beijing', () => {
    expect(beijingDay(Date.parse('2026-11-21T16:00:00Z'))).toBe('2026-11-22')
    expect(beijingDay(Date.parse('2026-11-21T15:59:59Z'))).toBe('2026-11-21')
  })
})

describe('a QR text', () => {
  it.each([
    [
      '01,10,011001605111,80100798,64.9,20161018,85342965681116380258',
      {
        invoiceCode: '011001605111',
        invoiceNumber: '80100798',
        issueDate: '2016-10-18',
        checkCode: '380258',
      },
    ],
    ['01,01,3300161350,03630024,94339.62,20160621,,9335,', null],
    [
      '01,01,3300161130,03630024,94339.62,20160621,,9335,',
      {
        invoiceCode: '3300161130',
        invoiceNumber: '03630024',
        issueDate: '2016-06-21',
        amount: '94339.62',
      },
    ],
    [
      '01,32,,26442000000012345678,506,20260421,,A1B2',
      { invoiceNumber: '26442000000012345678', issueDate: '2026-04-21', amount: '506.00' },
    ],
  ])('%s fills the form', (text, fields) => {
    // 3300161350 is a 普票 by its code: the amount of its QR is not what is compared.
    const wanted = fields ?? {
      invoiceCode: '3300161350',
      invoiceNumber: '03630024',
      issueDate: '2016-06-21',
    }
    expect(typedOfQr(text)).toEqual(of(wanted))
  })

  it('of anything else is refused, and never throws', () => {
    expect(typedOfQr('https://example.com/')).toBeNull()
    expect(typedOfQr('01,31,1234567890,26442000000012345678,140.74,20250208,,A6A1')).toBeNull()
    fc.assert(fc.property(fc.string(), (text) => void typedOfQr(text)))
  })
})

describe('codes of the platform', () => {
  it.each([
    ['001', 'CONSISTENT', 'TAKEN'],
    ['002', 'LIMIT_EXCEEDED', 'ALL'],
    ['003', 'BUSY', 'NONE'],
    ['004', 'BUSY', 'NONE'],
    ['005', 'PARAM_ERROR', 'NONE'],
    ['006', 'INCONSISTENT', 'TAKEN'],
    ['007', 'VENDOR_ERROR', 'NONE'],
    ['009', 'NOT_FOUND', 'TAKEN'],
    ['010', 'BUSY', 'NONE'],
    ['016', 'BUSY', 'NONE'],
    ['020', 'VENDOR_ERROR', 'NONE'],
    ['1', 'UNSUPPORTED', 'NONE'],
    ['rqerr', 'TOO_EARLY', 'NONE'],
    ['whatever', 'VENDOR_ERROR', 'NONE'],
    ['constructor', 'VENDOR_ERROR', 'NONE'],
  ])('%s: %s, %s', (code, result, eaten) => {
    expect(meaningOf(code)).toEqual({ result, eaten })
  })

  it('are charged where the invoice was judged, and only there', () => {
    expect(VERIFY_RESULTS.filter(isCharged)).toEqual(['CONSISTENT', 'INCONSISTENT', 'NOT_FOUND'])
    fc.assert(
      fc.property(fc.string({ maxLength: 4 }), (code) => {
        const meaning = meaningOf(code)
        return isCharged(meaning.result) === (meaning.eaten === 'TAKEN')
      }),
    )
  })

  it('are retried only where nothing was eaten', () => {
    for (const code of ['003', '004', '010', '016'])
      expect(isWorthRetry(meaningOf(code))).toBe(true)
    for (const code of ['001', '002', '006', '009', '005', '020'])
      expect(isWorthRetry(meaningOf(code))).toBe(false)
  })
})
