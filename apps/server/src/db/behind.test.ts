import { describe, expect, it } from 'vitest'
import { BEHIND_BATCH, behind, behindSql, keysSql } from './behind.ts'
import type { Value } from './statement.ts'

const COLUMNS = [
  ['u.at', 'timestamptz'],
  ['u.no', 'text'],
] as const

describe('reading behind the last row', () => {
  it('asks for each batch with the keys of the one before, and tells them to nobody', async () => {
    const asked: (string[] | null)[] = []
    const full = Array.from({ length: BEHIND_BATCH }, (_, i) => ({ n: i, keys: [String(i)] }))
    const pages = [full, [{ n: -1, keys: ['x'] }]]
    const got: object[][] = []
    for await (const rows of behind(async (after) => {
      asked.push(after)
      return pages.shift() ?? []
    }))
      got.push(rows)
    expect(asked).toEqual([null, [String(BEHIND_BATCH - 1)]])
    expect(got.map((rows) => rows.length)).toEqual([BEHIND_BATCH, 1])
    expect(got[1]).toEqual([{ n: -1 }])
  })

  it('ends without an empty batch where the last one was full', async () => {
    const full = Array.from({ length: BEHIND_BATCH }, (_, i) => ({ keys: [String(i)] }))
    const pages = [full]
    const got: object[][] = []
    for await (const rows of behind(async () => pages.shift() ?? [])) got.push(rows)
    expect(got).toHaveLength(1)
  })

  it('compares all keys together, in the direction of the order, by values', () => {
    const values: Value[] = ['a']
    expect(behindSql(COLUMNS, true, ['2026', "x'"], values)).toBe(
      ' and (u.at, u.no) < ($3::text::timestamptz, $4::text::text)',
    )
    expect(values).toEqual(['a', '2026', "x'"])
    expect(behindSql(COLUMNS, false, ['1', '2'], [])).toContain(' > ')
    expect(behindSql(COLUMNS, true, null, values)).toBe('')
    expect(keysSql(COLUMNS)).toBe('array[u.at::text, u.no::text] as keys')
  })
})
