import { describe, expect, it } from 'vitest'
import { endpoints } from '../contract.ts'
import type { AnyEndpoint } from '../endpoint.ts'
import { FRESH, LIGHT, WEIGHTY_GUARDS } from './fresh.ts'

/** Names of fields in which a secret travels: whoever has their value can do something by it. */
const SECRET = /(^|[a-z])(secret|token|password|apiKey|privateKey|recovery)s?$|^key$/i

interface Schema {
  _zod?: {
    def: {
      shape?: Record<string, Schema>
      element?: Schema
      innerType?: Schema
      options?: readonly Schema[]
      items?: readonly Schema[]
      valueType?: Schema
    }
  }
}

/** Names of all fields of a schema, however deep. */
function fieldsOf(schema: Schema | undefined): string[] {
  const def = schema?._zod?.def
  if (!def) return []
  const inner = [
    def.element,
    def.innerType,
    def.valueType,
    ...(def.options ?? []),
    ...(def.items ?? []),
  ]
  return [
    ...Object.entries(def.shape ?? {}).flatMap(([name, field]) => [name, ...fieldsOf(field)]),
    ...inner.flatMap(fieldsOf),
  ]
}

const guarded = endpoints.filter(
  ({ endpoint }) => endpoint.guard !== 'public' && endpoint.guard !== 'task',
)
const handsOut = (endpoint: AnyEndpoint) =>
  fieldsOf(endpoint.data as Schema).some((name) => SECRET.test(name))
const weighty = (guard: string) => WEIGHTY_GUARDS.some((one) => one === guard)
const classed = (name: string) => name in FRESH || name in LIGHT

describe('a call that hands out a secret, or changes what is trusted, is classed', () => {
  it('sees secrets however deep they lie', () => {
    const found = guarded.filter(({ endpoint }) => handsOut(endpoint)).map(({ name }) => name)
    expect(found).toEqual(
      expect.arrayContaining(['apiKeyAdd', 'apiKeyRotate', 'collectCallback', 'secondTotpStart']),
    )
  })

  it.each(guarded.filter(({ endpoint }) => weighty(endpoint.guard) || handsOut(endpoint)))(
    '$name',
    ({ name }) => {
      expect(
        classed(name),
        `${name} stands in packages/contract/src/session/fresh.ts, FRESH or LIGHT`,
      ).toBe(true)
    },
  )

  it('names calls that there are, each once', () => {
    const names = guarded.map(({ name }) => name)
    for (const name of [...Object.keys(FRESH), ...Object.keys(LIGHT)]) expect(names).toContain(name)
    expect(Object.keys(FRESH).filter((name) => name in LIGHT)).toEqual([])
  })

  it('asks for the proof of these, whatever the table says', () => {
    expect(Object.keys(FRESH)).toEqual(
      expect.arrayContaining([
        ...['secondTotpConfirm', 'secondPasskeyAdd', 'secondDrop', 'recoveryMake'],
        ...['apiKeyAdd', 'apiKeyRotate', 'collectCallback', 'channelAllow', 'channelSigning'],
        ...['editInfo', 'updateCompany', 'companyKeyAdd', 'companyKeyRotate', 'consentRevoke'],
        ...['creditLineDecide', 'creditLineStep', 'drawdownDecide', 'drawdownPay'],
        ...['drawdownDeedDecide', 'ownLoanSign'],
      ]),
    )
  })
})
