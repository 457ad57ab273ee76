/** Devices that an account was used on: its holder is told of a new one. */
import { createHash } from 'node:crypto'
import { agentName } from '@xinjian/format/agent'
import type { Tx } from '../../db/pool.ts'
import { momentOf, tell, tellingTx } from '../notice/index.ts'
import type { User } from './users.ts'

/** As much of an address as tells its holder the place. */
export const maskIp = (ip: string): string =>
  ip.includes(':')
    ? `${ip.split(':').slice(0, 3).join(':')}:*`
    : ip.replace(/^(\d+\.\d+)\.\d+\.\d+$/, '$1.*.*')

/**
 * Notes the device of a session in the transaction that opens it. Told by browser and system alone, so that an update of either is
 * no new device; the first device of an account is nobody else's.
 */
export async function noteDevice(
  tx: Tx,
  user: Pick<User, 'id' | 'company_id' | 'user_name'>,
  { ip, agent }: { ip: string; agent: string },
): Promise<void> {
  const device = agentName(agent)
  const mark = createHash('sha256').update(device).digest()
  const row = await tx.one<{ told: boolean }>(
    `with others as (select 1 from user_device where user_id = $1 limit 1),
          made as (insert into user_device (user_id, mark) values ($1, $2) on conflict do nothing returning 1)
     select exists (select 1 from others) and exists (select 1 from made) as told`,
    [user.id, mark],
  )
  if (!row?.told) return
  await tell(tellingTx(tx, user.company_id), {
    kind: 'LOGIN_NEW',
    key: `${user.id}.${mark.toString('hex').slice(0, 16)}`,
    to: user.user_name,
    params: { at: momentOf(new Date()), device, ip: maskIp(ip) },
  })
}
