/**
 * The one state of consent, asked everywhere: what the ledger answers by scope, what the phone's task says, and that the conditions of
 * lists say the same, for every state that a pair of contracts can be in.
 */
import { CONSENT_CODES, CONSENT_SCOPES } from '@xinjian/contract/consent/consent-scopes'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { consentState, isWithdrawn, usableOf } from '../../src/features/consent/index.ts'
import { templateOf } from '../../src/features/consent/templates.ts'
import { startTestServer, type TestServer, until } from '../harness.ts'
import { collectedTask } from '../support/collected.ts'
import { type Signed, signFor } from '../support/consents.ts'
import { TAX_NO } from '../support/sales-csv.ts'

let server: TestServer
let bank: string
const office = (path: string, body: object = {}) => server.call('POST', path, body, bank)
const had = (scopes?: string[]) =>
  office('/tax/machine/auth/contract/record/hadValidContract', { taxNo: TAX_NO, scopes })

beforeAll(async () => {
  server = await startTestServer()
  bank = await server.login('demo')
  await office('/enterprise/save', { name: '示例有限公司', taxNo: TAX_NO })
})
afterAll(() => server.stop())

let signed: Signed
/** Number of the contract to query. */
let query: string
beforeEach(async () => {
  signed = await signFor(server, TAX_NO)
  const row = await server.db.one<{ contract_no: string }>(
    "select contract_no from auth_contract where code = 'ENT_QUERY' and status = 'EFFECTIVE'",
  )
  query = row!.contract_no
})

/** With what had come under it taken out: a background job would otherwise seal what the test brings next. */
async function revoke(contractNo: string): Promise<void> {
  expect((await office('/consent/revoke', { contractNo, reason: '企业来电' })).status).toBe(200)
  await until(() =>
    server.db.one('select 1 where not exists (select 1 from withdrawal where finished_at is null)'),
  )
}
const runOut = (contractNo: string) =>
  server.db.run(
    "update auth_contract set valid_to = now() - interval '1 second' where contract_no = $1",
    [contractNo],
  )

it('the scopes of the contract are those of the texts that are signed, each in one of them', () => {
  const texts = CONSENT_CODES.flatMap((code) => templateOf(code).scopes)
  expect([...texts].sort()).toEqual([...CONSENT_SCOPES].sort())
})

it('a scope that there is not is refused by its name, with those that there are', async () => {
  const answer = await had(['INVOICE_IN', 'ERP'])
  expect(answer.status).toBe(400)
  expect(answer.msg).toContain('“ERP”')
  expect(answer.msg).toContain('INVOICE_IN')
  expect((await had(['R'.repeat(500)])).msg.length).toBeLessThan(600)
})

it('openapi names every scope of the question', async () => {
  const docs = await (await fetch(`${server.base}/openapi.json`)).json()
  const call = docs.paths['/api/tax/machine/auth/contract/record/hadValidContract'].post
  const { scopes } = call.requestBody.content['application/json'].schema.properties
  expect([...scopes.items.enum].sort()).toEqual([...CONSENT_SCOPES].sort())
})

/** Which of the two was taken back or ran out → what is said of a scope of each, and of both. */
const CASES: {
  what: string
  make: () => Promise<unknown>
  tax: string
  query: string
}[] = [
  { what: 'both in force', make: async () => {}, tax: 'EFFECTIVE', query: 'EFFECTIVE' },
  {
    what: 'collecting taken back',
    make: () => revoke(signed.contractNo),
    tax: 'REVOKED',
    query: 'EFFECTIVE',
  },
  { what: 'querying taken back', make: () => revoke(query), tax: 'EFFECTIVE', query: 'REVOKED' },
  {
    what: 'both taken back',
    make: async () => {
      await revoke(signed.contractNo)
      await revoke(query)
    },
    tax: 'REVOKED',
    query: 'REVOKED',
  },
  {
    what: 'collecting run out',
    make: () => runOut(signed.contractNo),
    tax: 'EXPIRED',
    query: 'EFFECTIVE',
  },
  {
    what: 'run out, then taken back',
    make: async () => {
      await runOut(signed.contractNo)
      await revoke(signed.contractNo)
    },
    tax: 'REVOKED',
    query: 'EFFECTIVE',
  },
  {
    what: 'taken back, then given anew',
    make: async () => {
      await revoke(signed.contractNo)
      await signFor(server, TAX_NO)
    },
    tax: 'EFFECTIVE',
    query: 'EFFECTIVE',
  },
]

describe.each(CASES)('$what', ({ make, tax, query: queried }) => {
  beforeEach(() => make())

  it('is answered by scope; without scopes valid needs all of them', async () => {
    const { data } = await had(['INVOICE_OUT', 'REPORT'])
    expect(data.scopes).toMatchObject([
      { scope: 'INVOICE_OUT', name: '销项发票', state: tax, valid: tax === 'EFFECTIVE' },
      { scope: 'REPORT', state: queried, valid: queried === 'EFFECTIVE' },
    ])
    const both = tax === 'EFFECTIVE' && queried === 'EFFECTIVE'
    expect(data.valid).toBe(both)
    expect(data.contractNo === null).toBe(!both)
    const whole = (await had()).data
    expect(whole.valid).toBe(both)
    // Who names none asks about taxes and reports, as before there were contracts on books.
    const ofTaxes = [...templateOf('ENT_TAX').scopes, ...templateOf('ENT_QUERY').scopes]
    expect(whole.scopes.map((s: { scope: string }) => s.scope).sort()).toEqual(ofTaxes.sort())
    expect((await had([])).data.valid).toBe(both)
    expect((await had(['REPORT'])).data.valid).toBe(queried === 'EFFECTIVE')
  })

  it('is the same in every statement that asks', async () => {
    const row = await server.db.one<Record<string, unknown>>(
      `select ${consentState('$2::int', 'ENT_TAX')} as tax, ${consentState('$2::int', 'ENT_QUERY')} as query,
              ${isWithdrawn('$2::int', 'DATA')} as "taxBack", ${isWithdrawn('$2::int')} as "anyBack"`,
      [signed.tenant.companyId, signed.enterpriseId],
    )
    expect(row).toEqual({
      tax,
      query: queried,
      taxBack: tax === 'REVOKED',
      anyBack: [tax, queried].includes('REVOKED'),
    })
    // With something collected among the facts, what may be used is what is in force.
    await collectedTask(signed)
    const usable = await usableOf(signed.tenant, signed.enterpriseId, ['INVOICE_OUT', 'REPORT'])
    expect(usable).toEqual([
      ...(tax === 'EFFECTIVE' ? ['INVOICE_OUT'] : []),
      ...(queried === 'EFFECTIVE' ? ['REPORT'] : []),
    ])
  })
})

it('an enterprise that nobody signed for says NONE of everything', async () => {
  const { data } = await office('/tax/machine/auth/contract/record/hadValidContract', {
    taxNo: '91440399MAQ8Q5RN7G',
  })
  expect(data).toMatchObject({ valid: false, contractNo: null, validTo: null })
  expect(new Set(data.scopes.map((s: { state: string }) => s.state))).toEqual(new Set(['NONE']))
})

it('a consent to query that is taken back leaves orders of uploads alone allowed, while nothing was collected', async () => {
  await server.db.run('update collect_task set sealed_at = now()')
  await revoke(query)
  expect(await usableOf(signed.tenant, signed.enterpriseId, ['INVOICE_OUT', 'REPORT'])).toEqual([
    'INVOICE_OUT',
    'REPORT',
  ])
})
