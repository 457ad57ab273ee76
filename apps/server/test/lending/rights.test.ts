/**
 * Every call of the contract, with everything that somebody of the company may know of a report, an enterprise and a consent: a person's
 * lending records are told while that person's own consent stands, and by no call from the moment on in which it is taken back.
 */
import { type AnyEndpoint, endpoints } from '@xinjian/contract'
import type { LendingPerson } from '@xinjian/format/lending/records'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { tenantOf } from '../../src/db/tenant.ts'
import { ensureChannel } from '../../src/features/channel/index.ts'
import { addKey } from '../../src/features/channel/keys/store.ts'
import { takenBy } from '../access/bodies.ts'
import { type Firm, must } from '../collect-phone.ts'
import { sheetsIn } from '../support/book.ts'
import { signFor } from '../support/consents.ts'
import { LendingDesk } from './desk.ts'
import { personOf, signPerson, withdrawPerson } from './signing.ts'

/** Institutions that nobody but the persons of this test ever asked. */
const CANARY = 'N9CANARY'
/** The one of these whose consent ends. */
const ROLE: LendingPerson = 'SPOUSE'

let desk: LendingDesk
let firm: Firm
let contractNo: string
let known: Record<string, unknown>
let keyOfSystem: string
/** The row of one of the records. */
let rowId: string

beforeAll(async () => {
  desk = await LendingDesk.open()
  await desk.calm()
  firm = await desk.entered(await desk.sandbox.firm('arrears'))
  await signFor(desk.server, firm.taxNo)
  contractNo = await signPerson(desk.server, desk.sandbox, desk.bank, firm, ROLE)
  const person = await personOf(desk.sandbox, firm, ROLE)
  const day = new Date(Date.now() - 3 * 86_400_000).toISOString().slice(0, 10)
  await desk.sandbox.knob('lending', {
    subjectHash: person.hash,
    records: [0, 1, 2].map((i) => ({
      ...{ event: 'APPLY', instType: 'LEASING', instCode: `${CANARY}-${i}` },
      ...{ eventTime: `${day}T2${i}:15:00`, amount: { from: 50_000, to: 100_000 } },
      ...{ balance: null, dueDate: null, overdueMonths: null },
    })),
  })
  const made = await desk.made(firm)
  const second = await desk.made(firm, 'LONG_LOAN')
  const figure = await figureOfThePerson(made.reportNo, made.document!.indicators)
  const { url } = await desk.ask('/report/share/create', {
    ...{ reportNo: made.reportNo, days: 1, purpose: '提交审批使用' },
  })
  const token = new URL(url).searchParams.get('token')
  rowId = figure.id
  known = {
    ...{ reportNo: made.reportNo, id: made.reportNo, reportType: 'MULTI_LENDING' },
    ...{ other: second.reportNo, taxNo: firm.taxNo, taxId: firm.taxNo, keyword: firm.taxNo },
    ...{ of: figure.of, leg: figure.leg, contractNo, token, format: 'json' },
    ...{ dataset: 'LENDING_RECORD', page: 1, size: 100 },
  }
  const code = await ensureChannel(desk.server.db, desk.companyId)
  const scopes = ['report.read', 'report.readAll', 'report.create', 'enterprise.read'] as const
  const { key } = await tenantOf(desk.server.db, desk.companyId).transaction((tx) =>
    addKey(tx, code, 'rights', {
      ...{ name: '查询', scopes: [...scopes], perMinute: 1_000_000, days: 1 },
    }),
  )
  keyOfSystem = key
})
afterAll(() => desk?.close())

/** A figure that the person's records stand behind. */
async function figureOfThePerson(
  reportNo: string,
  indicators: readonly { key: string; evidence: readonly unknown[] }[],
): Promise<{ of: string; leg: number; id: string }> {
  for (const { key: of, evidence } of indicators)
    for (const leg of evidence.keys()) {
      const body = { reportNo, of, leg, page: 1, size: 100 }
      const { data } = await desk.server.call('POST', '/report/evidence', body, desk.bank)
      const row = data?.rows.find((one: object) => JSON.stringify(one).includes(CANARY))
      if (row) return { of, leg, id: row.id }
    }
  throw new Error('no figure opens the records of the person')
}

interface Answered {
  ok: boolean
  text: string
}

