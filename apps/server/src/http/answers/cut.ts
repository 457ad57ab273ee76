/** Connections to the database that break under a request. */
import { setTimeout as sleep } from 'node:timers/promises'
import type { AnyEndpoint } from '@xinjian/contract'
import { passingFault } from '../../db/fault.ts'

/**
 * Milliseconds before each further try. A read comes through several pools, and when all connections were cut at once each
 * pool may hand out one it has not yet heard of; a short sleep lets them hear.
 */
const PAUSES_MS = [0, 20, 100]

/** Reads again when a connection broke under the reading: the pools have others. */
export async function readAgain<T>(read: () => Promise<T>): Promise<T> {
  for (const pause of PAUSES_MS)
    try {
      return await read()
    } catch (error) {
      if (passingFault(error) !== 'CONNECTION') throw error
      await sleep(pause)
    }
  return read()
}

/**
 * A call that only reads is answered by reading again. Of all other calls nobody knows whether they were done when the
 * connection broke; who made them is told and decides.
 */
export function answeredAgain<A extends unknown[]>(
  { method, kind }: Pick<AnyEndpoint, 'method' | 'kind'>,
  serve: (...args: A) => Promise<unknown>,
): (...args: A) => Promise<unknown> {
  if (method !== 'GET' || kind !== 'json') return serve
  return (...args) => readAgain(() => serve(...args))
}
