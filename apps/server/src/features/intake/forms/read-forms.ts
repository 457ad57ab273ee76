/** Statements, returns and payment certificates of a file → readings. */
import type { ParsedFile, ParsedStatement, TaxPayment, TaxReturn } from '@xinjian/intake'
import { parseFileIsolated } from '@xinjian/intake/isolate'
import { LIMITS } from '@xinjian/intake/limits'
import { filedOf } from '@xinjian/intake/return/filed/filed'
import { unitPower } from '@xinjian/intake/statement/amounts'
import { postReadings } from '../books/read-books.ts'
import { formsOf, type ImportOwner, type Reading } from '../reading.ts'

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
  const listed = filings.length > 0 ? [refused(file, FILINGS)] : []
  return [...found, ...listed].map((reading) =>
    reading.kind === 'remark' && !some ? { ...reading, kind: 'bad' } : reading,
  )
}

const FILINGS =
  '这是“申报记录”清单，只有申报日期和税额，没有申报表各栏金额，未入库；请上传申报表本身'

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
  const { entity } = statement
  if (entity !== null && entity !== owner.taxNo && plain(entity) !== plain(owner.name))
    return bad(place, `该表属于“${entity}”，不是本企业（${owner.name}），未导入`, entity)
  if (unitPower(statement.unit) === null)
    return bad(
      place,
      `${statement.kindName}的金额单位是“${statement.unit}”，不是人民币，未入库；请上传人民币报表`,
      entity,
    )
  const dated = statement.periods.some((p) => p.to !== null)
  if (!dated)
    return bad(
      place,
      `${statement.kindName}没有写明报表日期，无法入库；请在表头补充日期后重新上传`,
      entity,
    )
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
    return bad(place, `“${form.formName}”没有读出缴款明细，未入库；请改传表格或电子版原件`)
  return { kind: 'payment', form, place }
}

const notOwn = (other: string, owner: ImportOwner): string =>
  `该表属于“${other}”，不是本企业（${owner.name}），未导入`

/** The taxpayer that a form names, where it is not the owner: by its number, without one by its name. */
function otherThan(owner: ImportOwner, { name, taxNo }: TaxReturn['taxpayer']): string | null {
  if (taxNo !== null) return taxNo === owner.taxNo ? null : (name ?? taxNo)
  return name === null || plain(name) === plain(owner.name) ? null : name
}

const plain = (name: string): string => name.normalize('NFKC').replace(/\s/g, '')
