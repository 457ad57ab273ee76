import { useQuery } from '@tanstack/react-query'
import { graph } from '@xinjian/contract/nouns/query/graph'
import { query } from '../../../api/query.ts'
import type { Days, InvoicesAsked, WorldEdge } from '../world.ts'

export const FIRST_PAGE = { page: 1, size: 20 }
/** Each look is noted under the consent: what the card just asked for, its dialog does not ask for again. */
const FRESH_MS = 60_000

export const invoicesQuery = (
  queryNo: string,
  edge: string,
  at: typeof FIRST_PAGE & Partial<InvoicesAsked['paper'] & Days> & { valid?: boolean },
) => ({
  ...query(graph.graphInvoices, { queryNo, edge, ...at }),
  staleTime: FRESH_MS,
})

/** What was traded most over a relation; a view does not tell it, the invoices of the relation do. None until they came, and where they are sealed. */
export function useTopGoods(queryNo: string, { id, trade }: WorldEdge): readonly string[] {
  const asked = invoicesQuery(queryNo, id, FIRST_PAGE)
  return useQuery({ ...asked, enabled: trade !== undefined }).data?.topGoods ?? []
}
