/**
 * What is shown as checked was checked whole: each stored field is changed in turn, as somebody with the database and without
 * the server's secret would, and the check must fail. A new column fails here until its seal covers it.
 */
import fs from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createBlobs } from '../../src/blobs.ts'
import { createTickets } from '../../src/features/consent/paper/ticket.ts'
import { createFileSeal } from '../../src/security/file-seal.ts'
import { loadSecret } from '../../src/security/secret.ts'
import { startTestServer, type TestServer, until } from '../harness.ts'
import { type Signed, signFor } from '../support/consents.ts'
import { salesCsv, TAX_NO } from '../support/sales-csv.ts'

const NAME = '示例有限公司'

let server: TestServer
let bank: string
let signed: Signed
let reportNo: string
let share: string
let file: Buffer

const office = (path: string, body: object = {}) => server.call('POST', path, body, bank)

beforeAll(async () => {
  server = await startTestServer()
  bank = await server.login('demo')
  await office('/enterprise/save', { name: NAME, taxNo: TAX_NO })
  const { data } = await server.upload(TAX_NO, [{ name: '销项.csv', bytes: salesCsv() }], bank)
  await until(async () => {
    const detail = await office('/invoice/import/detail', { id: data[0].id })
    return detail.data.row.status === 'DONE'
  })
  signed = await signFor(server, TAX_NO)
  const ordered = await office('/frontTax/front/report/tax/query', { taxId: TAX_NO })
  reportNo = ordered.data.reportNo
  await until(async () => (await detail()).data?.row.status === 'READY')
  const { data: link } = await office('/report/share/create', {
    reportNo,
    days: 7,
    purpose: '核对',
  })
  share = new URL(link.url).pathname.split('/').at(-1)!
  file = Buffer.from(await (await download()).arrayBuffer())
})
afterAll(() => server.stop())

const detail = () => office('/bss/order/report/getDetailReport', { reportNo })
const download = () =>
  fetch(`${server.base}/frontTax/front/report/taxReport/download`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${bank}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({ reportNo, format: 'json' }),
  })
const proofOf = async (body: object) =>
  (await server.call('POST', '/verify/proof', body)).data.result

interface Column {
  name: string
  type: string
}
const columnsOf = (table: string) =>
  server.db.rows<Column>(
    `select column_name as name, udt_name as type from information_schema.columns
      where table_name = $1 and is_generated = 'NEVER' order by 1`,
    [table],
  )

/** Another value of the same type. */
const OTHER: Record<string, (column: string) => string> = {
  text: (c) => `coalesce(${c}, '') || '0'`,
  bool: (c) => `not coalesce(${c}, false)`,
  int4: (c) => `coalesce(${c}, 0) + 1`,
  int8: (c) => `coalesce(${c}, 0) + 1`,
  numeric: (c) => `coalesce(${c}, 0) + 1`,
  timestamptz: (c) => `coalesce(${c}, now()) + interval '1 day'`,
  date: (c) => `coalesce(${c}, current_date) + 1`,
  _text: (c) => `array_append(${c}, 'OTHER')`,
  bytea: (c) => `set_byte(${c}, length(${c}) / 2, (get_byte(${c}, length(${c}) / 2) + 1) % 256)`,
}
/** … of a list nothing, of a tree one leaf more; the months of a report stand in a tree of one. */
const other = ({ name, type }: Column): string =>
  name === 'params'
    ? `'{"through":1}'`
    : name === 'decision'
      ? `case ${name} when 'ADMIT' then 'REJECT' else 'ADMIT' end`
      : type === 'jsonb'
        ? `case jsonb_typeof(${name}) when 'array' then case ${name} when '[]' then '["other"]' else '[]' end::jsonb else ${name} || '{"other":"1"}' end`
        : (OTHER[type]?.(name) ?? fail(type))
const fail = (type: string): never => {
  throw new Error(`no other value of ${type}`)
}

