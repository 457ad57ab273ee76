/** A kept query as a file: GraphML, or nodes and edges as two CSV in one archive. Nothing stands in it that the answer does not tell. */
import { Readable } from 'node:stream'
import { type CsvValue, csvLines } from '@xinjian/format/spreadsheet'
import type { EdgeType } from '@xinjian/graph/graph'
import type { Download } from '../../http/implement.ts'
import { zipOf } from '../listExport/index.ts'
import type { GraphAnswer } from './answer/packed.ts'
import { GRAPH_NAME } from './words.ts'

type Node = GraphAnswer['nodes'][number]
type Edge = GraphAnswer['edges'][number]
type Column<Row> = readonly [
  name: string,
  type: 'string' | 'double' | 'boolean',
  of: (row: Row) => CsvValue,
]

/** 分 as yuan, with a point: programs read it. */
const yuan = (fen: number | null | undefined): number | null => (fen == null ? null : fen / 100)

const NODE_COLUMNS: readonly Column<Node>[] = [
  ['type', 'string', ({ type }) => type],
  ['name', 'string', ({ name }) => name],
  ['masked', 'boolean', ({ masked }) => masked],
  ['centre', 'boolean', ({ centre }) => centre],
  ['level', 'double', ({ level }) => level],
  ['status', 'string', ({ status }) => status],
  ['industry', 'string', ({ industry }) => industry],
  ['region', 'string', ({ region }) => region],
  ['sales12_yuan', 'double', ({ sales12 }) => yuan(sales12)],
  ['risks', 'string', ({ risks }) => risks?.join(' ') ?? null],
  ['rank', 'double', ({ rank }) => rank],
  ['position', 'string', ({ position }) => position],
]
const EDGE_COLUMNS: readonly Column<Edge>[] = [
  ['type', 'string', ({ type }) => type],
  ['total12_yuan', 'double', ({ trade }) => yuan(trade?.total12)],
  ['invoices', 'double', ({ trade }) => trade?.invoices],
  ['first_month', 'string', ({ trade }) => trade?.firstMonth],
  ['last_month', 'string', ({ trade }) => trade?.lastMonth],
  ['active_months', 'double', ({ trade }) => trade?.activeMonths],
  ['share_of_seller', 'double', ({ trade }) => trade?.shareOfSeller],
  ['share_of_buyer', 'double', ({ trade }) => trade?.shareOfBuyer],
  ['ratio', 'double', ({ ratio }) => ratio],
  ['label', 'string', ({ label }) => label],
]

export function exportOf(
  answer: GraphAnswer,
  format: 'graphml' | 'csv',
  types: readonly EdgeType[] | undefined,
): Download {
  const edges = types ? answer.edges.filter(({ type }) => types.includes(type)) : answer.edges
  const name = `${answer.enterpriseName}-${GRAPH_NAME}-${answer.queryNo}`
  if (format === 'csv')
    return {
      fileName: `${name}.zip`,
      type: 'application/zip',
      body: Readable.from(zipOf(csvFiles(answer.nodes, edges), new Date(answer.at))),
    }
  return {
    fileName: `${name}.graphml`,
    type: 'application/graphml+xml; charset=utf-8',
    body: Buffer.from(graphml(answer.nodes, edges), 'utf8'),
  }
}

/** Spreadsheet programs take a CSV for UTF-8 by its mark. */
const MARK = '\ufeff'

async function* csvFiles(nodes: readonly Node[], edges: readonly Edge[]) {
  const sheet = <Row>(
    columns: readonly Column<Row>[],
    keys: readonly Column<Row>[],
    rows: readonly Row[],
  ) => {
    const all = [...keys, ...columns]
    const lines = [
      all.map(([title]) => title),
      ...rows.map((row) => all.map(([, , of]) => of(row))),
    ]
    return Buffer.from(MARK + csvLines(lines), 'utf8')
  }
  const id: Column<Node | Edge> = ['id', 'string', (row) => row.id]
  const ends: readonly Column<Edge>[] = [
    ['from', 'string', ({ from }) => from],
    ['to', 'string', ({ to }) => to],
  ]
  yield { name: 'nodes.csv', bytes: sheet(NODE_COLUMNS, [id], nodes) }
  yield { name: 'edges.csv', bytes: sheet(EDGE_COLUMNS, [id, ...ends], edges) }
}

function graphml(nodes: readonly Node[], edges: readonly Edge[]): string {
  const keys = <Row>(of: 'node' | 'edge', columns: readonly Column<Row>[]) =>
    columns.map(
      ([name, type]) =>
        `<key id="${of}_${name}" for="${of}" attr.name="${name}" attr.type="${type}"/>`,
    )
  const data = <Row>(of: 'node' | 'edge', columns: readonly Column<Row>[], row: Row) =>
    columns
      .map(([name, , value]) => [name, value(row)] as const)
      .filter(([, value]) => value !== null && value !== undefined)
      .map(([name, value]) => `<data key="${of}_${name}">${xml(String(value))}</data>`)
      .join('')
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<graphml xmlns="http://graphml.graphdrawing.org/xmlns">',
    ...keys('node', NODE_COLUMNS),
    ...keys('edge', EDGE_COLUMNS),
    '<graph id="G" edgedefault="directed">',
    ...nodes.map((node) => `<node id="${xml(node.id)}">${data('node', NODE_COLUMNS, node)}</node>`),
    ...edges.map(
      (edge) =>
        `<edge id="${xml(edge.id)}" source="${xml(edge.from)}" target="${xml(edge.to)}">${data('edge', EDGE_COLUMNS, edge)}</edge>`,
    ),
    '</graph>',
    '</graphml>',
    '',
  ].join('\n')
}

const NAMED: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
}

/** What XML 1.0 cannot hold is left out: names come from strangers. */
const xml = (text: string): string =>
  [...text]
    .filter(isXml)
    .map((letter) => NAMED[letter] ?? letter)
    .join('')

/** XML 1.0, Char; half of a pair is none. */
function isXml(letter: string): boolean {
  const code = letter.codePointAt(0)!
  if (code < 0x20) return code === 0x9 || code === 0xa || code === 0xd
  return !(code >= 0xd800 && code <= 0xdfff) && code !== 0xfffe && code !== 0xffff
}
