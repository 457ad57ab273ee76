/** The ledger: what is signed and proven, what it allows, what revoking does, and that nothing goes out without it. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { read, repositoryFiles } from '../../../../tests/repo/lib/files.ts'
import { createBureaus } from '../../src/outside/source/bureau/bureaus.ts'
import { issuePass } from '../../src/outside/source/pass.ts'
import { type Firm, must, officeToken, Phone, Sandbox, signatureOf } from '../collect-phone.ts'
import { startTestServer, type TestServer, until } from '../harness.ts'

let sandbox: Sandbox
let server: TestServer
let bank: string
beforeAll(async () => {
  sandbox = await Sandbox.start()
  server = await startTestServer({ SANDBOX_URL: sandbox.url })
  bank = await officeToken(server, 'demo')
})
afterAll(async () => {
  await server?.stop()
  sandbox?.stop()
})

const office = (path: string, body: object = {}) => server.call('POST', path, body, bank)
const contractOf = async (phone: Phone): Promise<string> =>
  (
    await server.db.one<{ contract_no: string }>(
      'select contract_no from collect_task where task_id = $1',
      [phone.taskId],
    )
  )?.contract_no ?? ''

async function collected(firm: Firm): Promise<Phone> {
  const phone = new Phone(server, sandbox)
  await phone.login(firm)
  await phone.collect()
  expect((await phone.until(['SUCCESS', 'PARTIAL', 'FAILED'])).result).toBe(1)
  return phone
}

describe('the record', () => {
  let phone: Phone
  let firm: Firm
  beforeAll(async () => {
    firm = await sandbox.firm('trader')
    phone = await collected(firm)
  })

  it('holds text, fingerprint, ticks and evidence; the signer’s numbers rest sealed', async () => {
    const contractNo = await contractOf(phone)
    expect(contractNo).toMatch(/^AUT\d{17}$/)
    const { data } = await must(office('/consent/detail', { contractNo }))
    expect(data.row).toMatchObject({ status: 'EFFECTIVE', taxNo: firm.taxNo, version: '1.2' })
    expect(data.row.scopes).toContain('INVOICE_OUT')
    expect(data.consents).toHaveLength(5)
    const labels = Object.fromEntries(
      data.evidence.map((e: { label: string; value: string }) => [e.label, e.value]),
    )
    expect(labels).toMatchObject({
      '文本指纹（SHA-256）': data.row.hash,
      设备: 'test phone',
      记录完整性: '校验通过，签署后未被改动',
    })
    // The phone waited a minute by the server's clock (Phone.hasRead); what it says of itself is not asked for.
    const read = Number(labels['阅读时长（秒，平台计时：文本送达至签署）'])
    expect(read).toBeGreaterThanOrEqual(60)
    expect(read).toBeLessThan(120)
    expect(Object.keys(labels).filter((label) => label.includes('阅读时长'))).toHaveLength(1)
    const person = await sandbox.person(firm)
    const stored = JSON.stringify(
      (await server.db.rows<Record<string, unknown>>('select * from auth_contract')).map((r) => ({
        ...r,
        signer_sealed: Buffer.from(r.signer_sealed as Buffer).toString('latin1'),
      })),
    )
    expect(stored).not.toContain(person.idNo)
    expect(stored).not.toContain(person.mobile)
  })

  it('shows when the row was altered after signing', async () => {
    const contractNo = await contractOf(phone)
    await server.db.run(
      `update auth_contract set evidence = jsonb_set(evidence, '{shownSeconds}', '999') where contract_no = $1`,
      [contractNo],
    )
    const { data } = await must(office('/consent/detail', { contractNo }))
    expect(data.evidence.at(-1).value).toContain('未通过')
    await server.db.run(
      `update auth_contract set evidence = jsonb_set(evidence, '{shownSeconds}', '15') where contract_no = $1`,
      [contractNo],
    )
  })

  it('answers whether it covers what is needed', async () => {
    const had = async (scopes?: string[]) =>
      (
        await must(
          office('/tax/machine/auth/contract/record/hadValidContract', {
            taxNo: firm.taxNo,
            ...(scopes ? { scopes } : {}),
          }),
        )
      ).data
    expect(await had()).toMatchObject({ valid: true, contractNo: await contractOf(phone) })
    expect((await had(['INVOICE_IN', 'REPORT'])).valid).toBe(true)
    const unknown = await must(
      office('/tax/machine/auth/contract/record/hadValidContract', {
        taxNo: '91440399MAQ8Q5RN7G',
      }),
    )
    expect(unknown.data).toMatchObject({ valid: false, contractNo: null, validTo: null })
  })

  it('notes everyone who looked', async () => {
    await must(phone.call('getSummary'))
    const reportNo = (
      await server.db.one<{ report_no: string }>(
        'select report_no from collect_task where task_id = $1',
        [phone.taskId],
      )
    )?.report_no
    await until(async () => {
      const { data } = await office('/bss/order/report/getDetailReport', { reportNo })
      return data?.row.status === 'READY'
    })
    const { data: list } = await must(office('/consent/list', { taxNo: firm.taxNo }))
    expect(list.rows).toHaveLength(2)
    const looks = []
    for (const { contractNo } of list.rows)
      looks.push(...(await must(office('/consent/detail', { contractNo }))).data.visits)
    expect(looks).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          who: '企业本人（手机）',
          looks: [expect.objectContaining({ action: '查看' })],
        }),
        expect.objectContaining({
          who: 'demo',
          looks: expect.arrayContaining([
            expect.objectContaining({ action: '查看报告', object: `报告 ${reportNo}` }),
          ]),
        }),
      ]),
    )
  })

  it('is the company’s own: another sees no contract', async () => {
    const owner = await officeToken(server, 'owner')
    const contractNo = await contractOf(phone)
    expect((await server.call('POST', '/consent/detail', { contractNo }, owner)).status).toBe(404)
    expect(
      (
        await server.call(
          'POST',
          '/consent/revoke',
          { contractNo, reason: '测试所填的说明' },
          owner,
        )
      ).status,
    ).toBe(404)
    expect((await server.call('POST', '/consent/list', {}, owner)).data.total).toBe(0)
  })
})

describe('revoking', () => {
  it('stops a running collection, seals the data, and refuses what rests on it', async () => {
    const firm = await sandbox.firm('maker')
    const phone = await collected(firm)
    const contractNo = await contractOf(phone)
    const reportNo = (
      await server.db.one<{ report_no: string }>(
        'select report_no from collect_task where task_id = $1',
        [phone.taskId],
      )
    )?.report_no
    await until(
      async () =>
        (await office('/bss/order/report/getDetailReport', { reportNo })).data?.row.status ===
        'READY',
    )
    const again = new Phone(server, sandbox)
    await again.login(firm)
    const second = await contractOf(again)
    expect((await must(office('/consent/detail', { contractNo }))).data.row.status).toBe(
      'SUPERSEDED',
    )
    const mark = (await sandbox.log(firm.taxNo)).length
    const revoked = await must(
      office('/consent/revoke', { contractNo: second, reason: '企业来电撤回' }),
    )
    expect(revoked.data.status).toBe('REVOKED')
    expect(await again.state()).toMatchObject({
      state: 'FAILED',
      failure: { code: 'TE-18', next: 'AGREEMENT', message: '授权已失效，请重新签署授权书' },
    })
    expect(
      await server.db.rows('select 1 from collect_secret where task_id = $1', [again.taskId]),
    ).toEqual([])
    for (const [path, body] of [
      ['/bss/order/report/getDetailReport', { reportNo }],
      ['/frontTax/front/report/tax/query', { taxId: firm.taxNo }],
      ['/report/replay', { reportNo }],
    ] as const)
      expect((await office(path, body)).status).toBe(3003)
    const download = await fetch(`${server.base}/frontTax/front/report/tax/download/${reportNo}`, {
      headers: { Authorization: `Bearer ${bank}` },
    })
    expect((await download.json()).status).toBe(3003)
    expect((await phone.call('getSummary')).status).toBe(3003)
    // The rows stay; nothing more went out.
    expect(await server.db.rows('select 1 from invoice limit 1')).toHaveLength(1)
    expect((await sandbox.log(firm.taxNo)).length).toBe(mark)
    // Revoking twice is fine; signing anew opens what was sealed.
    expect(
      (await must(office('/consent/revoke', { contractNo: second, reason: '测试所填的说明' }))).data
        .status,
    ).toBe('REVOKED')
    expect((await must(again.call('restart', { to: 'RETRY' }))).data.state).toBe('AGREEMENT')
    const { data } = await must(again.call('agreement/show'))
    await again.hasRead()
    await must(again.call('agreement/sign', signatureOf(data.contracts)))
    expect((await office('/bss/order/report/getDetailReport', { reportNo })).status).toBe(200)
  })

  it('bites in the middle of the work: not one call more', async () => {
    const firm = await sandbox.neighbour('5400', 0)
    await sandbox.knob('weather', { area: '5400', state: 'OPEN' })
    const phone = new Phone(server, sandbox)
    await phone.login(firm)
    await phone.collect()
    await until(async () => (await sandbox.log(firm.taxNo)).some((c) => c.action === 'dataset'))
    await must(
      office('/consent/revoke', { contractNo: await contractOf(phone), reason: '撤回，已核实' }),
    )
    const task = await phone.until(['FAILED', 'SUCCESS', 'PARTIAL'])
    const after = (await sandbox.log(firm.taxNo)).length
    await new Promise((resolve) => setTimeout(resolve, 1_500))
    // At most the one call that was on its way.
    expect((await sandbox.log(firm.taxNo)).length - after).toBeLessThanOrEqual(1)
    if (task.state === 'FAILED') expect(task.failure?.code).toBe('TE-18')
  })

  it('only who may share may revoke', async () => {
    const staff = await officeToken(server, 'staff')
    expect(
      (
        await server.call(
          'POST',
          '/consent/revoke',
          { contractNo: 'AUT1', reason: '测试所填的说明' },
          staff,
        )
      ).http,
    ).toBe(403)
  })
})

describe('nothing goes out without consent', () => {
  it('every call the sandbox saw carries a contract that was signed', async () => {
    const log = await sandbox.log()
    const outward = log.filter((c) => /^\d{4}$/.test(c.area) && c.action !== 'bureaus')
    expect(outward.length).toBeGreaterThan(50)
    const known = new Set(
      (await server.db.rows<{ contract_no: string }>('select contract_no from auth_contract')).map(
        (r) => r.contract_no,
      ),
    )
    expect(outward.filter((c) => !known.has(c.consentNo))).toEqual([])
  })

  it('a look-alike of the slip, and one that is old, are refused before the wire', async () => {
    const { connector, stop } = createBureaus(server.config, server.db)
    const slip = { companyId: 1, taskId: 'T', contractNo: 'AUT1', taxNo: 'X', scopes: [] }
    const before = (await sandbox.log()).length
    await expect(connector.startSession({ pass: slip, area: '4403' }, 'X')).rejects.toMatchObject({
      code: 'CONSENT_REQUIRED',
    })
    const real = issuePass(slip)
    await expect(
      connector.startSession({ pass: { ...real }, area: '4403' }, 'X'),
    ).rejects.toMatchObject({ code: 'CONSENT_REQUIRED' })
    expect((await sandbox.log()).length).toBe(before)
    await stop()
  })

  it('only the consent service makes slips', () => {
    const makers = repositoryFiles().filter(
      (f) =>
        f.startsWith('apps/') &&
        f.endsWith('.ts') &&
        !f.includes('/test/') &&
        !f.endsWith('.test.ts') &&
        /\bissuePass\b/.test(read(f)),
    )
    expect(makers.sort()).toEqual([
      'apps/server/src/features/consent/service.ts',
      'apps/server/src/outside/source/pass.ts',
    ])
  })
})