/** Runs `check` on the row with one field changed, and puts the row back. */
async function altered(
  table: string,
  key: string,
  set: string,
  check: () => Promise<void>,
): Promise<void> {
  const columns = (await columnsOf(table)).map(({ name }) => name).join(', ')
  await server.db.run(`create table kept as select ${columns} from ${table} where ${key}`)
  try {
    await server.db.run(`update ${table} set ${set} where ${key}`)
    await check()
  } finally {
    await server.db.run(`delete from ${table} where ${key}`)
    await server.db.run(
      `insert into ${table} (${columns}) overriding system value select * from kept`,
    )
    await server.db.run('drop table kept')
  }
}

describe('a signed contract', () => {
  const integrity = async () => {
    const { data } = await office('/consent/detail', { contractNo: signed.contractNo })
    return data.evidence.find((e: { label: string }) => e.label === '记录完整性').value
  }
  const paper = () => {
    const tickets = createTickets(loadSecret(server.config), server.config.publicUrl)
    const ticket = tickets.issue(signed.tenant.companyId, signed.contractNo, Date.now())
    return server.call('POST', '/consent/paper', { ticket })
  }

  it('is shown and printed with the name that was signed, whatever the enterprise is called since', async () => {
    await office('/enterprise/save', { name: '改名以后有限公司', taxNo: TAX_NO })
    const { data } = await office('/consent/detail', { contractNo: signed.contractNo })
    expect(data.row.enterpriseName).toBe(NAME)
    const sheet = await paper()
    expect(sheet.data.enterprise).toEqual({ name: NAME, taxNo: TAX_NO })
    expect(sheet.data.paragraphs[0]).toContain(NAME)
    expect(await integrity()).toBe('校验通过，签署后未被改动')
    await office('/enterprise/save', { name: NAME, taxNo: TAX_NO })
  })

  it('with any field changed is told to be altered, and is not printed', async () => {
    const columns = await columnsOf('auth_contract')
    expect(columns.length).toBeGreaterThan(20)
    // By its keys it is found or not; what a later contract does to an earlier one (status), and that somebody was told of its
    // end, is no alteration.
    const keys = ['company_id', 'contract_no', 'enterprise_id', 'status', 'ending_told_at']
    for (const column of columns.filter((c) => !keys.includes(c.name)))
      await altered(
        'auth_contract',
        `contract_no = '${signed.contractNo}'`,
        `${column.name} = ${other(column)}`,
        async () => {
          expect(await integrity(), column.name).toBe('校验未通过，请联系客服')
          expect((await paper()).status, column.name).toBe(500)
        },
      )
    expect(await integrity()).toBe('校验通过，签署后未被改动')
  })

  it('with its text and the fingerprint of that text changed is told to be altered', async () => {
    await altered(
      'auth_contract',
      `contract_no = '${signed.contractNo}'`,
      `title = '另一份授权书', hash = encode(sha256('another'), 'hex')`,
      async () => expect(await integrity()).toBe('校验未通过，请联系客服'),
    )
  })

  it('taken back: who, when and why are covered, too', async () => {
    const other = await signFor(server, TAX_NO)
    const { data } = await office('/consent/revoke', {
      contractNo: other.contractNo,
      reason: '企业来电',
    })
    expect(data.status).toBe('REVOKED')
    const told = async () =>
      (await office('/consent/detail', { contractNo: other.contractNo })).data.evidence
    const passes = { label: '记录完整性', value: '校验通过，签署后未被改动' }
    expect(await told()).toContainEqual(passes)
    for (const set of [
      "status = 'EFFECTIVE'",
      "revoke_reason = '另一个原因'",
      "revoked_by = 'x'",
      "revoked_at = revoked_at - interval '1 day'",
      'revoke_seal = null',
    ])
      await altered('auth_contract', `contract_no = '${other.contractNo}'`, set, async () =>
        expect(await told(), set).not.toContainEqual(passes),
      )
    signed = await signFor(server, TAX_NO)
  })
})

