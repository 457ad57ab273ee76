/** Risk orders: enterprises judged by a policy that two people put in force, explained by rows of reports, overridden by two people. */

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { BUYER } from '../../../../packages/intake/test-support/companies.ts'
import { childOf, emptyCompany, memberOf } from '../support/companies.ts'
import { TAX_NO } from '../support/sales-csv.ts'
import {
  AT,
  ask,
  code,
  companyId,
  detail,
  done,
  EMPTY,
  HIT,
  inForce,
  policy,
  reportNo,
  STRANGER,
  server,
  staff,
  startRisk,
  table,
  upload,
  workbook,
} from './setup.ts'

beforeAll(startRisk)
afterAll(() => server.stop())

describe('an order of one', () => {
  it('rejects with the line, the report and the rows that say so', async () => {
    const { data } = await ask('/risk/order/start', { policy: code, taxId: TAX_NO })
    const { row, rows } = await done(data.no)
    expect([row.total, row.reject, row.policyVersion]).toEqual([1, 1, 1])
    expect(rows[0]).toMatchObject({ taxNo: TAX_NO, outcome: 'REJECT', limit: null })
    const subject = (await ask('/risk/order/subject', { no: data.no, line: 1 })).data
    expect(subject.reports).toEqual([{ kind: 'INVOICE', reportNo, asOf: expect.any(String) }])
    const [found] = subject.judgement.lines[0].conditions
    expect(found).toMatchObject({ holds: true, name: '客户过度集中', reportNo, of: 'R-038' })
    // The condition leads to rows: those of the report, by the call that shows them there.
    const evidence = await ask('/report/evidence', { reportNo, of: found.of, page: 1, size: 5 })
    expect(evidence.data.rows.length).toBeGreaterThan(0)
  })

  it('is not judged, and never passed, where there is no report, no data, no such enterprise', async () => {
    const other = await inForce(
      table({ lines: [{ when: [{ ...HIT, key: 'R-022' }], verdict: 'REVIEW' }] }),
    )
    const outcomes = async (taxId: string, source: string) => {
      const { data } = await ask('/risk/order/start', { policy: other.code, taxId, source })
      const { rows } = await done(data.no)
      const { outcome, missing } = rows[0]
      return [outcome, missing.map(({ why }: { why: string }) => why)]
    }
    expect(await outcomes(EMPTY, 'HELD')).toEqual(['UNJUDGED', ['NONE']])
    expect(await outcomes(EMPTY, 'MADE')).toEqual(['UNJUDGED', ['NO_DATA']])
    expect((await ask('/risk/order/start', { policy: code, taxId: STRANGER })).status).toBe(2001)
  })

  it('makes what is missing once, and charges it once', async () => {
    const charged = async () =>
      (await server.db.one<{ n: number }>(
        'select count(*)::int as n from usage_record where company_id = $1 and tax_no = $2',
        [companyId, BUYER.taxNo],
      ))!.n
    const { data } = await ask('/risk/order/start', {
      policy: code,
      taxId: BUYER.taxNo,
      source: 'MADE',
    })
    const { rows } = await done(data.no)
    expect(rows[0].outcome).toBe('REJECT')
    const reports = await server.db.rows(
      'select 1 from report r join enterprise e on e.company_id = r.company_id and e.id = r.enterprise_id where e.tax_no = $1',
      [BUYER.taxNo],
    )
    expect(reports).toHaveLength(1)
    expect(await charged()).toBe(1)
    // What is held now is not made again.
    const again = await ask('/risk/order/start', {
      policy: code,
      taxId: BUYER.taxNo,
      source: 'MADE',
    })
    await done(again.data.no)
    expect(
      await server.db.rows(
        'select 1 from report r join enterprise e on e.company_id = r.company_id and e.id = r.enterprise_id where e.tax_no = $1',
        [BUYER.taxNo],
      ),
    ).toHaveLength(1)
  })
})

