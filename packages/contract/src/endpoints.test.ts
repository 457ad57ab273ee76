/** Every call: well defined, takes what its schema describes, refuses what nobody should send. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { endpoints } from './contract.ts'
import { PERMISSIONS } from './roles.ts'

interface Json {
  type?: string
  properties?: Record<string, Json>
  required?: string[]
  items?: Json
  anyOf?: Json[]
  enum?: string[]
  const?: string | number | boolean
  pattern?: string
  minLength?: number
  maxLength?: number
  minItems?: number
  minimum?: number
  maximum?: number
  maxItems?: number
}

const calls = endpoints.map(({ noun, name, endpoint }) => ({
  name: `${noun}.${name}`,
  ...endpoint,
  shape: z.toJSONSchema(endpoint.body, { io: 'input', unrepresentable: 'any' }) as Json,
}))
const fieldsOf = (shape: Json) => Object.entries(shape.properties ?? {})

describe('every call', () => {
  it('has an address of its own', () => {
    const addresses = calls.map(({ method, path }) => `${method} ${path}`)
    expect(new Set(addresses).size).toBe(addresses.length)
    for (const path of calls.map((call) => call.path))
      expect(path).toMatch(/^(\/[\w-]+|\/\{\w+\})+$/)
  })
  it.each(calls)('$name says who may call it and, in Chinese, what for', (call) => {
    expect(['public', 'task', ...PERMISSIONS]).toContain(call.guard)
    expect(call.summary).toMatch(/\p{Script=Han}/u)
    expect(call.service).not.toBe('')
    expect(call.shape.type).toBe('object')
  })
  // Operators see every account as it is.
  const OPERATORS = ['customer.customerCreate', 'register.registrationDecide']
  it('telling a company which names and numbers are taken has a limit an hour (decision 0138)', () => {
    const telling = calls.filter(
      ({ name, guard, method, shape }) =>
        method === 'POST' &&
        guard !== 'public' &&
        !OPERATORS.includes(name) &&
        ['roleCodes', 'userName'].some((own) => shape.properties?.[own]),
    )
    expect(telling.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['people.userSave', 'people.userUpdate', 'people.userEdit']),
    )
    expect(telling.filter(({ perHour }) => !perHour || perHour > 200).map((c) => c.name)).toEqual(
      [],
    )
  })
  it.each(calls.filter(({ path }) => path.includes('{')))(
    '$name asks for what its path holds',
    (call) => {
      for (const [, parameter] of call.path.matchAll(/\{(\w+)\}/g))
        expect(call.shape.required).toContain(parameter)
    },
  )
  it('that anybody may call and that costs something is counted', () => {
    const rings = calls.filter(
      ({ guard, path }) => guard === 'public' && /sms|token$|proof|share/i.test(path),
    )
    expect(rings.length).toBeGreaterThan(4)
    for (const call of rings) expect(call.perMinute, call.name).toBeGreaterThan(0)
  })
  it('that is sealed is a call of a task, and a sealed body is posted', () => {
    const sealed = calls.filter((call) => call.sealed)
    expect(sealed.length).toBeGreaterThan(0)
    for (const call of sealed) expect([call.method, call.guard]).toEqual(['POST', 'task'])
  })
})

/** Texts that a pattern alone does not judge. */
const JUDGED: Record<string, string> = {
  cardNo: '6200000000000005',
  idNo: '11010519491231002X',
  witnessIdNo: '11010519491231002X',
  from: '2026-02-28',
  day: '2026-02-28',
  fromDay: '2026-02-28',
  toDay: '2026-08-28',
  dueDate: '2026-08-28',
  dueDay: '2026-08-28',
  deliveryDay: '2026-08-28',
  validTo: '2026-08-28',
  since: '2026-02-28',
  to: '2026-02-28',
  periodTo: '2026-02-28',
  reason: '已核对完税凭证与申报记录',
  note: '已核对完税凭证与申报记录',
  establishedOn: '2018-05-16',
  issueDate: '2026-03-05',
  issued: '2026-03-05',
  until: '2026-12-31',
  startedAt: '2026-11-28T10:00:00+08:00',
  endedAt: '2026-11-28T10:00:00.5Z',
  reachedAt: '2026-11-28T10:00:00+08:00',
  asOf: '2026-02-28',
  purpose: '经营贷款的审批',
  answer: '已核对完税凭证与申报记录',
}

