import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { graphCommand, xinjian } from '../cli.test-support.ts'

const { edges, file, graph } = graphCommand()

describe('xinjian graph --edges', () => {
  it('says what networkx says of the same graph', async () => {
    const networkx = JSON.parse(
      await readFile(
        path.resolve(import.meta.dirname, '../../../../packages/graph/src/test/networkx.json'),
        'utf8',
      ),
    ) as {
      edges: string[]
      circles: Record<string, number>
      weak: number[]
      strong: number[]
      pageRank: Record<string, [number, number]>
    }
    const rows = networkx.edges.map((edge) => edge.split(/[>:]/).join(','))
    // 销方,购方,金额 in GBK, packed: as an accounting program writes it.
    const head = Uint8Array.from([
      ...[0xcf, 0xfa, 0xb7, 0xbd, 0x2c, 0xb9, 0xba, 0xb7, 0xbd, 0x2c, 0xbd, 0xf0, 0xb6, 0xee, 0x0a],
    ])
    const packed = gzipSync(Buffer.concat([head, Buffer.from(rows.join('\r\n'))]))
    const at = await file('edges.csv.gz', packed)
    const { told } = await graph('--edges', at, '--longest', '6', '--top', '100')
    expect(told).toMatchObject({
      rows: rows.length,
      nodes: Object.keys(networkx.pageRank).length,
      edges: rows.length,
      pairs: rows.length,
      circles: networkx.circles,
      circlesComplete: true,
      components: {
        count: networkx.weak.length,
        largest: networkx.weak[0],
        sizes: { 2: 3, 36: 1 },
      },
      strongComponents: { count: networkx.strong.length, largest: networkx.strong[0] },
      weightedBy: 'amount',
    })
    expect(told.pageRank.length).toBe(told.nodes)
    for (const { id, score } of told.pageRank)
      expect(score).toBeCloseTo(networkx.pageRank[id]![0], 9)
    const scores = told.pageRank.map(({ score }: { score: number }) => score)
    expect(scores).toEqual(scores.toSorted((a: number, b: number) => b - a))
  })

  it.each([
    [
      'as graph programs export',
      'edge_id,edge_type,from_node,to_node',
      (e: string, i: number) => `E${i},TRADES,${e}`,
    ],
    ['as Neo4j imports', ':START_ID(Company),:END_ID(Company),:TYPE', (e: string) => `${e},TRADES`],
  ])('reads ends and types %s', async (_how, head, row) => {
    const rows = ['a,b', 'b,c', 'c,a'].map(row)
    const { told } = await graph('--edges', await file('other.csv', [head, ...rows].join('\n')))
    expect(told).toMatchObject({ edges: 3, circles: { 2: 0, 3: 1, 4: 0 }, types: { TRADES: 3 } })
  })

  it('tells rows that repeat, that begin where they end, and that lack an end', async () => {
    const at = await file('odd.csv', '\ufefffrom,to\na,b\na,b\nb,a\nc,c\n,a\nd,\n\ne,f\n')
    const { told, err } = await graph('--edges', at)
    expect(told).toMatchObject({
      rows: 7,
      edges: 3,
      pairs: 3,
      selfLoops: 1,
      duplicateRows: 1,
      mergedRows: 0,
      // a, b, c, e, f: a row without an end makes no node.
      nodes: 5,
      badRows: { count: 2, leftOut: 2 },
      components: { count: 3, largest: 2, sizes: { 1: 1, 2: 2 } },
      circles: { 2: 1, 3: 0, 4: 0 },
      largestCircles: [{ nodes: ['a', 'b'] }],
      weightedBy: 'edge',
      broken: null,
    })
    expect(told.types).toBeUndefined()
    expect(err).toContain('第 6 行，from：连线缺少一端')
    expect(err).toContain('第 7 行，to：连线缺少一端')
  })

  it('counts a circle once, whatever types its edges have', async () => {
    const told = await edges('source,target,type\n1,2,INVEST\n1,2,SUPPLY\n2,1,SUPPLY\n2,1,SUPPLY\n')
    expect(told).toMatchObject({
      rows: 4,
      edges: 3,
      pairs: 2,
      duplicateRows: 1,
      types: { INVEST: 1, SUPPLY: 3 },
      circles: { 2: 1 },
      circlesByType: { INVEST: { 2: 0, 3: 0, 4: 0 }, SUPPLY: { 2: 1, 3: 0, 4: 0 } },
      circlesByTypeComplete: true,
    })
  })

  it('sums amounts, names those that are none, and keeps the edge', async () => {
    const at = await file('sums.csv', 'from,to,amount\na,b,"1,000.50"\na,b,2\nb,a,much\nb,c,5\n')
    const { told, err } = await graph('--edges', at)
    expect(told.hubs[0]).toEqual({
      ...{ id: 'b', partners: 2, out: 2, in: 1, outAmount: 5, inAmount: 1002.5, outUnknown: 1 },
    })
    expect(told).toMatchObject({ edges: 3, mergedRows: 1, badRows: { count: 1, leftOut: 0 } })
    // What b sold to a is not known: no 0.
    expect(told.largestCircles).toEqual([{ nodes: ['a', 'b'], least: null }])
    expect(told.unknownAmounts).toMatchObject({ rows: 1, edges: 1, partly: 0 })
    expect(err).toContain('第 4 行，amount：无法识别金额')
  })

  it('finds edges that broke: six months with trade, then three complete ones without', async () => {
    const months = (from: string, list: number[]) =>
      list.map((month) => `${from},z,2025-${String(month).padStart(2, '0')}-10,1`)
    const rows = [
      ...months('six', [1, 2, 3, 4, 5, 6]),
      ...months('five', [2, 3, 4, 5, 6]),
      ...months('late', [1, 2, 3, 4, 5, 7]),
      // The file ends on 9 October, which is no complete month: July, August and September are the last three.
      'end,z,2025-10-09,1',
    ]
    const told = await edges(`from,to,date,amount\n${rows.join('\n')}\n`)
    expect(told.broken).toEqual({
      through: '2025-09',
      count: 1,
      edges: [{ from: 'six', to: 'z', activeMonths: 6, lastMonth: '2025-06' }],
    })
  })

  it('tells largest circles first, smallest member first', async () => {
    const told = await edges('from,to,amount\n10,9,5\n9,10,7\n3,2,8\n2,30,9\n30,3,6\n')
    expect(told.largestCircles).toEqual([
      { nodes: ['2', '30', '3'], least: 6 },
      { nodes: ['9', '10'], least: 5 },
    ])
  })
})

