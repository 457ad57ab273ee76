/** Every call of a phone with values no phone sends, sealed as it asks: a refusal at any step, never a fault of ours. */
import { type AnyEndpoint, endpoints, SEALED_HEADER } from '@xinjian/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { Phone, Sandbox, sealBody } from '../collect-phone.ts'
import { startTestServer, type TestServer } from '../harness.ts'

let sandbox: Sandbox
let server: TestServer
beforeAll(async () => {
  sandbox = await Sandbox.start()
  server = await startTestServer({ SANDBOX_URL: sandbox.url })
})
afterAll(async () => {
  await server?.stop()
  sandbox?.stop()
})

const HOSTILE: unknown[] = [
  'a\0b',
  '\ud800',
  '__proto__',
  'constructor',
  '%',
  '9999-99-99',
  -1,
  1e308,
  null,
  ['a'],
  {},
  '龍'.repeat(300),
]

const ofTask = endpoints.filter(
  ({ endpoint: e }) => e.guard === 'task' && e.kind === 'json' && e.method === 'POST',
)

interface Schema {
  properties?: Record<string, Schema>
  enum?: unknown[]
  type?: string
}

/** A payload of the right shape; its texts mean nothing. */
function fair(schema: Schema, key = ''): unknown {
  if (schema.enum) return schema.enum[0]
  if (schema.type === 'object')
    return Object.fromEntries(
      Object.entries(schema.properties ?? {}).map(([k, s]) => [k, fair(s, k)]),
    )
  if (schema.type === 'array') return []
  if (schema.type === 'boolean') return true
  if (schema.type === 'integer' || schema.type === 'number') return 1
  if (key === 'taxNo') return '91440300708461136T'
  return key === 'mobile' ? '13800000000' : '440300'
}

/** The payload with one field replaced, once for every field at any depth. */
function* variants(payload: object, value: unknown): Iterable<object> {
  for (const [key, inner] of Object.entries(payload)) {
    yield { ...payload, [key]: value }
    if (typeof inner === 'object' && inner !== null && !Array.isArray(inner))
      for (const changed of variants(inner, value)) yield { ...payload, [key]: changed }
  }
}

async function send(phone: Phone, endpoint: AnyEndpoint, payload: object): Promise<number> {
  const sealed = endpoint.sealed ? sealBody(phone.key, endpoint.path, payload) : null
  const response = await fetch(`${server.base}${endpoint.path}`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      Authorization: `Bearer ${phone.token}`,
      ...(sealed ? { [SEALED_HEADER]: sealed.header } : {}),
    },
    body: JSON.stringify(sealed ? { data: sealed.data } : payload),
  })
  await response.arrayBuffer()
  return response.status
}

/** One region has not enough ordinary firms: a call has one of its own. */
const REGIONS = ['4403', '3100'] as const

it.each(['opened', 'signed'])('a task just %s', async (step) => {
  expect(ofTask.length).toBeGreaterThan(15)
  const broken: unknown[] = []
  let n = 0
  for (const { name, endpoint } of ofTask) {
    const phone = new Phone(server, sandbox)
    await phone.open()
    if (step === 'signed') await phone.sign(await sandbox.neighbour(REGIONS[n % 2]!, n++ >> 1))
    const schema = z.toJSONSchema(endpoint.body, {
      io: 'input',
      unrepresentable: 'any',
    }) as Schema
    const payload = fair({ ...schema, type: 'object' }) as object
    for (const value of HOSTILE) {
      for (const body of variants(payload, value)) {
        const status = await send(phone, endpoint, body)
        if (status >= 500) broken.push({ name, status, body: JSON.stringify(body) })
      }
    }
  }
  expect(broken).toEqual([])
})
