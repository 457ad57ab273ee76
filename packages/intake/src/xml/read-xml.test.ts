import { describe, expect, it } from 'vitest'
import { BUYER, SELLER } from '../../test-support/companies.ts'
import { DIGITAL, LINE } from '../../test-support/face.ts'
import { toXml } from '../../test-support/xml.ts'
import type { ParsedFile } from '../invoice.ts'
import { parseDocument } from '../parse-document.ts'

const utf8 = (s: string) => new TextEncoder().encode(s)
const utf16 = (s: string, bom: boolean) => Buffer.from(`${bom ? '\ufeff' : ''}${s}`, 'utf16le')
async function parse(bytes: Uint8Array): Promise<ParsedFile> {
  return (await parseDocument('a.xml', bytes))[0]!
}
const HEADER = {
  invoiceKind: 'DIGITAL_SPECIAL',
  invoiceCode: null,
  invoiceNumber: DIGITAL.number,
  issueDate: DIGITAL.date,
  amountExclTax: '1250.00',
  taxAmount: '162.50',
  totalAmount: '1412.50',
  buyerName: BUYER.name,
  buyerTaxNo: BUYER.taxNo,
  sellerName: SELLER.name,
  sellerTaxNo: SELLER.taxNo,
}

/** 示例 and a bracket in GBK, enough to prove the encoding. */
const GBK = Buffer.from('cabec0fd', 'hex')

describe('EInvoice', () => {
  it.each<[string, Uint8Array]>([
    ['plain', utf8(toXml(DIGITAL))],
    ['byte-order mark', utf8(`\ufeff${toXml(DIGITAL)}`)],
    ['namespace prefix', utf8(toXml(DIGITAL, 'fp:'))],
    ['UTF-16 with mark', utf16(toXml(DIGITAL), true)],
    ['UTF-16 without mark', utf16(toXml(DIGITAL), false)],
    ['no declaration', utf8(toXml(DIGITAL).replace(/^<\?xml.*\n/, ''))],
    ['comment in front', utf8(toXml(DIGITAL).replace('\n', '\n<!-- 示例 -->\n'))],
  ])('%s', async (_, bytes) => {
    const file = await parse(bytes)
    expect(file.error).toBeNull()
    expect(file.invoices[0]).toMatchObject(HEADER)
    expect(file.invoices[0]?.items[0]).toMatchObject({
      name: LINE.name,
      taxRate: '13%',
      tax: '162.50',
      spec: 'ABS-1',
    })
  })

  it.each(['GB18030', 'UTF-8'])('GBK bytes declared as %s', async (declared) => {
    const [head, tail] = toXml({ ...DIGITAL, buyer: { name: '@', taxNo: BUYER.taxNo } })
      .replace('UTF-8', declared)
      .replace(/[\u0080-\uffff]/g, '')
      .split('@')
    const bytes = Buffer.concat([Buffer.from(head!), GBK, Buffer.from(tail!)])
    expect((await parse(bytes)).invoices[0]?.buyerName).toBe('示例')
  })

  it('several invoices in one wrapper', async () => {
    const body = (number: string) => toXml({ ...DIGITAL, number }).replace(/^<\?xml.*\n/, '')
    const file = await parse(
      utf8(`<Batch>${body(DIGITAL.number)}${body('26442000000012345679')}</Batch>`),
    )
    expect(file.invoices.map((i) => i.invoiceNumber)).toEqual([
      DIGITAL.number,
      '26442000000012345679',
    ])
  })
})

describe('Chinese element names', () => {
  const flat = (extra = '') =>
    `<发票><发票号码>${DIGITAL.number}</发票号码><开票日期>2026年03月05日</开票日期><购买方名称>${BUYER.name}</购买方名称>
     <购买方纳税人识别号>${BUYER.taxNo}</购买方纳税人识别号><销售方名称>${SELLER.name}</销售方名称><销售方纳税人识别号>${SELLER.taxNo}</销售方纳税人识别号>
     <合计金额>-1250.00</合计金额><合计税额>-162.50</合计税额><价税合计>-1412.50</价税合计>${extra}</发票>`
  const nested = `<电子发票><票头><发票号码>${DIGITAL.number}</发票号码><发票种类>增值税专用发票</发票种类><开票日期>2026-03-05</开票日期></票头>
     <购买方信息><名称>${BUYER.name}</名称><纳税人识别号>${BUYER.taxNo}</纳税人识别号></购买方信息>
     <销售方信息><名称>${SELLER.name}</名称><纳税人识别号>${SELLER.taxNo}</纳税人识别号></销售方信息>
     <明细><项目名称>${LINE.name}</项目名称><金额>1250.00</金额><税率>0.13</税率><税额>162.50</税额></明细>
     <合计金额>1250.00</合计金额><合计税额>162.50</合计税额><价税合计>1412.50</价税合计></电子发票>`

  it('flat, red, kind not stated', async () => {
    const [invoice] = (
      await parse(
        utf8(
          flat(
            '<被红冲蓝字发票号码>25442000000087654321</被红冲蓝字发票号码><红字发票信息确认单编号>HZSQ20260305000001</红字发票信息确认单编号>',
          ),
        ),
      )
    ).invoices
    expect(invoice).toMatchObject({
      totalAmount: '-1412.50',
      buyerName: BUYER.name,
      redOfInvoiceNumber: '25442000000087654321',
      redConfirmNumber: 'HZSQ20260305000001',
    })
    expect(invoice?.fields.invoiceKind?.confidence).toBeLessThan(0.6)
  })

  it('nested parties', async () => {
    const [invoice] = (await parse(utf8(nested))).invoices
    expect(invoice).toMatchObject(HEADER)
    expect(invoice?.items).toHaveLength(1)
  })
})

describe('refused', () => {
  it.each([
    [
      'entity',
      '<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]><EInvoice>&x;</EInvoice>',
      'XML_ENTITY',
    ],
    [
      'entity bomb',
      '<?xml version="1.0"?><!DOCTYPE l [<!ENTITY a "b"><!ENTITY c "&a;&a;">]><l>&c;</l>',
      'XML_ENTITY',
    ],
    ['other XML', '<note><to>示例</to></note>', 'NOT_AN_INVOICE'],
    ['too deep', '<a>'.repeat(5000), 'CORRUPTED'],
  ])('%s', async (_, text, code) => {
    expect((await parse(utf8(text))).error?.code).toBe(code)
  })

  it('an entity hidden in UTF-16', async () => {
    expect((await parse(utf16('<!DOCTYPE a [<!ENTITY x "y">]><a>&x;</a>', true))).error?.code).toBe(
      'XML_ENTITY',
    )
  })
})
