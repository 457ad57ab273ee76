/**
 * From contract literals to handlers. The mapped type makes a missing or surplus handler a compile error, and gives a
 * guarded call its session, a task call its task, an operators' call the audited handle and a public one nothing.
 */
import type { Readable } from 'node:stream'
import type { AccountPermission, AnyEndpoint, BodyOf, DataOf } from '@xinjian/contract'
import type { Ctx, OperatorCtx, SelfCtx, SessionCtx, TaskCtx } from './context.ts'

export interface Upload {
  fileName: string
  stream: Readable
}

export interface Download {
  fileName: string
  type: string
  body: Uint8Array | Readable
  /** Cache validator for bytes that never change. */
  sha256?: string
}

type CtxOf<E extends AnyEndpoint> = E['guard'] extends 'public'
  ? Ctx
  : E['guard'] extends 'task'
    ? TaskCtx
    : E['guard'] extends 'system.operate'
      ? OperatorCtx
      : E['guard'] extends 'self' | AccountPermission
        ? SelfCtx
        : SessionCtx
type ResultOf<E extends AnyEndpoint> = E['kind'] extends 'json' | 'upload' ? DataOf<E> : unknown

export type Handler<E extends AnyEndpoint> = (
  ctx: CtxOf<E>,
  body: BodyOf<E>,
  files: AsyncIterable<Upload>,
) => Promise<ResultOf<E>> | ResultOf<E>

export type Handlers<N extends Record<string, AnyEndpoint>> = { [K in keyof N]: Handler<N[K]> }

export interface Route {
  name: string
  endpoint: AnyEndpoint
  handler: (ctx: SessionCtx, body: unknown, files: AsyncIterable<Upload>) => unknown
}

declare const NOUN: unique symbol

/** All routes of one noun of the contract; which one, the compiler remembers, so that no noun is answered by another's. */
export type NounRoutes<N> = readonly Route[] & { readonly [NOUN]?: N }

/** Binds every call of a noun to its handler. */
export function implement<N extends Record<string, AnyEndpoint>>(
  noun: N,
  handlers: Handlers<NoInfer<N>>,
): NounRoutes<N> {
  return Object.entries(noun).map(([name, endpoint]) => ({
    name,
    endpoint,
    handler: handlers[name as keyof N] as unknown as Route['handler'],
  }))
}
