import { expect, it } from 'vitest'
import type { Database } from '../pool.ts'
import { ofReachable } from './reachable.ts'

const gone = () =>
  Object.assign(new Error('connection to the remote node failed'), { code: '08006' })
/** A database of whose nodes those of companies 2 and 5 answer; `looks` counts how often that was asked. */
function spread(distributed = true) {
  const db = {
    distributed,
    logins: {} as Database['logins'],
    looks: 0,
    rows: async () => {
      db.looks++
      return [{ id: 2 }, { id: 5 }]
    },
  }
  return db as typeof db & Pick<Database, 'one' | 'run' | 'rows'>
}

it('all companies are asked as long as all nodes answer', async () => {
  const db = spread()
  expect(await ofReachable(db, async (companies) => companies)).toBeNull()
  expect(db.looks).toBe(0)
})

it('while a node is away those of others are asked, found once for all who ask', async () => {
  const db = spread()
  const asked: (readonly number[] | null)[] = []
  const ask = async (companies: readonly number[] | null) => {
    asked.push(companies)
    if (!companies) throw gone()
    return companies
  }
  expect(await Promise.all([ofReachable(db, ask), ofReachable(db, ask)])).toEqual([
    [2, 5],
    [2, 5],
  ])
  expect(await ofReachable(db, ask)).toEqual([2, 5])
  expect(asked).toEqual([null, null, [2, 5], [2, 5], [2, 5]])
  expect(db.looks).toBe(1)
})

it('what else is wrong is told, and so is a database of one node that is away', async () => {
  const broken = async () => {
    throw Object.assign(new Error('no such column'), { code: '42703' })
  }
  const db = spread()
  await expect(ofReachable(db, broken)).rejects.toThrow('no such column')
  const one = spread(false)
  await expect(
    ofReachable(one, async () => {
      throw gone()
    }),
  ).rejects.toThrow('remote node')
  expect(db.looks + one.looks).toBe(0)
})
