/** What vendors tell of an enterprise becomes rows: asked once in a while, whole or named as lacking, of nobody else. */
import { createHash } from 'node:crypto'
import { gunzipSync } from 'node:zlib'
import type { PublicRecordKind } from '@xinjian/format/public-records/kinds'
import type { AnswerRecord } from '@xinjian/format/public-records/told'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Database } from '../../src/db/pool.ts'
import { type TenantDb, tenantOf } from '../../src/db/tenant.ts'
import { saveEnterprise } from '../../src/features/enterprise/index.ts'
import { inquire, loadPublicFacts } from '../../src/features/facts/public/read.ts'
import {
  type PublicFault,
  PublicSourceFailure,
  type PublicSources,
} from '../../src/outside/public/connector.ts'
import { openClone } from '../harness.ts'

let db: Database
let drop: () => Promise<void>
let tenant: TenantDb
beforeAll(async () => {
  ;({ db, drop } = await openClone('stocked'))
  const row = await db.one<{ id: number }>("select id from company where name = '示例商业银行'")
  tenant = tenantOf(db, row!.id)
})
afterAll(async () => {
  await drop?.()
})

const NAME = '示例五金有限公司'
let firms = 0
let firm: { id: number; name: string; taxNo: string }
beforeEach(async () => {
  const taxNo = `9144030000000${String(++firms).padStart(4, '0')}X`
  const saved = await saveEnterprise(tenant, taxNo, NAME, {})
  firm = { id: saved!.id, name: NAME, taxNo }
})

/** A vendor whose answers a test writes: records, a fault, or nothing of a kind. */
class Vendor {
  readonly asked: PublicRecordKind[] = []
  answers: Partial<Record<PublicRecordKind, AnswerRecord[] | PublicFault>>

  constructor(answers: Vendor['answers']) {
    this.answers = answers
  }

  get sources(): PublicSources {
    return {
      tells: (kind) => kind in this.answers,
      find: async () => null,
      ask: async (kind) => {
        this.asked.push(kind)
        const records = this.answers[kind]
        if (typeof records === 'string') throw new PublicSourceFailure(records)
        const at = new Date('2026-11-20T02:00:00Z')
        return {
          ...{ vendor: 'tianyancha', records: records ?? [] },
          pages: [{ body: Buffer.from(JSON.stringify(records)), at }],
        }
      },
    }
  }
}

const told = (
  kind: PublicRecordKind,
  fields: AnswerRecord['fields'],
  subject: AnswerRecord['subject'] = { code: firm.taxNo },
): AnswerRecord => ({ kind, fields, subject, item: { ...fields, raw: true } })

const KINDS: PublicRecordKind[] = ['BUSINESS_REGISTRATION', 'ENFORCEMENT', 'DISHONEST', 'BID']
const EVER = new Date(0)
let orders = 0
const ask = (vendor: Vendor, since = EVER, kinds = KINDS) =>
  inquire({
    ...{ tenant, sources: vendor.sources, enterprise: firm, kinds, since },
    reportNo: `JEN${++orders}`,
    mustHold: async () => undefined,
  })
const facts = async (since: Date | null = null) => {
  const loaded = await tenant.transaction((tx) =>
    loadPublicFacts(tx, firm.id, {
      ...{ kinds: KINDS, since },
      disputed: new Set<string>(),
    }),
  )
  return loaded!.facts
}
/** All that was told so far was told an hour earlier. */
const age = () =>
  tenant.run(
    "update public_answer set at = now() - interval '1 hour' where company_id = $1 and enterprise_id = $2",
    [firm.id],
  )
const enforcement = (caseNo: string, amount = '1000.00') =>
  told('ENFORCEMENT', { caseNo, amount, court: '示例法院' })

