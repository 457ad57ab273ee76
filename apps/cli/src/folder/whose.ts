/** Whose files these are: named by their forms, or by every invoice. */
import { Failure } from '../failure.ts'
import type { ReadFiles } from './read-files.ts'

export interface Owner {
  name: string
  taxNo: string | null
}

interface Named {
  name: string | null
  taxNo: string | null
}

const plain = (text: string): string => text.normalize('NFKC').replace(/\s/g, '').toUpperCase()
const TAX_NO = /^[0-9A-Z]{15,20}$/

/** Throws a Failure that lists the enterprises where it cannot be told which is meant. */
export function ownerOf(files: ReadFiles, wanted: string | null): Owner {
  const named = joined([...ofForms(files), ...ofInvoices(files)])
  if (wanted !== null) {
    const found = named.find((each) => isCalled(each, wanted))
    if (found) return owner(found)
    // Tables of invoices name theirs row by row, and a form without a taxpayer is whoever's is asked for.
    const silent = files.tables.length > 0 || named.length === 0
    if (silent)
      return owner(TAX_NO.test(plain(wanted)) ? bare(plain(wanted)) : { name: wanted, taxNo: null })
    throw new Failure(`文件里没有企业“${wanted}”。${listed(named)}`)
  }
  if (named.length === 1) return owner(named[0]!)
  throw new Failure(
    named.length === 0
      ? '文件没有写明属于哪家企业，请用 --enterprise 给出企业名称或税号。'
      : `文件属于多家企业，请用 --enterprise 给出其中一家。${listed(named)}`,
  )
}

export const isCalled = ({ name, taxNo }: Named, wanted: string): boolean =>
  (name !== null && plain(name) === plain(wanted)) || (taxNo !== null && taxNo === plain(wanted))

/** Whether a form is the owner's: by its number, without one by its name; a form that names nobody is. */
export function isOwn({ name, taxNo }: Named, of: Owner): boolean {
  if (taxNo !== null && of.taxNo !== null) return taxNo === of.taxNo
  return name === null || plain(name) === plain(of.name) || (taxNo !== null && taxNo === of.name)
}

/** `entity` of a statement is a name, or a tax number. */
export const entityNamed = (entity: string | null): Named =>
  entity === null
    ? { name: null, taxNo: null }
    : TAX_NO.test(plain(entity))
      ? bare(plain(entity))
      : { name: entity, taxNo: null }

const bare = (taxNo: string): Named => ({ name: null, taxNo })
const owner = ({ name, taxNo }: Named): Owner => ({ name: name ?? taxNo ?? '', taxNo })

const ofForms = ({ forms }: ReadFiles): Named[] => [
  ...forms.returns.filter(({ blank }) => !blank).map(({ taxpayer }) => taxpayer),
  ...forms.payments.map(({ taxpayer }) => taxpayer),
  ...forms.statements.map(({ entity }) => entityNamed(entity)),
]

/** A party of every invoice; where one party sells to another over and over, both are. */
function ofInvoices({ documents }: ReadFiles): Named[] {
  const sides = documents.map(({ invoice: i }): Named[] => [
    { name: i.sellerName, taxNo: i.sellerTaxNo },
    { name: i.buyerName, taxNo: i.buyerTaxNo },
  ])
  return (sides[0] ?? []).filter(
    ({ taxNo }) =>
      taxNo !== null && sides.every((both) => both.some((side) => side.taxNo === taxNo)),
  )
}

/** Each once: a number and a name that stand together anywhere are one enterprise. */
function joined(all: readonly Named[]): Named[] {
  const found: Named[] = []
  for (const { name, taxNo } of all) {
    if (name === null && taxNo === null) continue
    const same = found.find(
      (each) =>
        (taxNo !== null && each.taxNo === taxNo) ||
        (name !== null &&
          each.name !== null &&
          plain(each.name) === plain(name) &&
          (taxNo === null || each.taxNo === null)),
    )
    if (!same) found.push({ name, taxNo })
    else {
      same.name ??= name
      same.taxNo ??= taxNo
    }
  }
  return found
}

const MOST = 5

function listed(named: readonly Named[]): string {
  const names = named
    .slice(0, MOST)
    .map(({ name, taxNo }) =>
      name !== null && taxNo !== null ? `${name}（${taxNo}）` : (name ?? taxNo),
    )
  return `共有 ${named.length} 家企业：${names.join('、')}${named.length > MOST ? '等' : ''}。`
}
