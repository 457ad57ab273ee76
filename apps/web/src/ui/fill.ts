/** Fills the places of a text: `{n}`, or `{n|day|days}` with the noun of its number. What has no value stays as it stands. */
export function fill(text: string, values: Record<string, string | number>): string {
  return text.replace(/\{(\w+)(?:\|([^|}]*)\|([^}]*))?\}/g, (whole, key: string, one, many) => {
    const value = values[key]
    if (value === undefined) return whole
    return one === undefined ? String(value) : `${value} ${Number(value) === 1 ? one : many}`
  })
}
