/**
 * Rings of invoices in one voice (0280): the page's call, the risk report and the command line tell the same circles with the same amounts of the
 * same twelve months. The world and every figure are made by hand.
 */
import { spawnSync } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { formatDay } from '@xinjian/engine/kit/calendar/window'
import type { ReportDocument } from '@xinjian/engine/report/document'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestServer, type TestServer, until } from '../harness.ts'
import { trade, vatPage } from '../support/returns.ts'
import { companyOf, dayBefore, gives, monthsBack, type Named, type Sold } from './trade-world.ts'

const firm = (letter: string, name: string): Named => ({
  taxNo: `91440300${letter.repeat(8)}1X`,
  name: `深圳市示例${name}有限公司`,
})
const A = firm('A', '甲')
const [B, C, D, E] = [firm('B', '乙'), firm('C', '丙'), firm('D', '丁'), firm('E', '戊')]
const [F, G, H, K, L] = [
  firm('F', '己'),
  firm('G', '庚'),
  firm('H', '辛'),
  firm('K', '壬'),
  firm('L', '癸'),
]

/** Yuan that one sold to another, so many months ago. */
const sold = (to: Named, month: number, yuan: number, day = 5): Sold => ({
  ...{ to, month, day, total: yuan * 100 },
})
const bought = (...of: Parameters<typeof sold>): Sold => ({ ...sold(...of), direction: 'IN' })

/**
 * What each enterprise told; D and G told nothing.
 *
 * Two: A → B → A. B sold 80,000; A's purchases say 90,000, which does not count. 60,000 of A are answered by 58,000 of B ten days later; the 9,000
 * of fourteen months ago lie outside of the year, as does all of L.
 *
 * Three: A → C → D → A. C took 10,000 of 50,000 back with a red invoice. What D sold A's purchases alone tell, 30,000 in the year and 70,000 the
 * month before it.
 *
 * Six: A → E → F → G → H → K → A. E's own sales to F end before the year, so that F's purchases count; G lies three steps away.
 */
const GIVEN: readonly (readonly [Named, readonly Sold[]])[] = [
  [
    A,
    [
      ...[sold(B, 3, 60_000), sold(B, 2, 40_000), sold(B, 14, 9_000), bought(B, 3, 90_000, 15)],
      ...[sold(C, 1, 60_000), bought(D, 2, 30_000), bought(D, 13, 70_000)],
      ...[sold(E, 4, 20_000), sold(L, 15, 8_000)],
    ],
  ],
  [B, [sold(A, 3, 58_000, 15), sold(A, 2, 22_000, 1), sold(A, 14, 9_000, 9)]],
  [C, [sold(D, 2, 50_000), sold(D, 1, -10_000)]],
  [E, [sold(F, 20, 5_000)]],
  [F, [bought(E, 5, 12_000), sold(G, 6, 13_000)]],
  [H, [bought(G, 7, 14_000), sold(K, 8, 15_000)]],
  [K, [sold(A, 9, 16_000)]],
  [L, [sold(A, 15, 8_000)]],
]

/** Parties in their order from A on, and yuan of each leg in the twelve months. */
const RINGS = [
  { parties: [A, B], legs: [100_000, 80_000] },
  { parties: [A, C, D], legs: [60_000, 40_000, 30_000] },
  { parties: [A, E, F, G, H, K], legs: [20_000, 12_000, 13_000, 14_000, 15_000, 16_000] },
]
const EXPECTED = RINGS.map(({ parties, legs }) => ({
  ring: parties.map(({ taxNo }) => taxNo),
  least: Math.min(...legs),
}))
const YEAR = { from: monthsBack(12), to: monthsBack(1) }

let server: TestServer
let bank: string
let folder: string
const ask = async (at: string, body: object) => {
  const answer = await server.call('POST', at, body, bank)
  expect(answer, answer.msg).toMatchObject({ status: 200 })
  return answer.data
}

