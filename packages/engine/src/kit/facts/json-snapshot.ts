/** Facts as bytes: a mark, then canonical JSON. Equal facts give equal bytes; whoever stores them compresses them. */
import { canonicalJson } from '@xinjian/format'

/** `mark`: four letters that no other kind has, as `XJI1`. */
export const jsonSnapshot = <Facts>(mark: string) => {
  const magic = new TextEncoder().encode(mark)
  return {
    encode(facts: Facts): Uint8Array {
      const json = new TextEncoder().encode(canonicalJson(facts))
      const bytes = new Uint8Array(magic.length + json.length)
      bytes.set(magic)
      bytes.set(json, magic.length)
      return bytes
    },
    /** Throws a RangeError when the bytes are not such facts. */
    decode(bytes: Uint8Array): Facts {
      if (magic.some((byte, i) => bytes[i] !== byte)) throw new RangeError('not a facts snapshot')
      try {
        return JSON.parse(new TextDecoder().decode(bytes.subarray(magic.length))) as Facts
      } catch (cause) {
        throw new RangeError('a facts snapshot cannot be read', { cause })
      }
    },
  }
}
