import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseQrPayload } from './qr-payload.ts'

describe('payloads', () => {
  it.each([
    [
      '01,10,033002000111,12345678,64.9,20161018,85342965681116380258',
      'VAT_NORMAL_ELEC',
      '64.90',
      null,
    ],
    ['01,01,3300161350,03630024,94339.62,20160621,,9335,', 'VAT_SPECIAL_PAPER', '94339.62', null],
    [
      '01,04,3300161360,00015045,165106.00,20160501,48114255542168294433,DBFE,',
      'VAT_NORMAL_PAPER',
      '165106.00',
      null,
    ],
    [
      '01,31,,26442000000012345678,1705400.00,20260421,,8EEF',
      'DIGITAL_SPECIAL',
      null,
      '1705400.00',
    ],
    ['01,32,,26442000000012345678,506,2026-04-21,,', 'DIGITAL_NORMAL', null, '506.00'],
    [
      '[01,10,033002000111,12345678,1310.96,20231207,13250180506951701215,CE01,]',
      'VAT_NORMAL_ELEC',
      '1310.96',
      null,
    ],
    ['01,32,,26442000000012345678,-73.20,20260421,,8EEF', 'DIGITAL_NORMAL', null, '-73.20'],
  ])('%s', (payload, kind, amountExclTax, totalAmount) => {
    expect(parseQrPayload(payload)).toMatchObject({
      kind,
      amountExclTax,
      totalAmount,
      contradictory: false,
    })
  })

  it('marks a code beside a 20-digit number as contradictory', () => {
    const qr = parseQrPayload('01,31,1234567890,26442000000012345678,140.74,20250208,,A6A1')
    expect(qr).toMatchObject({ contradictory: true, invoiceCode: null })
  })

  it('reads the link of a blockchain invoice, amount in fen', () => {
    const hash = 'ab'.repeat(32)
    const qr = parseQrPayload(
      `https://bcfp.shenzhen.chinatax.gov.cn/verify/scan?hash=${hash}&bill_num=02730522&total_amount=3720`,
    )
    expect(qr).toMatchObject({
      kind: 'BLOCKCHAIN',
      invoiceNumber: '02730522',
      totalAmount: '37.20',
      checkCode: 'babab',
    })
  })

  it.each([
    '',
    'QRCODE_GEN_ERROR',
    'https://example.com/?bill_num=02730522',
    'CA63388616107042714060000003e0000004100000000247894573A:**********:1:1:1',
    '01,31,,26442000000012345678,1e17,20260901,,X',
    '01,31,,26442000000012345678,inf,20260901,,X',
    '01,31,,26442000000012345678',
    '02,31,,26442000000012345678,1.00,20260901,,X',
  ])('refuses "%s"', (payload) => {
    expect(parseQrPayload(payload)).toBeNull()
  })

  it('never throws', () => {
    fc.assert(fc.property(fc.string(), (s) => void parseQrPayload(s)))
    fc.assert(
      fc.property(
        fc.array(fc.string(), { maxLength: 10 }),
        (f) => void parseQrPayload(['01', ...f].join(',')),
      ),
    )
  })
})
