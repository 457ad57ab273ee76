/** Graphs of vendors: nodes and links side by side (找关系, 实际控制人), trees of shareholders (股权结构), collections of paths (关联方认定). */
import { isRecord, type JsonRecord } from './leaves.ts'
import { kindNamed, plainName } from './names/names.ts'
import type { GraphKind } from './registry-told.ts'
import { readText } from './values.ts'

/** A link between two nodes: from who holds to who is held. */
export interface GraphLink {
  item: JsonRecord
  path: string
  from: string
  to: string
  /** Names of the fields that told both. */
  ends: string[]
}

/** A node of a tree below another; `heading` = it is a title of what stands below it, not a party. */
export interface TreeNode {
  item: JsonRecord
  path: string
  name: string
  parent: TreeNode | null
  heading: boolean
}

export interface Graph {
  kind: GraphKind
  nodes: number
  links: number
  /** Told by name; what of it may be records. */
  edges: GraphLink[]
  tree: TreeNode[]
  /** Paths of the fields that told it. */
  told: string[]
}

const NODES = ['nodes', 'entityresult', 'entities', 'vertices', 'vertexes', 'node']
const LINKS = ['links', 'edges', 'relationresult', 'relations', 'relationships', 'link', 'lines']
const IDS = ['id', 'nodeid', 'key', 'keyno', 'uid', 'eid']
const FROM = ['from', 'source', 'sourceid', 'startnode', 'fromid', 'start']
const TO = ['to', 'target', 'targetid', 'endnode', 'toid', 'end']
const NAMES = ['name', 'label', 'text', 'entname', 'companyname']
const CHILDREN = ['children', 'childs', 'childrenlist', 'childnodes', 'detaillist']
/** Parties of one tree: beyond it nobody looks. */
const MOST = 200_000

const find = (record: JsonRecord, names: readonly string[]): [string, unknown] | undefined =>
  Object.entries(record).find(([key]) => names.includes(plainName(key)))

/** A node's name, its own or among its properties. */
function nameOf(node: JsonRecord): [field: string, name: string | null] {
  const [field = '', value] = find(node, NAMES) ?? []
  const name = typeof value === 'string' ? readText(value) : null
  const { properties } = node
  if (name !== null || !isRecord(properties)) return [field, name]
  const [inner = '', own] = find(properties, NAMES) ?? []
  return [`properties.${inner}`, readText(own)]
}

const records = (value: unknown): JsonRecord[] =>
  Array.isArray(value) && value.every(isRecord) ? value : []

/** The graph that a record is, or null. */
export function graphOf(record: JsonRecord, path: string): Graph | null {
  return linkedOf(record, path) ?? treeOf(record, path) ?? collectedOf(record)
}

function linkedOf(record: JsonRecord, path: string): Graph | null {
  const [nodes, links] = [find(record, NODES), find(record, LINKS)]
  if (!nodes || !links || records(nodes[1]).length === 0 || !Array.isArray(links[1])) return null
  const names = new Map<string, string>()
  const named = new Set<string>()
  for (const node of records(nodes[1])) {
    const [field, name] = nameOf(node)
    named.add(field)
    for (const [key, value] of Object.entries(node))
      if (name !== null && IDS.includes(plainName(key)) && !names.has(String(value)))
        names.set(String(value), name)
    for (const key of Object.keys(node)) if (IDS.includes(plainName(key))) named.add(key)
  }
  const edges = records(links[1]).flatMap((item): GraphLink[] => {
    const ends = [find(item, FROM), find(item, TO)]
    const [from, to] = ends.map((end) => names.get(String(end?.[1])))
    if (!from || !to) return []
    const at = `${inside(path, links[0])}[]`
    return [{ item, path: at, from, to, ends: ends.flatMap((end) => end?.[0] ?? []) }]
  })
  const control = find(record, ['totalpercent']) !== undefined
  return {
    kind: control ? 'CONTROL' : 'RELATIONS',
    nodes: records(nodes[1]).length,
    links: links[1].length,
    edges,
    tree: [],
    told: [...named].map((name) => `${inside(path, nodes[0])}[].${name}`),
  }
}

