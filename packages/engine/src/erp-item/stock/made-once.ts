/** The value of a key, made when it is first asked for. */
export function madeOnce<K, V>(values: Map<K, V>, key: K, make: () => V): V {
  let value = values.get(key)
  if (value === undefined) {
    value = make()
    values.set(key, value)
  }
  return value
}
