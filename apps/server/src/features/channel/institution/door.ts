/** The platform's own door, at which nobody asks: whoever comes by it chooses by himself who receives the data. */
import { DIRECT_CHANNEL } from '@xinjian/contract/collect/direct-channel'
import { companyOf } from '../../../db/directory.ts'
import type { Database } from '../../../db/pool.ts'
import { tenantOf } from '../../../db/tenant.ts'
import { companyAsRecipient, newChannel } from '../channel.ts'

const TITLE = '企业数据授权'

/** Its channel, of the platform's own company; made on first use. */
export async function openDirectDoor(db: Database): Promise<void> {
  if ((await companyOf(db, 'CHANNEL', DIRECT_CHANNEL)) !== null) return
  const platform = await db.one<{ id: number }>(
    "select id from company where kind = 'OPERATOR' order by id limit 1",
  )
  if (!platform) return
  const recipient = await companyAsRecipient(db, platform.id)
  await tenantOf(db, platform.id).transaction((tx) =>
    newChannel(tx, DIRECT_CHANNEL, TITLE, recipient),
  )
}