const inside = (path: string, name: string): string => (path === '' ? name : `${path}.${name}`)

const childrenOf = (record: JsonRecord): [string, JsonRecord[]] => {
  const [key = '', value] = find(record, CHILDREN) ?? []
  return [key, records(value)]
}

/** A tree has a name and children that have one. */
function treeOf(record: JsonRecord, path: string): Graph | null {
  const name = readText(find(record, NAMES)?.[1])
  const children = childrenOf(record)[1]
  if (name === null || children.length === 0) return null
  if (!children.every((child) => readText(find(child, NAMES)?.[1]) !== null)) return null
  const root: TreeNode = { item: record, path, name, parent: null, heading: false }
  const tree = [root]
  for (let at = 0; at < tree.length && tree.length < MOST; at++) {
    const parent = tree[at]!
    const [key, below] = childrenOf(parent.item)
    const heading = parent === root && areHeadings(root.item, below)
    for (const item of below) {
      const named = readText(find(item, NAMES)?.[1]) ?? ''
      tree.push({ item, path: `${inside(parent.path, key)}[]`, name: named, parent, heading })
    }
  }
  const parties = tree.filter(({ heading }) => !heading).length
  const equity = tree.some(({ item }) => find(item, RATIOS) !== undefined)
  const kind = equity ? 'EQUITY' : 'RELATIONS'
  return { kind, nodes: parties, links: parties - 1, edges: [], tree, told: [] }
}

/** Titles of what stands below them: none of them is a party of its own, though the firm above them is. */
const areHeadings = (root: JsonRecord, nodes: readonly JsonRecord[]): boolean =>
  nodes.every((node) => idOf(node) === null && find(node, RATIOS) === undefined) &&
  nodes.some((node) => childrenOf(node)[1].length > 0) &&
  (idOf(root) !== null || nodes.some((node) => kindNamed(nameOf(node)[1] ?? '') !== undefined))

const RATIOS = ['fundedratio', 'percent', 'ratio', 'stockpercent', 'inparentactualradio']

function idOf(item: JsonRecord): string | null {
  return readText(find(item, ['keyno', 'eid', 'id', 'nodeid', 'uid'])?.[1])
}

/** Parties in collections, each with the paths that lead to it: `[party, how, party, …]`. */
function collectedOf(record: JsonRecord): Graph | null {
  const groups = Object.values(record).flatMap((value) =>
    records(value).filter((group) => find(group, ['collection']) !== undefined),
  )
  if (groups.length === 0) return null
  const [nodes, links] = [new Set<string>(), new Set<string>()]
  const own = idOf(record)
  if (own !== null) nodes.add(own)
  for (let at = 0; at < groups.length && at < MOST; at++) {
    const group = groups[at]!
    groups.push(...childrenOf(group)[1])
    for (const party of records(find(group, ['collection'])?.[1])) {
      const id = idOf(party)
      if (id !== null) nodes.add(id)
      const paths = find(party, ['path', 'paths'])?.[1]
      if (Array.isArray(paths)) for (const one of paths) follow(records(one), nodes, links)
    }
  }
  return {
    kind: 'RELATED_PARTIES',
    nodes: nodes.size,
    links: links.size,
    edges: [],
    tree: [],
    told: [],
  }
}

function follow(steps: readonly JsonRecord[], nodes: Set<string>, links: Set<string>): void {
  let before: string | null = null
  let how: JsonRecord = {}
  for (const step of steps) {
    const id = idOf(step)
    if (id === null) {
      how = step
      continue
    }
    nodes.add(id)
    if (before !== null) {
      const ends = readText(find(how, ['direction'])?.[1]) === 'IN' ? [before, id] : [id, before]
      links.add(JSON.stringify([...ends, find(how, ['reason'])?.[1]]))
    }
    before = id
  }
}
