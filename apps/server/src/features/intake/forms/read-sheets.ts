/** Tables: of invoices first, which may be hundreds of megabytes; where they hold none, or sheets that are none, statements. */
import { IntakeError } from '@xinjian/intake/errors'
import { readTable } from '../read-table.ts'
import type { Reader, Reading } from '../reading.ts'
import { INTAKE_SAYS } from '../words.ts'
import { tableForms } from './read-forms.ts'

/** Rows that were refused before the first invoice and are held back: a statement has fewer lines. */
const MOST_HELD = 1_000

export const readSheets: Reader = async function* (file, owner, onProgress) {
  let held: Reading[] | null = []
  /** A sheet of the book is no table of invoices. */
  let others = false
  try {
    for await (const readings of readTable(file, owner, onProgress)) {
      others ||= readings.some(
        (r) => 'error' in r && r.error.place.endsWith(INTAKE_SAYS.wholeSheet),
      )
      if (held === null) yield readings
      else if (held.length > MOST_HELD || readings.some(({ kind }) => kind === 'invoice')) {
        yield [...held, ...readings]
        held = null
      } else held.push(...readings)
    }
  } catch (thrown) {
    if (held === null || !(thrown instanceof IntakeError)) throw thrown
    const forms = await tableForms(file, owner)
    if (forms === null) throw thrown
    yield forms
    return
  }
  if (held === null && !others) return
  const forms = await tableForms(file, owner)
  yield forms ?? held ?? []
}
