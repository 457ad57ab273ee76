/** Every call of the contract with values no honest client sends: whatever comes, the answer is a refusal, never a fault of ours. */
import { type AnyEndpoint, endpoints } from '@xinjian/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { startTestServer, type TestServer } from '../harness.ts'

let server: TestServer
let token: string
beforeAll(async () => {
  server = await startTestServer()
  token = await server.login('demo')
})
afterAll(() => server.stop())

const HOSTILE: unknown[] = [
  'a\0b',
  '\ud800',
  '%',
  "' or 1=1--",
  '../../etc/passwd',
  '2026-02-31',
  '0000-01-01',
  '9999-12',
  'INV202602300000000001',
  2_147_483_648,
  Number.MAX_SAFE_INTEGER,
  -1,
  1e308,
  null,
  ['a'],
  { $gt: '' },
]

interface Schema {
  properties?: Record<string, Schema>
  anyOf?: Schema[]
  enum?: unknown[]
  type?: string
  pattern?: string
}

/** A value the schema takes, so that the hostile field beside it is reached. */
function fair(schema: Schema, key: string): unknown {
  if (schema.enum) return schema.enum[0]
  if (schema.anyOf?.[0]) return fair(schema.anyOf[0], key)
  if (schema.type === 'integer' || schema.type === 'number') return 1
  if (schema.type === 'boolean') return true
  if (schema.type === 'array') return []
  if (schema.type === 'object') return {}
  if (/^tax(?:No|Id)$/.test(key)) return '91440300708461136T'
  if (schema.pattern?.startsWith('^[A-Z]{3}')) return 'INV202611210000000010'
  if (schema.pattern?.startsWith('^1[3-9]')) return '13800000000'
  return '2026-01-01'
}

const open = endpoints.filter(
  ({ endpoint: e }) => e.guard !== 'task' && e.kind !== 'stream' && e.kind !== 'upload',
)

async function send(endpoint: AnyEndpoint, values: Record<string, unknown>): Promise<number> {
  const rest = { ...values }
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_, key: string) => {
    const value = String(rest[key]).toWellFormed()
    delete rest[key]
    return encodeURIComponent(value)
  })
  const get = endpoint.method === 'GET'
  const query = new URLSearchParams(Object.entries(rest).map(([k, v]) => [k, String(v)]))
  // Twenty thousand calls: the same routes, hooks and handlers, without a socket between.
  const { statusCode } = await server.app.http.inject({
    method: endpoint.method,
    url: `/api${path}${get ? `?${query}` : ''}`,
    headers: {
      authorization: `Bearer ${token}`,
      ...(get ? {} : { 'content-type': 'application/json' }),
    },
    ...(get ? {} : { payload: JSON.stringify(rest) }),
  })
  return statusCode
}

describe('hostile values', () => {
  it('has calls to try', () => expect(open.length).toBeGreaterThan(30))

  it.each(open.filter(({ name }) => name !== 'logout'))('$name refuses', async ({ endpoint }) => {
    const { properties = {} } = z.toJSONSchema(endpoint.body, {
      io: 'input',
      unrepresentable: 'any',
    }) as Schema
    const plain = Object.fromEntries(Object.entries(properties).map(([k, s]) => [k, fair(s, k)]))
    const broken: unknown[] = []
    for (const key of Object.keys(properties)) {
      for (const value of HOSTILE) {
        const status = await send(endpoint, { ...plain, [key]: value })
        if (status >= 500) broken.push({ [key]: value, status })
      }
    }
    expect(broken).toEqual([])
  })
})

it('text that no database keeps is refused with what to do', async () => {
  for (const name of ['甲\0公司', '甲\ud800公司']) {
    const answer = await server.call(
      'POST',
      '/enterprise/save',
      { name: '示例', taxNo: '91440300708461136T', legalRepresentative: name },
      token,
    )
    expect(answer).toMatchObject({ http: 400, status: 400 })
    expect(answer.msg).toContain('无法识别的字符')
  }
})
