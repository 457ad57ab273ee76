/** What a call asks of the statements that are sent for it (db/requests/bounds.ts). */
import { AUDITED } from '@xinjian/contract/audited'
import { asRequest } from '../db/requests/bounds.ts'
import type { Route } from './implement.ts'

/**
 * Does the work of a call under its bounds: none of its statements takes longer than `seconds`, and where the call only reads, what is read
 * ends with whoever asked. Files and streams take their time.
 */
export function boundsOf({ endpoint: { kind, guard }, name }: Route, seconds: number) {
  const readsOnly = guard.endsWith('.read') && AUDITED[name]?.kind !== 'CHANGE'
  const limitMs = seconds * 1000
  return <T>(gone: AbortSignal, work: () => T): T =>
    kind === 'json' ? asRequest({ gone, readsOnly, limitMs }, work) : work()
}
