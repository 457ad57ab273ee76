/** Consents to collect that end soon: whoever asks for new ones is told once, as long before as the work list shows them. */
import { chinaDay } from '@xinjian/engine/kit/calendar/calendar'
import { formatDay } from '@xinjian/engine/kit/calendar/window'
import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '../../db/pool.ts'
import { tenantOf } from '../../db/tenant.ts'
import { repeating } from '../../jobs/repeating.ts'
import { tell } from '../notice/index.ts'
import { ENDING } from './ending.ts'

const EVERY_MS = 60 * 60_000
const AT_ONCE = 500

/** How many contracts were looked at; of one that another follows nothing is told. */
export async function tellExpiring(db: Database): Promise<number> {
  const due = await db.rows<{ company_id: number; contract_no: string }>(
    `select c.company_id, c.contract_no from auth_contract c
      where c.status = 'EFFECTIVE' and c.ending_told_at is null and c.code = 'ENT_TAX' and ${ENDING}
      order by c.valid_to limit ${AT_ONCE}`,
  )
  for (const { company_id: companyId, contract_no: contractNo } of due)
    await tenantOf(db, companyId).transaction(async (tx) => {
      const row = await tx.one<{ name: string; valid_to: Date }>(
        `update auth_contract set ending_told_at = now()
          where company_id = $1 and contract_no = $2 and status = 'EFFECTIVE' and ending_told_at is null
          returning signed_as ->> 'name' as name, valid_to`,
        [contractNo],
      )
      if (!row) return
      const day = formatDay(chinaDay(row.valid_to.toISOString()).day)
      const params = { name: row.name, contractNo, day }
      await tell(tx, { kind: 'CONSENT_EXPIRING', key: contractNo, params })
    })
  return due.length
}

/** Looks every hour, in any number of processes: the second finds nothing left. */
export function startConsentSweep(db: Database, log: FastifyBaseLogger): () => void {
  return repeating(EVERY_MS, () => tellExpiring(db), {
    log,
    failed: 'ends of consents could not be told',
  })
}
