import type { GridSheet } from '../forms/grid.ts'
import { readCertificate } from './certificate/read-certificate.ts'
import type { TaxDocuments } from './model.ts'
import { joinPages } from './pages.ts'
import { readForms } from './read-form.ts'
import { formParts } from './title.ts'

/** What the sheets of a file hold of a tax bureau's, and the sheets that hold nothing of the kind. */
export interface FoundInSheets {
  documents: TaxDocuments
  others: GridSheet[]
}

/** Returns and payment certificates in the sheets of a spreadsheet or web page, or in pages of text. */
export function taxDocumentsOf(sheets: readonly GridSheet[]): FoundInSheets {
  const documents: TaxDocuments = { returns: [], filings: [], registrations: [], payments: [] }
  const forms: GridSheet[] = []
  const others: GridSheet[] = []
  for (const sheet of joinPages(sheets)) {
    const payment = readCertificate(sheet)
    if (payment) documents.payments.push(payment)
    else (formParts(sheet, false).length > 0 ? forms : others).push(sheet)
  }
  documents.returns = readForms(forms)
  return { documents, others }
}
