import { jsonSnapshot } from '../../kit/facts/json-snapshot.ts'
import type { ErpFacts } from '../facts.ts'

const SNAPSHOT = jsonSnapshot<ErpFacts>('XJE1')

/** What facts that were stored before 1.1.0 do not hold. */
const NOT_KNOWN = { signs: [], moves: [], reconciled: null } satisfies Partial<ErpFacts>

export const encodeFacts = SNAPSHOT.encode

/** Throws a RangeError when the bytes are not such facts. */
export const decodeFacts = (bytes: Uint8Array): ErpFacts => ({
  ...NOT_KNOWN,
  ...SNAPSHOT.decode(bytes),
})