describe('xinjian graph of invoices', () => {
  const SALES = '企业代号,发票号码,开票日期,购方单位代号,金额,税额,价税合计,发票状态'
  const row = (owner: string, party: string, total: number, status = '有效发票') =>
    `${owner},${Math.abs(total)},2025/1/3,${party},${total},0,${total},${status}`

  it('goes from who sells to who buys; void rows and what was reversed are no trade', async () => {
    const sales = await file(
      'sales.csv',
      [
        ...[SALES, row('E1', 'E2', 100), row('E2', 'E3', 70), row('E3', 'E1', 50)],
        ...[row('E1', 'E3', 40), row('E1', 'E3', -40), row('E3', 'E2', 9, '作废发票')],
      ].join('\n'),
    )
    const purchases = await file(
      'purchases.csv',
      // The first says again what E1's sales say, less of it; the second is a supplier of whom no sales are known.
      [SALES.replace('购方', '销方'), row('E2', 'E1', 60), row('E1', 'A9', 30)].join('\n'),
    )
    const { told } = await graph('--sales', sales, '--purchases', purchases)
    expect(told).toMatchObject({
      rows: 7,
      nodes: 4,
      edges: 4,
      mergedRows: 2,
      voidRows: 1,
      withoutTrade: 1,
      circles: { 2: 0, 3: 1, 4: 0 },
      largestCircles: [{ nodes: ['E1', 'E2', 'E3'], least: 50 }],
    })
    const e1 = told.hubs.find(({ id }: { id: string }) => id === 'E1')
    expect(e1).toEqual({ id: 'E1', partners: 3, out: 1, in: 2, outAmount: 100, inAmount: 80 })
  })

  it('may be in several files, and refuses rows of the other direction by name', async () => {
    const [one, two] = [
      await file('s1.csv', [SALES, row('E1', 'E2', 5)].join('\n')),
      await file('s2.csv', [SALES, row('E2', 'E1', 5)].join('\n')),
    ]
    expect((await graph('--sales', one, '--sales', two)).told.circles['2']).toBe(1)
    const { told, err } = await graph('--purchases', one)
    expect(told).toMatchObject({ nodes: 0, badRows: { count: 1, leftOut: 1 } })
    expect(err).toContain('方向不符')
  })
})

