/** What features keep of a person's account: what goes on when its holder leaves, and the ways back from what was done in its name. */
import type { Database } from './db/pool.ts'
import { channelBack, ownedKeys, ownedLinks } from './features/channel/index.ts'
import { companyBack } from './features/company/index.ts'
import { ownedLists } from './features/listBatch/index.ts'
import { ownBack } from './features/people/index.ts'
import { ownedShares } from './features/report/index.ts'
import { factorsBack } from './features/session/index.ts'
import { ownedTables } from './features/verify/index.ts'
import { ownedWatches } from './features/verifyWatch/index.ts'
import type { Columns } from './security/column/column.ts'

export const backsOf = (db: Database, columns: Columns) => [
  factorsBack(db),
  ownBack(db, columns),
  companyBack(db),
  channelBack(db),
]

export const holdingsOf = (secret: Parameters<typeof ownedShares>[0]) => [
  ownedKeys,
  ownedShares(secret),
  ownedLinks,
  ownedWatches,
  ownedTables,
  ownedLists,
]
