/** An industry is stated by code or by name; its section comes with it, and what hangs on the section is judged of every sample. */
import type { ReportDocument } from '@xinjian/engine/report/document'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fetchExport, fetchSamples, type SampleEnterprise } from '../../src/demo/samples.ts'
import { startTestServer, type TestServer, until } from '../harness.ts'
import { TAX_NO } from '../support/sales-csv.ts'

const ORDER = '/frontTax/front/report/tax/query'
const DETAIL = '/bss/order/report/getDetailReport'

let server: TestServer
let owner: string
let samples: SampleEnterprise[]

beforeAll(async () => {
  server = await startTestServer()
  owner = await server.login('owner')
  samples = await fetchSamples(server.config)
})
afterAll(() => server?.stop())

const save = (fields: object) =>
  server.call(
    'POST',
    '/enterprise/save',
    { name: '示例租户有限公司', taxNo: TAX_NO, ...fields },
    owner,
  )
const stored = async (taxNo: string) =>
  (
    await server.db.one<{ registration: object }>(
      'select registration from enterprise where tax_no = $1',
      [taxNo],
    )
  )?.registration

describe('an industry stated on a form', () => {
  it('is a code of the standard, which brings name and section', async () => {
    const answer = await save({ industryCode: ' 5164 ' })
    expect(answer.data).toMatchObject({ industryCode: '5164', industryName: '金属及金属矿批发' })
    expect(await stored(TAX_NO)).toMatchObject({ industrySection: 'F' })
  })
  it('may be a name, and leaves nothing of the code before', async () => {
    const answer = await save({ industryName: '房屋建筑业' })
    expect(answer.data).toMatchObject({ industryCode: null, industryName: '房屋建筑业' })
    expect(await stored(TAX_NO)).toMatchObject({ industrySection: 'E' })
  })
  it('stays when something else is saved', async () => {
    await save({ legalRepresentative: '张示例' })
    expect(await stored(TAX_NO)).toMatchObject({ industryName: '房屋建筑业', industrySection: 'E' })
  })
  it.each([['0199'], ['C5164'], ['99999'], ['批发']])(
    '%s is refused at its field, and nothing is stored',
    async (industryCode) => {
      const before = await stored(TAX_NO)
      const answer = await save({ industryCode })
      expect(answer.status).toBe(400)
      expect(answer.msg).toMatch(/行业.*(?:代码|列表)/)
      expect(await stored(TAX_NO)).toEqual(before)
    },
  )
})

const RULES = ['R-030', 'R-031', 'R-032', 'R-050']
const INDICATORS = /^I-0(?:7[4-9]|8[0-3])\./

/** Said of the enterprise, not of what was left uncollected. */
const TOLD = ['NOT_APPLICABLE', 'ZERO_ZERO', 'NO_BASE', 'INSUFFICIENT_HISTORY']
/** The one sample whose bureau has months that cannot be had: half-years of it cannot be compared. */
const gaps = (sample: SampleEnterprise) => sample.periods.length > 1

/** The report of a sample of which only its export, its age and the code of its industry are known. */
async function reportOf(sample: SampleEnterprise): Promise<ReportDocument> {
  const { taxNo, name, registration, periods } = sample
  const { industryCode, establishedOn } = registration
  await server.call('POST', '/enterprise/save', { name, taxNo, industryCode, establishedOn }, owner)
  for (const [i, period] of periods.entries()) {
    const bytes = await fetchExport(server.config, sample, period)
    const [file] = (await server.upload(taxNo, [{ name: `${i}.xlsx`, bytes }], owner)).data
    await until(async () => {
      const { data } = await server.call('POST', '/invoice/import/detail', { id: file.id }, owner)
      return data.row.status.startsWith('DONE')
    }, 120_000)
  }
  const ordered = await server.call('POST', ORDER, { taxId: taxNo }, owner)
  const { reportNo } = ordered.data
  return until(async () => {
    const { data } = await server.call('POST', DETAIL, { reportNo }, owner)
    return data.row.status === 'READY' ? data.document : null
  }, 120_000)
}

describe('every sample enterprise', () => {
  it('has all that hangs on its section judged, or is told why it does not apply', async () => {
    const undecided: string[] = []
    const said = new Map<string, string>()
    for (const sample of samples) {
      const { rules, indicators } = await reportOf(sample)
      for (const rule of rules.filter((r) => RULES.includes(r.id))) {
        if (rule.result === 'UNKNOWN') undecided.push(`${sample.name} ${rule.id} ${rule.reason}`)
        said.set(`${sample.name} ${rule.id}`, rule.text)
      }
      for (const { key, value, reason, detail } of indicators.filter((i) => INDICATORS.test(i.key)))
        if (value === null && !TOLD.includes(reason!) && !(reason === 'PARTIAL' && gaps(sample)))
          undecided.push(`${sample.name} ${key} ${reason} ${detail}`)
    }
    expect(undecided).toEqual([])
    const wholesaler = samples.find((s) => s.registration.industryCode === '5199')!
    expect(said.get(`${wholesaler.name} R-030`)).toMatch(/^品类.+\(\d{7}\)有销售无采购/)
  })
})
