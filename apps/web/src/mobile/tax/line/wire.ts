/**
 * Calls of the phone: the task's token instead of a session, sealed bodies, and tries again on a weak line, but only for
 * calls that may be made twice. Errors reach the page as ApiError; a lost connection has then been told by a toast.
 */
import type { AnyEndpoint, BodyOf, DataOf } from '@xinjian/contract/endpoint'
import { type CollectKind, ERP_HEADER } from '@xinjian/contract/nouns/collect'
import { SEALED_HEADER } from '@xinjian/contract/sealed-body'
import { answerOf, exchange, fileOf, type Sending, TIMEOUT_MS } from '../../../api/core.ts'
import { ApiError, endsSession, TRANSPORT } from '../../../api/errors.ts'
import { say } from '../../../i18n/dictionary.ts'
import { words } from '../../../shell/words.ts'
import { toast } from '../../../ui/feedback.ts'
import type { SealKeys } from './keys.ts'
import { pause, setRetrying } from './network.ts'

export interface Access {
  token: string
  keys: SealKeys
  /** Of books the token goes in a header of its own. */
  kind?: CollectKind
}

export interface AskOptions {
  signal?: AbortSignal
  /** May be made twice: tried again after a lost connection and after 502–504. */
  again?: boolean
  /** Nobody is told of a lost connection. */
  silent?: boolean
  /** One of many: when it does not come through the page says so until another does. */
  polling?: boolean
  timeout?: number
}

/** Waits between tries, milliseconds; as many tries as there are waits, and one. */
export const WAITS: readonly number[] = [800, 2_000, 5_000]
const AGAIN_MS = 20_000
/** A sheet may have to be printed first. */
const FILE_MS = 60_000
const GATEWAY = new Set([502, 503, 504])
const isGateway = (error: unknown): boolean =>
  error instanceof ApiError && GATEWAY.has(error.status)

export async function ask<E extends AnyEndpoint>(
  endpoint: E,
  body: BodyOf<E> | FormData,
  access: Access | null,
  options: AskOptions = {},
): Promise<DataOf<E>> {
  const waits = options.again ? WAITS : []
  for (let turn = 0; ; turn++) {
    try {
      const data = await once(endpoint, body, access, options)
      setRetrying(false)
      return data
    } catch (error) {
      const wait = waits[turn]
      const lost = error instanceof ApiError && error.status === TRANSPORT
      if (wait !== undefined && (lost || isGateway(error))) {
        setRetrying(true)
        await pause(wait)
        continue
      }
      setRetrying(Boolean(options.polling) && (lost || isGateway(error)))
      if (lost && !options.silent) {
        toast('error', error.message, 5000)
        error.told = true
      }
      // A session that ended is none of a phone's business: nobody is logged in here.
      if (error instanceof ApiError && endsSession(error.status)) error.told = true
      throw error
    }
  }
}

/** Bytes of a `download` call. A refusal comes as an envelope and is thrown as an ApiError. */
export async function fetchFile<E extends AnyEndpoint>(
  endpoint: E,
  body: BodyOf<E>,
  access: Access | null,
): Promise<Blob> {
  const sending = sendingOf(access, { timeout: FILE_MS })
  return (await fileOf(await exchange(endpoint, body, sending), sending)).blob
}

async function once<E extends AnyEndpoint>(
  endpoint: E,
  body: BodyOf<E> | FormData,
  access: Access | null,
  options: AskOptions,
): Promise<DataOf<E>> {
  const sending = sendingOf(access, options)
  let sent: unknown = body
  if (endpoint.sealed && access) {
    const { seal } = await import('./sealed.ts')
    const sealed = await seal(access.keys, endpoint.path, body as Record<string, unknown>)
    sending.headers = { ...sending.headers, [SEALED_HEADER]: sealed.header }
    sent = sealed.body
  }
  return answerOf<DataOf<E>>(await exchange(endpoint, sent, sending), sending)
}

function headersOf(access: Access | null): Record<string, string> {
  if (!access) return {}
  return access.kind === 'ERP'
    ? { [ERP_HEADER]: access.token }
    : { Authorization: `Bearer ${access.token}` }
}

const sendingOf = (access: Access | null, options: AskOptions): Sending => ({
  headers: headersOf(access),
  signal: options.signal,
  timeout: options.timeout ?? (options.again ? AGAIN_MS : TIMEOUT_MS),
  words: () => ({ offline: say(words)('offline'), timeout: say(words)('timeout') }),
})
