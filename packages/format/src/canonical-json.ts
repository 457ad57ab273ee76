/**
 * JSON with object keys sorted by code unit and no white space: the same value always gives the same bytes, whatever the
 * order in which its keys were written. Arrays keep their order. Keys with the value `undefined` are left out, as in
 * JSON.stringify.
 *
 * Throws RangeError on a number that JSON cannot say (NaN, Infinity): a fingerprint over a silent `null` would prove
 * something that was never computed.
 */
export function canonicalJson(value: unknown): string {
  if (typeof value === 'string') return quoted(value)
  if (value === null || typeof value === 'boolean') return String(value)
  if (typeof value === 'number') {
    if (!Number.isFinite(value)) throw new RangeError(`不能写入 JSON 的数值: ${value}`)
    return JSON.stringify(value)
  }
  if (Array.isArray(value)) {
    let text = ''
    for (let i = 0; i < value.length; i++)
      text += `${i === 0 ? '' : ','}${canonicalJson(value[i] === undefined ? null : value[i])}`
    return `[${text}]`
  }
  if (typeof value === 'object') {
    const record = value as Record<string, unknown>
    let text = ''
    for (const key of inOrder(Object.keys(record)))
      if (record[key] !== undefined)
        text += `${text === '' ? '' : ','}${nameOf(key)}:${canonicalJson(record[key])}`
    return `{${text}}`
  }
  throw new TypeError(`不能写入 JSON 的类型: ${typeof value}`)
}

/** Rows of a table have their keys in one order thousands of times: whether it is the right one is seen faster than it is made. */
function inOrder(keys: string[]): string[] {
  for (let i = 1; i < keys.length; i++) if (keys[i - 1]! > keys[i]!) return keys.sort()
  return keys
}

/** Names are few, and stand in documents again and again. */
const names = new Map<string, string>()
const MOST_NAMES = 10_000
function nameOf(key: string): string {
  let name = names.get(key)
  if (name === undefined) {
    name = JSON.stringify(key)
    if (names.size < MOST_NAMES) names.set(key, name)
  }
  return name
}

/** Signs that JSON writes otherwise than they are: quotes, backslashes, controls, halves of characters. */
const ESCAPED = /["\\\p{Cc}\p{Cs}]/u
const SHORT = 40
const quoted = (text: string): string =>
  text.length < SHORT && !ESCAPED.test(text) ? `"${text}"` : JSON.stringify(text)
