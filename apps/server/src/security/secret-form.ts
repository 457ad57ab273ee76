/** What may be a secret. A key that anyone can guess is worse than none: everything that rests on it would look in order. */

/** Bytes of the server's own secret. */
export const SECRET_BYTES = 32
/** Random bytes of that number have about thirty different values; a typed or repeated one has few. */
const DIFFERENT = 12

/** Why a text cannot be the server's own secret, in Chinese; null = it can. Says nothing of the text but its length. */
export function secretFault(text: string): string | null {
  const digits = SECRET_BYTES * 2
  if (text === '') return '是空的'
  if (!/^[0-9a-f]*$/i.test(text)) return '含有十六进制以外的字符'
  if (text.length < digits) return `只有 ${text.length} 个字符，应至少 ${digits} 个`
  if (text.length % 2 !== 0) return '字符数须为偶数'
  if (new Set(Buffer.from(text, 'hex')).size < DIFFERENT) return '不是随机生成的（重复的字节过多）'
  return null
}

const SHORTEST_KEY = 16
const PLACEHOLDER =
  /^[<{[(]|change.?me|placeholder|example|your[-_ ]|^(secret|password|passwd|key|token|test|todo|none|null|undefined|x+)[-_0-9]*$/i

/** Why a text cannot be a bearer key that others know us by; null = it can. */
export function keyFault(text: string): string | null {
  if (!/^[\x21-\x7e]+$/.test(text)) return '含有空格或不可见字符'
  if (PLACEHOLDER.test(text)) return '像是未替换的占位文字'
  if (text.length < SHORTEST_KEY) return `只有 ${text.length} 个字符，应至少 ${SHORTEST_KEY} 个`
  if (new Set(text).size < 5) return '重复的字符过多'
  return null
}