describe('a look-up', () => {
  it('tells what was told, by whom and when; what nobody tells is no answer', async () => {
    const vendor = new Vendor({
      BUSINESS_REGISTRATION: [told('BUSINESS_REGISTRATION', { name: NAME, legalRep: '王小明' })],
      ENFORCEMENT: [enforcement('(2026)粤0304执1号', '12000000.50')],
      DISHONEST: [],
    })
    expect(await ask(vendor)).toEqual({
      ...{ told: ['BUSINESS_REGISTRATION', 'ENFORCEMENT', 'DISHONEST'], failed: [] },
    })
    const { told: telling, records, related } = await facts()
    expect(telling.ENFORCEMENT).toEqual({
      ...{ state: 'TOLD', vendor: 'tianyancha', at: '2026-11-20T10:00:00.000+08:00', fault: null },
    })
    expect([telling.DISHONEST.state, telling.BID.state, telling.JUDGMENT.state]).toEqual([
      ...['TOLD', 'UNTOLD', 'UNASKED'],
    ])
    expect(records.ENFORCEMENT).toEqual([
      {
        key: expect.any(String),
        vendor: 'tianyancha',
        caseNo: '(2026)粤0304执1号',
        court: '示例法院',
        amount: 1_200_000_050,
        filedOn: null,
        originalCaseNo: null,
        status: null,
        matched: { level: 'CODE', for: ['CODE'], against: [] },
        disputed: false,
      },
    ])
    expect(related).toEqual([{ relation: 'LEGAL_REP', name: '王**', code: null, ratio: null }])
  })

  it('keeps every page byte for byte, with the hash of what came', async () => {
    const records = [told('BID', { title: '示例公告' })]
    await ask(new Vendor({ BID: records }))
    const [page] = await tenant.rows<{ sha256: string; bytes: Buffer; told_at: Date }>(
      "select sha256, told_at, bytes from public_page where company_id = $1 and enterprise_id = $2 and kind = 'BID'",
      [firm.id],
    )
    const body = gunzipSync(page!.bytes)
    expect(body.toString()).toBe(JSON.stringify(records))
    expect(page!.sha256).toBe(createHash('sha256').update(body).digest('hex'))
    expect(page!.told_at).toEqual(new Date('2026-11-20T02:00:00Z'))
  })

  it('asks once for what was told since, and anew for what was told before', async () => {
    const vendor = new Vendor({ BUSINESS_REGISTRATION: [], ENFORCEMENT: [], DISHONEST: [] })
    await ask(vendor)
    await ask(vendor)
    expect(vendor.asked.toSorted()).toEqual(['BUSINESS_REGISTRATION', 'DISHONEST', 'ENFORCEMENT'])
    const since = new Date()
    await age()
    await ask(vendor, since)
    expect(vendor.asked).toHaveLength(6)
  })

  it('takes a record that is no longer told for gone, and one that is told otherwise for changed', async () => {
    await ask(new Vendor({ ENFORCEMENT: [enforcement('执1'), enforcement('执2')], DISHONEST: [] }))
    const since = new Date()
    await age()
    const now = new Vendor({ ENFORCEMENT: [enforcement('执2', '900.00')], DISHONEST: [] })
    await ask(now, since)
    const { records } = await facts()
    expect(records.ENFORCEMENT.map(({ caseNo, amount }) => [caseNo, amount])).toEqual([
      ['执2', 90_000],
    ])
    const kept = await tenant.rows<{ n: number }>(
      'select count(*)::int as n from court_enforcement where company_id = $1 and enterprise_id = $2',
      [firm.id],
    )
    expect(kept).toEqual([{ n: 4 }])
  })
})

