/**
 * Does what was agreed to and whose time has come. It is judged again, by what whoever asked may do now: what he could not do any more
 * fails, and is told.
 */
import type { BodyOf, contract } from '@xinjian/contract'
import type { FastifyBaseLogger } from 'fastify'
import type { Database, Tx } from '../../db/pool.ts'
import { Refusal } from '../../http/refusal.ts'
import { repeating } from '../../jobs/repeating.ts'
import {
  type AccountParts,
  dropFactorsOf,
  editUser,
  heldAccount,
  judgeNew,
  linkUser,
  makeUser,
} from '../people/index.ts'
import { enactSave, judgeSave } from '../role/index.ts'
import { presentSession } from '../session/index.ts'
import * as store from './store.ts'
import { askerOf, CALL_OF, tellStep, traceStep } from './tell.ts'
import { SENSITIVE_SAYS } from './words.ts'

export interface EnactDeps extends AccountParts {
  db: Database
}

type Bodies = typeof contract.people

async function enact(tx: Tx, { links, columns }: EnactDeps, of: store.Change): Promise<void> {
  const by = await presentSession(tx, of.asked_id, 'MAIN')
  const needed = of.act === 'ROLE_RAISE' ? 'role.write' : 'user.write'
  if (!by.permissions.has(needed))
    throw new Refusal('FORBIDDEN', SENSITIVE_SAYS.whoeverAskedNoRight)
  const body = () => store.bodyOf(columns.on(tx), of)
  switch (of.act) {
    case 'USER_NEW': {
      const user = (await body()) as BodyOf<Bodies['userSave']> & { email: string | null }
      const { company } = await judgeNew(tx, links, by, { ...user, companyId: of.company_id })
      await makeUser(tx, { links, columns }, by, company, user)
      return
    }
    case 'USER_EDIT': {
      const change = (await body()) as BodyOf<Bodies['userUpdate']>
      return editUser(tx, columns, by, await heldAccount(tx, columns, by, change.id), change)
    }
    case 'PASSWORD_LINK':
      await linkUser(tx, links, await heldAccount(tx, columns, by, of.user_id!))
      return
    case 'FACTOR_DROP':
      return dropFactorsOf(tx, await heldAccount(tx, columns, by, of.user_id!))
    case 'ROLE_RAISE': {
      const role = (await body()) as BodyOf<typeof contract.role.roleSave>
      const wanted = await judgeSave(tx, by, role)
      await enactSave(tx, by, wanted)
    }
  }
}

async function enactOne(deps: EnactDeps, id: number): Promise<void> {
  const { db } = deps
  try {
    await db.transaction(async (tx) => {
      const of = await store.takeDue(tx, id)
      if (!of) return
      // Told while the old address stands: it is kept with the letter, which goes there.
      await tellStep(tx, of, 'DONE')
      await enact(tx, deps, of)
      await store.endChange(tx, id, 'DONE', null, null)
      const by = of.words.map((word) => word.by)
      await traceStep(tx, of, CALL_OF[of.act], askerOf(of), { state: 'DONE', agreedBy: by })
    })
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    await db.transaction(async (tx) => {
      const of = await store.takeDue(tx, id)
      if (!of) return
      await store.endChange(tx, id, 'FAILED', null, error.message)
      await tellStep(tx, of, 'ENDED')
      await traceStep(tx, of, CALL_OF[of.act], askerOf(of), { state: 'FAILED', why: error.message })
    })
  }
}

/** All that is due. A fault of ours leaves it due, and stops none of the others. */
export async function enactDue(deps: EnactDeps, log: FastifyBaseLogger): Promise<void> {
  for (const { id } of await store.dueIds(deps.db))
    await enactOne(deps, id).catch((err) =>
      log.warn({ err, change: id }, 'a sensitive change could not be done'),
    )
}

const EVERY_MS = 60_000

/** Looks every minute; returns what stops it. */
export function startSensitive(deps: EnactDeps, log: FastifyBaseLogger): () => void {
  return repeating(EVERY_MS, () => enactDue(deps, log), {
    log,
    failed: 'sensitive changes were not looked at',
  })
}
