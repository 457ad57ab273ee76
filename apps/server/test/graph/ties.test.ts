/**
 * Guarantees and control in the risk report of a firm of the sandbox's world: told by annual reports of the firm and of another, and by who
 * represents both, which rests on the consent of the other.
 */
import { contradictions } from '@xinjian/engine/claims/contradictions'
import { unfounded } from '@xinjian/engine/claims/unfounded'
import type { ReportDocument } from '@xinjian/engine/report/document'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { REVOKE } from '../support/consents.ts'
import { type MadeReport, ReportedFirms } from '../support/reported-firm.ts'
import { published, registered } from './records.ts'
import { agrees, companyOf, type Named } from './trade-world.ts'

const OTHER: Named = { taxNo: '91440300TTTTTTTT1X', name: '深圳市示例同源贸易有限公司' }

let firms: ReportedFirms
let taxNo: string
let contractNo: string

const ordered = async (): Promise<MadeReport> => (await firms.order(taxNo, ['TAX_RISK']))[0]!
const open = (reportNo: string) =>
  firms.server.call('POST', '/bss/order/report/getDetailReport', { reportNo }, firms.token)
const rule = ({ rules }: ReportDocument, id: string) => rules.find((one) => one.id === id)

beforeAll(async () => {
  firms = await ReportedFirms.start()
  const reports = await firms.reportsOf('wholesale')
  taxNo = reports[0]!.document.enterprise.taxNo!
})
afterAll(() => firms?.stop())

it('what nobody told is not judged: whom it guarantees has no report here; who stands above it holds nobody else', async () => {
  const { document } = await ordered()
  expect(rule(document, 'R-GR05')).toMatchObject({
    result: 'UNKNOWN',
    reason: 'PARTIAL：担保链上有1家企业的年报未持有，已持有的年报中未发现',
  })
  expect(rule(document, 'R-GR06')).toMatchObject({ result: 'MISS', value: 0 })
})

it('a circle of two and one representative of both are told, opened to their rows, and go with the consent', async () => {
  const tenant = await companyOf(firms.server, '示例商业银行')
  const own = (await tenant.one<{ id: number; name: string }>(
    'select id, name from enterprise where company_id = $1 and tax_no = $2',
    [taxNo],
  ))!
  contractNo = await agrees(firms.server, tenant, OTHER, [
    { to: { name: '某某公司' }, month: 1, total: 1_00 },
  ])
  const other = (await tenant.one<{ id: number }>(
    'select id from enterprise where company_id = $1 and tax_no = $2',
    [OTHER.taxNo],
  ))!
  const guarantee = (name: string) => ({
    outGuaranteeInfoList: [{ obligor: name, guaranteeWay: '连带保证', creditoAmount: '300万元' }],
  })
  const annual = (id: number, of: string) =>
    published(tenant, 'registry_annual_report', id, 'y', { year: 2025, told: guarantee(of) })
  await annual(own.id, OTHER.name)
  await annual(other.id, own.name)
  const boss = await firms.sandbox.person(await firms.sandbox.firm('wholesale'), '法定代表人')
  await registered(tenant, other.id, contractNo, {
    people: [{ role: '法定代表人', name: boss.name, idNo: boss.idNo }],
  })

  const { reportNo, document } = await ordered()
  expect(rule(document, 'R-GR05')).toMatchObject({
    ...{ result: 'HIT', value: 1 },
    text: `年报披露的对外担保形成1个经过本企业的担保圈，其中最短的一个：${own.name} → ${OTHER.name} → ${own.name}，一家违约可能牵连全部，建议核实担保余额，担保不宜按全额计。`,
  })
  expect(rule(document, 'R-GR06')).toMatchObject({ result: 'HIT', value: 1 })
  expect(rule(document, 'R-GR06')!.text).not.toContain(boss.name)
  // Whom else the institution lends to is nobody's to read in the report of another.
  const control = document.sections
    .flatMap(({ blocks }) => blocks)
    .find(({ id }) => id === 'ties-control')
  expect(control).toBeDefined()
  for (const name of [OTHER.name, boss.name]) expect(JSON.stringify(control)).not.toContain(name)
  expect(contradictions([document])).toEqual([])
  expect(unfounded(document)).toEqual([])
  const rows = await firms.ask('/report/evidence', {
    ...{ reportNo, of: 'R-GR05', leg: 0, page: 1, size: 5 },
  })
  expect(rows.total).toBe(1)
  expect(await firms.ask('/report/replay', { reportNo })).toMatchObject({ same: true })

  await firms.server.db.run(REVOKE, [tenant.companyId, contractNo])
  expect((await open(reportNo)).data).toBeNull()
  const { document: after } = await ordered()
  expect(rule(after, 'R-GR05')).toMatchObject({ result: 'HIT' })
  expect(rule(after, 'R-GR06')).toMatchObject({ result: 'MISS' })
})
