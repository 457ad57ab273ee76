/** Invoice documents (PDF, OFD, XML, picture, ZIP of them) → readings, parsed in a process that may die. */
import type { ParsedInvoice } from '@xinjian/intake'
import { IntakeError } from '@xinjian/intake/errors'
import { parseFileIsolated } from '@xinjian/intake/isolate'
import { LIMITS } from '@xinjian/intake/limits'
import { doubtOf } from './doubt.ts'
import { formReadings } from './forms/read-forms.ts'
import { incomingOf } from './incoming.ts'
import { formsOf, type ImportOwner, type Reader, type Reading } from './reading.ts'

/** Every archive is parsed as a whole; parsed documents are handed on in portions. */
const PORTION = 500

export const readDocument: Reader = async function* (file, owner, onProgress) {
  if (file.bytes > LIMITS.maxArchiveBytes) throw new IntakeError('TOO_LARGE')
  const parsed = await parseFileIsolated(file.name, file.path, formsOf(owner))
  onProgress(0.5)
  let portion: Reading[] = []
  for (const one of parsed) {
    const { file: place, invoices, error } = one
    portion.push(...formReadings(one, owner))
    if (error)
      portion.push({
        kind: 'bad',
        error: { place, column: null, reason: error.message, raw: error.code },
      })
    for (const [n, invoice] of invoices.entries()) portion.push(readingOf(invoice, place, n, owner))
    if (portion.length >= PORTION) {
      yield portion
      portion = []
    }
  }
  yield portion
}

function readingOf(
  invoice: ParsedInvoice,
  place: string,
  invoiceNo: number,
  owner: ImportOwner,
): Reading {
  const doubt = doubtOf(invoice)
  const result = doubt ? { reason: doubt.text } : incomingOf(invoice, owner)
  if (!('reason' in result)) return { kind: 'invoice', invoice: result }
  return {
    kind: 'bad',
    error: {
      place,
      column: null,
      reason: result.reason,
      raw: invoice.invoiceNumber,
      ...(doubt && { doubt: { invoiceNo, draft: invoice } }),
    },
  }
}
