/** Statements, returns and payment certificates of a file → readings. */
import type { ParsedFile, ParsedStatement, TaxPayment, TaxReturn } from '@xinjian/intake'
import { parseFileIsolated } from '@xinjian/intake/isolate'
import { LIMITS } from '@xinjian/intake/limits'
import { filedOf } from '@xinjian/intake/return/filed/filed'
import { unitPower } from '@xinjian/intake/statement/amounts'
import { postReadings } from '../books/read-books.ts'
import { formsOf, type ImportOwner, type Reading } from '../reading.ts'
import { POSTED_SAYS } from './words.ts'

/** Readings of the forms of a table; null where it has none. */
export async function tableForms(
  file: { name: string; path: string; bytes: number },
  owner: ImportOwner,
): Promise<Reading[] | null> {
  if (file.bytes > LIMITS.maxFormBytes) return null
  const [parsed] = await parseFileIsolated(file.name, file.path, formsOf(owner))
  const readings = parsed ? formReadings(parsed, owner) : []
  return readings.length > 0 ? readings : null
}

export const formReadings: (parsed: ParsedFile, owner: ImportOwner) => Reading[] = (
  { file, statements = [], returns = [], payments = [], filings = [], books = [], unsure = [] },
  owner,
) => {
  const found = [
    ...statements.map((statement) => ofStatement(statement, file, owner)),
    ...returns.map((form) => ofReturn(form, file, owner)),
    ...payments.map((form) => ofPayment(form, file, owner)),
    ...postReadings(books, file, owner),
    ...unsure.map((sheet): Reading => ({ kind: 'unsure', sheet, place: sheet.sheet || file })),
  ]
  // A schedule beside its return, a list beside anything is a remark; alone it is all there is to refuse.
  const some = found.some(({ kind }) => kind !== 'bad' && kind !== 'remark')
  const listed = filings.length > 0 ? [refused(file, POSTED_SAYS.filings)] : []
  return [...found, ...listed].map((reading) =>
    reading.kind === 'remark' && !some ? { ...reading, kind: 'bad' } : reading,
  )
}

const refused = (place: string, reason: string): Extract<Reading, { kind: 'remark' }> => ({
  kind: 'remark',
  error: { place, column: null, reason, raw: null },
})

const bad = (place: string, reason: string, raw: string | null = null): Reading => ({
  kind: 'bad',
  error: { place, column: null, reason, raw },
})

function ofStatement(statement: ParsedStatement, file: string, owner: ImportOwner): Reading {
  const place = file.includes('!/') ? file : statement.place
  const { entity, kindName: kind } = statement
  if (entity !== null && entity !== owner.taxNo && plain(entity) !== plain(owner.name))
    return bad(place, notOwn(entity, owner), entity)
  if (unitPower(statement.unit) === null)
    return bad(place, POSTED_SAYS.otherUnit({ kind, unit: statement.unit ?? '' }), entity)
  const dated = statement.periods.some((p) => p.to !== null)
  if (!dated) return bad(place, POSTED_SAYS.undated({ kind }), entity)
  return { kind: 'statement', statement, place }
}

function ofReturn(form: TaxReturn, file: string, owner: ImportOwner): Reading {
  const place = file.includes('!/') ? `${file} ${form.formName}` : form.formName
  const other = otherThan(owner, form.taxpayer)
  if (other !== null) return bad(place, notOwn(other, owner), other)
  const filed = filedOf(form)
  if (!('reason' in filed)) return { kind: 'return', form, place }
  return filed.schedule ? refused(place, filed.reason) : bad(place, filed.reason)
}

function ofPayment(form: TaxPayment, file: string, owner: ImportOwner): Reading {
  const place = file.includes('!/') ? `${file} ${form.formName}` : form.formName
  const other = otherThan(owner, form.taxpayer)
  if (other !== null) return bad(place, notOwn(other, owner), other)
  if (form.items.length === 0)
    return bad(place, POSTED_SAYS.certificateWithoutLines({ form: form.formName }))
  return { kind: 'payment', form, place }
}

const notOwn = (other: string, { name: own }: ImportOwner): string =>
  POSTED_SAYS.ofOtherFirm({ other, own })

/** The taxpayer that a form names, where it is not the owner: by its number, without one by its name. */
function otherThan(owner: ImportOwner, { name, taxNo }: TaxReturn['taxpayer']): string | null {
  if (taxNo !== null) return taxNo === owner.taxNo ? null : (name ?? taxNo)
  return name === null || plain(name) === plain(owner.name) ? null : name
}

const plain = (name: string): string => name.normalize('NFKC').replace(/\s/g, '')
