/** What two people agreed to and one puts in force: while the approval is fresh and nothing else came in force since, and everybody who decides on rules hears of it. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { memberOf } from '../support/companies.ts'
import { LOANS, train } from './cards.ts'
import { HEAD, startLoans, upload } from './loans.ts'
import { admin, ask, companyId, policy, server, staff, table } from './setup.ts'

interface Desk {
  /** Of whom the versions are; `author` may draft alone, `child` is a secondary customer. */
  tokens: () => { author: string; approver: string; child: string }
  /** A version that is submitted; what names it in calls. */
  drafted: () => Promise<object>
  path: string
  state: 'state' | 'status'
  sql: string
  kind: string
  /** Accounts that hear of it. */
  hear: readonly string[]
  link: string
}

let child: string
let operator: string
let operator2: string
let policyCode: number | undefined

beforeAll(async () => {
  await startLoans()
  await upload([HEAD, ...LOANS].join('\n'))
  await memberOf(server, companyId, 'rules-second', 'ROLE_COMPANY_ADMIN')
  child = await server.login('child')
  operator = await server.login('admin')
  operator2 = await server.login('operator')
})
afterAll(() => server?.stop())

const institution = () => ({ author: staff, approver: admin, child })
const DESKS: Readonly<Record<string, Desk>> = {
  'an own score card': {
    tokens: institution,
    drafted: async () => ({ version: (await train()).row.version }),
    ...{ path: '/risk/score-card', state: 'state', sql: 'score_card', kind: 'CARD_IN_FORCE' },
    ...{ hear: ['demo', 'rules-second'], link: '/riskControl/scoreCard?version=' },
  },
  'a policy': {
    tokens: institution,
    async drafted() {
      const which = await policy(table(), policyCode === undefined ? {} : { code: policyCode })
      policyCode = which.code
      return which
    },
    ...{ path: '/risk/policy', state: 'status', sql: 'risk_policy', kind: 'POLICY_IN_FORCE' },
    ...{ hear: ['demo', 'rules-second'], link: '/riskControl/policy?code=' },
  },
  'a version of the rules': {
    tokens: institution,
    async drafted() {
      const draft = { note: '恢复平台默认', limits: {}, off: {} }
      return { version: (await ask('/rulebook/save', draft, staff)).data.version }
    },
    ...{ path: '/rulebook', state: 'status', sql: 'rule_book', kind: 'RULES_IN_FORCE' },
    ...{ hear: ['demo', 'rules-second'], link: '/riskControl/ruleVersion?version=' },
  },
  'a version of the platform’s rules': {
    tokens: () => ({ author: operator, approver: operator2, child }),
    async drafted() {
      const draft = { note: '恢复引擎默认', limits: {}, off: {} }
      return { version: (await ask('/operate/rules/save', draft, operator)).data.version }
    },
    ...{ path: '/operate/rules', state: 'status', sql: 'platform_rule_book' },
    kind: 'PLATFORM_RULES_IN_FORCE',
    ...{ hear: ['admin', 'operator'], link: '/operateManage/ruleVersion?version=' },
  },
}

