/**
 * JSON with object keys sorted by code unit and no white space: the same value always gives the same bytes, whatever the
 * order in which its keys were written. Arrays keep their order. Keys with the value `undefined` are left out, as in
 * JSON.stringify.
 *
 * Throws RangeError on a number that JSON cannot say (NaN, Infinity): a fingerprint over a silent `null` would prove
 * something that was never computed.
 */
export function canonicalJson(value: unknown): string {
  if (value === null || typeof value === 'boolean' || typeof value === 'string')
    return JSON.stringify(value)
  if (typeof value === 'number') {
    if (!Number.isFinite(value)) throw new RangeError(`不能写入 JSON 的数值: ${value}`)
    return JSON.stringify(value)
  }
  if (Array.isArray(value))
    return `[${value.map((item) => canonicalJson(item === undefined ? null : item)).join(',')}]`
  if (typeof value === 'object') {
    const record = value as Record<string, unknown>
    let text = ''
    for (const key of Object.keys(record).sort())
      if (record[key] !== undefined)
        text += `${text === '' ? '' : ','}${JSON.stringify(key)}:${canonicalJson(record[key])}`
    return `{${text}}`
  }
  throw new TypeError(`不能写入 JSON 的类型: ${typeof value}`)
}
