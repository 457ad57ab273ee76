/** What files of all kinds hold: forms, invoice documents, and tables that are read once it is known whose they are. */
import type { ParsedFile, ParsedInvoice } from '@xinjian/intake/invoice'
import { closeIsolation } from '@xinjian/intake/isolate'
import { parseAny } from '../commands/parse.ts'
import type { Progress } from '../progress.ts'

type Kept = 'statements' | 'returns' | 'payments'
export type Forms = { [Key in Kept]: NonNullable<ParsedFile[Key]> }

export interface ReadFiles {
  forms: Forms
  /** With the file that each came in. */
  documents: { file: string; invoice: ParsedInvoice }[]
  /** Paths of spreadsheets and CSV without forms: tables of invoices, if anything. */
  tables: string[]
  /** Files of which nothing was read, and why. */
  refused: { file: string; reason: string }[]
}

export async function readFiles(paths: readonly string[], progress: Progress): Promise<ReadFiles> {
  const part = progress.part('files')
  const read: ReadFiles = {
    forms: { statements: [], returns: [], payments: [] },
    documents: [],
    tables: [],
    refused: [],
  }
  try {
    for (const [i, path] of paths.entries()) {
      const parsed = await parseAny(path)
      if (!Array.isArray(parsed)) {
        const some = take(read.forms, parsed)
        if (!some) read.tables.push(path)
      } else for (const file of parsed) takeFile(read, file)
      part(i + 1, paths.length)
    }
  } finally {
    closeIsolation()
  }
  return read
}

function takeFile(read: ReadFiles, { file, invoices, error, ...forms }: ParsedFile): void {
  const some = take(read.forms, forms)
  read.documents.push(...invoices.map((invoice) => ({ file, invoice })))
  if (error) read.refused.push({ file, reason: error.message })
  else if (!some && invoices.length === 0)
    read.refused.push({ file, reason: '没有可用于报告的发票、报表、申报表或完税证明' })
}

/** @returns whether there was any */
function take(forms: Forms, { statements = [], returns = [], payments = [] }: Partial<Forms>) {
  forms.statements.push(...statements)
  forms.returns.push(...returns)
  forms.payments.push(...payments)
  return statements.length + returns.length + payments.length > 0
}
