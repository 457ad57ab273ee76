/** When the outcome of a loan is known: a list of the same loans again is how the end of one is told. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { tenantOf } from '../../src/db/tenant.ts'
import { loansAfter } from '../../src/features/loanOutcome/index.ts'
import { HEAD, startLoans, TAX_NOS, upload } from './loans.ts'
import { companyId, server } from './setup.ts'

beforeAll(startLoans)
afterAll(() => server.stop())

const [FIRM] = TAX_NOS as [string]
/** ISO day so many days before today, in China. */
const back = (days: number) =>
  new Date(Date.now() + 8 * 3_600_000 - days * 86_400_000).toISOString().slice(0, 10)
const due = async () => {
  const all = { id: 0, granted: null, until: null, most: 100 }
  return (await loansAfter(tenantOf(server.db, companyId), all)).map((loan) => loan.due)
}
const enteredBack = (days: number) =>
  server.db.run(
    `update loan_outcome set entered_at = entered_at - interval '1 day' * $2 where company_id = $1`,
    [companyId, days],
  )

it('a good loan that was listed before it matured is known once it is listed again afterwards', async () => {
  const list = `${HEAD}\n${FIRM},D1,2025-02-01,${back(10)},0`
  await upload(list)
  await enteredBack(30)
  expect(await due()).toEqual([false])
  expect((await upload(list)).data).toMatchObject({ added: 0, changed: 1 })
  expect(await due()).toEqual([true])
  // What is known is not entered anew.
  expect((await upload(list)).data).toMatchObject({ added: 0, changed: 0 })
})

it.each([
  ['on the day that it matures, in time', 0, 0, true],
  ['ten days after maturity, ten days late', 10, 10, false],
  ['eleven days after maturity, ten days late', 11, 10, true],
  ['the day before it matures', -1, 0, false],
])('%s', async (_, days, late, known) => {
  for (const table of ['loan_history', 'loan_outcome'])
    await server.db.run(`delete from ${table} where company_id = $1`, [companyId])
  await upload(`${HEAD}\n${FIRM},D2,2025-02-01,${back(days)},${late}`)
  expect(await due()).toEqual([known])
})
