/** Files given to the page of verification, and what is read of them. */
import { fireEvent, screen } from '@testing-library/react'
import { type Voucher, type VoucherPicture, verify } from '@xinjian/contract/nouns/verify'
import { settle } from '../../../test-support/page.tsx'
import { ok } from '../../../test-support/server.ts'
import { uploads } from '../upload-sample.ts'

export const NUMBER = '26442000000012345678'
export const read = (value: string, confidence = 0.97, y = 0.1) => ({
  value,
  confidence,
  source: 'OCR',
  place: { page: 1, x: 0.5, y, width: 0.2, height: 0.02 },
})

export const INVOICE: Voucher = {
  id: 11,
  n: 1,
  type: 'INVOICE',
  kind: 'DIGITAL_NORMAL',
  fields: {
    invoiceNumber: read(NUMBER),
    issueDate: read('2026-05-06', 0.97, 0.15),
    amountExclTax: read('100.00', 0.97, 0.5),
    taxAmount: read('13.00', 0.97, 0.5),
    totalAmount: read('118.00', 0.55, 0.6),
    sellerName: read('示例销售有限公司', 0.95, 0.2),
  },
  edited: {},
  confirmed: {},
  warnings: ['金额+税额≠价税合计'],
  place: { page: 1, x: 0, y: 0, width: 1, height: 0.4 },
  check: null,
  before: null,
}
export const TRAIN: Voucher = {
  ...INVOICE,
  id: 12,
  n: 2,
  type: 'TICKET',
  kind: 'TRAIN',
  fields: {
    ticketNo: read('Z12A345678'),
    from: read('广州南'),
    to: read('深圳北'),
    date: read('2026-05-06'),
    price: read('74.50'),
  },
  warnings: [],
  place: { page: 1, x: 0, y: 0.5, width: 1, height: 0.4 },
}
export const picture = (
  vouchers: Voucher[],
  over: Partial<VoucherPicture> = {},
): VoucherPicture => ({
  id: 3,
  fileName: '混贴.jpg',
  bytes: 2048,
  shown: true,
  error: null,
  sentTo: null,
  note: '',
  keptUntil: '2027-11-21T02:00:00Z',
  gone: false,
  madeBy: 'demo',
  madeAt: '2026-11-21T02:00:00Z',
  vouchers,
  ...over,
})

/** The picture of a file, whose number stands in the address. */
export const imageOf = (id: number) => ({
  ...verify.verifyImage,
  path: `/front/invoice/verify/invoice/img/${id}` as never,
})

export const photo = (name: string, size = 2048): File => {
  const file = new File(['x'], name, { type: 'image/jpeg' })
  Object.defineProperty(file, 'size', { value: size })
  return file
}

/** Drops files on the page. */
export async function dropped(...files: File[]): Promise<void> {
  const zone = screen.getAllByRole('button').find((b) => b.textContent.includes('或'))!
  fireEvent.drop(zone, { dataTransfer: { files } })
  await settle()
}

/** The n-th upload is answered. */
export async function readAs(n: number, of: VoucherPicture): Promise<void> {
  await uploads[n]!.reply(ok(of))
  await settle()
}
