import { isDigital } from '@xinjian/format/invoice/kinds'
import type { Draft } from '../draft.ts'
import type { FieldEvidence, HeaderField, ParsedInvoice } from '../invoice.ts'
import { isDoubtfulName } from '../layout/legible.ts'
import { READING_SAYS } from '../words.ts'
import { chooseAmounts } from './amounts.ts'
import { gatherOptions, type Options, seriousRival, twinRival } from './choose.ts'
import { chooseKind } from './kind.ts'
import { judgeTaxNo } from './tax-no.ts'

const FIELD_ZH: Partial<Record<HeaderField, string>> = {
  invoiceCode: '发票代码',
  invoiceNumber: '发票号码',
  issueDate: '开票日期',
  checkCode: '校验码',
  buyerName: '购买方名称',
  sellerName: '销售方名称',
}

type Fields = ParsedInvoice['fields']

/** Most that a value is worth which a person must look at: another reading is as good, or the text behind it is damaged. */
const AMBIGUOUS = 0.6

/**
 * All drafts of one invoice → the invoice: the best reading per field, cross-checked (arithmetic, capitals, goods lines, check
 * characters, code against kind, QR against text), each with source and confidence.
 */
export function resolveInvoice(drafts: readonly Draft[]): ParsedInvoice {
  const options = gatherOptions(drafts)
  const warnings = [...new Set(drafts.flatMap((d) => d.warnings))]
  const fields: Fields = {}
  const pick = (field: HeaderField) => pickPlain(field, options, fields, warnings)

  const invoiceNumber = pick('invoiceNumber')
  const digital = invoiceNumber?.length === 20
  const invoiceCode = digital ? null : pick('invoiceCode')
  const kind = chooseKind(options, invoiceCode, invoiceNumber)
  if (kind.evidence) fields.invoiceKind = rounded(kind.evidence)
  if (kind.warning) warnings.push(kind.warning)
  const issueDate = pick('issueDate')
  checkYear(digital ? invoiceNumber : null, issueDate, fields, warnings)
  const amounts = chooseAmounts(options, drafts)
  warnings.push(...amounts.warnings)
  for (const field of ['amountExclTax', 'taxAmount', 'totalAmount'] as const) {
    const chosen = amounts[field]
    if (chosen) fields[field] = rounded(chosen.evidence)
  }
  const buyerTaxNo = pickTaxNo('buyerTaxNo', options, fields, warnings)
  const sellerTaxNo = pickTaxNo('sellerTaxNo', options, fields, warnings)
  if (!digital && invoiceNumber && !invoiceCode) warnings.push(READING_SAYS.invoiceCodeMissing)
  const buyerName = pick('buyerName')
  const sellerName = pick('sellerName')
  checkParties('TaxNo', buyerTaxNo, sellerTaxNo, fields, warnings)
  checkParties('Name', buyerName, sellerName, fields, warnings)
  return {
    invoiceKind: kind.kind,
    invoiceCode,
    invoiceNumber,
    issueDate,
    checkCode: isDigital(kind.kind) ? null : pick('checkCode'),
    amountExclTax: amounts.amountExclTax?.value ?? null,
    taxAmount: amounts.taxAmount?.value ?? null,
    totalAmount: amounts.totalAmount?.value ?? null,
    buyerName,
    buyerTaxNo,
    sellerName,
    sellerTaxNo,
    items: bestItems(drafts),
    redOfInvoiceNumber: drafts.map((d) => d.redOfInvoiceNumber).find((r) => r !== null) ?? null,
    redConfirmNumber: drafts.map((d) => d.redConfirmNumber).find((r) => r !== null) ?? null,
    remark: drafts.map((d) => d.remark).find((r) => r !== null) ?? null,
    fields,
    warnings,
  }
}

function pickPlain(
  field: HeaderField,
  options: Options,
  fields: Fields,
  warnings: string[],
): string | null {
  const list = options[field] ?? []
  const first = list[0]
  if (!first) return null
  const rival = seriousRival(list)
  let confidence = first.confidence
  if (rival && !field.endsWith('Name')) {
    confidence = Math.min(confidence, 0.6)
    warnings.push(
      READING_SAYS.sourcesDiffer({
        field: FIELD_ZH[field] ?? field,
        one: first.value,
        other: rival.value,
      }),
    )
  } else if (rival) confidence = Math.min(confidence, 0.85)
  if (twinRival(list)) confidence = Math.min(confidence, AMBIGUOUS)
  if (field.endsWith('Name') && isDoubtfulName(first.value))
    confidence = Math.min(confidence, AMBIGUOUS)
  fields[field] = rounded({ source: first.best.source, confidence, place: first.place ?? null })
  return first.value
}

/** What is said of a tax number with a wrong check character. */
const TAX_NO_CHECK = {
  buyerTaxNo: READING_SAYS.buyerTaxNoCheck,
  sellerTaxNo: READING_SAYS.sellerTaxNoCheck,
} as const

function pickTaxNo(
  field: 'buyerTaxNo' | 'sellerTaxNo',
  options: Options,
  fields: Fields,
  warnings: string[],
): string | null {
  const list = options[field] ?? []
  const first = list[0]
  if (!first) return null
  const verdict = judgeTaxNo(first, list, TAX_NO_CHECK[field])
  if (verdict.warning) warnings.push(verdict.warning)
  const confidence = twinRival(list) ? Math.min(verdict.confidence, AMBIGUOUS) : verdict.confidence
  const read = list.find((o) => o.value === verdict.value) ?? first
  const { source } = first.best
  fields[field] = rounded({ source, confidence, place: read.place ?? null })
  return verdict.value
}

/** Nobody invoices himself but by mistake of whoever read the page. Structured sources may say so. */
function checkParties(
  what: 'Name' | 'TaxNo',
  buyer: string | null,
  seller: string | null,
  fields: Fields,
  warnings: string[],
): void {
  const both = [fields[`buyer${what}`], fields[`seller${what}`]].filter((e) => e !== undefined)
  const structured = both.some((e) => e.source === 'XML' || e.source === 'OFD_TAG')
  if (!buyer || buyer !== seller || structured) return
  warnings.push(
    what === 'Name' ? READING_SAYS.buyerSellerSameName : READING_SAYS.buyerSellerSameTax,
  )
  for (const e of both) e.confidence = Math.min(e.confidence, AMBIGUOUS)
}

/** The first two digits of a 20-digit number are the year of issue. */
function checkYear(
  number: string | null,
  date: string | null,
  fields: Fields,
  warnings: string[],
): void {
  if (!number || !date || number.slice(0, 2) === date.slice(2, 4)) return
  warnings.push(READING_SAYS.yearNumberNotDate)
  for (const field of ['invoiceNumber', 'issueDate'] as const) {
    const evidence = fields[field]
    if (evidence) evidence.confidence = Math.min(evidence.confidence, 0.6)
  }
}

/** Structured readers come first in `drafts`; a longer list from a page beats a lone "详见销货清单". */
function bestItems(drafts: readonly Draft[]): ParsedInvoice['items'] {
  const lists = drafts.map((d) => d.items).filter((i) => i.length > 0)
  const first = lists[0] ?? []
  const detailed = lists.find((l) => l.length > 1)
  return /详见.{0,4}清单/.test(first[0]?.name ?? '') && detailed ? detailed : first
}

function rounded(e: FieldEvidence): FieldEvidence {
  return {
    source: e.source,
    confidence: Math.round(Math.max(0, Math.min(0.99, e.confidence)) * 1000) / 1000,
    ...(e.place && { place: e.place }),
  }
}
