/** A list of enterprises that was uploaded becomes an order: read and checked apart, its faulty rows kept with their reasons. */
import path from 'node:path'
import { IntakeError } from '@xinjian/intake/errors'
import { LIMITS } from '@xinjian/intake/limits'
import type { FirmRow } from '@xinjian/intake/tables/firms/read-firm-list'
import { readFirmListIsolated } from '@xinjian/intake/tables/firms/read-firm-list-isolated'
import type { Blobs } from '../../blobs.ts'
import type { TenantDb } from '../../db/tenant.ts'
import type { Upload } from '../../http/implement.ts'
import { Refusal } from '../../http/refusal.ts'
import { addOrder, countSubjects, type NewOrder } from './store.ts'
import { addSubjects, type NewSubject, namesOf } from './subjects.ts'
import { RISK_ORDER_SAYS } from './words.ts'

const MAX_NAME = 200
const MB = 1024 * 1024
const AT_ONCE = 2_000

interface Taken {
  name: string
  key: string
  bytes: number
}

export async function orderOfList(
  blobs: Blobs,
  tenant: TenantDb,
  order: Omit<NewOrder, 'file' | 'purpose'>,
  files: AsyncIterable<Upload>,
): Promise<string> {
  const file = await taken(blobs, files)
  const rows = await firmsOf(blobs.path(file.key))
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

async function taken(blobs: Blobs, files: AsyncIterable<Upload>): Promise<Taken> {
  let file: Taken | null = null
  let refusal: unknown = null
  for await (const { fileName, stream } of files) {
    // Read to its end in any case, so that the client hears the refusal instead of a broken connection.
    if (refusal === null) {
      try {
        if (file) throw new Refusal('MALFORMED', RISK_ORDER_SAYS.oneList)
        file = {
          ...(await blobs.put(stream, { keepReserve: true })),
          name: path.posix.basename(fileName.replaceAll('\\', '/')).slice(-MAX_NAME),
        }
        continue
      } catch (error) {
        refusal = error
      }
    }
    stream.resume()
  }
  if (refusal !== null) throw refusal
  if (!file || file.bytes === 0) throw new Refusal('IMPORT_EMPTY', RISK_ORDER_SAYS.chooseList)
  if (file.bytes > LIMITS.firmListBytes)
    throw new Refusal('TOO_LARGE', RISK_ORDER_SAYS.listTooLarge({ mb: LIMITS.firmListBytes / MB }))
  return {
    ...file,
    name: file.name.replace(/[\p{Cc}\p{Cf}]/gu, '').trim() || RISK_ORDER_SAYS.unnamed,
  }
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
  const first = new Map<string, number>()
  return rows.map(({ sheet, row, taxNo, name, why }, i) => {
    const before = first.get(taxNo)
    if (why === null && before === undefined) first.set(taxNo, row)
    const fault =
      why ??
      (before === undefined ? null : RISK_ORDER_SAYS.repeatsRow({ n: before })) ??
      otherName(name, known.get(taxNo))
    return { line: i + 1, sheet, row, taxNo, name, fault }
  })
}

const bare = (name: string): string => name.normalize('NFKC').replace(/\s/g, '')

const otherName = (name: string, known: string | undefined): string | null =>
  !known || name === '' || bare(name) === bare(known)
    ? null
    : RISK_ORDER_SAYS.otherName({ name: known })
