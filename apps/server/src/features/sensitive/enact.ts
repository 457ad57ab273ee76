/**
 * Does what was agreed to and whose time has come. It is judged again, by what whoever asked may do now: what he could not do any more
 * fails, and is told.
 */
import type { BodyOf, contract } from '@xinjian/contract'
import type { FastifyBaseLogger } from 'fastify'
import type { Database, Tx } from '../../db/pool.ts'
import { Refusal } from '../../http/refusal.ts'
import type { Mailer } from '../../outside/mail.ts'
import {
  dropFactorsOf,
  editUser,
  heldAccount,
  judgeNew,
  linkUser,
  makeUser,
} from '../people/index.ts'
import { enactSave, judgeSave } from '../role/index.ts'
import { type PasswordLinks, standingOf } from '../session/index.ts'
import * as store from './store.ts'
import { askerOf, CALL_OF, tellStep, traceStep } from './tell.ts'

export interface EnactDeps {
  db: Database
  links: PasswordLinks
  mail: Mailer
}

type Deliver = () => Promise<void>
type Bodies = typeof contract.people

/** What goes out once it stands. */
async function enact(tx: Tx, { links, mail }: EnactDeps, of: store.Change): Promise<Deliver[]> {
  const by = await standingOf(tx, of.asked_id, 'MAIN')
  const needed = of.act === 'ROLE_RAISE' ? 'role.write' : 'user.write'
  if (!by.permissions.has(needed)) throw new Refusal('FORBIDDEN', '申请人已没有办理此项变更的权限')
  switch (of.act) {
    case 'USER_NEW': {
      const user = of.body as BodyOf<Bodies['userSave']> & { email: string | null }
      const { company } = await judgeNew(tx, links, by, { ...user, companyId: of.company_id })
      return [(await makeUser(tx, links, by, company, user)).deliver]
    }
    case 'USER_EDIT': {
      const change = of.body as BodyOf<Bodies['userUpdate']>
      const account = await heldAccount(tx, by, change.id)
      await editUser(tx, by, account, change)
      const old = account.email
      const letter = `您的账号 ${account.user_name} 的资料已按${of.asked_by}的申请（已经他人同意）变更。如您不知情，请立即联系贵公司管理员。`
      return old && change.email !== undefined && change.email !== old && mail.available
        ? [() => mail.send({ to: old, subject: '信鉴：账号资料已变更', text: letter })]
        : []
    }
    case 'PASSWORD_LINK':
      return [(await linkUser(tx, links, await heldAccount(tx, by, of.user_id!))).deliver]
    case 'FACTOR_DROP':
      await dropFactorsOf(tx, await heldAccount(tx, by, of.user_id!))
      return []
    case 'ROLE_RAISE': {
      const wanted = await judgeSave(tx, by, of.body as BodyOf<typeof contract.role.roleSave>)
      await enactSave(tx, by, wanted)
      return []
    }
  }
}

async function enactOne(deps: EnactDeps, id: number): Promise<Deliver[]> {
  const { db } = deps
  try {
    return await db.transaction(async (tx) => {
      const of = await store.takeDue(tx, id)
      if (!of) return []
      // Told while the old address stands.
      await tellStep(tx, of, 'DONE')
      const deliver = await enact(tx, deps, of)
      await store.endChange(tx, id, 'DONE', null, null)
      const by = of.words.map((word) => word.by)
      await traceStep(tx, of, CALL_OF[of.act], askerOf(of), { state: 'DONE', agreedBy: by })
      return deliver
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
    return []
  }
}

/** All that is due. A fault of ours leaves it due, and stops none of the others. */
export async function enactDue(deps: EnactDeps, log: FastifyBaseLogger): Promise<void> {
  for (const { id } of await store.dueIds(deps.db)) {
    const letters = await enactOne(deps, id).catch((err) => {
      log.warn({ err, change: id }, 'a sensitive change could not be done')
      return []
    })
    for (const deliver of letters)
      void deliver().catch((err) => log.warn({ err }, 'letter of a sensitive change was not sent'))
  }
}

const EVERY_MS = 60_000

/** Looks every minute; returns what stops it. */
export function startSensitive(deps: EnactDeps, log: FastifyBaseLogger): () => void {
  const look = () =>
    void enactDue(deps, log).catch((err) =>
      log.warn({ err }, 'sensitive changes were not looked at'),
    )
  const timer = setInterval(look, EVERY_MS)
  timer.unref()
  look()
  return () => clearInterval(timer)
}
