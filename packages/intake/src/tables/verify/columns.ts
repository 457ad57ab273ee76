/**
 * Columns of a table of invoices to be verified: those of the template, and free headers as tables of invoices have them. Which
 * amount is compared hangs on the invoice (不含税, 价税合计), so a table may name several.
 */
import { FIELDS, normaliseHeader } from '../columns.ts'

const VERIFY_FIELDS = {
  invoiceCode: FIELDS.invoiceCode,
  invoiceNumber: FIELDS.invoiceNumber,
  einvoiceNo: FIELDS.einvoiceNo,
  issueDate: FIELDS.issueDate,
  /** Whichever the invoice's kind compares; beside a column of tax or total it is the amount without tax. */
  amount: ['金额', '发票金额', '查验金额', '开票金额', '合计金额', '金额合计'],
  net: ['不含税金额', '金额不含税', '开票金额不含税', '不含税价'],
  tax: FIELDS.tax,
  total: FIELDS.total,
  checkCode: [
    '校验码后6位',
    '校验码后六位',
    '校验码末6位',
    '校验码末六位',
    '发票校验码',
    '校验码',
    '后6位',
  ],
  goods: [...FIELDS.goodsName, ...FIELDS.goodsCode],
} as const satisfies Record<string, readonly string[]>

export type VerifyField = keyof typeof VERIFY_FIELDS
export type VerifyColumns = Partial<Record<VerifyField, number>>

const BY_TITLE = new Map(
  (Object.keys(VERIFY_FIELDS) as VerifyField[]).flatMap((field) =>
    VERIFY_FIELDS[field].map((title, rank) => [normaliseHeader(title), { field, rank }] as const),
  ),
)

/** Columns of a row read as a header; of several that could be one field the earlier name wins, then the earlier column. */
export function readVerifyHeader(cells: readonly string[]): VerifyColumns {
  const at: VerifyColumns = {}
  const ranks = new Map<VerifyField, number>()
  cells.forEach((cell, i) => {
    const known = BY_TITLE.get(normaliseHeader(cell))
    if (!known || known.rank >= (ranks.get(known.field) ?? Infinity)) return
    at[known.field] = i
    ranks.set(known.field, known.rank)
  })
  return at
}

/** What keeps a table from being one of invoices to be verified; [] = nothing. */
export function missingVerifyColumns(at: VerifyColumns): string[] {
  const has = (...fields: VerifyField[]) => fields.some((field) => at[field] !== undefined)
  return [
    ...(has('invoiceNumber', 'einvoiceNo') ? [] : ['发票号码']),
    ...(has('issueDate') ? [] : ['开票日期']),
    ...(has('amount', 'net', 'total', 'checkCode') ? [] : ['金额（或校验码后6位）']),
  ]
}
