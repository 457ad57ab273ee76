import type { GridSheet } from '../../forms/grid.ts'
import { parseJson } from '../../json.ts'
import { LIMITS } from '../../limits.ts'
import { certificateOf } from '../certificate/json-certificate.ts'
import type { TaxDocuments, TaxReturn } from '../model.ts'
import { readForms } from '../read-form.ts'
import { refusal } from '../refusal.ts'
import { sheetOfCells } from './cells.ts'
import { returnOfColumns } from './columns.ts'
import { distinctFilings, filingOf } from './filings.ts'
import { returnOfLines } from './lines.ts'
import { registrationOf } from './registration.ts'
import { programFile } from './rules.ts'
import { walk } from './value.ts'

/**
 * What a bureau's JSON answers: returns, filed returns, registrations, payments; empty lists where it is none of these. Errors:
 * CORRUPTED, TOO_LARGE, NOT_AN_INVOICE with the reason for rules and code tables of the bureaus' own programs.
 */
export function readTaxJson(text: string): TaxDocuments {
  const value = parseJson(text)
  const program = programFile(value)
  if (program) throw refusal(program)
  const found: TaxDocuments = { returns: [], filings: [], registrations: [], payments: [] }
  const sheets: GridSheet[] = []
  walk(value, (record, path, above) => {
    const sheet = sheetOfCells(record, path)
    if (sheet) {
      if (sheets.length < LIMITS.maxFormSheets) sheets.push(sheet)
      return
    }
    const payment = certificateOf(record, path, above)
    if (payment) found.payments.push(payment)
    const filing = payment ? null : filingOf(record, path, above)
    if (filing) found.filings.push(filing)
    const full = found.returns.length >= LIMITS.maxFormSheets
    const told = full
      ? null
      : (returnOfLines(record, path, above) ?? returnOfColumns(record, path, above))
    if (told) found.returns.push(told)
    const registration = told || filing ? null : registrationOf(record, path)
    if (registration) found.registrations.push(registration)
  })
  found.returns.push(...readForms(sheets, true))
  found.filings = distinctFilings(found.filings)
  found.returns = whole(found)
  return found
}

/** Lists deeper in an answer than the lines of a return (sums to date, base data) are no returns of their own. */
function whole({ returns }: TaxDocuments): TaxDocuments['returns'] {
  return returns.filter(
    (one) => !returns.some((other) => other.form === one.form && holds(other, one)),
  )
}

function holds(outer: TaxReturn, inner: TaxReturn): boolean {
  const [root, list] = [listOf(outer), listOf(inner)]
  if (root === null || list === null || list.endsWith('.BODY')) return false
  return list !== root && list.startsWith(`${root.slice(0, root.lastIndexOf('.'))}.`)
}

/** Path of the list in which the lines of a return stand. */
const listOf = ({ items }: TaxReturn): string | null =>
  /^(.*)\[\d+\]/.exec(items[0]?.places[''] ?? '')?.[1] ?? null
