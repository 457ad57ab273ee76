/**
 * A kept query as a file: GraphML, or nodes, edges and findings as three CSV in one archive. Nothing stands in it that the answer does not tell. A
 * finding has a number; its nodes and edges name it, so that a ring can be picked out of the picture.
 */
import { Readable } from 'node:stream'
import { type CsvValue, csvLines } from '@xinjian/format/spreadsheet'
import type { EdgeType } from '@xinjian/graph/graph'
import { sayFinding } from '@xinjian/graph/say-finding'
import { sayUnlisted } from '@xinjian/graph/say-unlisted'
import type { Download } from '../../http/implement.ts'
import { zipOf } from '../listExport/index.ts'
import type { GraphAnswer } from './answer/packed.ts'
import { GRAPH_NAME } from './words.ts'

type Node = GraphAnswer['nodes'][number]
type Edge = GraphAnswer['edges'][number]
type Finding = GraphAnswer['findings'][number] & { no: number; said: string }
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

const FINDING_COLUMNS: readonly Column<Finding>[] = [
  ['no', 'double', ({ no }) => no],
  ['kind', 'string', ({ kind }) => kind],
  ['said', 'string', ({ said }) => said],
  ['nodes', 'string', ({ nodes }) => nodes.join(' ')],
  ['edges', 'string', ({ edges }) => edges.join(' ')],
  ['from', 'string', ({ from }) => from],
  ['to', 'string', ({ to }) => to],
  ['figures', 'string', ({ figures }) => JSON.stringify(figures)],
]

/** What is drawn, and how its findings are named by what they stand on. */
interface Drawn {
  /** What the findings leave out; null = nothing. */
  note: string | null
  nodes: readonly Node[]
  edges: readonly Edge[]
  findings: readonly Finding[]
}

/** Numbers of the findings that each node and edge stands in; null = in none. */
function findingsBy(findings: readonly Finding[]) {
  const numbers = new Map<string, number[]>()
  for (const { no, nodes, edges } of findings)
    for (const id of new Set([...nodes, ...edges])) {
      const own = numbers.get(id)
      if (own) own.push(no)
      else numbers.set(id, [no])
    }
  return <Row extends { id: string }>(): Column<Row> => [
    'findings',
    'string',
    ({ id }) => numbers.get(id)?.join(' ') ?? null,
  ]
}

interface Asked {
  format: 'graphml' | 'csv'
  /** Edges of these alone, and findings that stand on no other. */
  types?: readonly EdgeType[] | undefined
  /** Of the sentences; names and codes are as they are. */
  language: 'zh' | 'en'
}

function drawnOf(answer: GraphAnswer, { types, language }: Asked): Drawn {
  const edges = types ? answer.edges.filter(({ type }) => types.includes(type)) : answer.edges
  const ids = new Set(edges.map(({ id }) => id))
  const names = new Map(answer.nodes.map(({ id, name }) => [id, name]))
  const findings = answer.findings
    .filter((one) => one.edges.every((id) => ids.has(id)))
    .map((one, i) => ({
      ...one,
      no: i + 1,
      said: sayFinding(one, (id) => names.get(id) ?? id, language),
    }))
  const note = answer.circles ? sayUnlisted(answer.circles, language) : null
  return { note, nodes: answer.nodes, edges, findings }
}

export function exportOf(answer: GraphAnswer, asked: Asked): Download {
  const drawn = drawnOf(answer, asked)
  const name = `${answer.enterpriseName}-${GRAPH_NAME}-${answer.queryNo}`
  if (asked.format === 'csv')
    return {
      fileName: `${name}.zip`,
      type: 'application/zip',
      body: Readable.from(zipOf(csvFiles(drawn), new Date(answer.at))),
    }
  return {
    fileName: `${name}.graphml`,
    type: 'application/graphml+xml; charset=utf-8',
    body: Buffer.from(graphml(drawn), 'utf8'),
  }
}

/** Spreadsheet programs take a CSV for UTF-8 by its mark. */
const MARK = '\ufeff'

async function* csvFiles({ note, nodes, edges, findings }: Drawn) {
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
  const found = findingsBy(findings)
  yield { name: 'nodes.csv', bytes: sheet([...NODE_COLUMNS, found()], [id], nodes) }
  yield { name: 'edges.csv', bytes: sheet([...EDGE_COLUMNS, found()], [id, ...ends], edges) }
  yield { name: 'findings.csv', bytes: sheet(FINDING_COLUMNS, [], findings) }
  if (note !== null)
    yield { name: 'notes.csv', bytes: sheet([['said', 'string', (said) => said]], [], [note]) }
}

/** The graph carries one finding a datum, as JSON: GraphML knows no lists. */
function graphml({ note, nodes, edges, findings }: Drawn): string {
  const found = findingsBy(findings)
  const nodeColumns = [...NODE_COLUMNS, found<Node>()]
  const edgeColumns = [...EDGE_COLUMNS, found<Edge>()]
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
    ...keys('node', nodeColumns),
    ...keys('edge', edgeColumns),
    ...findings.map(
      ({ no }) =>
        `<key id="finding_${no}" for="graph" attr.name="finding_${no}" attr.type="string"/>`,
    ),
    ...(note === null ? [] : ['<key id="note" for="graph" attr.name="note" attr.type="string"/>']),
    '<graph id="G" edgedefault="directed">',
    ...(note === null ? [] : [`<data key="note">${xml(note)}</data>`]),
    ...findings.map((one) => `<data key="finding_${one.no}">${xml(JSON.stringify(one))}</data>`),
    ...nodes.map((node) => `<node id="${xml(node.id)}">${data('node', nodeColumns, node)}</node>`),
    ...edges.map(
      (edge) =>
        `<edge id="${xml(edge.id)}" source="${xml(edge.from)}" target="${xml(edge.to)}">${data('edge', edgeColumns, edge)}</edge>`,
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
