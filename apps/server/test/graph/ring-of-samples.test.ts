/**
 * The ring of the samples that a first start loads (wholesale → shell1 → shell2 → wholesale): with their invoices and returns as files alone, the
 * risk report on each of the three says it, and the page of the graph says it in the same figures of the same months.
 */
import { contradictions } from '@xinjian/engine/claims/contradictions'
import type { ReportDocument } from '@xinjian/engine/report/document'
import { afterAll, beforeAll, expect, it } from 'vitest'
import {
  fetchExport,
  fetchReturns,
  fetchSamples,
  filesReturns,
  type SampleEnterprise,
} from '../../src/demo/samples.ts'
import { saveEnterprise } from '../../src/features/enterprise/index.ts'
import { startTestServer, type TestServer, until } from '../harness.ts'
import { companyOf } from './trade-world.ts'

let server: TestServer
let bank: string
let ring: SampleEnterprise[]
const ask = async (path: string, body: object) => (await server.call('POST', path, body, bank)).data

beforeAll(async () => {
  server = await startTestServer()
  bank = await server.login('demo')
  const tenant = await companyOf(server, '示例商业银行')
  ring = (await fetchSamples(server.config)).filter(filesReturns)
  for (const sample of ring) {
    await saveEnterprise(tenant, sample.taxNo, sample.name, sample.registration)
    const files = [
      { name: '增值税申报表.json', bytes: await fetchReturns(server.config, sample) },
      {
        name: '全量发票.xlsx',
        bytes: await fetchExport(server.config, sample, sample.periods[0]!),
      },
    ]
    for (const { id } of (await server.upload(sample.taxNo, files, bank)).data)
      await until(async () => {
        const { row } = await ask('/invoice/import/detail', { id })
        if (row.status === 'FAILED') throw new Error(row.message)
        return ['QUEUED', 'RUNNING'].includes(row.status) ? null : row
      })
  }
})
afterAll(() => server?.stop())

async function made(taxId: string, kinds: readonly string[]): Promise<ReportDocument[]> {
  const orders = await ask('/report/pack/order', { taxId, reportTypes: kinds })
  return Promise.all(
    orders.map(({ reportNo }: { reportNo: string }) =>
      until(async () => {
        const told = await ask('/bss/order/report/getDetailReport', { reportNo })
        if (told.row.status === 'FAILED') throw new Error(told.row.message)
        return told.row.status === 'READY' ? told.document : null
      }),
    ),
  )
}

it('is of the three that close it', () => {
  expect(ring.map(({ key }) => key)).toEqual(['wholesale', 'shell1', 'shell2'])
})

it.each([0, 1, 2])('is told by the report on, and by the page of, number %i', async (i) => {
  const { taxNo } = ring[i]!
  const documents = await made(taxNo, ['INVOICE', 'TAX', 'TAX_INVOICE', 'TAX_RISK'])
  expect(contradictions(documents)).toEqual([])
  const { rules, sections } = documents.find(({ kind }) => kind === 'TAX_RISK')!
  const hit = rules.find(({ id }) => id === 'R-GR01')!
  expect(hit.result).toBe('HIT')
  const answer = await ask('/graph/query', { taxId: taxNo, levels: 3 })
  const legs = ring.map(({ taxNo: id }) => id)
  const found = answer.findings.find(
    ({ kind, nodes }: { kind: string; nodes: string[] }) =>
      kind === 'CAROUSEL' && nodes.toSorted().join() === legs.toSorted().join(),
  )
  // The page begins it with whom it is asked of, as the report does.
  expect(found.nodes).toEqual([...legs.slice(i), ...legs.slice(0, i)])
  const table = (id: string) => {
    const block = sections.flatMap(({ blocks }) => blocks).find((one) => one.id === id)
    return block?.kind === 'table' ? block.rows : []
  }
  const row = table('chain-circles').find(
    ({ length, path }) => length === 3 && ring.every(({ name }) => String(path).includes(name)),
  )
  expect(row).toMatchObject({
    least: found.figures.least / 100,
    most: found.figures.most / 100,
    rounds: found.figures.rounds,
  })
  expect(hit.text).toContain(`${answer.year.from}至${answer.year.to}`)
})
