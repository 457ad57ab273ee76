/** Overrides to their end: a rejected enterprise carries no limit, what was agreed to is not hidden, its workbook says who and why, and a sealed one can be refused unseen. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { memberOf } from '../support/companies.ts'
import { REVOKE, signFor } from '../support/consents.ts'
import { TAX_NO } from '../support/sales-csv.ts'
import {
  AT,
  ask,
  companyId,
  detail,
  done,
  HIT,
  inForce,
  server,
  startRisk,
  table,
  workbook,
} from './setup.ts'

let other: string
let no: string
let contract: Awaited<ReturnType<typeof signFor>>
const WHY = '下游均为央企，回款稳定，建议改判'
const decide = (id: number, approve: boolean, answer: string, token = other) =>
  ask('/risk/override/decide', { id, approve, answer }, token)
const propose = async (to: string, reason = WHY): Promise<number> => {
  const { data, msg } = await ask('/risk/override/ask', { no, line: 1, to, reason })
  if (!data) throw new Error(msg)
  return data.id
}
const row = async () => (await detail(no)).data.rows[0]
const subject = async () => (await ask('/risk/order/subject', { no, line: 1 })).data
const cells = async () => {
  const [titles, first] = await workbook(`${AT}/export/detail`, { no })
  return (title: string) => first![titles!.indexOf(title)]
}

beforeAll(async () => {
  await startRisk()
  other = await memberOf(server, companyId, 'risk-other', 'ROLE_COMPANY_ADMIN')
  contract = await signFor(server, TAX_NO)
  const { code } = await inForce(
    table({
      lines: [{ when: [HIT], verdict: 'REVIEW' }],
      limit: { legs: [{ report: 'INVOICE', key: 'I-001.L12', times: 0.1 }], take: 'MIN' },
    }),
    { name: '复核策略' },
  )
  no = (await ask('/risk/order/start', { policy: code, taxId: TAX_NO })).data.no
  await done(no)
})
afterAll(() => server?.stop())

/** Notices of an override by whom they are read, as they say it. */
const told = async () => {
  const rows = await server.db.rows<{ who: string; kind: string; params: object }>(
    `select u.user_name as who, n.kind, n.params from notice n join app_user u on u.id = n.user_id
      where n.company_id = $1 and n.kind like 'OVERRIDE%' order by n.id, u.user_name`,
    [companyId],
  )
  return rows
}

it('who may decide hears of a proposal, who proposed hears that it was decided; neither says how', async () => {
  const id = await propose('PASS')
  const asked = { kind: 'OVERRIDE_ASKED', params: { no, line: '1', by: 'demo' } }
  const first = await told()
  expect(first).toContainEqual({ who: 'risk-other', ...asked })
  expect(first.map(({ who }) => who)).not.toContain('staff')
  await decide(id, false, '依据不足，不同意')
  expect((await told()).slice(first.length)).toEqual([
    { who: 'demo', kind: 'OVERRIDE_DECIDED', params: { no, line: '1', by: 'risk-other' } },
  ])
})

let reckoned: number
it('one that people reject carries no limit, on its row, its page and in the workbook; it comes back with an outcome that has one', async () => {
  reckoned = (await row()).limit
  expect(reckoned).toBeGreaterThan(0)
  await decide(await propose('REJECT'), true, '同意，存在关联交易')
  expect(await row()).toMatchObject({ outcome: 'REJECT', override: 'AGREED', limit: null })
  expect((await subject()).judgement.limit).toBeUndefined()
  const cell = await cells()
  expect([cell('参考额度（元）'), cell('额度的构成')]).toEqual(['', ''])
  await decide(await propose('REVIEW'), true, '同意，已补充材料')
  expect(await row()).toMatchObject({ outcome: 'REVIEW', limit: reckoned })
  expect((await subject()).judgement.limit.amount).toBe(reckoned)
})

it('the workbook says why, who proposed and who decided; one refused later does not hide it', async () => {
  await decide(await propose('PASS', '回款记录齐全，建议直接通过'), true, '同意，已核对流水')
  await decide(await propose('REJECT', '看到一则传闻，建议拒绝'), false, '依据不足，不同意')
  expect(await row()).toMatchObject({ outcome: 'PASS', override: 'AGREED' })
  const cell = await cells()
  expect(['改判', '改判理由', '改判提议人', '改判决定人', '决定意见'].map(cell)).toEqual([
    '已改判',
    '人工复核 → 通过；回款记录齐全，建议直接通过',
    ...['demo', 'risk-other', '同意，已核对流水'],
  ])
})

it('a proposal about a sealed one is refused without seeing what it was about, and agreed to by nobody', async () => {
  const id = await propose('REJECT', '已被列入失信名单，建议拒绝')
  await server.db.run(REVOKE, [companyId, contract.contractNo])
  expect(await row()).toMatchObject({ sealed: true, outcome: null, override: 'ASKED' })
  const { judgement, overrides } = await subject()
  expect(judgement).toBeNull()
  const hidden = { from: null, to: null, reason: null, answer: null }
  expect(overrides).toEqual([
    expect.objectContaining({ id, state: 'ASKED', askedBy: 'demo', own: true, ...hidden }),
  ])
  expect((await decide(id, true, '同意这个改判')).msg).toContain('授权已撤销')
  expect((await decide(id, false, '授权已撤销，结束')).data).toMatchObject({
    ...{ state: 'REFUSED', decidedBy: 'risk-other' },
    ...hidden,
  })
  const told = JSON.stringify([
    await subject(),
    (await detail(no)).data,
    await workbook(`${AT}/export/detail`, { no }),
  ])
  expect(told).not.toMatch(/失信|人工复核|回款|传闻|央企|"(?:PASS|REVIEW|REJECT)","to"/)
  expect((await detail(no)).data.row).toMatchObject({ asked: 0, sealed: 1, pass: 0 })
  expect((await subject()).overrides).toEqual([])
})
