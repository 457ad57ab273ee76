/**
 * Circles of guarantees, and who stands behind several borrowers, over all enterprises that the session sees (0202). Reckoned when it is asked for,
 * of what is held at that moment: a consent that was taken back is out of it at once. Nothing is charged: it is the institution's own list.
 */
import { createHash } from 'node:crypto'
import type { BodyOf, contract, DataOf } from '@xinjian/contract'
import { BORROWER_FINDINGS } from '@xinjian/contract/graph/findings'
import { commonControl, guaranteeCircles } from '@xinjian/graph/findings/control'
import type { EdgeType, GraphFinding } from '@xinjian/graph/graph'
import type { SessionCtx } from '../../../http/context.ts'
import { recordAccessOfMany } from '../../consent/index.ts'
import { enterpriseIds } from '../../enterprise/index.ts'
import { toldApart } from '../answer/marks.ts'
import { type ShownGraph, shownGraph } from '../answer/shown.ts'
import { wireFinding } from '../answer/wire-finding.ts'
import type { GraphDeps } from '../query.ts'
import { GRAPH_NAME, LOOKS } from '../words.ts'
import { Enterprises } from '../world/enterprises.ts'
import { addAllRelations } from '../world/relations.ts'
import { emptyWorld, type Party } from '../world/world.ts'

type Answer = DataOf<typeof contract.graph.graphBorrowers>
type Row = Answer['rows'][number]

const TYPES: readonly EdgeType[] = ['GUARANTEE', 'INVEST', 'SHAREHOLDER', 'LEGAL_REP']
/** Enterprises whose records are read for one answer, the oldest in the list first. */
const MOST_ENTERPRISES = 20_000
const LOOKED_UP = 1_000
/** As many circles as `guaranteeCircles` tells: there may be more. */
const MOST_CIRCLES = 100
/** Parties of one finding that are told to be drawn. */
const MOST_DRAWN = 300

export async function borrowerFindings(
  { namer }: GraphDeps,
  { tenant, session }: Pick<SessionCtx, 'tenant' | 'session'>,
  { keyword, kind, page, size }: BodyOf<typeof contract.graph.graphBorrowers>,
): Promise<Answer> {
  const enterprises = new Enterprises(tenant)
  const ids = await enterpriseIds(tenant)
  const wanted = ids.slice(0, MOST_ENTERPRISES)
  for (let at = 0; at < wanted.length; at += LOOKED_UP)
    await enterprises.lookUpIds(wanted.slice(at, at + LOOKED_UP))
  // Nobody stands in the centre.
  const world = emptyWorld(NOBODY, 0)
  world.parties.delete(NOBODY.key)
  const held = wanted.flatMap((id) => enterprises.byId(id) ?? [])
  await addAllRelations({ tenant, enterprises }, world, { held, types: TYPES })
  const graph = shownGraph({
    ...{ world, enterprises, attributes: new Map() },
    namer: namer(tenant.companyId, world, enterprises),
  })
  const circles = guaranteeCircles(graph.edges)
  const rowOf = rowsIn(graph)
  const all = [...circles, ...commonControl(graph.edges, graph.borrowers)]
    .filter((one) => (kind ? one.kind === kind : true))
    .map(rowOf)
    // Of firms that the institution has nothing to do with nothing is told.
    .filter((row) => row.borrowers > 0)
    .filter(matching(keyword))
  const rows = all.slice((page - 1) * size, page * size)
  const used = new Set(
    rows.flatMap(({ edges }) => edges.flatMap(({ id }) => graph.usedBy.get(id) ?? [])),
  )
  await recordAccessOfMany(tenant, [...used], {
    ...{ who: session.userName, action: LOOKS.BORROWERS, object: GRAPH_NAME },
    ...{ kind: 'DATA', source: 'TAX_BUREAU' },
  })
  return {
    ...{ rows, total: all.length, page, size },
    ...{ read: held.length, all: ids.length },
    complete: wanted.length === ids.length && circles.length < MOST_CIRCLES,
  }
}

const NOBODY: Party = {
  ...{ key: '', type: 'ENTERPRISE', taxNo: null, name: '', isPublic: false, level: 0 },
}

const isKind = (kind: string): kind is Row['kind'] =>
  (BORROWER_FINDINGS as readonly string[]).includes(kind)

function rowsIn(graph: ShownGraph): (found: GraphFinding) => Row {
  const nodes = new Map(graph.nodes.map((node) => [node.id, node]))
  const edges = new Map(graph.edges.map((edge) => [edge.id, edge]))
  return (found) => {
    const { kind, nodes: parties, edges: relations } = found
    if (!isKind(kind)) throw new RangeError(kind)
    const [first, ...others] = parties
    const told = relations.flatMap((id) => edges.get(id) ?? [])
    // Firms between who controls and a borrower stand on the edges alone.
    const drawn = [...new Set([...parties, ...told.flatMap(({ from, to }) => [from, to])])].slice(
      0,
      MOST_DRAWN,
    )
    const shown = toldApart(drawn.map((id) => nodes.get(id)!))
    const names = new Map(shown.map(({ id, name }) => [id, name]))
    const nameOf = (id: string): string => names.get(id) ?? nodes.get(id)!.name
    const isCircle = kind === 'GUARANTEE_CIRCLE'
    return {
      id: createHash('sha256')
        .update([kind, ...parties].join())
        .digest('base64url')
        .slice(0, 22),
      kind,
      who: isCircle ? [...parties, first!].map(nameOf).join(' → ') : nameOf(first!),
      controlled: isCircle ? null : others.map(nameOf).join('、'),
      borrowers: parties.filter((id) => graph.borrowers.has(id)).length,
      parties: drawn.length,
      finding: wireFinding(found),
      nodes: shown.map((node) => ({
        ...node,
        ...{ risks: null, rank: null, position: null },
        ...{ level: node.id === first ? 0 : 1, centre: node.id === first },
      })),
      edges: told
        .filter(({ from, to }) => drawn.includes(from) && drawn.includes(to))
        .map(({ trade: _, ...edge }) => edge),
    }
  }
}

/** Rows of which a party has the text in the name that is shown, or just this number. */
function matching(keyword: string | undefined): (row: Row) => boolean {
  const wanted = keyword?.normalize('NFKC').trim().toLowerCase()
  if (!wanted) return () => true
  return ({ nodes }) =>
    nodes.some(({ name, id }) => name.toLowerCase().includes(wanted) || id.toLowerCase() === wanted)
}
