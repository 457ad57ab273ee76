/** A list of enterprises that was uploaded becomes an order: read and checked apart, its faulty rows kept with their reasons. */
import { IntakeError } from '@xinjian/intake/errors'
import { LIMITS } from '@xinjian/intake/limits'
import type { FirmRow } from '@xinjian/intake/tables/firms/read-firm-list'
import { readFirmListIsolated } from '@xinjian/intake/tables/firms/read-firm-list-isolated'
import type { Blobs } from '../../blobs.ts'
import type { TenantDb } from '../../db/tenant.ts'
import type { Upload } from '../../http/implement.ts'
import { oneList } from '../../http/lists/one-list.ts'
import { Refusal } from '../../http/refusal.ts'
import { addOrder, countSubjects, type NewOrder } from './store.ts'
import { addSubjects, type NewSubject, namesOf } from './subjects.ts'
import { RISK_ORDER_SAYS } from './words.ts'

const AT_ONCE = 2_000
const TOLD = { most: LIMITS.firmListBytes, none: RISK_ORDER_SAYS.chooseList }

export async function orderOfList(
  blobs: Blobs,
  tenant: TenantDb,
  order: Omit<NewOrder, 'file' | 'purpose'>,
  files: AsyncIterable<Upload>,
): Promise<string> {
  const file = await oneList(blobs, files, TOLD)
  const rows = await blobs.withFile(file.key, firmsOf)
  if (rows.length === 0) throw new Refusal('IMPORT_EMPTY', RISK_ORDER_SAYS.listEmpty)
  return tenant.transaction(async (tx) => {
    const subjects = await checked(tx, rows)
    const no = await addOrder(tx, { ...order, purpose: 'LIST', file })
    const ordered = order.source === 'MADE' ? null : {}
    for (let from = 0; from < subjects.length; from += AT_ONCE)
      await addSubjects(tx, no, subjects.slice(from, from + AT_ONCE), ordered)
    await countSubjects(tx, no)
    return no
  })
}

async function firmsOf(file: string): Promise<FirmRow[]> {
  const rows: FirmRow[] = []
  try {
    for await (const batch of readFirmListIsolated(file)) rows.push(...batch)
  } catch (error) {
    throw error instanceof IntakeError ? new Refusal('MALFORMED', error.message) : error
  }
  return rows
}

/** What only the whole list and the company's own records can tell: repeats, and a name that is another's. */
async function checked(tx: TenantDb, rows: readonly FirmRow[]): Promise<NewSubject[]> {
  const known = await namesOf(
    tx,
    rows.map(({ taxNo }) => taxNo),
  )
  const first = new Map<string, FirmRow>()
  return rows.map((firm, i) => {
    const { sheet, row, taxNo, name, why } = firm
    const before = first.get(taxNo)
    // A row at fault stands for nobody: the right one below it is no repeat.
    const own = why ?? otherName(name, known.get(taxNo))
    if (own === null && before === undefined) first.set(taxNo, firm)
    const fault = own ?? (before === undefined ? null : repeats(before, sheet))
    return { line: i + 1, sheet, row, taxNo, name, fault }
  })
}

const repeats = ({ sheet, row }: FirmRow, own: string | null): string =>
  sheet === null || sheet === own
    ? RISK_ORDER_SAYS.repeatsRow({ n: row })
    : RISK_ORDER_SAYS.repeatsRowOf({ sheet, n: row })

const bare = (name: string): string => name.normalize('NFKC').replace(/\s/g, '')

const otherName = (name: string, known: string | undefined): string | null =>
  !known || name === '' || bare(name) === bare(known)
    ? null
    : RISK_ORDER_SAYS.otherName({ name: known })
