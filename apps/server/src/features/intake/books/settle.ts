/** A person says once what the columns of a sheet are; the company's answer is remembered by its headings, and can be taken back. */
import type { BodyOf, contract, DataOf, ImportRow } from '@xinjian/contract'
import { BOOK_DATASETS } from '@xinjian/format/books/kinds'
import { isRole, makesBook, tellsSides } from '@xinjian/intake/books/layout'
import type { Database } from '../../../db/pool.ts'
import type { TenantDb } from '../../../db/tenant.ts'
import { Refusal } from '../../../http/refusal.ts'
import { wired } from '../../../http/rows/wired.ts'
import { maySee, mustStillSee } from '../../consent/index.ts'
import { takeBackBook } from '../../facts/records/write.ts'
import { requeueRead } from '../requeue.ts'
import { mustFindImport, wireImport } from '../service.ts'
import { wakeImports } from '../store.ts'
import {
  forget,
  importsOfLayout,
  type LayoutRecord,
  questionsOf,
  reachesUnseen,
  settle,
  settledLayouts,
} from './layout-store.ts'
import { BOOK_SAYS } from './words.ts'

export async function listQuestions(
  tenant: TenantDb,
  id: number,
): Promise<DataOf<typeof contract.intake.importSheets>> {
  const row = await mustFindImport(tenant, id)
  await maySee(tenant, row.enterprise_id)
  const settled = new Map((await settledLayouts(tenant)).map((l) => [l.fingerprint, l]))
  const sheets = (await questionsOf(tenant, id)).flatMap(({ asked, ...q }) => {
    const layout = settled.get(q.fingerprint)
    return asked
      ? [
          {
            ...q,
            ...asked,
            red: asked.red === true,
            inRed: asked.inRed ?? [],
            sheet: q.sheet,
            settled: layout ? wireLayout(layout) : null,
          },
        ]
      : []
  })
  return { row: wireImport(row), sheets }
}

const wireLayout = (layout: LayoutRecord) => ({
  ...wired(layout, 'fingerprint headings kind power decided_by decided_at'),
  columns: [...layout.columns],
  red: layout.red ?? null,
})

export const listLayouts = async (
  tenant: TenantDb,
): Promise<DataOf<typeof contract.intake.bookLayouts>> =>
  (await settledLayouts(tenant)).map(wireLayout)

/** Every import of the company that waits for this answer is read again with it. */
export async function settleSheet(
  { db, userName }: { db: Database; userName: string },
  tenant: TenantDb,
  body: BodyOf<typeof contract.intake.importSheetSettle>,
): Promise<ImportRow> {
  const { id, fingerprint, kind, power, red = null } = body
  const row = await mustFindImport(tenant, id)
  const asked = (await questionsOf(tenant, id)).find((q) => q.fingerprint === fingerprint)?.asked
  if (!asked) throw new Refusal('UNKNOWN', BOOK_SAYS.noQuestion)
  const columns = body.columns.flatMap(({ at, role }) => (isRole(role) ? [{ at, role }] : []))
  const known = new Set(asked.columns.map(({ at }) => at))
  if (columns.length !== body.columns.length || columns.some(({ at }) => !known.has(at)))
    throw new Refusal('MALFORMED', BOOK_SAYS.noSuchColumn, 'columns')
  if (kind !== null && !makesBook(kind, columns))
    throw new Refusal('MALFORMED', BOOK_SAYS.columnsLack, 'columns')
  if (kind === 'BANK_LINES' && red !== 'MINUS' && !tellsSides(asked, columns))
    throw new Refusal('MALFORMED', BOOK_SAYS.sidesUntold, 'columns')
  if (kind !== null && asked.red && red === null)
    throw new Refusal('MALFORMED', BOOK_SAYS.redUntold, 'red')
  const isAnswered = (await settledLayouts(tenant)).some((of) => of.fingerprint === fingerprint)
  if (isAnswered && (await reachesUnseen(tenant, fingerprint)))
    throw new Refusal('FORBIDDEN', BOOK_SAYS.ofOthers)
  await tenant.transaction(async (tx) => {
    await mustStillSee(tx, row.enterprise_id)
    const headings = asked.columns.map(({ heading }) => heading)
    await settle(tx, { fingerprint, headings, kind, columns, power, red, decided_by: userName })
    const waiting = await importsOfLayout(tx, fingerprint)
    await requeueRead(
      tx,
      waiting.map((of) => of.id),
    )
  })
  await wakeImports(db)
  return wireImport(await mustFindImport(tenant, id))
}

/** What was read by the answer holds no longer, and who uploaded it is asked anew. */
export async function takeBackLayout(
  db: Database,
  tenant: TenantDb,
  fingerprint: string,
): Promise<{ rows: number }> {
  if (await reachesUnseen(tenant, fingerprint)) throw new Refusal('FORBIDDEN', BOOK_SAYS.ofOthers)
  const rows = await tenant.transaction(async (tx) => {
    const forgotten = await forget(tx, fingerprint)
    if (!forgotten) throw new Refusal('UNKNOWN', BOOK_SAYS.noLayout)
    const imports = await importsOfLayout(tx, fingerprint)
    const dataset = forgotten.kind && BOOK_DATASETS[forgotten.kind]
    let taken = 0
    for (const { id, enterprise_id: enterpriseId } of imports)
      if (dataset) taken += await takeBackBook(tx, { enterpriseId, importId: id }, dataset)
    await requeueRead(
      tx,
      imports.map(({ id }) => id),
    )
    return taken
  })
  await wakeImports(db)
  return { rows }
}