describe('an order of a list', () => {
  const LIST = [
    '企业名称,统一社会信用代码',
    `示例甲有限公司,${TAX_NO}`,
    `,${EMPTY}`,
    `,${STRANGER}`,
    `,${TAX_NO}`,
    `另一名称,${BUYER.taxNo}`,
    '坏号码,123',
  ].join('\n')

  it('judges each enterprise once, and gives its faulty rows back with reasons', async () => {
    const { data } = await upload({ policy: code }, LIST)
    const { row, rows } = await done(data.no)
    expect([row.total, row.bad, row.reject, row.unjudged, row.pass]).toEqual([3, 3, 1, 2, 0])
    expect(
      rows.map(({ taxNo, outcome, missing }: never) => [
        taxNo,
        outcome,
        (missing as { why: string }[]).map(({ why }) => why),
      ]),
    ).toEqual([
      [TAX_NO, 'REJECT', []],
      [EMPTY, 'UNJUDGED', ['NONE']],
      [STRANGER, 'UNJUDGED', ['NO_FIRM']],
    ])
    const bad = await workbook('/risk/order/bad', { no: data.no })
    expect(bad.slice(1).map(([line, , why]) => [line, why])).toEqual([
      ['5', '与第2行是同一家企业'],
      ['6', '名称与本公司登记的“示例乙有限公司”不符，请核对'],
      ['7', expect.stringContaining('应为15位')],
    ])
    const whole = await workbook(`${AT}/export/detail`, { no: data.no })
    expect(whole[1]).toEqual(
      expect.arrayContaining([
        '示例甲有限公司',
        '拒绝',
        expect.stringMatching(
          /第1行拒绝：规则R-038“客户过度集中”命中（命中（中）；.*前三大客户.*100\.00%.*）$/,
        ),
        reportNo,
      ]),
    )
    expect(whole[2]).toEqual(expect.arrayContaining(['未判断', '发票报告（没有报告）']))
    const orders = await workbook(`${AT}/export`, { keyword: data.no })
    expect(orders[1]).toEqual(
      expect.arrayContaining([data.no, '小微准入 第1版', '名单.csv', '已完成']),
    )
  })

  it('gives its workbooks in English to who reads it; headings that are read again stay', async () => {
    const { data } = await upload({ policy: code }, LIST)
    await done(data.no)
    const english = (path: string, body: object) => workbook(path, body, 'en')
    const bad = await english('/risk/order/bad', { no: data.no })
    expect(bad[0]).toEqual(['Row', 'Sheet', 'Reason', '企业名称', '纳税人识别号'])
    expect(bad[1]?.[2]).toBe('The same enterprise as in row 2')
    expect(bad[2]?.[2]).toBe('The name differs from the one on record: 示例乙有限公司')
    expect(bad[3]?.[2]).not.toMatch(/[\u4e00-\u9fff]/)
    const [titles, first, second] = await english(`${AT}/export/detail`, { no: data.no })
    expect(titles?.join()).not.toMatch(/[\u4e00-\u9fff]/)
    expect(first?.slice(2, 5)).toEqual([
      'Reject',
      'Reject',
      'Line 1, Reject: Rule R-038 "Customer concentration" is hit (Hit (medium); The top three customers have 100.00% of sales: the enterprise depends on them)',
    ])
    expect(second?.slice(2, 6)).toEqual([
      'Not judged',
      'Not judged',
      '',
      'Invoice report (No report)',
    ])
    const orders = await english(`${AT}/export`, { keyword: data.no })
    expect(orders[0]?.join()).not.toMatch(/[\u4e00-\u9fff]/)
    expect(orders[1]).toEqual(expect.arrayContaining(['小微准入 version 1', 'Done']))
    const [template] = [await english('/risk/order/template', {})]
    expect(template?.[0]).toEqual(['企业名称', '纳税人识别号'])
  })

  it('pauses and goes on; each enterprise is written once by whatever worker', async () => {
    const { data } = await upload({ policy: code }, LIST)
    const { no } = data
    await ask('/risk/order/pause', { no })
    await server.db.run(
      "update risk_order set status = 'PAUSED', done = 0, reject = 0, unjudged = 0 where no = $1",
      [no],
    )
    await server.db.run('update risk_subject set outcome = null, judged = null where no = $1', [no])
    expect((await ask('/risk/order/pause', { no })).status).toBe(409)
    expect((await ask('/risk/order/resume', { no })).status).toBe(200)
    const { row } = await done(no)
    expect([row.done, row.reject, row.unjudged]).toEqual([3, 1, 2])
    expect((await ask('/risk/order/cancel', { no })).status).toBe(409)
  })

  it('is refused where it is no list, and where its policy is not in force', async () => {
    expect((await upload({ policy: code }, '企业\n甲')).msg).toContain('没有“纳税人识别号”')
    const { code: draft } = await policy(table())
    expect((await upload({ policy: draft }, LIST)).status).toBe(409)
  })
})