/** A circle from this one of its parties on. */
const turned = <One>(circle: readonly One[], at: number): One[] => [
  ...circle.slice(at),
  ...circle.slice(0, at),
]
/** Rings through A with A first, those with most money first. */
const fromA = (told: readonly { ring: readonly string[]; least: number }[]) =>
  told
    .map(({ ring, least }) => ({ ring: turned(ring, ring.indexOf(A.taxNo)), least }))
    .sort((a, b) => b.least - a.least)

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'xinjian-voices-'))
  server = await startTestServer()
  bank = await server.login('demo')
  const tenant = await companyOf(server, '示例商业银行')
  for (const [of, told] of GIVEN) await gives(tenant, of, told)
  const bytes = vatPage({
    ...{ taxNo: A.taxNo, month: monthsBack(2), lines: trade(10_000) },
    declaredOn: `${monthsBack(1)}-10`,
  })
  const [file] = (await server.upload(A.taxNo, [{ name: '申报表.html', bytes }], bank)).data
  await until(async () => {
    const { row } = await ask('/invoice/import/detail', { id: file.id })
    return row.status === 'DONE' ? row : null
  })
})
afterAll(async () => {
  await server?.stop()
  await rm(folder, { recursive: true, force: true })
})

interface Queried {
  queryNo: string
  edges: { id: string; trade: { total12: number } }[]
  year: object
  circles: object
  cut: string[]
  told: Told[]
}
interface Told {
  kind: string
  nodes: string[]
  edges: string[]
  figures: Record<string, number>
  from: string
  to: string
}
const queried = async (): Promise<Queried> => {
  const answer = await ask('/graph/query', { taxId: A.taxNo, levels: 3 })
  const told: Told[] = answer.findings.filter(({ kind }: Told) => /^(CIRCLE|CAROUSEL)$/.test(kind))
  return { ...answer, told }
}
/** Of who agreed to nothing the page tells no number. */
const MASKED = new Set([D.taxNo, G.taxNo])
const seen = (id: string) => (id.startsWith('n:') || MASKED.has(id) ? 'masked' : id)

it('the page tells them', async () => {
  const { told, year, circles, cut } = await queried()
  expect(
    fromA(
      told.map(({ nodes, figures }) => ({ ring: nodes.map(seen), least: figures.least! / 100 })),
    ),
  ).toEqual(EXPECTED.map(({ ring, least }) => ({ ring: ring.map(seen), least })))
  expect(year).toEqual(YEAR)
  for (const { from, to } of told) expect({ from, to }).toEqual(YEAR)
  expect(cut).toEqual([])
  expect(circles).toEqual({
    ...{ complete: true, ofCentre: 3, told: 3 },
    byLength: [2, 3, 4, 5, 6].map((length) => ({
      ...{ length, count: [2, 3, 6].includes(length) ? 1 : 0 },
    })),
  })
  // Of the year alone: the round of fourteen months ago is none of it.
  const rounds = told.filter(({ kind }) => kind === 'CAROUSEL').map(({ figures }) => figures)
  expect(rounds).toMatchObject([{ length: 2, rounds: 1, roundTotal: 58_000_00 }])
})

it('what a party depends on is told by its own invoices: their shares make no more than the whole', async () => {
  const { findings } = await ask('/graph/query', { taxId: A.taxNo, levels: 3 })
  const told = findings.flatMap(({ kind, nodes, figures }: Told) =>
    kind === 'DEPENDENCE' && figures.ofPurchases && nodes[0] === A.taxNo
      ? [[seen(nodes[1]!), figures.ofPurchases]]
      : [],
  )
  // A tells 90,000 from B, of which B tells 80,000, and 30,000 from D: 75 % and 25 %, and half is told.
  expect(told).toEqual([[B.taxNo, 0.75]])
})

it('the invoices that a leg of the page opens come to its amount', async () => {
  const { queryNo, edges, told } = await queried()
  const days = { from: `${YEAR.from}-01`, to: formatDay(dayBefore(0, 1) - 1) }
  for (const { legs } of RINGS) {
    const found = told.find(({ nodes }) => nodes.length === legs.length)!
    for (const [i, id] of turned(found.edges, found.nodes.indexOf(A.taxNo)).entries()) {
      const { trade: of } = edges.find((edge) => edge.id === id)!
      const opened = await ask('/graph/invoices', { queryNo, edge: id, ...days, valid: true })
      const sum = opened.rows.reduce((all: number, { total }: { total: number }) => all + total, 0)
      expect([id, of.total12, sum, opened.sum]).toEqual([id, ...Array(3).fill(legs[i]! * 100)])
    }
  }
})