describe('a vendor that fails', () => {
  it.each(['TIMEOUT', 'DOWN', 'SHAPE', 'CUT', 'LIMIT'] as const)(
    '%s: the kind is named, the others are told, and nothing of it is taken for none',
    async (fault) => {
      const vendor = new Vendor({
        ENFORCEMENT: [enforcement('执1')],
        DISHONEST: [told('DISHONEST', { caseNo: '执1' })],
      })
      await ask(vendor)
      vendor.answers.DISHONEST = fault
      const since = new Date()
      await age()
      expect((await ask(vendor, since)).failed).toEqual(['DISHONEST'])
      const { told: telling, records } = await facts(since)
      expect(telling.DISHONEST).toEqual({ state: 'FAILED', vendor: null, at: null, fault })
      expect([records.DISHONEST, records.ENFORCEMENT.length]).toEqual([[], 1])
      const held = await tenant.rows(
        'select 1 from court_dishonest where company_id = $1 and enterprise_id = $2 and gone',
        [firm.id],
      )
      expect(held).toEqual([])
    },
  )

  it('is asked again for that kind alone', async () => {
    const vendor = new Vendor({ ENFORCEMENT: [], DISHONEST: 'DOWN' })
    await ask(vendor)
    vendor.answers.DISHONEST = [told('DISHONEST', { caseNo: '执1' })]
    expect((await ask(vendor)).failed).toEqual([])
    expect(vendor.asked.filter((kind) => kind === 'ENFORCEMENT')).toHaveLength(1)
    expect((await facts()).records.DISHONEST).toHaveLength(1)
    // Both within one millisecond, which is all that a cut-off tells.
    await tenant.run(
      `update public_answer set at = '2026-11-20T02:00:00Z'::timestamptz + case state when 'TOLD' then interval '0.9 ms' else interval '0.1 ms' end
        where company_id = $1 and enterprise_id = $2`,
      [firm.id],
    )
    expect((await facts(EVER)).told.DISHONEST.state).toBe('TOLD')
  })

  it('later takes back nothing that is held, where an answer of whenever serves', async () => {
    const vendor = new Vendor({ DISHONEST: [told('DISHONEST', { caseNo: '执1' })] })
    await ask(vendor)
    await age()
    vendor.answers.DISHONEST = 'DOWN'
    await ask(vendor, new Date())
    expect((await facts()).records.DISHONEST).toHaveLength(1)
    expect((await facts(EVER)).told.DISHONEST.state).toBe('FAILED')
  })
})

describe('whose a record is', () => {
  it('is told by its code; by a name alone it is 疑似, with what speaks for and against', async () => {
    await ask(
      new Vendor({
        BUSINESS_REGISTRATION: [
          told('BUSINESS_REGISTRATION', {
            ...{ name: NAME, formerNames: '示例旧名有限公司', region: '广东省深圳市' },
          }),
        ],
        ENFORCEMENT: [
          told('ENFORCEMENT', { caseNo: '(2026)粤0304执1号' }),
          told('ENFORCEMENT', { caseNo: '(2026)浙0104执2号' }, { name: NAME }),
          told('ENFORCEMENT', { caseNo: '(2026)粤0304执3号' }, { name: '示例旧名有限公司' }),
          told('ENFORCEMENT', { caseNo: '执4' }, { name: NAME, code: '91330100MA0000002X' }),
          told('ENFORCEMENT', { caseNo: '执5' }, { name: '别家有限公司' }),
        ],
      }),
    )
    const { records } = await facts()
    const found = records.ENFORCEMENT.map(({ caseNo, matched }) => [caseNo, matched])
    expect(Object.fromEntries(found)).toEqual({
      '(2026)粤0304执1号': { level: 'CODE', for: ['CODE'], against: [] },
      '(2026)浙0104执2号': { level: 'NAME', for: ['NAME'], against: ['REGION'] },
      '(2026)粤0304执3号': { level: 'NAME', for: ['FORMER_NAME', 'REGION'], against: [] },
    })
    const [answer] = await tenant.rows<{ records: number; others: number }>(
      "select records, others from public_answer where company_id = $1 and enterprise_id = $2 and kind = 'ENFORCEMENT'",
      [firm.id],
    )
    expect(answer).toEqual({ records: 3, others: 2 })
  })
})

it('a worker that lost the report writes nothing, and the next one asks only for the rest', async () => {
  const vendor = new Vendor({ ENFORCEMENT: [enforcement('执1')], DISHONEST: [] })
  let held = 0
  const lost = inquire({
    ...{ tenant, sources: vendor.sources, enterprise: firm, kinds: KINDS, since: EVER },
    reportNo: 'JENLOST',
    mustHold: async () => {
      if (++held > 1) throw new Error('lease lost')
    },
  })
  await expect(lost).rejects.toThrow('lease lost')
  const before = await tenant.rows<{ kind: string }>(
    'select kind from public_answer where company_id = $1 and enterprise_id = $2',
    [firm.id],
  )
  expect(before).toHaveLength(1)
  vendor.asked.length = 0
  await ask(vendor)
  expect(vendor.asked).toHaveLength(1)
})
