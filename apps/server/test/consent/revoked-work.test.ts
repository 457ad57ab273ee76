/** Work that began or waits under a consent asks for it again: when it starts, and in the transaction that writes. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { read } from '../../../../tests/repo/lib/files.ts'
import { tellRevoked } from '../../src/features/channel/index.ts'
import {
  createConsents,
  maySee,
  mustStillUse,
  whileSeen,
} from '../../src/features/consent/index.ts'
import { createBox } from '../../src/security/box.ts'
import { loadSecret } from '../../src/security/secret.ts'
import { startTestServer, type TestServer, until } from '../harness.ts'
import { collectedTask } from '../support/collected.ts'
import { REVOKE, type Signed, signFor } from '../support/consents.ts'
import { salesCsv, TAX_NO } from '../support/sales-csv.ts'

let server: TestServer
let bank: string
let signed: Signed
let n = 0

const office = (path: string, body: object = {}) => server.call('POST', path, body, bank)

beforeAll(async () => {
  server = await startTestServer()
  bank = await server.login('demo')
  await office('/enterprise/save', { name: '示例有限公司', taxNo: TAX_NO })
  const { data } = await server.upload(TAX_NO, [{ name: '销项.csv', bytes: salesCsv() }], bank)
  await until(async () => {
    const detail = await office('/invoice/import/detail', { id: data[0].id })
    return detail.data.row.status === 'DONE'
  })
})
afterAll(() => server.stop())

/** Signed anew, which opens what an earlier test sealed. */
beforeEach(async () => {
  signed = await signFor(server, TAX_NO)
  // What was collected is among the facts until it is taken out (withdrawal.test.ts).
  await collectedTask(signed)
})

const revoke = () => server.db.run(REVOKE, [signed.tenant.companyId, signed.contractNo])

/** Queues a report as an order left it; a worker takes it at its next look. */
async function queued(): Promise<string> {
  const reportNo = `R-queued-${++n}`
  await server.db.run(
    `insert into report (company_id, report_no, enterprise_id, report_type, params, created_by)
     values ($1, $2, $3, 'INVOICE', $4, 'demo')`,
    [signed.tenant.companyId, reportNo, signed.enterpriseId, '{"through":24320}'],
  )
  await server.db.run("select pg_notify('job_wake', 'report')")
  return reportNo
}

interface Ended {
  status: string
  message: string
  fingerprint: string | null
  document: Buffer | null
}
const ended = (reportNo: string) =>
  until(async () => {
    const row = await server.db.one<Ended>(
      'select status, message, fingerprint, document from report where report_no = $1',
      [reportNo],
    )
    return row && !['QUEUED', 'GENERATING'].includes(row.status) && row
  })

const REFUSED = {
  status: 'FAILED',
  message: '企业的授权已撤回或到期，报告未生成；重新取得授权后请再次查询',
  fingerprint: null,
  document: null,
}

describe('a report', () => {
  it('is made under a consent in force', async () => {
    expect((await ended(await queued())).status).toBe('READY')
  })

  it('that waits when consent is taken back is refused, and nothing is computed', async () => {
    await revoke()
    const facts = () => server.db.rows('select hash from report_facts')
    await server.db.run('delete from report_facts where company_id = $1', [signed.tenant.companyId])
    expect(await ended(await queued())).toEqual(REFUSED)
    expect(await facts()).toEqual([])
  })

  it('that waits until the contract has run out is refused alike', async () => {
    await server.db.run(
      "update auth_contract set valid_to = now() - interval '1 second' where contract_no = $1",
      [signed.contractNo],
    )
    expect(await ended(await queued())).toEqual(REFUSED)
  })

  it('that is being computed when consent is taken back is not written', async () => {
    // Taken back between the reading of the facts and the writing of the report.
    await server.db.run(`create function take_back() returns trigger language plpgsql as $$ begin
      update auth_contract set status = 'REVOKED' where contract_no = '${signed.contractNo}';
      return new; end $$`)
    await server.db.run(
      'create trigger take_back after update on report for each row when (new.progress = 50) execute function take_back()',
    )
    try {
      expect(await ended(await queued())).toEqual(REFUSED)
    } finally {
      await server.db.run('drop trigger take_back on report')
      await server.db.run('drop function take_back')
    }
  })

  it('holds off a revocation until it is written', async () => {
    const order: string[] = []
    let revoked: Promise<unknown> = Promise.resolve()
    await signed.tenant.transaction(async (tx) => {
      await mustStillUse(tx, signed.enterpriseId, ['INVOICE_OUT'])
      revoked = revoke().then(() => order.push('revoked'))
      await until(() =>
        server.db.one(
          "select 1 from pg_stat_activity where wait_event_type = 'Lock' and query like 'update auth_contract%'",
        ),
      )
      order.push('written')
    })
    await revoked
    expect(order).toEqual(['written', 'revoked'])
    await expect(
      signed.tenant.transaction((tx) => mustStillUse(tx, signed.enterpriseId, ['INVOICE_OUT'])),
    ).rejects.toMatchObject({ code: 'CONSENT_REQUIRED' })
  })
})