/** Whatever the schema describes. */
function anyOf(shape: Json, name = ''): fc.Arbitrary<unknown> {
  if (JUDGED[name] !== undefined && !shape.enum) return fc.constant(JUDGED[name])
  if (shape.const !== undefined) return fc.constant(shape.const)
  if (shape.anyOf) return fc.oneof(...shape.anyOf.map((one) => anyOf(one)))
  if (shape.enum) return fc.constantFrom(...shape.enum)
  const { minLength = 0, maxLength = 1000, minimum = 0, maximum = 1e6 } = shape
  switch (shape.type) {
    case 'string':
      return shape.pattern
        ? fc.stringMatching(new RegExp(shape.pattern)).filter((text) => text.length <= maxLength)
        : fc.string({
            unit: fc.constantFrom(...'aZ9信鉴'),
            minLength,
            maxLength: Math.min(maxLength, 40),
          })
    case 'integer':
    case 'number':
      return fc.integer({ min: Math.ceil(minimum), max: maximum })
    case 'boolean':
      return fc.boolean()
    case 'array':
      return fc.array(anyOf(shape.items ?? {}), {
        minLength: shape.minItems ?? 0,
        maxLength: Math.max(3, shape.minItems ?? 0),
      })
    case 'object':
      return fc.record(
        Object.fromEntries(fieldsOf(shape).map(([key, one]) => [key, anyOf(one, key)])),
        { requiredKeys: shape.required ?? [] },
      )
    default:
      return fc.constant(null)
  }
}

describe('what a call takes', () => {
  it.each(calls)('$name takes whatever its schema describes', ({ body, shape }) => {
    fc.assert(
      fc.property(anyOf(shape), (sent) => {
        const read = body.safeParse(sent)
        expect(read.success, `${JSON.stringify(sent)}: ${JSON.stringify(read.error?.issues)}`).toBe(
          true,
        )
        // What is read is read the same again: nothing is cleaned twice into something else.
        expect(body.safeParse(read.data).data).toEqual(read.data)
      }),
      { numRuns: 10 },
    )
  })
  it.each(calls)(
    '$name refuses what is no object, and a required field left out',
    ({ body, shape }) => {
      for (const sent of [null, undefined, 'text', 7, true, [], [{}]])
        expect(body.safeParse(sent).success, JSON.stringify(sent)).toBe(false)
      if ((shape.required ?? []).length > 0) expect(body.safeParse({}).success).toBe(false)
    },
  )
})

/** Bounded by the size of a request alone: parameters of the product's own wire that nothing reads. */
const UNREAD = ['session.userInfo.token', 'session.userInfo.id', 'session.userInfo.system']

describe('what nobody should send', () => {
  const fields = calls.flatMap((call) =>
    fieldsOf(call.shape).map(([field, one]) => ({
      call,
      field,
      one,
      name: `${call.name}.${field}`,
    })),
  )
  const sample = (shape: Json) => fc.sample(anyOf(shape), { numRuns: 1, seed: 7 })[0] as object
  const accepts = ({ call, field }: (typeof fields)[number], value: unknown) =>
    call.body.safeParse({ ...sample(call.shape), [field]: value }).success

  it.each(fields)('$name refuses the wrong kind of thing, without falling over', (at) => {
    const scalar = at.one.type !== 'array' && at.one.type !== 'object'
    const wrong: unknown[] = [
      {},
      { toString: () => 'x' },
      { __proto__: null },
      () => 1,
      Symbol('x'),
    ]
    for (const value of scalar ? wrong : ['text', 7, true, null, ...wrong.slice(3)])
      expect(accepts(at, value), String(at.one.type)).toBe(false)
  })
  it.each(fields.filter(({ one, name }) => one.type === 'string' && !UNREAD.includes(name)))(
    '$name refuses a text without end',
    (at) => expect(accepts(at, '9'.repeat(100_000))).toBe(false),
  )
  it.each(fields.filter(({ one }) => one.type === 'integer'))(
    '$name is a whole number within bounds',
    (at) => {
      for (const value of [Number.NaN, Number.POSITIVE_INFINITY, 1.5, 2 ** 53, -1, 'x'])
        expect(accepts(at, value), String(value)).toBe(false)
    },
  )
  it.each(fields.filter(({ one }) => one.enum))('$name knows its words only', (at) => {
    for (const value of ['x', 'constructor', '__proto__', `${at.one.enum![0]} `])
      expect(accepts(at, value), value).toBe(false)
  })
  it('a body that carries a prototype changes no other', () => {
    for (const { body, shape } of calls) {
      const sent = JSON.parse(
        `{"__proto__":{"polluted":true},${JSON.stringify(sample(shape)).slice(1)}`.replace(
          ',}',
          '}',
        ),
      )
      body.safeParse(sent)
    }
    expect(({} as Record<string, unknown>).polluted).toBeUndefined()
  })
})
