/** Documents that could not be read with certainty: a person compares what was read with the picture, and books or drops it. */
import * as z from 'zod/mini'
import { get, post } from '../endpoint.ts'
import * as f from '../fields.ts'
import { said, sentence } from '../said.ts'
import { INTAKE_FIELD_SAYS } from '../words/intake.ts'
import { importRow } from './row.ts'

const common = {
  service: 'invoice-intake' as const,
  origin: 'own' as const,
  guard: 'invoice.import' as const,
}

const money = said(
  z
    .string()
    .check(
      z.overwrite(f.trimmed),
      z.minLength(1, INTAKE_FIELD_SAYS.enterAmount),
      z.regex(/^-?\d{1,13}(?:\.\d{1,2})?$/, INTAKE_FIELD_SAYS.enterAmountYuanWith),
    ),
  '单位：元',
)

/** What decides how an invoice is booked, as a person reads it off the picture. */
const fields = {
  invoiceCode: z.optional(
    z
      .string()
      .check(
        z.overwrite(f.trimmed),
        z.regex(/^\d{10}(?:\d{2})?$/, INTAKE_FIELD_SAYS.invoiceCodeForm),
      ),
  ),
  invoiceNumber: z
    .string()
    .check(
      z.overwrite(f.trimmed),
      z.minLength(1, INTAKE_FIELD_SAYS.enterInvoiceNumber),
      z.regex(/^(?:\d{8}|\d{20})$/, INTAKE_FIELD_SAYS.invoiceNumberForm),
    ),
  issueDate: f.isoDate,
  amountExclTax: money,
  taxAmount: z.optional(money),
  totalAmount: money,
  sellerName: f.text(200, INTAKE_FIELD_SAYS.enterNameSeller),
  sellerTaxNo: z.optional(f.taxNo),
  buyerName: f.text(200, INTAKE_FIELD_SAYS.enterNameBuyer),
  buyerTaxNo: z.optional(f.taxNo),
}

/** A document of an upload, by its number there. */
const one = { id: f.id, n: f.id }

const document = z.object({
  n: z.number(),
  /** The file, or the file inside an archive. */
  place: z.string(),
  /** Chinese: why a person must look. */
  reason: sentence('须人工核对的原因'),
  /** As read, or as saved. Empty = not legible. */
  fields: z.record(z.string(), z.string()),
  /** Fields whose reading is in doubt. */
  unsure: z.array(z.string()),
  decision: z.nullable(z.enum(['BOOKED', 'DROPPED'])),
  decidedBy: z.nullable(z.string()),
  decidedAt: z.nullable(z.string()),
})
export type ImportReview = z.infer<typeof document>

export const importChecks = {
  importChecks: post('/invoice/import/checks', {
    ...common,
    summary: '一个批次中需人工核对的发票：识别结果、存疑的栏目、处理人与时间',
    body: z.object({ id: f.id }),
    data: z.object({ row: importRow, documents: z.array(document) }),
  }),
  importPicture: get('/invoice/import/picture/{id}', {
    ...common,
    kind: 'download',
    summary: '需人工核对的发票原件（图片、PDF 或 OFD）',
    body: z.object(one),
    data: z.null(),
  }),
  importCheckSave: post('/invoice/import/check/save', {
    ...common,
    summary: '保存核对结果并入库；记录处理人与时间',
    body: z.object({ ...one, ...fields }),
    data: importRow,
  }),
  importCheckDrop: post('/invoice/import/check/drop', {
    ...common,
    summary: '核对后不入库（不是发票、重复拍摄、看不清）；记录处理人与时间',
    body: z.object(one),
    data: importRow,
  }),
}
