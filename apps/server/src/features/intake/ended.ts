import { BOOK_SAYS } from './books/words.ts'
import { formWords } from './forms/told-forms.ts'
import { type ImportRecord, MAX_ERRORS } from './store.ts'
import { INTAKE_SAYS } from './words.ts'

/** What became of a batch, in one sentence. */
export function summaryOf(row: ImportRecord): string {
  const { to_settle: n, forms, read_count } = row
  if (n === 0) return bookedOf(row)
  return forms.length === 0 && read_count === 0
    ? BOOK_SAYS.waiting({ n })
    : BOOK_SAYS.withWaiting({ booked: bookedOf(row), n })
}

function bookedOf(row: ImportRecord): string {
  const forms = row.forms.length > 0 ? formWords(row.forms) : null
  if (forms && row.read_count === 0) return INTAKE_SAYS.importedForms({ forms })
  const rows = INTAKE_SAYS.imported({
    added: row.added_count,
    updated: row.updated_count,
    unchanged: row.unchanged_count,
    bad: row.bad_count,
  })
  const checked = row.to_check > 0 ? INTAKE_SAYS.withToCheck({ rows, n: row.to_check }) : rows
  const whole =
    row.bad_count > MAX_ERRORS
      ? INTAKE_SAYS.cappedErrors({ rows: checked, n: MAX_ERRORS })
      : checked
  return forms ? INTAKE_SAYS.withForms({ rows: whole, forms }) : whole
}