describe('xinjian graph of edges and invoices', () => {
  const SALES = '企业代号,发票号码,开票日期,购方单位代号,金额,税额,价税合计,发票状态'
  const row = (owner: string, party: string, total: number, day = '2025/1/3', state = '有效发票') =>
    `${owner},${Math.abs(total)},${day},${party},${total},0,${total},${state}`
  const both = async (edgeRows: string[], saleRows: string[]) =>
    graph(
      ...['--edges', await file('beside.csv', edgeRows.join('\n'))],
      ...['--sales', await file('sold.csv', [SALES, ...saleRows].join('\n'))],
    )

  it('joins them by who the parties are: amounts of a pair that both tell add up', async () => {
    const { told, err } = await both(
      [
        ...['from,to,type,amount', 'A1,E1,SUPPLY,10', 'E1,E2,SUPPLY,100'],
        ...['甲(深圳)公司,E1,INVEST,30', 'E9,E9,SUPPLY,1', ',E1,SUPPLY,2'],
      ],
      [
        ...[row('E1', 'E2', 60), row('E1', 'E2', 40), row('E2', '甲（深圳）公司', 70)],
        ...[row('E2', 'E1', 5), row('E2', 'E1', -5), row('E3', 'E2', 9, '2025/1/3', '作废发票')],
      ],
    )
    expect(told).toMatchObject({
      // Five of the file, five of invoices that are not void: 5 edges + 1 self-loop + 2 merged + 1 left out + 1 without trade.
      rows: 10,
      // A1, E1, E2, E9 and 甲(深圳)公司, however its brackets are written.
      nodes: 5,
      // E1 → E2 as SUPPLY and by invoices, A1 → E1, 甲 → E1, E2 → 甲.
      edges: 5,
      pairs: 4,
      inBoth: { nodes: 3, pairs: 1 },
      selfLoops: 1,
      duplicateRows: 0,
      mergedRows: 2,
      voidRows: 1,
      withoutTrade: 1,
      badRows: { count: 1, leftOut: 1, rows: [{ source: 'edges', row: 6, column: 'from' }] },
      types: { SUPPLY: 3, INVEST: 1 },
      components: { count: 2, largest: 4 },
      circles: { 2: 0, 3: 1, 4: 0 },
      largestCircles: [{ nodes: ['E1', 'E2', '甲(深圳)公司'], least: 30 }],
      weightedBy: 'amount',
    })
    const e1 = told.hubs.find(({ id }: { id: string }) => id === 'E1')
    expect(e1).toEqual({ id: 'E1', partners: 3, out: 1, in: 2, outAmount: 200, inAmount: 40 })
    expect(err).toContain('连线清单有 1 行需要留意')
  })

  it('an edge without a type is the same as that of the invoices', async () => {
    const { told } = await both(['from,to,amount', 'E1,E2,5'], [row('E1', 'E2', 7)])
    expect(told).toMatchObject({ rows: 2, edges: 1, pairs: 1, mergedRows: 1 })
    expect(told.hubs[0]).toMatchObject({ id: 'E1', outAmount: 12 })
  })

  it('takes the months of both together', async () => {
    const { told } = await both(
      [
        'from,to,date,amount',
        ...[4, 5, 6].map((month) => `E1,E2,2025-0${month}-10,1`),
        'E8,E9,2025-09-30,1',
      ],
      [1, 2, 3].map((month) => row('E1', 'E2', month, `2025/${month}/3`)),
    )
    expect(told.broken).toEqual({
      ...{ through: '2025-09', count: 1 },
      edges: [{ from: 'E1', to: 'E2', activeMonths: 6, lastMonth: '2025-06' }],
    })
  })

  it('says of which of them a row is that was left out', async () => {
    const { told, err } = await both(
      ['from,to', 'E1,E2'],
      [row('E1', 'E2', 7), row('E1', 'E2', 8, '2025/2/30')],
    )
    expect(told.badRows).toMatchObject({ count: 1, rows: [{ source: 'invoices', row: 3 }] })
    expect(err).toContain('发票清单有 1 行需要留意')
  })
})

describe('xinjian graph says what it needs', () => {
  it.each([
    [[], 2, '请用 --edges'],
    [['--edges', '/no/such', '--sales', '/no/such'], 1, '找不到文件'],
    [['--edges', 'x', '--longest', '7'], 2, '--longest 应为 2 到 6'],
    [['--edges', 'x', '--top', '-1'], 2, '--top'],
    [['--edges', 'x', '--through', '2025'], 2, '--through 应为年-月'],
    [['--edges', '/no/such'], 1, '找不到文件'],
  ])('%j: %i', async (args, code, words) => {
    const answer = await graph(...args)
    expect([answer.code, answer.err]).toEqual([code, expect.stringContaining(words)])
  })
  it('names the columns where they lack', async () => {
    const { code, err } = await graph('--edges', await file('wages.csv', '姓名,工资\n张三,100\n'))
    expect([code, err]).toEqual([1, expect.stringContaining('列名 from 和 to')])
  })
  it('stands in the help', async () => {
    expect((await xinjian('--help')).out).toContain('graph [--edges FILE]')
  })
})
