import { describe, expect, it } from 'vitest'
import { BUYER, SELLER } from '../../test-support/companies.ts'
import { DIGITAL } from '../../test-support/face.ts'
import { toXml } from '../../test-support/xml.ts'
import { parseDocument } from '../parse-document.ts'

/** A voucher of the 电子凭证会计数据标准: flat elements in a namespace of the voucher's kind. */
function xbrl(prefix: string, values: Record<string, string>): Uint8Array {
  const body = Object.entries(values)
    .map(([name, v]) => `<${prefix}:${name} contextRef="A">${v}</${prefix}:${name}>`)
    .join('')
  return new TextEncoder().encode(
    `<?xml version="1.0" encoding="UTF-8"?><xbrl xmlns="http://example.invalid/i" xmlns:${prefix}="http://example.invalid/${prefix}"><context id="A"><entity><identifier>1</identifier></entity></context>${body}</xbrl>`,
  )
}

async function parse(bytes: Uint8Array) {
  const [file] = await parseDocument('a.xml', bytes)
  expect(file?.error).toBeNull()
  return file!.invoices[0]!
}

describe('XBRL vouchers', () => {
  it('rail ticket: the fare is the total, the day of travel is no date of issue', async () => {
    const invoice = await parse(
      xbrl('rai', {
        TypeOfVoucher: '电子发票（铁路电子客票）',
        ElectronicInvoiceRailwayETicketNumber: '26449000000000000012',
        TravelDate: '2026-02-01',
        DateOfIssue: '2026-02-03',
        Fare: '272.50',
        TotalAmountExcludingTax: '250.00',
        TaxAmount: '22.50',
        NameOfPurchaser: BUYER.name,
        UnifiedSocialCreditCodeOfPurchaser: BUYER.taxNo,
      }),
    )
    expect(invoice).toMatchObject({
      invoiceKind: 'RAIL_ETICKET',
      issueDate: '2026-02-03',
      amountExclTax: '250.00',
      taxAmount: '22.50',
      totalAmount: '272.50',
      buyerTaxNo: BUYER.taxNo,
    })
  })

  it('air ticket: funds are part of the total, but neither price nor tax', async () => {
    const invoice = await parse(
      xbrl('atr', {
        ElectronicInvoiceAirTransportReceiptNumber: '26448000000000000001',
        IssueDate: '2026-02-03',
        Fare: '752.29',
        FuelSurcharge: '27.52',
        VatTaxAmount: '70.19',
        CivilAviationDevelopmentFund: '50.00',
        OtherTaxes: '0.00',
        TotalAmount: '900.00',
        NameOfSeller: SELLER.name,
      }),
    )
    expect(invoice).toMatchObject({
      invoiceKind: 'AIR_ETICKET',
      amountExclTax: '779.81',
      taxAmount: '70.19',
      totalAmount: '900.00',
      warnings: [],
    })
  })

  it('税控 invoice', async () => {
    const invoice = await parse(
      xbrl('inv', {
        TypeOfInvoice: '增值税专用发票',
        CodeOfInvoice: '3300232130',
        NumberOfInvoice: '02630221',
        DateOfIssue: '2023-09-26',
        IdentifyingCode: '12345678901234567890',
        TotalAmountExcludingTax: '100.00',
        TotalTaxAmount: '13.00',
        TaxIncludedAmountInFigures: '113.00',
        NameOfPurchaser: BUYER.name,
        TaxpayerIdentificationNumberUnifiedSocialCreditCodeOfPurchaser: BUYER.taxNo,
        NameOfSeller: SELLER.name,
        TaxpayerIdentificationNumberUnifiedSocialCreditCodeOfSeller: SELLER.taxNo,
      }),
    )
    expect(invoice).toMatchObject({
      invoiceKind: 'VAT_SPECIAL_PAPER',
      invoiceCode: '3300232130',
      invoiceNumber: '02630221',
      checkCode: '12345678901234567890',
      totalAmount: '113.00',
      buyerName: BUYER.name,
      sellerTaxNo: SELLER.taxNo,
    })
  })
})

it('a red 数电票 names its blue number in RedEInvoice', async () => {
  const xml = `<EInvoice><Header><EIid>26442000000012345678</EIid></Header><EInvoiceData><BasicInformation><TotalTax-includedAmount>-113.00</TotalTax-includedAmount></BasicInformation><SpecificInformation><RedEInvoice><OriginalInvoiceCode>25442000000087654321</OriginalInvoiceCode></RedEInvoice></SpecificInformation></EInvoiceData></EInvoice>`
  const invoice = await parse(new TextEncoder().encode(xml))
  expect(invoice.redOfInvoiceNumber).toBe('25442000000087654321')
})

it('a damaged byte costs one name its certainty, not all names their characters', async () => {
  const bytes = Buffer.from(toXml(DIGITAL))
  bytes[bytes.indexOf(Buffer.from(SELLER.name)) + 4] = 0xff
  const invoice = await parse(bytes)
  expect(invoice.buyerName).toBe(BUYER.name)
  expect(invoice.fields.sellerName?.confidence).toBeLessThan(0.9)
})