it('the report tells the same, and its rows come to what they stand for', async () => {
  const [{ reportNo }] = await ask('/report/pack/order', {
    ...{ taxId: A.taxNo, reportTypes: ['TAX_RISK'] },
  })
  const document: ReportDocument = await until(async () => {
    const told = await ask('/bss/order/report/getDetailReport', { reportNo })
    if (told.row.status === 'FAILED') throw new Error(told.row.message)
    return told.row.status === 'READY' ? told.document : null
  })
  const rowsOf = (id: string) => {
    const found = document.sections.flatMap(({ blocks }) => blocks).find((one) => one.id === id)
    return found?.kind === 'table' ? found.rows : []
  }
  expect(
    rowsOf('chain-circles').map(({ length, least, most, rounds }) => [length, least, most, rounds]),
  ).toEqual(RINGS.map(({ legs }, i) => [legs.length, ...extremes(legs), i === 0 ? 1 : 0]))
  const nets = rowsOf('chain-legs').map(({ net }) => net)
  expect(nets).toEqual(RINGS.flatMap(({ legs }) => legs))
  const by = rowsOf('chain-legs').map((row) => row.by)
  // B's sales, A's purchases from D, F's from E, H's from G.
  const [seller, buyer] = ['销方发票', '购方发票']
  expect(by).toEqual([
    ...[seller, seller],
    ...[seller, seller, buyer],
    ...[seller, buyer, seller, buyer, seller, seller],
  ])
  const rule = (id: string) => document.rules.find((one) => one.id === id)!
  expect(rule('R-040').value).toBe(1)
  expect(rule('R-040').text).toContain(
    `近12个月（${YEAR.from}至${YEAR.to}）检测到1条环形开票，金额最大的一条：${A.name} → ${C.name} → ${D.name} → ${A.name}，`,
  )
  expect(rule('R-GR01')).toMatchObject({ result: 'HIT', value: 1 })
  expect(rule('R-GR01').text).toContain('合计5.80万元')
  for (const [leg, yuan] of [60_000, 30_000].entries()) {
    const { rows } = await ask('/report/evidence', {
      ...{ reportNo, of: 'R-040', leg, page: 1, size: 50 },
    })
    expect(rule('R-040').evidence[leg]!.sum).toBe(yuan)
    const sum = rows.reduce(
      (all: number, { cells }: { cells: { total: number } }) => all + cells.total,
      0,
    )
    expect(sum).toBe(yuan)
  }
})
const extremes = (legs: readonly number[]) => [Math.min(...legs), Math.max(...legs)]

it('the command line reads the same of files of these invoices', async () => {
  let number = 0
  const lines = (direction: 'OUT' | 'IN') =>
    GIVEN.flatMap(([{ taxNo }, told]) =>
      told
        .filter((one) => (one.direction ?? 'OUT') === direction)
        .map(({ to, month, day, total }) => {
          const issued = formatDay(dayBefore(month, day ?? 5))
          const yuan = total / 100
          return `${taxNo},${++number},${issued},${to.taxNo},${yuan},0,${yuan},有效发票`
        }),
    )
  const head = (party: string) =>
    `企业代号,发票号码,开票日期,${party}单位代号,金额,税额,价税合计,发票状态`
  const written = async (name: string, rows: readonly string[]) => {
    await writeFile(path.join(folder, name), rows.join('\n'))
    return path.join(folder, name)
  }
  const files = [
    ...['--sales', await written('sales.csv', [head('购方'), ...lines('OUT')])],
    ...['--purchases', await written('purchases.csv', [head('销方'), ...lines('IN')])],
  ]
  const main = path.resolve(import.meta.dirname, '../../../cli/src/main.ts')
  const run = (...args: string[]) => {
    const { stdout, stderr } = spawnSync(process.execPath, [
      ...[main, 'graph', ...files, '--longest', '6', '--json', ...args],
    ])
    expect(stdout.length, stderr.toString()).toBeGreaterThan(0)
    return JSON.parse(stdout.toString())
  }
  const told = run('--through', YEAR.to)
  expect(
    fromA(
      told.largestCircles.map(({ nodes, least }: { nodes: string[]; least: number }) => ({
        ...{ ring: nodes, least },
      })),
    ),
  ).toEqual(EXPECTED)
  expect(told.circles).toEqual({ 2: 1, 3: 1, 4: 0, 5: 0, 6: 1 })
  expect(told.window).toMatchObject({ ...YEAR, note: expect.stringContaining('口径相同') })
  // The whole file is another question, and says so: L's ring is in it, and what lies outside of the year.
  const whole = run()
  expect(whole.circles).toMatchObject({ 2: 2, 3: 1 })
  expect(whole.window).toMatchObject({
    from: formatDay(dayBefore(20, 5)),
    note: expect.stringContaining('不是近12个月'),
  })
})
