/**
 * UTF-8 for a bare realm of the language, which has neither TextEncoder nor TextDecoder. Bundled ahead of an archived engine;
 * where the realm has its own, that one stays. As the standard has it: what is malformed becomes U+FFFD, a leading BOM goes.
 */
const REPLACEMENT = 0xfffd

export function encodeUtf8(text: string): Uint8Array<ArrayBuffer> {
  const bytes: number[] = []
  for (const character of text) {
    let point = character.codePointAt(0)!
    if (point >= 0xd800 && point <= 0xdfff) point = REPLACEMENT
    if (point < 0x80) bytes.push(point)
    else if (point < 0x800) bytes.push(0xc0 | (point >> 6), 0x80 | (point & 63))
    else if (point < 0x1_0000)
      bytes.push(0xe0 | (point >> 12), 0x80 | ((point >> 6) & 63), 0x80 | (point & 63))
    else
      bytes.push(
        0xf0 | (point >> 18),
        0x80 | ((point >> 12) & 63),
        0x80 | ((point >> 6) & 63),
        0x80 | (point & 63),
      )
  }
  return new Uint8Array(bytes)
}

export function decodeUtf8(bytes: Uint8Array): string {
  let text = ''
  let at = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf ? 3 : 0
  while (at < bytes.length) {
    const { point, length } = pointAt(bytes, at)
    text += String.fromCodePoint(point)
    at += length
  }
  return text
}

/** The code point that begins at `at`; of a malformed sequence the longest part that could have begun one is one U+FFFD. */
function pointAt(bytes: Uint8Array, at: number): { point: number; length: number } {
  const first = bytes[at]!
  if (first < 0x80) return { point: first, length: 1 }
  const more =
    first >= 0xc2 && first <= 0xdf
      ? 1
      : first >> 4 === 0xe
        ? 2
        : first >= 0xf0 && first <= 0xf4
          ? 3
          : 0
  let point = more === 0 ? REPLACEMENT : first & (0x3f >> more)
  for (let i = 1; i <= more; i++) {
    const next = bytes[at + i] ?? 0
    const [low, high] = i === 1 ? secondByte(first) : [0x80, 0xbf]
    if (next < low! || next > high!) return { point: REPLACEMENT, length: i }
    point = (point << 6) | (next & 63)
  }
  return { point, length: more + 1 }
}

/** Bounds of the second byte: they keep out overlong forms, surrogates and what lies beyond U+10FFFF. */
function secondByte(first: number): [number, number] {
  if (first === 0xe0) return [0xa0, 0xbf]
  if (first === 0xed) return [0x80, 0x9f]
  if (first === 0xf0) return [0x90, 0xbf]
  return [0x80, first === 0xf4 ? 0x8f : 0xbf]
}

class RealmEncoder {
  encode(text = ''): Uint8Array {
    return encodeUtf8(text)
  }
}

class RealmDecoder {
  decode(bytes: Uint8Array = new Uint8Array()): string {
    return decodeUtf8(bytes)
  }
}

const realm = globalThis as { TextEncoder?: unknown; TextDecoder?: unknown }
realm.TextEncoder ??= RealmEncoder
realm.TextDecoder ??= RealmDecoder