describe('what has begun to go out', () => {
  it('ends with the revocation: an export in its midst', async () => {
    async function* batches() {
      yield 1
      await revoke()
      yield 2
    }
    const ask = () => maySee(signed.tenant, signed.enterpriseId)
    const got: number[] = []
    const export_ = async () => {
      for await (const batch of whileSeen(ask, batches())) got.push(batch)
    }
    await expect(export_()).rejects.toMatchObject({ code: 'CONSENT_REQUIRED' })
    expect(got).toEqual([1])
  })

  it('a link to a report closes when consent is taken back, and when it has run out', async () => {
    const ordered = await office('/frontTax/front/report/tax/query', { taxId: TAX_NO })
    const { reportNo } = ordered.data
    await ended(reportNo)
    const what = { reportNo, days: 7, purpose: '给示例银行核对' }
    const { data } = await office('/report/share/create', what)
    const token = new URL(data.url).pathname.split('/').at(-1)!
    const open = () => server.call('POST', '/share/report', { token })
    expect((await open()).status).toBe(200)
    await server.db.run(
      "update auth_contract set valid_to = now() - interval '1 second' where contract_no = $1",
      [signed.contractNo],
    )
    const closed = { status: 3003, msg: '企业的授权已撤回或到期，报告不能再对外提供', data: null }
    expect(await open()).toMatchObject(closed)
    expect((await office('/report/share/create', what)).status).toBe(3003)
    // Our own look is not ended by a contract that merely ran out.
    expect((await office('/bss/order/report/getDetailReport', { reportNo })).status).toBe(200)
    await revoke()
    expect(await open()).toMatchObject(closed)
  })
})

describe('a collection', () => {
  it('keeps nothing that came in after the revocation', async () => {
    const consents = createConsents(
      server.db,
      loadSecret(server.config),
      server.config,
      tellRevoked,
    )
    const stands = () =>
      signed.tenant.transaction((tx) => consents.mustStand(tx, signed.contractNo))
    await stands()
    await revoke()
    await expect(stands()).rejects.toMatchObject({ code: 'CONSENT_REQUIRED' })
    // What is signed later is for what begins later.
    await signFor(server, TAX_NO)
    await expect(stands()).rejects.toMatchObject({ code: 'CONSENT_REQUIRED' })
  })

  it('asks so in every transaction that books what came in', () => {
    const booking = ['batcher.ts', 'page-dataset.ts', 'conclude.ts'].map(
      (file) => `apps/server/src/features/collect/job/${file}`,
    )
    for (const file of booking) expect(read(file), file).toMatch(/await mustBeAllowed\(tx, run\)/)
  })

  it.each(['SUCCESS', 'FAILED'])(
    'that ended %s: its channel is told a result no more, an end still',
    async (state) => {
      const { companyId } = signed.tenant
      const code = `c-${state}`
      const taskId = `T-${state}`
      await server.db.run(
        `insert into collect_channel (company_id, code, title, grantees, callback_url, callback_sealed)
       values ($1, $2, '', '[]', 'http://127.0.0.1:9/', $3)`,
        [
          companyId,
          code,
          createBox(loadSecret(server.config), 'channel-callback').seal(
            `${companyId}/${code}`,
            'key',
          ),
        ],
      )
      await server.db.run(
        `insert into collect_task (company_id, task_id, fin_task_id, channel, token_hash, client_key, key_id, enterprise_id, contract_no, state)
       values ($1, $2, $2, $3, $4, '', '', $5, $6, $7)`,
        [
          companyId,
          taskId,
          code,
          Buffer.from(taskId),
          signed.enterpriseId,
          signed.contractNo,
          state,
        ],
      )
      await revoke()
      await server.db.run(
        'insert into collect_callback (company_id, callback_no, task_id, channel, body, consent_of) values ($1, $2, $2, $3, $4, $5)',
        [
          companyId,
          taskId,
          code,
          JSON.stringify({ event: 'collect.result', state }),
          state === 'SUCCESS' ? signed.enterpriseId : null,
        ],
      )
      await server.db.run("select pg_notify('job_wake', 'collect_callback')")
      const told = await until(() =>
        server.db.one<{ text: string }>(
          "select text from collect_event where task_id = $1 and step = 'CALLBACK'",
          [taskId],
        ),
      )
      if (state === 'SUCCESS') expect(told.text).toBe('企业已撤回授权，采集结果不再通知渠道')
      else expect(told.text).toContain('无应答')
    },
  )
})

describe('figures over many enterprises', () => {
  it('leave the sealed one out: work bench, enterprises, imports', async () => {
    await ended(await queued())
    const before = (await office('/dashboard/summary')).data
    expect(before.recentImports).toHaveLength(1)
    await revoke()
    const after = (await office('/dashboard/summary')).data
    expect(after).toMatchObject({
      todo: after.todo.map(({ kind }: { kind: string }) => ({ kind, total: 0, rows: [] })),
      recentImports: [],
    })
    const [firm] = (await office('/enterprise/list', { page: 1, size: 10 })).data.rows
    expect(firm).toMatchObject({
      sealed: true,
      salesInvoices: 0,
      purchaseInvoices: 0,
      firstMonth: null,
      lastReportNo: null,
      lastGrade: null,
      legalRepresentative: null,
    })
    const [batch] = (await office('/tax/queryCenter/dataCollection', { page: 1, size: 10 })).data
      .rows
    expect(batch).toMatchObject({ message: '授权已撤销，数据已封存', read: 0, added: 0 })
    const errors = await fetch(`${server.base}/invoice/import/errors/${batch.id}`, {
      headers: { Authorization: `Bearer ${bank}` },
    })
    expect((await errors.json()).status).toBe(3003)
  })
})
