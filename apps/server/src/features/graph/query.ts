/** One query: what is held is gathered, what it costs is held and charged with the answer, which is kept as it goes out. */
import type { BodyOf, contract } from '@xinjian/contract'
import { EDGES_OF_VIEW } from '@xinjian/graph/graph'
import type { TenantDb, TenantTx } from '../../db/tenant.ts'
import type { SessionCtx } from '../../http/context.ts'
import { Refusal } from '../../http/refusal.ts'
import {
  anyWithdrawn,
  lockConsents,
  maySee,
  maySeeReport,
  recordAccessOfMany,
} from '../consent/index.ts'
import type { TradeCache } from '../facts/invoice/read.ts'
import { hold, settle, viaOf } from '../metering/index.ts'
import { GRAPH, mustSell } from '../product/index.ts'
import { rankedBy, tradeGraph } from './answer/analysis.ts'
import { findIn, yearOf } from './answer/find.ts'
import { gather } from './answer/gather.ts'
import { toldApart } from './answer/marks.ts'
import type { createNamer } from './answer/names.ts'
import { answerOf, type GraphAnswer, packed } from './answer/packed.ts'
import { type GraphFilter, selectView } from './answer/select.ts'
import type { RowsOf } from './answer/shown.ts'
import { wireFinding } from './answer/wire-finding.ts'
import { makeGraphNo } from './number.ts'
import { graphByRequest, insertGraphQuery } from './store.ts'
import { GRAPH_NAME, GRAPH_SAYS, LOOKS } from './words.ts'
import { Enterprises, type HeldEnterprise } from './world/enterprises.ts'
import { sourcesOf } from './world/sources.ts'

export interface GraphDeps {
  cache: TradeCache
  namer: ReturnType<typeof createNamer>
}

type Asked = BodyOf<typeof contract.graph.graphQuery>
type Asking = Pick<SessionCtx, 'tenant' | 'session'>

export async function askGraph(
  deps: GraphDeps,
  { tenant, session }: Asking,
  { taxId, requestId, ...filter }: Asked,
): Promise<GraphAnswer> {
  mustSell(session.channel?.products, GRAPH, GRAPH_NAME)
  const before = requestId && (await graphByRequest(tenant, session.userName, requestId))
  if (before) {
    maySeeReport(before)
    await recordAccessOfMany(tenant, before.used, looking(session.userName, LOOKS.QUERY, before.no))
    return answerOf(before)
  }
  const enterprises = new Enterprises(tenant)
  const centre = await enterprises.centre(taxId)
  if (!centre) throw new Refusal('ENTERPRISE_UNKNOWN')
  await maySee(tenant, centre.id)
  const drawn = await draw(deps, tenant, { enterprises, centre, filter })
  return tenant.transaction((tx) =>
    keep(tx, session, { ...drawn, centre, filter, requestId: requestId ?? null }),
  )
}

interface Drawn {
  answer: Omit<GraphAnswer, 'charged'>
  rows: Record<string, RowsOf>
  used: number[]
  collected: number[]
}

interface Drawing {
  enterprises: Enterprises
  centre: HeldEnterprise
  filter: GraphFilter
}

async function draw(
  { cache, namer }: GraphDeps,
  tenant: TenantDb,
  { enterprises, centre, filter }: Drawing,
): Promise<Drawn> {
  const at = new Date()
  const names = (world: Parameters<typeof namer>[1]) => namer(tenant.companyId, world, enterprises)
  const graph = await gather({ tenant, cache, enterprises, namer: names }, centre, filter)
  const ranked = rankedBy(tradeGraph(graph.edges))
  const { findings, circles } = await findIn(tenant, graph, filter.view)
  const { nodes, edges, folded } = selectView(graph, filter, findings)
  const drawn = new Set([...nodes, ...edges].map(({ id }) => id))
  const told = findings.filter((one) => [...one.nodes, ...one.edges].every((id) => drawn.has(id)))
  const used = [...new Set(edges.flatMap(({ id }) => graph.usedBy.get(id) ?? []))]
  return {
    answer: {
      queryNo: makeGraphNo(at),
      at: at.toISOString(),
      enterpriseName: centre.name,
      taxNo: centre.taxNo,
      ...{ view: filter.view, levels: filter.levels },
      sources: await sourcesOf(tenant, centre, EDGES_OF_VIEW[filter.view]),
      nodes: toldApart(nodes).map((node) => ({
        ...node,
        risks: node.risks && [...node.risks],
        rank: ranked.get(node.id)?.rank ?? null,
        position: ranked.get(node.id)?.position ?? null,
      })),
      edges: edges.map(({ trade, ...edge }) => ({
        ...edge,
        ...(trade && {
          trade: { ...trade, months: [...trade.months], topGoods: [...trade.topGoods] },
        }),
      })),
      folded,
      cut: [...graph.cut],
      ...(circles && { year: yearOf(graph) }),
      findings: told.map(wireFinding),
      hiddenFindings: findings.length - told.length,
      ...(circles && {
        circles: {
          complete: circles.complete,
          ...(circles.ofCentre !== null && { ofCentre: circles.ofCentre }),
          told: circles.told,
          byLength: circles.counts.flatMap((count, length) =>
            length < 2 ? [] : [{ length, count }],
          ),
        },
      }),
    },
    rows: Object.fromEntries(
      edges.flatMap(({ id }) => (graph.rows.has(id) ? [[id, graph.rows.get(id)!]] : [])),
    ),
    used,
    collected: used.filter((id) => enterprises.byId(id)?.collected),
  }
}

interface Keeping extends Drawn {
  centre: HeldEnterprise
  filter: GraphFilter
  requestId: string | null
}

/** Charged where anything was found; nobody's consent is taken back between what was read and what is kept. */
async function keep(
  tx: TenantTx,
  session: Asking['session'],
  { answer, rows, used, collected, centre, filter, requestId }: Keeping,
): Promise<GraphAnswer> {
  for (const id of [...used].sort((a, b) => a - b)) await lockConsents(tx, id)
  if (await anyWithdrawn(tx, collected)) throw new Refusal('CONSENT_REQUIRED')
  const { queryNo: no, nodes, edges, findings } = answer
  await hold(tx, [
    {
      ...{ no, product: GRAPH, name: GRAPH_NAME, via: viaOf(session), madeBy: session.userName },
      enterprise: { id: centre.id, name: centre.name, taxNo: centre.taxNo },
    },
  ])
  const amount = await settle(tx, no, edges.length > 0 ? 'FOUND' : 'NOT_FOUND')
  const whole = { ...answer, charged: (amount ?? 0) > 0 }
  const isNew = await insertGraphQuery(tx, {
    ...{ no, requestId, used, collected, charged: whole.charged, made_by: session.userName },
    enterprise_id: centre.id,
    enterprise_name: centre.name,
    tax_no: centre.taxNo,
    ...{ view: filter.view, levels: filter.levels, filters: filter },
    ...{ nodes: nodes.length, edges: edges.length, findings: findings.length },
    answer: await packed(whole),
    rowsOf: await packed(rows),
  })
  if (isNew === 0) throw new Refusal('CONFLICT', GRAPH_SAYS.askedAtOnce)
  await recordAccessOfMany(tx, used, looking(session.userName, LOOKS.QUERY, no))
  return whole
}

/** How a look at what stands in a query is noted under the contracts of those whose data it is. */
export const looking = (who: string, action: string, no: string) => ({
  ...{ who, action, object: `${GRAPH_NAME} ${no}` },
  kind: 'DATA' as const,
  source: 'TAX_BUREAU' as const,
})
