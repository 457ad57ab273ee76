/** Who hears of the end of an order, and of what. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { until } from '../harness.ts'
import { type Heard, listOf } from '../notice/told.ts'
import { TAX_NO } from '../support/sales-csv.ts'
import {
  admin,
  ask,
  code,
  companyId,
  detail,
  done,
  EMPTY,
  firmsWithInvoices,
  HIT,
  policy,
  reportsOf,
  server,
  staff,
  startRisk,
  table,
  upload,
} from './setup.ts'

beforeAll(startRisk)
afterAll(() => server.stop())

const told = async (no: string, token = admin): Promise<Heard[]> =>
  (await listOf(server, token, { page: 1, size: 100 })).filter(({ params }) => params.no === no)

it('whoever ordered a list hears that it is done, and nobody else does; how they came out is told by the order alone', async () => {
  const { data } = await upload({ policy: code }, `税号\n${TAX_NO}\n${EMPTY}`)
  await done(data.no)
  const [notice, ...more] = await told(data.no)
  expect(more).toEqual([])
  expect(notice).toMatchObject({
    kind: 'RISK_DONE',
    link: `/riskControl/orderDetail?no=${data.no}`,
    params: { policy: '小微准入', total: '2', done: '2' },
  })
  expect(Object.keys(notice!.params).toSorted()).toEqual(['done', 'no', 'policy', 'total'])
  expect(await told(data.no, staff)).toEqual([])
})

it('one enterprise by its stored reports is answered on its page, without a notice', async () => {
  const { data } = await ask('/risk/order/start', { policy: code, taxId: TAX_NO })
  await done(data.no)
  expect(await told(data.no)).toEqual([])
})

it('a trial tells that it is done', async () => {
  const milder = table({ lines: [{ when: [{ ...HIT, is: 'HIT_HIGH' }], verdict: 'REJECT' }] })
  const { version } = await policy(milder, { code })
  const { data } = await ask('/risk/trial/start', { policy: code, version })
  await done(data.no)
  expect(await told(data.no)).toMatchObject([
    { kind: 'TRIAL_DONE', params: { policy: '小微准入', total: '3', done: '3' } },
  ])
})

it('an order that the balance stops tells so each time, and its end after a recharge; each report is charged once', async () => {
  const firms = await firmsWithInvoices(3)
  const [first, ...rest] = firms as [string, ...string[]]
  const available = async () =>
    (await server.db.one<{ n: number }>('select available as n from ledger where company_id = $1', [
      companyId,
    ]))!.n
  const spare = (n: number) =>
    server.db.run(
      'update ledger set available = $2, received = -($2 + held + spent + adjusted) where company_id = $1',
      [companyId, n],
    )
  const before = await available()
  const one = await ask('/risk/order/start', { policy: code, taxId: first, source: 'MADE' })
  await done(one.data.no)
  const price = before - (await available())
  expect(price).toBeGreaterThan(0)
  await spare(price)
  const { data } = await upload(
    { policy: code, source: 'MADE' },
    ['税号', first, ...rest].join('\n'),
  )
  const { no } = data
  const comes = (status: string) => until(async () => (await detail(no)).data.row.status === status)
  await comes('SHORT')
  expect((await told(no)).map(({ kind }) => kind)).toEqual(['RISK_SHORT'])
  // In vain: nobody recharged.
  await ask('/risk/order/resume', { no })
  await until(async () => (await told(no)).length === 2)
  expect((await told(no)).map(({ kind }) => kind)).toEqual(['RISK_SHORT', 'RISK_SHORT'])
  await spare(100 * price)
  await ask('/risk/order/resume', { no })
  await done(no)
  expect((await told(no)).map(({ kind }) => kind)).toEqual([
    'RISK_DONE',
    'RISK_SHORT',
    'RISK_SHORT',
  ])
  expect(await reportsOf(firms)).toEqual(
    firms.toSorted().map((tax_no) => ({ tax_no, reports: 1, charged: 1 })),
  )
})

it('an order that could not go on tells so', async () => {
  const { data } = await upload({ policy: code }, `税号\n${TAX_NO}`)
  await done(data.no)
  await server.db.run(
    `update risk_order set status = 'QUEUED', attempt = 5, due_at = now(), policy_version = 99 where no = $1`,
    [data.no],
  )
  await until(async () => (await detail(data.no)).data.row.status === 'FAILED', 60_000)
  expect((await told(data.no)).map(({ kind }) => kind)).toEqual(['RISK_FAILED', 'RISK_DONE'])
})
