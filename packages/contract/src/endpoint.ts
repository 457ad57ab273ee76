/**
 * A call is one literal. From it come the server's route (a missing handler does not compile), the web client, OpenAPI,
 * the authorisation matrix test and the docs. Schemas are zod/mini so that the browser can import the contract.
 */
import type * as z from 'zod/mini'
import type { Permission } from './roles.ts'

/**
 * `public` = no token; `task` = the token of a collection task (a phone, nobody logged in). Anything else = a live session
 * that holds this permission.
 */
export type Guard = 'public' | 'task' | Permission

/**
 * Sent by a page that asks by itself, with nobody at it: the call is answered and does not count as use of the session, so that
 * an open page keeps none alive.
 */
export const UNATTENDED_HEADER = 'x-unattended'

export interface Endpoint<B = unknown, D = unknown> {
  method: 'GET' | 'POST'
  /** Without the base path `/api`; `{id}` marks a path parameter, which is merged into the body. */
  path: string
  /** Section of the docs; for calls of the product spec, the service of calls.tsv. */
  service: string
  /** `spec` = listed in calls.tsv; `own` = ours, beside it. */
  origin: 'spec' | 'own'
  guard: Guard
  summary: string
  /** POST: the JSON body; GET: the query. Absent = nothing is accepted. */
  body: z.ZodMiniType<B>
  data: z.ZodMiniType<D>
  /** `upload` = multipart (fields validated by `body`), `download` = bytes, `stream` = server-sent events of `data`. */
  kind: 'json' | 'upload' | 'download' | 'stream'
  /**
   * The body travels as `{data}`, encrypted under the key agreed for the task; `body` is the schema of the plain payload.
   * See `sealed-body.ts`.
   */
  sealed?: boolean
  /** Calls per minute and client address, on top of the general limit. */
  perMinute?: number
  /** The same for an hour: for calls that cost money or ring at somebody else's phone. */
  perHour?: number
}

type Options<B, D> = Omit<Endpoint<B, D>, 'method' | 'path' | 'kind'> & { kind?: Endpoint['kind'] }

const define =
  (method: 'GET' | 'POST') =>
  <B, D, const G extends Guard>(
    path: string,
    options: Options<B, D> & { guard: G },
  ): Endpoint<B, D> & { guard: G } => ({
    method,
    path,
    kind: 'json',
    ...options,
  })

export const post = define('POST')
export const get = define('GET')

/** biome-ignore lint/suspicious/noExplicitAny: the upper bound of "any endpoint" needs variance in both directions. */
export type AnyEndpoint = Endpoint<any, any>
export type BodyOf<E> = E extends Endpoint<infer B, unknown> ? B : never
export type DataOf<E> = E extends Endpoint<unknown, infer D> ? D : never
