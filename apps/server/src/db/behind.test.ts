import { describe, expect, it } from 'vitest'
import { BEHIND_BATCH, behind, behindSql, keysSql } from './behind.ts'
import type { Value } from './statement.ts'

const COLUMNS = [
  ['u.at', 'timestamptz'],
  ['u.no', 'text'],
] as const

describe('reading behind the last row', () => {
  it('asks for each batch with the keys of the one before', async () => {
    const asked: (string[] | null)[] = []
    const full = Array.from({ length: BEHIND_BATCH }, (_, i) => ({ n: i, keys: [String(i)] }))
    const pages = [full, [{ n: -1, keys: ['x'] }]]
    const got: { rows: object[]; after: string[] }[] = []
    for await (const run of behind(async (after) => {
      asked.push(after)
      return pages.shift() ?? []
    }))
      got.push(run)
    expect(asked).toEqual([null, [String(BEHIND_BATCH - 1)]])
    expect(got.map(({ rows }) => rows.length)).toEqual([BEHIND_BATCH, 1])
    expect(got.map(({ after }) => after)).toEqual([[String(BEHIND_BATCH - 1)], ['x']])
  })

  it('ends without an empty batch where the last one was full', async () => {
    const full = Array.from({ length: BEHIND_BATCH }, (_, i) => ({ keys: [String(i)] }))
    const pages = [full]
    const got: object[][] = []
    for await (const { rows } of behind(async () => pages.shift() ?? [])) got.push(rows)
    expect(got).toHaveLength(1)
  })

  it('begins behind given keys, and asks for the next batch before this one is used', async () => {
    const full = Array.from({ length: BEHIND_BATCH }, (_, i) => ({ keys: [String(i)] }))
    const asked: (string[] | null)[] = []
    const batches = behind(
      async (after) => {
        asked.push(after)
        return asked.length === 1 ? full : []
      },
      ['7'],
    )
    for await (const { rows } of batches)
      expect([rows.length, asked.length]).toEqual([BEHIND_BATCH, 2])
    expect(asked).toEqual([['7'], [String(BEHIND_BATCH - 1)]])
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
