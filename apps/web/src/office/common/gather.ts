/** Most rows a list call gives at once (contract: `size`). */
const AT_ONCE = 100

interface Page<R> {
  total: number
  rows: readonly R[]
}

/**
 * All rows of a paged list, at most `limit`, one page after the other. Rows that come in meanwhile push others to the next
 * page: `keyOf` keeps each once. `onProgress` gets how many there are so far.
 */
export async function gather<R>(
  ask: (page: number, size: number) => Promise<Page<R>>,
  keyOf: (row: R) => string,
  limit: number,
  onProgress: (have: number) => void,
): Promise<R[]> {
  const found = new Map<string, R>()
  for (let page = 1; found.size < limit; page++) {
    const { rows, total } = await ask(page, AT_ONCE)
    for (const row of rows) found.set(keyOf(row), row)
    onProgress(Math.min(found.size, limit))
    if (rows.length < AT_ONCE || page * AT_ONCE >= total) break
  }
  return [...found.values()].slice(0, limit)
}
