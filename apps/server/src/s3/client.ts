/** Requests to the store: each with a deadline, tried again where that may help, its failures told as the store's. */
import { setTimeout as sleep } from 'node:timers/promises'
import { S3mini, S3ServiceError } from 's3mini'
import type { S3Setting } from './settings.ts'

/** The store of files did not answer, or refused: to whoever asks it is a fault that passes (db/fault.ts). */
export class StoreDown extends Error {
  readonly code = 'STORE_DOWN'
}

export interface Deadlines {
  /** ms for the answer to one request; of bytes that are read, for their beginning and between two pieces. */
  requestMs: number
  /** ms before each further attempt. */
  pausesMs: readonly number[]
}

const DEADLINES: Deadlines = { requestMs: 60_000, pausesMs: [200, 1_000] }

export interface S3Client {
  /** Small questions and answers, and pieces that are written. Throws StoreDown. */
  ask<T>(what: (s3: S3mini) => Promise<T>): Promise<T>
  /** The body of an object, or null where there is none of this name. Throws StoreDown, also while it is read. */
  get(name: string): Promise<AsyncIterable<Uint8Array> | null>
  headers: Record<`x-amz-${string}`, string>
}

export function createS3Client(
  { endpoint, region, keyId, secret, encrypted }: S3Setting,
  { requestMs, pausesMs }: Deadlines = DEADLINES,
): S3Client {
  const of = { endpoint, region, accessKeyId: keyId, secretAccessKey: secret }
  const quick = new S3mini({ ...of, requestAbortTimeout: requestMs })
  const attempt = async <T>(work: () => Promise<T>): Promise<T> => {
    for (let n = 0; ; n++) {
      try {
        return await work()
      } catch (error) {
        if (n === pausesMs.length || !mayPass(error)) throw downOf(error)
        await sleep(pausesMs[n])
      }
    }
  }
  return {
    ask: (what) => attempt(() => what(quick)),
    headers: encrypted ? { 'x-amz-server-side-encryption': 'AES256' } : {},
    get: (name) =>
      attempt(async () => {
        const ending = new AbortController()
        const timer = setTimeout(
          () => ending.abort(new DOMException('the store is silent', 'TimeoutError')),
          requestMs,
        )
        const timed: typeof fetch = (input, init) =>
          fetch(input, { ...init, signal: ending.signal })
        try {
          const answer = await new S3mini({ ...of, fetch: timed }).getObjectResponse(name)
          if (answer?.body) return piecesOf(answer.body, timer)
          clearTimeout(timer)
          return null
        } catch (error) {
          clearTimeout(timer)
          throw error
        }
      }),
  }
}

/** Each piece renews the deadline; whoever stops reading ends the request. */
async function* piecesOf(
  body: AsyncIterable<Uint8Array>,
  timer: NodeJS.Timeout,
): AsyncIterable<Uint8Array> {
  try {
    for await (const piece of body) {
      timer.refresh()
      yield piece
      timer.refresh()
    }
  } catch (error) {
    throw downOf(error)
  } finally {
    clearTimeout(timer)
  }
}

/** Refusals (a wrong key, no such bucket) are the same the next time. */
const mayPass = (error: unknown): boolean =>
  !(error instanceof S3ServiceError) || error.status >= 500 || [408, 429].includes(error.status)

const downOf = (error: unknown): StoreDown =>
  error instanceof StoreDown
    ? error
    : new StoreDown('the store of files does not answer', { cause: error })
