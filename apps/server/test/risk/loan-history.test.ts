/** A loan that another person corrects: who brought it first and what it said stay, on the page, in the workbook and among those who may not decide. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { tenantOf } from '../../src/db/tenant.ts'
import { loansAfter } from '../../src/features/loanOutcome/index.ts'
import { HEAD, startLoans, TAX_NOS, upload } from './loans.ts'
import { admin, ask, companyId, server, staff, workbook } from './setup.ts'

beforeAll(startLoans)
afterAll(() => server.stop())

const [FIRM] = TAX_NOS as [string]
const list = (late: number, matured = '2025-12-01') =>
  `${HEAD}\n${FIRM},H1,2025-02-01,${matured},${late}`
const loan = async () => (await ask('/risk/loan/list', { keyword: 'H1' })).data.rows[0]
const idOf = async (name: string) =>
  (await server.db.one<{ id: number }>('select id from app_user where user_name = $1', [name]))!.id

it('keeps who brought it and what it said, through corrections of others and of its author', async () => {
  await upload(list(0), staff)
  expect(await loan()).toMatchObject({
    ...{ firstBy: 'staff', enteredBy: 'staff', history: [], earlier: 0, overdueDays: 0 },
  })
  const { firstAt } = await loan()
  expect((await upload(list(95), admin)).data).toMatchObject({ added: 0, changed: 1 })
  expect(await loan()).toMatchObject({
    ...{ firstBy: 'staff', firstAt, enteredBy: 'demo', overdueDays: 95, earlier: 0 },
    history: [{ matured: '2025-12-01', overdueDays: 0, enteredBy: 'staff', enteredAt: firstAt }],
  })
  // The same again corrects nothing.
  await upload(list(95), staff)
  expect((await loan()).history).toHaveLength(1)
  await upload(list(10, '2025-11-01'), staff)
  const told = await loan()
  expect(told).toMatchObject({ firstBy: 'staff', firstAt, enteredBy: 'staff', overdueDays: 10 })
  expect(
    told.history.map((one: { overdueDays: number; enteredBy: string }) => [
      ...[one.overdueDays, one.enteredBy],
    ]),
  ).toEqual([
    [95, 'demo'],
    [0, 'staff'],
  ])

  const [titles, row] = await workbook('/risk/loan/export', { keyword: 'H1' })
  const cell = (title: string) => row![titles!.indexOf(title)]
  expect(cell('首次录入人')).toBe('staff')
  expect(cell('最近更正人')).toBe('staff')
  expect(cell('更正前')).toMatch(
    /^到期2025-12-01，逾期95天（demo于\d{4}-\d\d-\d\d \d\d:\d\d录入）；到期2025-12-01，逾期0天（staff于.+录入）$/,
  )
  const [english, inEnglish] = await workbook('/risk/loan/export', { keyword: 'H1' }, 'en')
  expect(inEnglish![english!.indexOf('Before the corrections')]).toContain('95 days overdue')
})

it('everybody who had a hand in it has one in the card', async () => {
  const all = { id: 0, granted: null, until: null, most: 100 }
  const [found] = await loansAfter(tenantOf(server.db, companyId), all)
  expect(found!.made_ids.toSorted()).toEqual([await idOf('staff'), await idOf('demo')].toSorted())
})

it('tells the newest corrections and how many there were before them; its first entry always', async () => {
  for (let late = 100; late < 122; late++) await upload(list(late), late % 2 ? admin : staff)
  const told = await loan()
  // Two of before and 22 more: 24 entries before the one that stands.
  expect([told.history.length, told.earlier, told.firstBy]).toEqual([20, 4, 'staff'])
  expect(told.history[0]).toMatchObject({ overdueDays: 120, enteredBy: 'staff' })
})

it('no correction is without its history, and none is changed or deleted by the company', async () => {
  const tenant = tenantOf(server.db, companyId)
  await expect(tenant.run('delete from loan_history where company_id = $1')).rejects.toThrow()
  await expect(
    tenant.run('update loan_history set overdue_days = 0 where company_id = $1'),
  ).rejects.toThrow()
})
