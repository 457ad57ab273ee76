/** The wire format of protocol buffers, as far as model files need it. */

/** One field of a message: a whole number, or the bytes of whatever else it is. */
export interface WireField {
  number: number
  /** 0 = whole number, 1 = eight bytes, 2 = counted bytes, 5 = four bytes. */
  type: number
  value: number
  bytes: Uint8Array
}

const NOTHING = new Uint8Array()

/** Fields of a message in their order. Whole numbers above 2⁵³ lose digits; models have none that matter. */
export function readFields(message: Uint8Array): WireField[] {
  const fields: WireField[] = []
  let at = 0
  const whole = (): number => {
    let value = 0
    for (let factor = 1; ; factor *= 128) {
      const byte = message[at++]
      if (byte === undefined) throw new Error('a message ends early')
      value += (byte & 127) * factor
      if (byte < 128) return value
    }
  }
  while (at < message.length) {
    const key = whole()
    const [number, type] = [Math.floor(key / 8), key % 8]
    if (type === 0) {
      fields.push({ number, type, value: whole(), bytes: NOTHING })
      continue
    }
    const length = type === 2 ? whole() : type === 5 ? 4 : 8
    fields.push({ number, type, value: 0, bytes: message.subarray(at, at + length) })
    at += length
  }
  return fields
}

/** The bytes of a message. */
export function writeFields(fields: readonly WireField[]): Uint8Array {
  const parts: Uint8Array[] = []
  for (const { number, type, value, bytes } of fields) {
    parts.push(wholeBytes(number * 8 + type))
    if (type === 0) parts.push(wholeBytes(value))
    else {
      if (type === 2) parts.push(wholeBytes(bytes.length))
      parts.push(bytes)
    }
  }
  return Buffer.concat(parts)
}

export const wholeField = (number: number, value: number): WireField => ({
  number,
  type: 0,
  value,
  bytes: NOTHING,
})

export const bytesField = (number: number, bytes: Uint8Array | string): WireField => ({
  number,
  type: 2,
  value: 0,
  bytes: typeof bytes === 'string' ? Buffer.from(bytes) : bytes,
})

export const floatField = (number: number, value: number): WireField => ({
  number,
  type: 5,
  value: 0,
  bytes: new Uint8Array(Float32Array.of(value).buffer),
})

function wholeBytes(value: number): Uint8Array {
  const out: number[] = []
  let left = value
  for (; left >= 128; left = Math.floor(left / 128)) out.push((left % 128) + 128)
  out.push(left)
  return Uint8Array.from(out)
}