describe('a report', () => {
  /** Of the work, or keys by which a report is found or not; a seal is asked for below. */
  const NOT_TOLD = [
    'attempt',
    'company_id',
    'enterprise_id',
    'faults',
    'fence',
    // Which request ordered it: of the machinery, told to nobody.
    'trace',
    'finished_at',
    'lease_until',
    'message',
    'progress',
    'report_no',
    'seal',
    'status',
  ]

  it('is looked at, downloaded, shared and proven as it was made', async () => {
    expect((await detail()).status).toBe(200)
    expect((await server.call('POST', '/share/report', { token: share })).status).toBe(200)
    expect(await proofOf({ reportNo })).toBe('GENUINE')
  })

  it('with any field changed that is told of it, is not shown any more', async () => {
    for (const column of (await columnsOf('report')).filter((c) => !NOT_TOLD.includes(c.name)))
      await altered(
        'report',
        `report_no = '${reportNo}'`,
        `${column.name} = ${other(column)}`,
        async () => {
          expect((await detail()).status, column.name).toBe(500)
          const link = await server.call('POST', '/share/report', { token: share })
          expect(link.status, column.name).toBe(500)
          // The number proves what is told with it; the document is the file's to prove.
          if (column.name !== 'document')
            expect(await proofOf({ reportNo }), column.name).toBe('UNKNOWN')
        },
      )
    expect((await detail()).status).toBe(200)
  })

  it('with a seal or facts changed is neither shown nor computed again', async () => {
    const key = `report_no = '${reportNo}'`
    for (const set of ["seal = 'v2:' || repeat('0', 64)", 'seal = null'])
      await altered('report', key, set, async () => expect((await detail()).status).toBe(500))
    await altered('report_facts', 'true', `bytes = bytes || '\\x00'::bytea`, async () =>
      expect((await office('/report/replay', { reportNo })).status).toBe(500),
    )
    expect((await office('/report/replay', { reportNo })).data.same).toBe(true)
  })
})

describe('a link', () => {
  it('that was turned elsewhere opens nothing', async () => {
    for (const set of [
      "purpose = '另一个用途'",
      "created_by = 'x'",
      "kind = 'PAPER'",
      "expires_at = expires_at + interval '1 day'",
    ])
      await altered(
        'share',
        `report_no = '${reportNo}' and kind in ('LINK', 'PAPER')`,
        set,
        async () => {
          const opened = await server.call('POST', '/share/report', { token: share })
          expect(opened.status, set).toBe(2008)
        },
      )
    expect((await server.call('POST', '/share/report', { token: share })).status).toBe(200)
  })
})

describe('a file', () => {
  it('whose bytes were changed in the store is not handed out', async () => {
    const row = await server.db.one<{ blob_key: string }>(
      "select blob_key from report_file where format = 'json'",
    )
    const { path } = createBlobs(server.config.dataDir)
    await fs.appendFile(path(row!.blob_key), ' ')
    expect((await (await download()).json()).status).toBe(500)
    await fs.writeFile(path(row!.blob_key), file)
    expect(Buffer.from(await (await download()).arrayBuffer())).toEqual(file)
  })

  it('that was put under our number by whoever can write the database proves nothing', async () => {
    const forged = 'f'.repeat(64)
    await server.db.run("insert into directory (kind, key, company_id) values ('FILE', $1, $2)", [
      forged,
      signed.tenant.companyId,
    ])
    await altered(
      'report_file',
      "format = 'json'",
      `sha256 = '${forged}', blob_key = '${forged}'`,
      async () => expect(await proofOf({ sha256: forged })).toBe('UNKNOWN'),
    )
    expect(
      createFileSeal(loadSecret(server.config)).matches(signed.tenant.companyId, reportNo, 'json', {
        sha256: forged,
        blob_key: forged,
        seal: 'v2:',
      }),
    ).toBe(false)
  })
})
