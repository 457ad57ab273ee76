/**
 * Calls made from the contract's literals: `call(session.userInfo, {})`. Import nouns one by one
 * (`@xinjian/contract/nouns/session`), so that a page ships only the calls it makes. The policy of the pages with a session: its
 * token, and that the user is told before the caller sees the error.
 */
import {
  type AnyEndpoint,
  type BodyOf,
  type DataOf,
  UNATTENDED_HEADER,
} from '@xinjian/contract/endpoint'
import { unattended } from './attended.ts'
import { answerOf, type Download, exchange, fileOf, type Sending } from './core.ts'
import { ApiError, endsSession, wantsProof } from './errors.ts'

export { BASE, type Download } from './core.ts'

export interface Transport {
  token: () => string | null
  /** Shows the error where the surface wants it; see policy.ts. */
  tell: (error: ApiError) => Promise<boolean>
  words: Sending['words']
  /** Asks whoever is at the page to show that it is he; true once the server took it. */
  prove?: () => Promise<boolean>
}

let transport: Transport | null = null

/** Called once at start, before any call. */
export function setTransport(next: Transport): void {
  transport = next
}

interface CallOptions {
  signal?: AbortSignal
  /** Errors go to the caller only, except the end of the session: whoever asks, the way from there is the login. */
  silent?: boolean
  /** The end of the session, too: for the call that ends it. */
  mute?: boolean
}

/** Tells of an error that came another way than by `call`, as `call` would have; for who sends without fetch. */
export async function tellOf(error: unknown, options: CallOptions = {}): Promise<void> {
  if (!(error instanceof ApiError) || options.mute) return
  if (options.silent && !endsSession(error.status)) return
  if (await transport?.tell(error)) error.told = true
}

/** The data of the envelope, or an ApiError with the server's words. GET bodies travel as the query. */
export const call = <E extends AnyEndpoint>(
  endpoint: E,
  body: BodyOf<E> | FormData,
  options: CallOptions = {},
): Promise<DataOf<E>> =>
  told(options, async (sending) =>
    answerOf<DataOf<E>>(await exchange(endpoint, body, sending), sending),
  )

/** Bytes of a `download` call. A refusal still comes as an envelope and is thrown as an ApiError. */
export const download = <E extends AnyEndpoint>(
  endpoint: E,
  body: BodyOf<E>,
  options: CallOptions = {},
): Promise<Download> =>
  told(options, async (sending) => fileOf(await exchange(endpoint, body, sending), sending))

/** The raw response of an endpoint: for streams. Transport failures are told like any other call's. */
export const send = <E extends AnyEndpoint>(
  endpoint: E,
  body: BodyOf<E> | FormData,
  options: CallOptions & { timeout?: number | null } = {},
): Promise<Response> => told(options, (sending) => exchange(endpoint, body, sending))

async function told<T>(
  options: CallOptions & { timeout?: number | null },
  work: (sending: Sending) => Promise<T>,
  proven = false,
): Promise<T> {
  const t = transport
  if (!t) throw new Error('setTransport was not called')
  const token = t.token()
  try {
    return await work({
      signal: options.signal,
      ...(options.timeout !== undefined && { timeout: options.timeout }),
      ...(token && {
        headers: {
          Authorization: `Bearer ${token}`,
          ...(unattended() && { [UNATTENDED_HEADER]: '1' }),
        },
      }),
      words: t.words,
    })
  } catch (error) {
    // Refused for want of a proof, nothing was done: once it is given the same call is made again.
    if (!proven && wantsProof(error) && (await t.prove?.())) return told(options, work, true)
    await tellOf(error, options)
    throw error
  }
}
