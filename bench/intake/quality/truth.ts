/** Files whose fields are known: of a folder beside whose files an INDEX.json says so, or made up. */
import fs from 'node:fs'
import path from 'node:path'
import {
  DIGITAL,
  type SampleInvoice,
  totalsOf,
} from '../../../packages/intake/test-support/face.ts'

/** Values by the names of fields, as printed. */
export type Truth = Readonly<Record<string, string>>

export interface Known {
  name: string
  bytes: Uint8Array
  /** Null where nobody has said. */
  truth: Truth | null
}

interface Index {
  files: { path: string; truth?: Record<string, unknown> }[]
}

/** INDEX.json stands in the folder, or in one of the two above; its paths are told from where it stands. */
const ABOVE = 3

/** Files of a folder, with what its index says of each. */
export function inFolder(folder: string, like: RegExp): Known[] {
  const truths = truthsOf(folder)
  return fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .sort()
    .filter((name) => like.test(name))
    .map((name) => {
      const file = path.join(folder, name)
      return { name, bytes: fs.readFileSync(file), truth: truths.get(path.resolve(file)) ?? null }
    })
}

const truthsOf = (folder: string): Map<string, Truth> =>
  new Map([...indexed(folder)].map(([file, truth]) => [file, textsOf(truth)]))

/** What the index of a folder says of each of its files, by their paths. */
export function indexed(folder: string): Map<string, Record<string, unknown>> {
  const found = new Map<string, Record<string, unknown>>()
  let at = path.resolve(folder)
  for (let n = 0; n < ABOVE; n++, at = path.dirname(at)) {
    const file = path.join(at, 'INDEX.json')
    if (!fs.existsSync(file)) continue
    const { files } = JSON.parse(fs.readFileSync(file, 'utf8')) as Index
    for (const { path: name, truth } of files) if (truth) found.set(path.resolve(at, name), truth)
    break
  }
  return found
}

/** Lists (numbers of several vouchers on one sheet) are told one by one. */
function textsOf(truth: Record<string, unknown>): Truth {
  const texts: Record<string, string> = {}
  for (const [name, value] of Object.entries(truth)) {
    if (typeof value === 'string') texts[name] = value
    if (Array.isArray(value))
      for (const [i, one] of value.entries()) texts[`${name}#${i}`] = String(one)
  }
  return texts
}

/** What a made-up invoice prints. */
export function truthOf(invoice: SampleInvoice = DIGITAL): Truth {
  const { amount, tax, total } = totalsOf(invoice)
  return {
    ...(invoice.code && { invoiceCode: invoice.code }),
    ...(invoice.check && { checkCode: invoice.check }),
    invoiceNumber: invoice.number,
    issueDate: invoice.date,
    amountExclTax: amount,
    taxAmount: tax,
    totalAmount: total,
    buyerName: invoice.buyer.name,
    buyerTaxNo: invoice.buyer.taxNo,
    sellerName: invoice.seller.name,
    sellerTaxNo: invoice.seller.taxNo,
  }
}

/** The drawn sheet of two tickets, where both are known. */
export const TWO_TICKETS: Truth = {
  'invoiceNumbersReadingOrder#0': '16900001',
  trainNo: 'G6142',
  from: '东湖',
  to: '南山',
  seat: '05车02A号',
  price: '82.00',
  serial: '65891300150427A012345',
}
