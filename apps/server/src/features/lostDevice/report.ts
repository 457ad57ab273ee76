/** Somebody says at the login that he lost his device: kept beside the answer, which is the same whatever exists. */
import { leaveTrace } from '../../db/audit.ts'
import type { Database, Tx } from '../../db/pool.ts'
import { nobody } from '../../http/actor.ts'
import type { Ctx } from '../../http/context.ts'
import type { Columns } from '../../security/column/column.ts'
import { tell, tellingTx } from '../notice/index.ts'
import { userByLogin } from '../session/index.ts'
import * as store from './store.ts'

export async function report(
  { db, columns }: { db: Database; columns: Columns },
  ctx: Ctx,
  { username, ...said }: store.Said & { username: string },
): Promise<void> {
  const user = await userByLogin(db, columns, username)
  if (user?.status !== 'ACTIVE') return
  const next = await store.nextId(db)
  const phone = await store.sealPhone(columns, user.company_id, next, said.phone)
  await db.transaction(async (tx) => {
    const id = await store.keep(tx, user, { ...said, id: next, phone })
    if (id === null) return
    await leaveTrace(tx, user.company_id, nobody(ctx, user.user_name), {
      kind: 'CHANGE',
      action: 'lostDeviceReport',
      object: user.user_name,
    })
    await tellOf(tx, id, user)
  })
}

/** Whoever looks after accounts, on the platform and in his company; and the holder, so that he can say that it was not he. */
async function tellOf(
  tx: Tx,
  id: number,
  { user_name: object, company_id }: { user_name: string; company_id: number },
): Promise<void> {
  const key = String(id)
  const params = { object }
  for (const company of new Set([company_id, (await store.platformOf(tx)) ?? company_id]))
    await tell(tellingTx(tx, company), { kind: 'DEVICE_LOST', key, params })
  await tell(tellingTx(tx, company_id), { kind: 'DEVICE_LOST_YOU', key, to: object, params })
}
