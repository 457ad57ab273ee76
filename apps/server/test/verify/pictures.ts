/** Files of invoices that the sandbox's platform knows, and the way they are sent. */
import { BUYER, SELLER } from '../../../../packages/intake/test-support/companies.ts'
import {
  digitalFace,
  type Face,
  type SampleInvoice,
} from '../../../../packages/intake/test-support/face.ts'
import { toPdf } from '../../../../packages/intake/test-support/pdf.ts'
import type { Answer, TestServer } from '../harness.ts'
import { type Paper, platform } from './papers.ts'

/** The 数电 invoice of the platform's demonstration as it is printed. */
export async function printed(
  what: string,
  at: string,
): Promise<{ sample: SampleInvoice; paper: Paper }> {
  const { demo } = await platform(at)
  const { paper } = demo.find((one) => one.what.includes(what))!
  const tax = (Number(paper.totalAmount) - Number(paper.amount)).toFixed(2)
  const sample = {
    title: '电子发票（普通发票）',
    number: paper.invoiceNumber,
    date: paper.issueDate,
    buyer: BUYER,
    seller: SELLER,
    lines: [{ name: '*示例*商品', amount: paper.amount, rate: '13%', tax }],
  }
  return { sample, paper }
}

export const pdfOf = (...samples: SampleInvoice[]): Uint8Array =>
  toPdf(samples.map((sample) => digitalFace(sample)))

/** Two invoices under each other on one sheet. */
export function sheetOf(top: SampleInvoice, bottom: SampleInvoice): Uint8Array {
  const [first, second] = [digitalFace(top), digitalFace(bottom)]
  const sheet: Face = {
    width: first.width,
    height: first.height * 2,
    pieces: [...first.pieces, ...second.pieces.map((p) => ({ ...p, y: p.y + first.height }))],
  }
  return toPdf([sheet])
}

export interface Sent {
  name: string
  bytes: Uint8Array
}

export const OCR = '/tradecredit/front/invoice/verify/ocr'

/** Files to one of the calls that take them. */
export async function send(
  { base }: TestServer,
  path: string,
  token: string,
  ...files: Sent[]
): Promise<Answer> {
  const form = new FormData()
  for (const { name, bytes } of files)
    form.append('file', new Blob([bytes as Uint8Array<ArrayBuffer>]), name)
  const response = await fetch(`${base}${path}`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}` },
    body: form,
  })
  const json = await response.json()
  return { http: response.status, status: json.status, msg: json.msg, data: json.data }
}