/** A spreadsheet by its sheets; a call that refuses is none that tells. */
async function answerOf(endpoint: AnyEndpoint, body: object, token: string): Promise<Answered> {
  const path = endpoint.path.replace('{id}', String(known.reportNo))
  const query = endpoint.method === 'GET' ? `?${new URLSearchParams(body as never)}` : ''
  const response = await fetch(`${desk.server.base}${path}${query}`, {
    method: endpoint.method,
    headers: {
      Authorization: `Bearer ${token}`,
      ...(endpoint.method === 'POST' ? { 'Content-Type': 'application/json' } : {}),
    },
    ...(endpoint.method === 'POST' ? { body: JSON.stringify(body) } : {}),
  })
  const bytes = new Uint8Array(await response.arrayBuffer())
  // A spreadsheet is packed.
  const isBook = response.headers.get('content-type')?.includes('spreadsheetml') === true
  const text = isBook ? JSON.stringify(await sheetsIn(bytes)) : new TextDecoder().decode(bytes)
  return { ok: response.headers.has('content-disposition') || text.includes('"status":200'), text }
}

/** Orders make what they ask for anew; streams do not end. What ends the reader's own session would end the walk. */
const LEFT_OUT = new Set(['logout', 'ownSessionEnd', 'consentRevoke', 'shareRevoke', 'reportQuery'])
const calls = endpoints.filter(
  ({ name, endpoint }) => endpoint.kind !== 'stream' && !LEFT_OUT.has(name),
)

/** Bare; with all that is known; without words to search for; of one row; of the other kind's report. */
function bodies(): Record<string, unknown>[] {
  const { keyword: _, ...unsearched } = known
  const rows = { ...unsearched, id: rowId }
  return [{}, known, unsearched, rows, { ...rows, reportNo: known.other, of: 'ML-01' }]
}

/** Names of the calls that tell what the person borrowed, and of those that answered at all. */
async function walked(): Promise<{ telling: string[]; answering: string[] }> {
  const telling = new Set<string>()
  const answering = new Set<string>()
  for (const { name, endpoint } of calls)
    for (const body of bodies().map((of) => takenBy(endpoint, of)))
      for (const token of [desk.bank, keyOfSystem]) {
        const { ok, text } = await answerOf(endpoint, body, token)
        if (ok) answering.add(name)
        if (text.includes(CANARY)) telling.add(name)
      }
  return { telling: [...telling].sort(), answering: [...answering].sort() }
}

/** The report itself, by whatever way it is told. */
const OF_THE_REPORT = [
  'evidence',
  'evidenceExport',
  'evidenceProof',
  'evidenceRecord',
  'reportDownload',
]

describe('what lenders told of a person', () => {
  it('is opened by the rows behind a figure, and by them alone, while the consent stands', async () => {
    const { telling, answering } = await walked()
    expect(telling).toEqual(['evidence', 'evidenceExport', 'evidenceRecord'])
    expect(answering.length).toBeGreaterThan(60)
    expect(answering).toEqual(expect.arrayContaining(OF_THE_REPORT))
  })

  it('is told by no call once the person took the consent back', async () => {
    const person = await personOf(desk.sandbox, firm, ROLE)
    await withdrawPerson(desk.server, desk.sandbox, person, contractNo)
    const { telling, answering } = await walked()
    expect(telling).toEqual([])
    expect(answering.filter((name) => OF_THE_REPORT.includes(name))).toEqual([])
    // The session is alive still, and was refused nothing else.
    expect(answering.length).toBeGreaterThan(60)
    const detail = await desk.server.call(
      'POST',
      '/bss/order/report/getDetailReport',
      { reportNo: known.reportNo },
      desk.bank,
    )
    expect(detail.data?.document ?? null).toBeNull()
  })

  it('nor does a later report, or its rows', async () => {
    const { reportNo, document } = await desk.made(firm)
    expect(JSON.stringify(document)).not.toContain(CANARY)
    const { db } = desk.server
    expect(
      await db.rows(
        'select 1 from lending_record where company_id = $1 and institution_code like $2',
        [...[desk.companyId, `${CANARY}%`]],
      ),
    ).toEqual([])
    for (const { key: of } of document!.indicators) {
      const body = { reportNo, of, leg: 0, page: 1, size: 100 }
      const { data } = await desk.server.call('POST', '/report/evidence', body, desk.bank)
      expect(JSON.stringify(data), of).not.toContain(CANARY)
    }
    await must(desk.server.call('POST', '/report/replay', { reportNo }, desk.bank))
  })
})
