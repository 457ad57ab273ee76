/** What of a company stands in tables without its number: its row, the registration it came from, codes sent to its people. */
import type { Db } from '../../db/pool.ts'
import { Refusal } from '../../http/refusal.ts'
import { contactsOf, reachedOrWhy, restingNumbers, restingOf } from '../session/index.ts'
import { type Erasing, noteFiles, noteRows, underClaim } from './rows.ts'
import { ERASURE_SAYS as SAYS } from './words.ts'

/** Nobody of it is let in, nothing of it goes on (0094). Again is the same. */
export const close = (db: Pick<Db, 'run'>, companyId: number): Promise<unknown> =>
  db.run(
    `update company set status = 'FROZEN', frozen_why = $2, frozen_by_platform = true where id = $1`,
    [companyId, SAYS.atClosed],
  )

/** Before its key goes, and its accounts: what was sent to their mobiles lives for minutes, but names them. Of one that does not open none is found. */
export async function dropCodes({ db, columns, claim }: Erasing): Promise<void> {
  const { companyId } = claim
  const numbers: string[] = []
  for (const who of await contactsOf(db, companyId)) {
    const reached = await reachedOrWhy(columns, { id: who.id, companyId }, restingOf(who.reach))
    if (!(reached instanceof Refusal)) numbers.push(...restingNumbers(columns, reached.mobile))
  }
  await db.run('delete from sms_code where mobile = any($1::text[])', [numbers])
}

/** The registration it came from, with the picture of its licence. */
export const dropRegistration = (erasing: Erasing): Promise<void> =>
  underClaim(erasing, 'eraser', async (own, tx) => {
    const { companyId, id: no } = erasing.claim
    const rows = await tx.rows<{ id: number; license_key: string | null }>(
      'select id, license_key from registration where made_company = $1 order by id',
      [companyId],
    )
    if (rows.length === 0) return
    await noteFiles(
      own,
      no,
      rows.flatMap(({ license_key }) => (license_key ? [license_key] : [])),
    )
    await tx.run('delete from registration where made_company = $1', [companyId])
    await noteRows(
      own,
      no,
      'registration',
      rows.map(({ id }) => [String(id)]),
    )
  })

/** The number stays: others wrote of it. */
export const emptyCompany = (tx: Pick<Db, 'run'>, companyId: number): Promise<unknown> =>
  tx.run(
    `update company set name = $2, email = null, linkman = null, phone = null, client_account = null, client_id = null,
            kd_public_key = null, th_public_key = null, tax_no = null, parent_id = null, channel = null, decision = null
      where id = $1`,
    [companyId, SAYS.nameless({ id: String(companyId) })],
  )
