/**
 * The pictures that the sandbox's recognition service answers for, and its answers, in Tencent Cloud's form. It recognises nothing: a
 * picture is known by its bytes. The answers differ in places from what the pictures show, as readings do.
 */
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

export interface DemoPicture {
  file: string
  what: string
  /** In which fields its answer is not what the picture shows. */
  wrong: string
  items: object[]
}

const item = (type: string, subType: string, name: string, shown: object) => ({
  Code: 'OK',
  SubType: subType,
  TypeDescription: type,
  SubTypeDescription: name,
  SingleInvoiceInfos: { [subType]: shown },
  Page: 1,
})

export const PICTURES: readonly DemoPicture[] = [
  {
    file: 'digital-invoice.png',
    what: '数电发票（增值税专用发票）',
    wrong: '销售方名称错一字，购买方税号未识别',
    items: [
      item('全电发票', 'VatElectronicSpecialInvoiceFull', '电子发票(专用发票)', {
        Title: '电子发票（增值税专用发票）',
        Number: '26442000000012345678',
        Date: '2026年03月05日',
        PretaxAmount: '¥1250.00',
        Tax: '¥162.50',
        Total: '¥1412.50',
        Seller: '杭州示例精密制造有艰公司',
        SellerTaxID: '91330100MA9X00B2X9',
        Buyer: '深圳市示例贸易有限公司',
        BuyerTaxID: '',
        VatElectronicItems: [
          {
            Name: '*塑料制品*示例粒子',
            Specification: 'ABS-1',
            Unit: '千克',
            Quantity: '100',
            Price: '12.5',
            Total: '1250.00',
            TaxRate: '13%',
            Tax: '162.50',
          },
        ],
      }),
    ],
  },
  {
    file: 'taxi.png',
    what: '出租车票',
    wrong: '发票代码与号码对调，里程多读一位',
    items: [
      item('出租车发票', 'TaxiTicket', '出租车发票', {
        Title: '示例市出租汽车专用发票',
        Code: '20260506',
        Number: '144032600111',
        Date: '2026年05月06日',
        TimeGetOn: '16:09',
        TimeGetOff: '16:32',
        Price: '2.70',
        Mileage: '9.47',
        Total: '38.00',
        LicensePlate: '粤B·T0000',
      }),
    ],
  },
]

export const bytesOf = (file: string): Buffer =>
  readFileSync(join(import.meta.dirname, 'pictures', file))

export const hashOf = (bytes: Uint8Array): string =>
  createHash('sha256').update(bytes).digest('hex')
