import type pg from 'pg'
import { expect, it } from 'vitest'
import { statements } from '../statement.ts'
import { amongOf } from './worded.ts'

/** What is sent for a statement. */
async function sentFor(text: string): Promise<pg.QueryConfig> {
  const sent: pg.QueryConfig[] = []
  await statements(async (query) => {
    sent.push(query)
    return { rows: [], rowCount: 0 } as unknown as pg.QueryResult
  }).rows(text, [1])
  return sent[0]!
}

it('a statement is prepared under one name, wherever it is sent', async () => {
  const [one, again, other] = await Promise.all(
    ['select 1', 'select 1', 'select 2'].map((text) => sentFor(text)),
  )
  expect(one!.name).toMatch(/^\S{27}$/)
  expect(again!.name).toBe(one!.name)
  expect(other!.name).not.toBe(one!.name)
})

it('one of keys that were looked up is planned anew: ten keys and ten thousand are no matter of one plan', async () => {
  const among = amongOf('r.enterprise_id', 'enterprise', ['1'], [])
  const sent = await sentFor(`select 1 from report r where r.company_id = $1 and ${among}`)
  expect(sent.name).toBeUndefined()
  expect(sent.text).toContain('r.enterprise_id = any($2::int[]')
})
