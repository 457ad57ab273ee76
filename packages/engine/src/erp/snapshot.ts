/** The facts as bytes: a mark, then canonical JSON. Equal facts give equal bytes; whoever stores them compresses them. */
import { canonicalJson } from '@xinjian/format'
import type { ErpFacts } from './facts.ts'

/** `XJE1` */
const MAGIC = [0x58, 0x4a, 0x45, 0x31]

export function encodeFacts(facts: ErpFacts): Uint8Array {
  const json = new TextEncoder().encode(canonicalJson(facts))
  const bytes = new Uint8Array(MAGIC.length + json.length)
  bytes.set(MAGIC)
  bytes.set(json, MAGIC.length)
  return bytes
}

/** What facts that were stored before 1.1.0 do not hold. */
const NOT_KNOWN = { signs: [], moves: [], reconciled: null } satisfies Partial<ErpFacts>

/** Throws a RangeError when the bytes are not such facts. */
export function decodeFacts(bytes: Uint8Array): ErpFacts {
  if (MAGIC.some((byte, i) => bytes[i] !== byte)) throw new RangeError('not a facts snapshot')
  try {
    const told = JSON.parse(new TextDecoder().decode(bytes.subarray(MAGIC.length)))
    return { ...NOT_KNOWN, ...told } as ErpFacts
  } catch (cause) {
    throw new RangeError('a facts snapshot cannot be read', { cause })
  }
}
