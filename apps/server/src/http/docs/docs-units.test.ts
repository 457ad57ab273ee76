/**
 * Every amount that the contract carries says its unit where it stands, or how many it counts. What is money is told by the field's name,
 * here, and not by the schema that has to say it.
 */
import { type AnyEndpoint, endpoints } from '@xinjian/contract'
import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { docsPage } from './docs-page.ts'

const MONEY =
  /amount|price|money|balance|^fee|charge|cost|^tax$|total|sums|paid|credit|limits|wan$|yuan|income|revenue|capital|spend|spent|^held|available|below|^cap$|gift|recharged|adjust|reversed|debt|^begin$|^end$|^current$|^ytd$|^change$|^most$|^mostAgain$/i
const UNIT = /单位|次数，不是金额/
/** Names of amounts that bear no amount here, each with why. */
const NONE: Record<string, string> = {
  total: 'how many rows a list has, or a job does: no amount of it is a plain number',
  current: 'what a collection stands at, in words',
  reversedNote: 'words',
  chargeRule: 'a rule by name',
  paidBy: 'who told the bank to pay',
  debtor: 'who owes, by name',
  credit: 'the account that is credited, by its name',
  charge: 'an object: its amount says its unit',
  most: 'how many at most, where it is a plain number',
}

interface Node {
  type?: string | string[]
  description?: string
  enum?: unknown[]
  const?: unknown
  properties?: Record<string, Node>
  items?: Node
  additionalProperties?: Node | false
  anyOf?: Node[]
  maximum?: number
}

/** Leaves of a schema: the name of the field, what is said on the way to it, whether it is an integer of the books. */
function* leaves(
  node: Node,
  name = '',
  said = '',
): Generator<{ name: string; said: string; node: Node }> {
  const now = said + (node.description ?? '')
  for (const one of node.anyOf ?? []) yield* leaves(one, name, now)
  if (node.items) yield* leaves(node.items, name, now)
  if (typeof node.additionalProperties === 'object')
    yield* leaves(node.additionalProperties, name, now)
  for (const [key, inner] of Object.entries(node.properties ?? {})) yield* leaves(inner, key)
  const types = [node.type].flat()
  if (types.some((t) => t === 'number' || t === 'integer' || t === 'string'))
    yield { name, said: now, node }
}
const schemaOf = (schema: AnyEndpoint['body'], io: 'input' | 'output') =>
  z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Node

const found = endpoints.flatMap(({ name: call, endpoint }) =>
  [...leaves(schemaOf(endpoint.body, 'input')), ...leaves(schemaOf(endpoint.data, 'output'))]
    .filter(
      ({ name, node }) => MONEY.test(name) && !/(At|To)$/.test(name) && !node.enum && !node.const,
    )
    .map((leaf) => ({ call, ...leaf })),
)

it('no amount stands without its unit', () => {
  expect(found.length).toBeGreaterThan(200)
  const bare = found.filter(
    ({ name, said, node }) =>
      !UNIT.test(said) && !(name in NONE && [node.type].flat().every((t) => t !== 'integer')),
  )
  expect(bare.map(({ call, name }) => `${call}.${name}`)).toEqual([])
})

it('the page says no unit for all, and has each at its field', () => {
  const page = docsPage()
  expect(page).not.toContain('金额单位为元')
  expect(page).toContain('单位：0.0001 元，整数（180000 为 18 元）')
  for (const unit of ['单位：元', '单位：万元', '单位：分']) expect(page).toContain(unit)
})
