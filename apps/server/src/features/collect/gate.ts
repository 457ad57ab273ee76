/** Task tokens and sealed bodies, for the HTTP edge. */
import type { Database } from '../../db/pool.ts'
import { tenantOf } from '../../db/tenant.ts'
import type { TaskGate } from '../../http/context.ts'
import { Refusal } from '../../http/refusal.ts'
import type { BodySealer } from '../../security/sealed-body.ts'
import { hashToken } from '../../security/secret.ts'
import type { Rest } from '../session/index.ts'
import { mustBeTerminal } from '../terminal/index.ts'
import type { TaskRow } from './task.ts'
import { taskByToken } from './task-token.ts'
import { COLLECT_SAYS } from './words.ts'

const SAID: Record<Rest, string> = {
  COMPANY: COLLECT_SAYS.serviceInstitutionSuspendedContact,
  ACCOUNT: COLLECT_SAYS.accountSentYouLink,
}

export function createTaskGate(db: Database, bodies: BodySealer): TaskGate {
  return {
    async find(token, signed) {
      if (!token) throw new Refusal('UNAUTHENTICATED', COLLECT_SAYS.openPageLinkCollection)
      const row = await taskByToken(db, hashToken(token))
      if (!row) throw new Refusal('TASK_EXPIRED')
      if (row.rest) throw new Refusal('TASK_EXPIRED', SAID[row.rest])
      // A token that was given to a terminal is worth nothing elsewhere.
      if (row.terminal_id !== null)
        await mustBeTerminal(db, row.terminal_id, row.company_id, signed())
      return {
        companyId: row.company_id,
        taskId: row.joined ?? row.task_id,
        visitId: row.task_id,
        terminalId: row.joined === null ? row.terminal_id : row.joined_terminal,
      }
    },
    async unseal({ companyId, visitId: taskId }, path, header, body) {
      const tenant = tenantOf(db, companyId)
      // The key was agreed on with the visit, whatever task it has joined since.
      const task = await tenant.one<Pick<TaskRow, 'key_id' | 'client_key'>>(
        'select key_id, client_key from collect_task where company_id = $1 and task_id = $2',
        [taskId],
      )
      if (!task) throw new Refusal('TASK_EXPIRED')
      const key = { taskId, keyId: task.key_id, clientKey: task.client_key }
      const { payload, nonce } = bodies.open(key, path, header, body, Date.now())
      const fresh = await tenant.run(
        `insert into collect_nonce (company_id, task_id, nonce, expires_at)
         values ($1, $2, $3, now() + interval '11 minutes') on conflict do nothing`,
        [taskId, nonce],
      )
      if (fresh !== 1) throw new Refusal('BODY_REPLAYED')
      return payload
    },
  }
}
