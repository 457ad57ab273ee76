import { describe, expect, it } from 'vitest'
import { afterKeysSql, KEYSET_BATCH, keysetBatches, keysSql } from './keyset.ts'
import type { Value } from './statement.ts'

const COLUMNS = [
  ['u.at', 'timestamptz'],
  ['u.no', 'text'],
] as const

describe('reading behind the last row', () => {
  it('asks for each batch with the keys of the one before', async () => {
    const asked: (string[] | null)[] = []
    const full = Array.from({ length: KEYSET_BATCH }, (_, i) => ({ n: i, keys: [String(i)] }))
    const pages = [full, [{ n: -1, keys: ['x'] }]]
    const got: { rows: object[]; after: string[] }[] = []
    for await (const run of keysetBatches(async (after) => {
      asked.push(after)
      return pages.shift() ?? []
    }))
      got.push(run)
    expect(asked).toEqual([null, [String(KEYSET_BATCH - 1)]])
    expect(got.map(({ rows }) => rows.length)).toEqual([KEYSET_BATCH, 1])
    expect(got.map(({ after }) => after)).toEqual([[String(KEYSET_BATCH - 1)], ['x']])
  })

  it('ends without an empty batch where the last one was full', async () => {
    const full = Array.from({ length: KEYSET_BATCH }, (_, i) => ({ keys: [String(i)] }))
    const pages = [full]
    const got: object[][] = []
    for await (const { rows } of keysetBatches(async () => pages.shift() ?? [])) got.push(rows)
    expect(got).toHaveLength(1)
  })

  it('begins behind given keys, and asks for the next batch before this one is used', async () => {
    const full = Array.from({ length: KEYSET_BATCH }, (_, i) => ({ keys: [String(i)] }))
    const asked: (string[] | null)[] = []
    const batches = keysetBatches(
      async (after) => {
        asked.push(after)
        return asked.length === 1 ? full : []
      },
      ['7'],
    )
    for await (const { rows } of batches)
      expect([rows.length, asked.length]).toEqual([KEYSET_BATCH, 2])
    expect(asked).toEqual([['7'], [String(KEYSET_BATCH - 1)]])
  })

  it('compares all keys together, in the direction of the order, by values', () => {
    const values: Value[] = ['a']
    expect(afterKeysSql(COLUMNS, true, ['2026', "x'"], values)).toBe(
      ' and (u.at, u.no) < ($3::text::timestamptz, $4::text::text)',
    )
    expect(values).toEqual(['a', '2026', "x'"])
    expect(afterKeysSql(COLUMNS, false, ['1', '2'], [])).toContain(' > ')
    expect(afterKeysSql(COLUMNS, true, null, values)).toBe('')
    expect(keysSql(COLUMNS)).toBe('array[u.at::text, u.no::text] as keys')
  })
})
