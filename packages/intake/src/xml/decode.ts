/**
 * Bytes of an XML or text file → string. Order of trust: byte-order mark, the zero bytes of UTF-16, the declaration, then
 * UTF-8 with GB18030 as the second try (programs declare UTF-8 and write GBK), unless only a few characters are broken.
 */
export function decodeText(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return decode('utf-16le', bytes)
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return decode('utf-16be', bytes)
  if (bytes[0] === 0x3c && bytes[1] === 0) return decode('utf-16le', bytes)
  if (bytes[0] === 0 && bytes[1] === 0x3c) return decode('utf-16be', bytes)
  const declared = /encoding\s*=\s*["']([\w-]+)["']/i.exec(
    new TextDecoder('latin1').decode(bytes.subarray(0, 200)),
  )?.[1]
  if (declared && /^(?:gb2312|gbk|gb18030|gb_2312-80|cp936)$/i.test(declared) && !isUtf8(bytes))
    return decode('gb18030', bytes)
  if (isUtf8(bytes)) return decode('utf-8', bytes)
  const damaged = decode('utf-8', bytes)
  return isMostlyWhole(damaged) ? damaged : decode('gb18030', bytes)
}

/** Replacement characters per ideograph below which a text is UTF-8 with damage: GBK read as UTF-8 has hardly anything else. */
const DAMAGE = 0.2

/** A few bytes lost in transfer must not turn every name of the file into other characters. */
function isMostlyWhole(text: string): boolean {
  const lost = text.match(/\ufffd/g)?.length ?? 0
  const whole = text.match(/[\u4e00-\u9fff]/g)?.length ?? 0
  return lost < whole * DAMAGE
}

function decode(label: string, bytes: Uint8Array): string {
  return new TextDecoder(label).decode(bytes)
}

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return true
  } catch {
    return false
  }
}
