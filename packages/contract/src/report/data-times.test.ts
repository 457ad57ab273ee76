/** A name of a time of data means one thing wherever it stands on the wire, and is documented as that. */
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { CHANNEL_MESSAGES } from '../channel/messages.ts'
import { endpoints } from '../contract.ts'

interface Def {
  shape?: Record<string, unknown>
  element?: unknown
  innerType?: unknown
  options?: unknown[]
  items?: unknown[]
  valueType?: unknown
}

/** Fields of this name, each with what is documented of it. */
function named(
  schema: unknown,
  name: string,
  at: string,
): [at: string, said: string | undefined][] {
  const def = (schema as { _zod?: { def: Def } } | undefined)?._zod?.def
  if (!def) return []
  const inner = [
    def.element,
    def.innerType,
    def.valueType,
    ...(def.options ?? []),
    ...(def.items ?? []),
  ]
  return [
    ...inner.flatMap((one) => (one ? named(one, name, at) : [])),
    ...Object.entries(def.shape ?? {}).flatMap(([key, field]) => [
      ...(key === name
        ? [
            [at, z.globalRegistry.get(field as z.ZodMiniType)?.description] as [
              string,
              string | undefined,
            ],
          ]
        : []),
      ...named(field, name, `${at}.${key}`),
    ]),
  ]
}

const everywhere = (name: string) => [
  ...endpoints.flatMap(({ name: call, endpoint }) => [
    ...named(endpoint.body, name, call),
    ...('data' in endpoint ? named(endpoint.data, name, call) : []),
  ]),
  ...Object.entries(CHANNEL_MESSAGES).flatMap(([event, { body }]) => named(body, name, event)),
]

describe.each([
  [
    'dataCutoff',
    /^数据截至：.*取得/,
    ['collect.result', 'getSummary', 'collectedSummary', 'reportDetail'],
  ],
  ['completeThrough', /^数据完整至：税局/, ['collect.result', 'getSummary']],
] as const)('%s', (name, meaning, places) => {
  const found = everywhere(name)
  it('is documented with one sentence, the same in every place', () => {
    expect(new Set(found.map(([, said]) => said)).size).toBe(1)
    for (const [at, said] of found) expect(said, at).toMatch(meaning)
  })
  it('stands where it was looked for', () => {
    const calls = found.map(([at]) => at.replace(/^(collect\.result|\w+).*/, '$1'))
    expect(calls).toEqual(expect.arrayContaining([...places]))
  })
})