describe.each(Object.entries(DESKS))('%s', (_, desk) => {
  const { path, state, sql } = desk
  const call = (step: string, which: object, token: string) => ask(`${path}/${step}`, which, token)
  const decide = (which: object, token: string) =>
    call('decide', { ...which, approve: true, note: '同意，已核实' }, token)
  async function approved(): Promise<Record<string, number>> {
    const { author, approver } = desk.tokens()
    const which = (await desk.drafted()) as Record<string, number>
    await call('submit', which, author)
    expect((await decide(which, approver)).data[state]).toBe('APPROVED')
    return which
  }
  const found = async (which: object) => {
    const { data } = await call('detail', which, desk.tokens().approver)
    return data.row
  }
  const approvedAgo = (which: Record<string, number>, days: string) =>
    server.db.run(
      `update ${sql} set updated_at = now() - $1::interval where version = $2 and ${state} = 'APPROVED'`,
      [days, which.version!],
    )

  it('is put in force by who may decide, not by who drafts or reads; all who decide are told, once', async () => {
    const { author, approver, child: other } = desk.tokens()
    const which = await approved()
    if (desk.kind !== 'PLATFORM_RULES_IN_FORCE')
      expect((await call('force', which, author)).http).toBe(403)
    expect((await call('force', which, other)).http).toBe(403)
    await approvedAgo(which, '29 days 23 hours')
    expect((await call('force', which, approver)).data[state]).toBe('IN_FORCE')
    expect((await call('force', which, approver)).data).toBeFalsy()
    const told = await server.db.rows<{ user_name: string; params: Record<string, string> }>(
      `select u.user_name, n.params from notice n join app_user u on u.id = n.user_id
        where n.kind = $1 and n.params @> $2 order by u.user_name`,
      [
        desk.kind,
        JSON.stringify(Object.fromEntries(Object.entries(which).map(([k, v]) => [k, String(v)]))),
      ],
    )
    expect(told.map(({ user_name }) => user_name)).toEqual(expect.arrayContaining([...desk.hear]))
    for (const one of ['staff', 'child'])
      expect(told.map(({ user_name }) => user_name)).not.toContain(one)
    expect(new Set(told.map(({ user_name }) => user_name)).size).toBe(told.length)
    expect(told[0]!.params).toMatchObject({
      by: desk.kind === 'PLATFORM_RULES_IN_FORCE' ? 'operator' : 'demo',
      at: expect.any(String),
    })
    const { data } = await ask('/notice/list', {}, approver)
    const own = data.rows.find(({ kind }: { kind: string }) => kind === desk.kind)
    expect(own.link).toContain(desk.link)
  })

  it('is not put in force thirty days after it was agreed to, unless somebody independent agrees again', async () => {
    const { author, approver } = desk.tokens()
    const which = await approved()
    await approvedAgo(which, '30 days 1 minute')
    expect((await call('force', which, approver)).data).toBeFalsy()
    expect((await found(which))[state]).toBe('SUBMITTED')
    if (path === '/rulebook' || path === '/risk/policy') {
      const { rows } = (await call('list', { status: 'SUBMITTED' }, approver)).data
      expect(rows.map(({ version }: { version: number }) => version)).toContain(which.version)
    }
    expect((await decide(which, author)).data, 'who drafted it does not').toBeFalsy()
    expect((await call('force', which, approver)).data).toBeFalsy()
    expect((await decide(which, approver)).data[state]).toBe('APPROVED')
    expect((await call('force', which, approver)).data[state]).toBe('IN_FORCE')
  })

  it('waits for another decision once another version came in force', async () => {
    const { approver } = desk.tokens()
    const [first, other] = [await approved(), await approved()]
    expect((await call('force', other, approver)).data[state]).toBe('IN_FORCE')
    const row = await found(first)
    expect(row[state]).toBe('SUBMITTED')
    expect(row.decidedBy, 'who agreed before is still told').toBeTruthy()
    expect((await call('force', first, approver)).data).toBeFalsy()
    expect((await found(other))[state]).toBe('IN_FORCE')
    const { independent } = (await server.db.one<{ independent: boolean }>(
      `select decided_id is null as independent from ${sql} where version = $1 ${first.code ? `and code = ${first.code}` : ''}`,
      [first.version!],
    ))!
    expect(independent, 'the next decision is judged anew').toBe(true)
    if (path.endsWith('book') || path.endsWith('rules')) {
      const { rows } = (await call('history', {}, approver)).data
      expect(rows[0]).toMatchObject({
        about: `第${first.version}版`,
        action: `第${other.version}版启用，原复核失效`,
        note: '',
      })
    }
    expect((await decide(first, approver)).data[state]).toBe('APPROVED')
    expect((await call('force', first, approver)).data[state]).toBe('IN_FORCE')
  })
})
