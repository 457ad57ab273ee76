/** The end of an erasure: the company's name goes, the certificate is signed, those who confirmed are told. */
import { maskName } from '@xinjian/format'
import { leaveTrace, PLATFORM_CHAIN } from '../../db/audit.ts'
import { tiedTo } from '../../db/tenant.ts'
import type { LogSigner } from '../../security/log-signer.ts'
import { PLATFORM_ACTOR } from './actor.ts'
import { certificateText } from './certificate.ts'
import { emptyCompany } from './company.ts'
import { type Erasing, underClaim } from './rows.ts'
import { erasureOf } from './store.ts'
import type { Table } from './tables.ts'
import { tellOperators } from './tell.ts'
import { ERASURE_SAYS as SAYS } from './words.ts'

const DAY_MS = 24 * 3_600_000

export interface Finishing {
  signer: LogSigner
  tables: readonly Table[]
  log: { to: number; head: string; digest: string }
  /** Base backups that are kept, one a night; null = the product makes none. */
  backupKeep: number | null
}

export async function finish(
  erasing: Erasing,
  { signer, tables, log, backupKeep }: Finishing,
): Promise<void> {
  const { db, claim } = erasing
  const { companyId, id: no } = claim
  const row = (await erasureOf(tiedTo(db, companyId), no))!
  const company = (await db.one<{ id: number; name: string; tax_no: string | null }>(
    'select id, name, tax_no from company where id = $1',
    [companyId],
  ))!
  const finished = new Date()
  const text = await certificateText({
    ...{ row, tables, log, finished, own: tiedTo(db, companyId) },
    company: { id: company.id, name: company.name, taxNo: company.tax_no },
    begun: row.begun_at!,
    // The night of the last one that holds it is at most so many nights from now.
    backupsUntil: backupKeep === null ? null : new Date(+finished + (backupKeep + 1) * DAY_MS),
  })
  const { key, signature } = signer.sign(text)
  await underClaim(erasing, 'system', async (own, tx) => {
    await emptyCompany(tx, companyId)
    await own.run(
      `update company_erasure set status = 'DONE', progress = 100, message = $3, lease_until = null, finished_at = $4,
              certificate = $5, signature = $6, key = $7, asked_by = $8, reason = '', first_note = null, decided_note = null
        where company_id = $1 and no = $2`,
      [no, SAYS.done, finished, text, signature, key, maskName(row.asked_by)],
    )
    await leaveTrace(tx, PLATFORM_CHAIN, PLATFORM_ACTOR, {
      kind: 'CHANGE',
      action: 'companyErased',
      object: String(companyId),
      detail: { no },
    })
    await tellOperators(tx, { kind: 'ERASURE_DONE', no })
  })
}
