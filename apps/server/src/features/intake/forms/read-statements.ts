/** Files of which it was said that they hold statements, and by which standard: nothing else is taken from them. */
import type { ParsedFile, ParsedStatement } from '@xinjian/intake'
import { IntakeError } from '@xinjian/intake/errors'
import { parseFileIsolated } from '@xinjian/intake/isolate'
import { LIMITS } from '@xinjian/intake/limits'
import { STANDARD_NAMES } from '@xinjian/intake/statement/statement'
import { formsOf, type ImportOwner, type Reader, type Reading } from '../reading.ts'
import { formReadings } from './read-forms.ts'
import { POSTED_SAYS } from './words.ts'

/** The two that the product's calls name by number. */
export type StatedStandard = 'GENERAL' | 'SMALL'

export const statementsOf = (standard: StatedStandard): Reader =>
  async function* (file, owner, onProgress) {
    if (file.bytes > LIMITS.maxFormBytes) throw new IntakeError('TOO_LARGE')
    const parsed = await parseFileIsolated(file.name, file.path, formsOf(owner))
    onProgress(0.5)
    for (const one of parsed) yield readingsOf(one, owner, standard)
  }

function readingsOf(one: ParsedFile, owner: ImportOwner, standard: StatedStandard): Reading[] {
  const readings = formReadings(one, owner).flatMap((reading) =>
    reading.kind === 'statement' ? stated(reading.statement, reading.place, standard) : [reading],
  )
  return readings.length > 0 ? readings : [refusal(one)]
}

/** What the sheet says of itself holds; the word of who sent it fills what the sheet leaves open. */
function stated(statement: ParsedStatement, place: string, standard: StatedStandard): Reading[] {
  const standardName = STANDARD_NAMES[standard]
  if (statement.standard === null)
    return [{ kind: 'statement', statement: { ...statement, standard, standardName }, place }]
  if (statement.standard === standard) return [{ kind: 'statement', statement, place }]
  const read = statement.standardName ?? ''
  const reason = POSTED_SAYS.otherStandard({ told: standardName, read })
  return [
    { kind: 'statement', statement, place },
    { kind: 'remark', error: { place, column: null, reason, raw: null } },
  ]
}

/** What was looked for in vain was invoices; a file that cannot be read at all says so itself. */
const NO_INVOICES: readonly string[] = ['NOT_AN_INVOICE', 'UNSUPPORTED_FORMAT']

function refusal({ file, error }: ParsedFile): Reading {
  const unread = error !== null && !NO_INVOICES.includes(error.code)
  const reason = unread ? error.message : POSTED_SAYS.noStatements
  return { kind: 'bad', error: { place: file, column: null, reason, raw: error?.code ?? null } }
}
