/** The token of a phone or a terminal, and the task that it opens. */
import type { CollectState } from '@xinjian/contract'
import { companyOf } from '../../db/directory.ts'
import { OWN_COMPANY } from '../../db/distribute/first-node.ts'
import type { Database } from '../../db/pool.ts'
import { tenantOf } from '../../db/tenant.ts'
import { linkMakerSql } from '../channel/index.ts'
import type { Rest } from '../session/index.ts'
import { TASK_HOURS } from './task.ts'

/** Companies of tokens that were asked for; what a token may do is asked of the company each time. */
const COMPANIES_KEPT = 10_000
const companies = new WeakMap<object, Map<string, number>>()

/** A token belongs to its company for good: a phone asks every three seconds, and its company is looked up once. */
async function companyOfToken(db: Database, hash: Uint8Array): Promise<number | null> {
  const key = Buffer.from(hash).toString('base64')
  const kept = companies.get(db.logins) ?? new Map<string, number>()
  companies.set(db.logins, kept)
  const known = kept.get(key)
  if (known !== undefined) return known
  const found = await companyOf(db, 'TASK', hash)
  if (found === null) return null
  if (kept.size >= COMPANIES_KEPT) kept.clear()
  kept.set(key, found)
  return found
}

/** The task of a live token by its hash, for whoever does not know the company yet; null = unknown, or past its time. */
export async function taskByToken(db: Database, hash: Uint8Array) {
  const companyId = await companyOfToken(db, hash)
  if (companyId === null) return null
  const found = await tenantOf(db, companyId).one<OfToken>(LIVE, [hash])
  if (!found || found.moved_to === null) return found
  // Signed for institutions that the person chose: it goes on at the first of them, under the same number.
  return tenantOf(db, found.moved_to).one<OfToken>(MOVED, [found.task_id])
}

/** A phone asks every three seconds: whether it is still served is said with its task, not by a statement of its own. */
const ofToken = (which: string): string => `with found as materialized (
    select company_id, task_id, state, joined, terminal_id, moved_to,
           (select j.terminal_id from collect_task j where j.company_id = $1 and j.task_id = collect_task.joined) as joined_terminal,
           ${linkMakerSql('collect_task.link')} as maker
      from collect_task where company_id = $1 and ${which})
  select found.*, rests_for(maker) as rest from found, ${OWN_COMPANY}`
const LIVE = ofToken(`token_hash = $2 and created_at > now() - interval '${TASK_HOURS} hours'`)
const MOVED = ofToken('task_id = $2')

interface OfToken {
  company_id: number
  task_id: string
  state: CollectState
  joined: string | null
  /** The terminal whose token it is. */
  terminal_id: number | null
  /** That at which the task was begun that it joined. */
  joined_terminal: number | null
  moved_to: number | null
  /** Who of the company and the account that made the link was frozen. */
  rest: Rest | null
}