describe('an override', () => {
  it('is proposed by one with a reason, decided by an independent other, and moves what holds', async () => {
    const { data } = await upload({ policy: code }, `税号\n${TAX_NO}`)
    const { no } = data
    await done(no)
    const asked = { no, line: 1, to: 'REVIEW', reason: '大客户为央企，回款稳定，建议人工复核' }
    expect((await ask('/risk/override/ask', { ...asked, reason: '没事' })).status).toBe(400)
    expect((await ask('/risk/override/ask', { ...asked, to: 'REJECT' })).status).toBe(409)
    const { id } = (await ask('/risk/override/ask', asked)).data
    expect((await ask('/risk/override/ask', asked, staff)).status).toBe(409)
    const decision = { id, approve: true, answer: '同意，已核对回款流水' }
    expect((await ask('/risk/override/decide', decision)).status).toBe(2040)
    expect((await ask('/risk/override/decide', decision, staff)).status).toBe(403)
    const made = await memberOf(server, companyId, 'risk-made', 'ROLE_COMPANY_ADMIN')
    await server.db.run(
      `insert into account_hand (act, user_id, by_id)
       select 'MADE', u.id, m.id from app_user u, app_user m where u.user_name = 'risk-made' and m.user_name = 'demo'`,
    )
    expect((await ask('/risk/override/decide', decision, made)).status).toBe(2040)
    const other = await memberOf(server, companyId, 'risk-other', 'ROLE_COMPANY_ADMIN')
    expect((await ask('/risk/override/decide', decision, other)).data).toMatchObject({
      state: 'AGREED',
      decidedBy: 'risk-other',
    })
    expect((await ask('/risk/override/decide', decision, other)).status).toBe(409)
    const { row, rows } = (await detail(no)).data
    expect([row.reject, row.review, row.asked]).toEqual([0, 1, 0])
    expect(rows[0]).toMatchObject({
      outcome: 'REVIEW',
      judged: 'REJECT',
      override: 'AGREED',
    })
    const refused = { no, line: 1, to: 'PASS', reason: '再次提议直接通过，理由同上' }
    const second = (await ask('/risk/override/ask', refused, other)).data.id
    await ask('/risk/override/decide', { id: second, approve: false, answer: '依据不足，不同意' })
    expect((await detail(no)).data.row).toMatchObject({ review: 1, pass: 0, asked: 0 })
    const log = (await ask('/audit/list', { page: 1, size: 50 })).data.rows
    expect(JSON.stringify(log)).toContain('riskOverrideDecide')
  })
})

describe('a trial', () => {
  it('sets two versions side by side over every enterprise, as of a day, and decides on nobody', async () => {
    const milder = await policy(
      table({ lines: [{ when: [{ ...HIT, is: 'HIT_HIGH' }], verdict: 'REJECT' }] }),
      { code },
    )
    const { data } = await ask('/risk/trial/start', { policy: code, version: milder.version })
    const { row, rows } = await done(data.no)
    expect([row.purpose, row.againstVersion, row.total, row.flipped]).toEqual(['TRIAL', 1, 3, 2])
    expect(rows[0]).toMatchObject({ judged: 'PASS', against: 'REJECT' })
    const flipped = await detail(data.no, { flipped: true })
    expect(flipped.data.total).toBe(2)
    const past = await ask('/risk/trial/start', {
      policy: code,
      version: milder.version,
      asOf: '2020-01-01',
    })
    expect((await done(past.data.no)).row).toMatchObject({ unjudged: 3, flipped: 0 })
    const override = { no: data.no, line: 1, to: 'REJECT', reason: '试算中不应能够改判企业' }
    expect((await ask('/risk/override/ask', override)).msg).toContain('试算')
    const trials = (await ask(`${AT}/query`, { purpose: 'TRIAL' })).data.rows
    expect(trials.map(({ no }: { no: string }) => no)).toEqual([past.data.no, data.no])
    const listed = (await ask(`${AT}/query`, {})).data.rows
    expect(listed.some(({ no }: { no: string }) => no === data.no)).toBe(false)
    const tomorrow = { policy: code, version: milder.version, asOf: '2099-01-01' }
    expect((await ask('/risk/trial/start', tomorrow)).status).toBe(400)
  })
})

describe('who sees what', () => {
  it('a child customer sees his orders alone, and is judged for by his reports alone', async () => {
    const child = await childOf(server, companyId, 'risk-child')
    const mine = await ask('/risk/order/start', { policy: code, taxId: TAX_NO }, child)
    const { no } = mine.data
    const { row } = await done(no)
    // The company's own report of it is not the child's.
    expect([row.unjudged, row.reject]).toEqual([1, 0])
    const { data } = await ask(`${AT}/query`, {}, child)
    expect(data.rows.map((one: { no: string }) => one.no)).toEqual([no])
    const all = (await ask(`${AT}/query`, {})).data.rows
    const other = all.find((one: { no: string }) => one.no !== no)
    expect((await detail(other.no, {}, child)).status).toBe(404)
    const drafts = (await ask('/risk/policy/list', {}, child)).data.rows
    expect(new Set(drafts.map(({ status }: { status: string }) => status))).toEqual(
      new Set(['IN_FORCE']),
    )
  })

  it('another company sees nothing of it', async () => {
    const stranger = await memberOf(
      server,
      await emptyCompany(server, '另一家机构'),
      'risk-stranger',
      'ROLE_COMPANY_ADMIN',
    )
    const [{ no }] = (await ask(`${AT}/query`, {})).data.rows
    expect((await detail(no, {}, stranger)).status).toBe(404)
    expect((await ask('/risk/policy/list', {}, stranger)).data.total).toBe(0)
  })
})
