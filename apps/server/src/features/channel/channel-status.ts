import { companyOf } from '../../db/directory.ts'
import type { Database } from '../../db/pool.ts'
import { tenantOf } from '../../db/tenant.ts'
import { Refusal } from '../../http/refusal.ts'
import { restOf } from '../session/index.ts'
import { CHANNEL_SAYS } from './words.ts'

/** Refuses, at the field `channel`, a code that is no company's channel, or one that brings nobody any more. */
export async function mustBeChannel(db: Database, code: string): Promise<void> {
  const companyId = await companyOf(db, 'CHANNEL', code)
  const tenant = companyId === null ? null : tenantOf(db, companyId)
  const row =
    tenant &&
    (await tenant.one<{ stopped: boolean }>(
      'select stopped_at is not null as stopped from collect_channel where company_id = $1 and code = $2',
      [code],
    ))
  if (!tenant || !row) throw new Refusal('MALFORMED', CHANNEL_SAYS.noSuchChannelCompare, 'channel')
  if (row.stopped)
    throw new Refusal('MALFORMED', CHANNEL_SAYS.channelSuspendedEnterAnother, 'channel')
  if (await restOf(tenant, null))
    throw new Refusal('MALFORMED', CHANNEL_SAYS.institutionChannelSuspendedEnter, 'channel')
}
