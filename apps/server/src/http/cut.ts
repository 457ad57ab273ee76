/** Connections to the database that break under a request. */
import type { AnyEndpoint } from '@xinjian/contract'
import { passingFault } from '../db/fault.ts'

/** Reads once more when the connection broke under the first reading: the pool has others. */
export async function readAgain<T>(read: () => Promise<T>): Promise<T> {
  try {
    return await read()
  } catch (error) {
    if (passingFault(error) !== 'CONNECTION') throw error
    return read()
  }
}

/**
 * A call that only reads is answered by a second try. Of all other calls nobody knows whether they were done when the
 * connection broke; who made them is told and decides.
 */
export function answeredAgain<A extends unknown[]>(
  { method, kind }: Pick<AnyEndpoint, 'method' | 'kind'>,
  serve: (...args: A) => Promise<unknown>,
): (...args: A) => Promise<unknown> {
  if (method !== 'GET' || kind !== 'json') return serve
  return (...args) => readAgain(() => serve(...args))
}
