import { IntakeError } from '../errors.ts'
import type { GridSheet } from '../forms/grid.ts'
import { gridFormat, readGrids } from '../forms/read-grids.ts'
import { gridsOfPages } from '../forms/read-pages.ts'
import type { FieldSource } from '../invoice.ts'
import type { TextPage } from '../layout/text.ts'
import { LIMITS } from '../limits.ts'
import { decodeText } from '../xml/decode.ts'
import { readCertificate } from './certificate/read-certificate.ts'
import { guidance } from './guidance.ts'
import { readTaxJson } from './json/read-json.ts'
import type { TaxDocuments } from './model.ts'
import { readForms } from './read-form.ts'

/** A page as text, and how it became text. */
export interface SeenPage {
  page: TextPage
  source: FieldSource
}

/**
 * Returns, filed returns, registrations and payment certificates in a spreadsheet, a web page or a bureau's JSON; null when the file is
 * none of these formats, or holds nothing of the kind. Errors: those of the formats, NOT_AN_INVOICE with the reason for what a
 * bureau's program is made of (rules, instructions).
 */
export async function readTaxDocuments(bytes: Uint8Array): Promise<TaxDocuments | null> {
  const format = gridFormat(bytes)
  if (format === null || format === 'csv' || bytes.length > LIMITS.maxFormBytes) return null
  if (format === 'json') {
    const text = decodeText(bytes)
    return JSON_HEAD.test(text) ? told(readTaxJson(text)) : null
  }
  if (format === 'xlsx' || format === 'xls') {
    const sheets = await readGrids(bytes).catch(() => null)
    return sheets && told(documentsOf(sheets))
  }
  const sheets = await readGrids(bytes)
  return told(documentsOf(sheets)) ?? guidance(sheets)
}

/** A note may begin with a bracket too. */
const JSON_HEAD = /^\ufeff?\s*(?:\{\s*["}]|\[\s*[[{"\]])/

/** As `readTaxDocuments` for pages of text. */
export function taxDocumentsOfPages(seen: readonly SeenPage[]): TaxDocuments | null {
  const sheets = seen.flatMap(({ page, source }, i) =>
    gridsOfPages([page], source).map((sheet) => ({ ...sheet, name: `第 ${i + 1} 页` })),
  )
  return told(documentsOf(sheets))
}

function documentsOf(sheets: readonly GridSheet[]): TaxDocuments {
  const payments = sheets.flatMap((sheet) => readCertificate(sheet) ?? [])
  const returns = payments.length > 0 ? [] : readForms(sheets)
  return { returns, filings: [], registrations: [], payments }
}

const told = (found: TaxDocuments): TaxDocuments | null =>
  Object.values(found).some((list) => list.length > 0) ? found : null

/** What is no return has been looked at as one in vain. */
export const isNoInvoice = (thrown: unknown): boolean =>
  thrown instanceof IntakeError && thrown.code === 'NOT_AN_INVOICE'
