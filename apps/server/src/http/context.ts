import type { Permission } from '@xinjian/contract'
import type { FastifyBaseLogger } from 'fastify'
import type { OperatorDb } from '../db/operator.ts'
import type { TenantDb } from '../db/tenant.ts'
import type { Resting } from '../security/column/resting.ts'
import type { SignedRequest } from './signed.ts'

export interface Session {
  tokenHash: Uint8Array
  /** Its holder proved within minutes that it is he: acts of weight are open. */
  fresh: boolean
  /** Of the live session itself: its holder tells it apart by it. */
  id: number
  userId: number
  userName: string
  companyId: number
  /** API: no person, but a system with a key of a channel. */
  kind: 'MAIN' | 'DEMO' | 'API'
  /** Codes; what they may do stands in `permissions`. */
  roles: readonly string[]
  /** The roles that there are, by code; one that was deleted since is left out, as it permits nothing. */
  namedRoles: readonly { roleCode: string; roleName: string }[]
  permissions: ReadonlySet<Permission>
  /** In whose name a system calls, and the codes of what may be ordered there (null = all); absent = a person. */
  channel?: { readonly code: string; readonly products: readonly string[] | null }
  /** Who holds it, as read with it. */
  holder: SessionHolder
}

export interface SessionHolder {
  name: string
  /** How he is reached, as it rests: opened by who shows it (features/session/reach.ts). */
  reach: { readonly mobile: Resting; readonly email: Resting }
  createdAt: string
  companyName: string
  status: string
}

/** What a handler of a public call gets. */
export interface Ctx {
  ip: string
  agent: string
  requestId: string
  /** The caller reads English: files say their texts in it. Answers are put into English at the edge. */
  inEnglish: boolean
  log: FastifyBaseLogger
  /** The bearer token as sent, for logout; never logged. */
  token: string | null
  /** What was signed of the request, unjudged; null = nothing. */
  signed: SignedRequest | null
  /** Aborted when the client goes away. */
  signal: AbortSignal
}

/** What a handler of a guarded call gets: the session, and tenant data scoped to what it may see of its company. */
export interface SessionCtx extends Ctx {
  session: Session
  tenant: TenantDb
}

/** What a handler gets of a `self` call, which everybody may make, and of one on accounts (contract/src/roles.ts): the session alone. */
export interface SelfCtx extends Ctx {
  session: Session
}

/** What a handler of an operators' call gets: the platform's own data, every statement audited. */
export interface OperatorCtx extends Ctx {
  session: Session
  operator: OperatorDb
}

/** A phone on its way through a collection: nobody is logged in, the token stands for one task. */
export interface TaskIdentity {
  companyId: number
  taskId: string
  /** The visit the token was given to; another than the task when it joined one that was running. */
  visitId: string
  /** It was begun at a terminal: its number. */
  terminalId: number | null
}

/** What a handler of a `task` call gets: its task, and tenant data scoped to the company that will receive the data. */
export interface TaskCtx extends Ctx {
  task: TaskIdentity
  tenant: TenantDb
}

/** Who knows the sessions of bearer tokens; given to the edge by the feature, because the kernel reaches none. */
export interface SessionGate {
  /** The live session of a token; refuses with what the browser must do next. Counts as use of it. */
  find(token: string | null): Promise<Session>
  /** The same without counting as use: an open page must not keep alive a session that nobody uses. */
  peek(token: string | null): Promise<Session>
}

/** Who keeps what acts of weight leave behind (docs/decisions/0135); given to the edge by the feature, because the kernel reaches none. */
export interface ActGate {
  /** Before the act, with its body: what stands, and the way back to it. */
  begin(ctx: Ctx & { session: Session }, call: string, body: object): Promise<BegunAct>
}

export interface BegunAct {
  /** It was done: its holder is told, his other sessions end. */
  done(): Promise<void>
  /** It was refused: nothing is told. */
  refused(): Promise<void>
}

/** From where a call comes. */
export type Caller = Pick<Ctx, 'ip' | 'agent' | 'requestId'>

/** Calls of a key in the running minute: how many it may make, how many are left, seconds until the next minute. */
export interface KeyRate {
  most: number
  left: number
  reset: number
}

/** Who knows keys of systems; given to the edge by the feature, because the kernel reaches none. */
export interface KeyGate {
  /** A bearer token that is a key, whether it holds or not. */
  is(token: string | null): token is string
  /**
   * What the key may do, as a session; refuses one that ended, a call too many, an address that is not on its list. `tell` hears of the
   * rate of a key that holds, before anything else is judged.
   */
  find(
    token: string,
    from: Caller,
    signed: SignedRequest | null,
    tell: (rate: KeyRate) => void,
  ): Promise<Session>
}

/** Who knows task tokens and sealed bodies; given to the edge by the feature, because the kernel reaches none. */
export interface TaskGate {
  /** The task of a token; refuses unknown, ended and expired ones, and of a terminal what it did not sign. */
  find(token: string | null, signed: () => SignedRequest | null): Promise<TaskIdentity>
  /** The payload of a sealed body; refuses plain, foreign, altered and repeated ones. */
  unseal(task: TaskIdentity, path: string, header: unknown, body: unknown): Promise<object>
}
