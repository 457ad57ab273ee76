/** Lists that grow without end, and how each is read from its first row to its last. */
import { entryWalk } from './features/ledger/index.ts'
import type { Walk } from './features/listExport/index.ts'
import { type UsageFilter, type UsageSort, usageWalk } from './features/metering/index.ts'
import { reportWalk } from './features/report/index.ts'
import { checkWalk } from './features/verify/index.ts'

/** By the name of the call; its body was checked by the call's schema. */
export const WALKS: Readonly<Record<string, Walk>> = {
  usageList: ({ tenant }, body, from) => {
    const { sort, ...filter } = body as UsageFilter & { sort: UsageSort }
    return usageWalk(tenant, filter, sort, from)
  },
  reportResult: ({ tenant }, body, from) => reportWalk(tenant, body, from),
  verifyList: ({ tenant }, body, from) => checkWalk(tenant, body, from),
  ledgerEntries: ({ tenant }, body, from) => entryWalk(tenant, body, from),
}
