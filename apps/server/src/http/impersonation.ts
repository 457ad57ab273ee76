/**
 * ImpersonatedCalls of the contract made inside the server, for somebody who asked for them and does not wait: each row of a batch, each page of
 * a list that is exported. They pass the same permission, the same validation and the same handler as over HTTP, with the
 * rights that somebody has now, and leave the same trace.
 */
import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '../db/pool.ts'
import type { Session, SessionCtx } from './context.ts'
import { handleOf } from './handle.ts'
import type { Route } from './implement.ts'
import { validate } from './input/validate.ts'
import { mustBeProven } from './proof.ts'
import { Refusal } from './refusal.ts'
import { noteAnswer } from './trail.ts'

/** Who asked, and from where. */
export interface Asker {
  session: Session
  ip: string
  agent: string
  requestId: string
  log: FastifyBaseLogger
  signal: AbortSignal
}

export interface ImpersonatedCalls {
  /** Refuses whoever may not make the call, and whoever has not proved that it is he where it asks for that. */
  mustMay(session: Session, call: string): void
  /** The body as the call takes it; refuses what it would refuse, and whoever may not make it. */
  checked(session: Session, call: string, body: object): object
  /** Context of a call as its handler gets it. */
  ctxOf(asker: Asker, call: string): SessionCtx
  /** Answers with what the handler gives. `body` was checked. */
  make(asker: Asker, call: string, body: object): Promise<unknown>
  /** Leaves the trace that an answered call leaves. */
  note(asker: Asker, call: string, body: object): Promise<void>
}

/** `routes` is asked when the first call is made: those that call are among them. */
export function impersonatedCalls(db: Database, routes: () => readonly Route[]): ImpersonatedCalls {
  let byName: Map<string, Route> | null = null
  const routeOf = (name: string): Route => {
    byName ??= new Map(routes().map((route) => [route.name, route]))
    const route = byName.get(name)
    if (!route) throw new Error(`no call ${name}`)
    return route
  }
  /** The handle that the session gets on the data; whoever has none is refused now, not when a worker comes to it. */
  const handle = (session: Session, call: string, requestId = '') => {
    const { guard } = routeOf(call).endpoint
    if (guard === 'public' || guard === 'task' || !session.permissions.has(guard))
      throw new Refusal('FORBIDDEN')
    return handleOf(db, session, { guard, name: call, requestId })
  }
  const ctxOf = (asker: Asker, call: string): SessionCtx =>
    ({
      ...asker,
      token: null,
      signed: null,
      ...handle(asker.session, call, asker.requestId),
    }) as SessionCtx
  return {
    ctxOf,
    mustMay(session, call) {
      handle(session, call)
      // Asked here, where a person is: the worker that comes to it later has no session.
      mustBeProven(session, call)
    },
    checked(session, call, body) {
      handle(session, call)
      return validate(routeOf(call).endpoint.body, body) as object
    },
    async make(asker, call, body) {
      const ctx = ctxOf(asker, call)
      return routeOf(call).handler(ctx, body, none())
    },
    note: (asker, call, body) => noteAnswer(db, ctxOf(asker, call), call, body),
  }
}

async function* none() {}
