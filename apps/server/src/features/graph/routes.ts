import { contract } from '@xinjian/contract'
import type { TenantDb } from '../../db/tenant.ts'
import { implement } from '../../http/implement.ts'
import { Refusal } from '../../http/refusal.ts'
import { maySee, maySeeReport, recordAccessOfMany } from '../consent/index.ts'
import { answerOf, rowsOfEdges } from './answer/packed.ts'
import { borrowerFindings } from './borrowers/findings.ts'
import { exportOf } from './export.ts'
import { invoicesOf } from './invoices.ts'
import { pathsIn } from './path.ts'
import { askGraph, type GraphDeps, looking } from './query.ts'
import { quoteOf } from './quote.ts'
import { graphByNo, graphPage, type KeptGraph } from './store.ts'
import { GRAPH_SAYS, LOOKS } from './words.ts'

export const graphRoutes = (deps: GraphDeps) =>
  implement(contract.graph, {
    graphQuote: async ({ tenant }, { taxId }) => ({ quote: await quoteOf(tenant, taxId) }),
    graphQuery: (ctx, body) => askGraph(deps, ctx, body),

    async graphDetail({ tenant, session }, { queryNo }) {
      return answerOf(await open(tenant, queryNo, session.userName, LOOKS.DETAIL))
    },
    async graphRecords({ tenant }, { page, size, ...filter }) {
      return { ...(await graphPage(tenant, filter, page, size)), page, size }
    },
    graphBorrowers: (ctx, body) => borrowerFindings(deps, ctx, body),
    async graphInvoices({ tenant, session }, { queryNo, edge, ...asked }) {
      const kept = await open(tenant, queryNo, session.userName, LOOKS.INVOICES)
      const rows = (await rowsOfEdges(kept))[edge]
      if (!rows) throw new Refusal('UNKNOWN', GRAPH_SAYS.noSuchEdge)
      await maySee(tenant, rows.enterpriseId)
      return invoicesOf(tenant, rows, asked)
    },
    async graphPath({ tenant, session }, { queryNo, from, to }) {
      const kept = await open(tenant, queryNo, session.userName, LOOKS.PATH)
      return pathsIn(await answerOf(kept), from, to)
    },
    async graphExport({ tenant, session, inEnglish }, { queryNo, format, types }) {
      const kept = await open(tenant, queryNo, session.userName, `${LOOKS.EXPORT}${format}`)
      return exportOf(await answerOf(kept), {
        format,
        types,
        language: inEnglish ? 'en' : 'zh',
      })
    },
  })

/** A kept query that the session may see, while the consents that it rests on stand; the look is noted under them. */
async function open(
  tenant: TenantDb,
  queryNo: string,
  who: string,
  action: string,
): Promise<KeptGraph> {
  const kept = await graphByNo(tenant, queryNo)
  if (!kept) throw new Refusal('UNKNOWN', GRAPH_SAYS.noSuchQuery)
  maySeeReport(kept)
  await recordAccessOfMany(tenant, kept.used, looking(who, action, queryNo))
  return kept
}
