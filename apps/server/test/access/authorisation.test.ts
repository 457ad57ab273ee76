/**
 * The authorisation matrix: every built-in role × every call, by the committed table `role-calls.tsv`, which a person changes by hand
 * with a call or a right. Anonymous callers and each role try each call; allowed means anything but 401/403, refused means exactly that.
 */
import { createECDH } from 'node:crypto'
import { type AnyEndpoint, endpoints, ROLE_CODES, type RoleCode } from '@xinjian/contract'
import { API_SCOPES, type ApiScope } from '@xinjian/contract/channel/api-scopes'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { tenantOf } from '../../src/db/tenant.ts'
import { ensureChannel } from '../../src/features/channel/index.ts'
import { addKey } from '../../src/features/channel/keys/store.ts'
import { openSession } from '../../src/features/session/sessions.ts'
import { startTestServer, type TestServer } from '../harness.ts'
import { judgedTable } from '../support/judged-table.ts'

const TABLE = judgedTable(new URL('../tables/role-calls.tsv', import.meta.url))

let server: TestServer
const tokens = new Map<RoleCode, string>()
beforeAll(async () => {
  server = await startTestServer()
  const company = await server.db.one<{ id: number }>(
    "insert into company (name, kind) values ('示例矩阵', 'CUSTOMER') returning id",
  )
  for (const [i, role] of ROLE_CODES.entries()) {
    const user = await server.db.one<{ id: number }>(
      'insert into app_user (company_id, user_name, mobile) values ($1, $2, $3) returning id',
      [company?.id ?? 0, `matrix-${role}`, `1991000000${i}`],
    )
    await server.db.run('insert into user_role (user_id, role_code) values ($1, $2)', [
      user?.id ?? 0,
      role,
    ])
    const kind = role === 'ROLE_DEMO' ? 'DEMO' : 'MAIN'
    const { token } = await openSession(
      server.db,
      { id: user?.id ?? 0, companyId: company?.id ?? 0 },
      kind,
    )
    tokens.set(role, token)
  }
})
afterAll(() => server.stop())

/** The HTTP status of a call with an empty body: enough, because permission comes before validation. */
async function statusOf(endpoint: AnyEndpoint, token?: string): Promise<number> {
  const abort = new AbortController()
  const response = await fetch(`${server.base}${endpoint.path.replace(/\{\w+\}/g, '1')}`, {
    method: endpoint.method,
    headers: {
      ...(endpoint.method === 'POST' ? { 'Content-Type': 'application/json' } : {}),
      ...(token ? { Authorization: `Bearer ${token}` } : {}),
    },
    ...(endpoint.method === 'POST' ? { body: '{}' } : {}),
    signal: abort.signal,
  })
  abort.abort()
  return response.status
}

/** A key that holds these scopes. */
async function keyWith(companyId: number, scopes: ApiScope[]): Promise<string> {
  const code = await ensureChannel(server.db, companyId)
  const made = { name: '矩阵', scopes, perMinute: 1_000_000, days: 1 }
  const { key } = await tenantOf(server.db, companyId).transaction((tx) =>
    addKey(tx, code, 'matrix', made),
  )
  return key
}

/** What one does to one's own account, a session of the demonstration is refused by the call itself (test/people). */
const OWN_ACCOUNT = [
  'updatePassword',
  'ownSessionEnd',
  'secondTotpStart',
  'secondPasskeyStart',
  'recoveryMake',
]
const guarded = endpoints.filter(
  ({ endpoint, name }) =>
    endpoint.guard !== 'public' && endpoint.guard !== 'task' && !OWN_ACCOUNT.includes(name),
)
const ofTask = endpoints.filter(({ endpoint }) => endpoint.guard === 'task')

/** The token of a phone that opened a link: it stands for a task, not for a person. */
async function taskToken(): Promise<string> {
  const own = createECDH('prime256v1')
  own.generateKeys()
  const { data } = await server.call('POST', '/tax/taxweb/getChannelToken', {
    clientPublicKey: own.getPublicKey('base64url'),
  })
  return data.token
}

const AT_TERMINAL = ['machineCard', 'machineFace']

describe('keys of systems', () => {
  const keys = new Map<ApiScope, string>()
  beforeAll(async () => {
    const company = await server.db.one<{ id: number }>(
      "select id from company where name = '示例矩阵'",
    )
    for (const scope of API_SCOPES)
      keys.set(scope, await keyWith(company?.id ?? 0, scopesOf(scope)))
  })
  /** Money is told to those who see the whole company. */
  const scopesOf = (scope: ApiScope): ApiScope[] =>
    scope === 'money.read' ? [scope, 'report.readAll'] : [scope]

  it.each(API_SCOPES.flatMap((scope) => guarded.map((call) => ({ scope, ...call }))))(
    '$scope × $name',
    async ({ scope, endpoint }) => {
      const allowed =
        endpoint.kind !== 'stream' && scopesOf(scope).some((one) => one === endpoint.guard)
      const status = await statusOf(endpoint, keys.get(scope))
      expect(status === 403 ? 'refused' : 'allowed').toBe(allowed ? 'allowed' : 'refused')
      expect(status).not.toBe(401)
      expect(status).toBeLessThan(500)
    },
  )

  it.each(ofTask)('a key is no task: $name', async ({ endpoint }) => {
    expect(await statusOf(endpoint, keys.get('report.read'))).toBe(401)
  })
})

describe('authorisation', () => {
  it('has calls and roles to judge', () => {
    expect(guarded.length).toBeGreaterThan(15)
    expect(tokens.size).toBe(ROLE_CODES.length)
  })

  it('is judged by a table of every call that asks for a session, by every role, and of no other', () => {
    const asked = endpoints.filter(
      ({ endpoint: { guard } }) => guard !== 'public' && guard !== 'task',
    )
    expect(TABLE.rows).toEqual(asked.map(({ name }) => name).sort())
    expect(TABLE.columns).toEqual([...ROLE_CODES])
  })

  it.each(guarded)('anonymous may not $name', async ({ endpoint }) => {
    expect(await statusOf(endpoint)).toBe(401)
  })

  it.each(ROLE_CODES.flatMap((role) => guarded.map((call) => ({ role, ...call }))))(
    '$role × $name',
    async ({ role, name, endpoint }) => {
      const allowed = TABLE.may(name, role)
      const status = await statusOf(endpoint, tokens.get(role))
      expect(status === 403 ? 'refused' : 'allowed').toBe(allowed ? 'allowed' : 'refused')
      expect(status).not.toBe(401)
      expect(status).toBeLessThan(500)
    },
  )

  it.each(ofTask)('a session of any role is no task: $name', async ({ endpoint }) => {
    expect(await statusOf(endpoint)).toBe(401)
    for (const token of tokens.values()) expect(await statusOf(endpoint, token)).toBe(401)
  })

  it.each(guarded)('a task token opens nothing else: $name', async ({ endpoint }) => {
    expect(await statusOf(endpoint, await taskToken())).toBe(401)
  })

  it.each(ofTask)('a task token gets past the door of $name', async ({ name, endpoint }) => {
    const status = await statusOf(endpoint, await taskToken())
    // The token is a phone's: card and face are asked of no body, and answered at a terminal alone.
    if (AT_TERMINAL.includes(name)) return expect(status).toBe(401)
    expect([200, 400]).toContain(status)
    // A sealed call never reads a plain body.
    if (endpoint.sealed) expect(status).toBe(400)
  })
})
