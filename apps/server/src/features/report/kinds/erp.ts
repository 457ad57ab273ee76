/** ERP财务报告: of ledgers, ageing and bank lines that files of the enterprise brought, beside what invoices and returns say. */
import type { Dataset } from '@xinjian/contract'
import { ERP_ENGINE } from '@xinjian/engine/erp/engine'
import type { ErpFacts } from '@xinjian/engine/erp/facts'
import { usableOf } from '../../consent/index.ts'
import {
  ERP_DATASETS,
  ERP_PROOFS,
  FILED_DATASETS,
  heldBookSources,
  heldCash,
  heldFilings,
  heldOrders,
  heldSold,
  loadErpFacts,
  ORDER_DATASETS,
  SOLD_DATASETS,
  storeReckoned,
} from '../../facts/records/read.ts'
import { REPORT_SAYS } from '../words.ts'
import { booksFacts, booksMonths, hasNewerBooks } from './books.ts'
import { latest, type ServerKind } from './kind.ts'

/** Set beside the books where a contract in force allows it. */
const OUTSIDE: readonly Dataset[] = ['INVOICE_OUT', 'INVOICE_IN', 'VAT_RETURN', ...FILED_DATASETS]

const READ = [...ERP_DATASETS, ...ERP_PROOFS]

/** Read with them: of sales lines and orders alone no such report is made. */
const BESIDE = [...READ, ...SOLD_DATASETS, ...ORDER_DATASETS]

const erpFacts = booksFacts(async (tx, enterpriseId) => {
  const usable = new Set(await usableOf(tx, enterpriseId, OUTSIDE))
  const loaded = await loadErpFacts(tx, enterpriseId, usable)
  if (!loaded) return null
  const { filings, newest } = await heldFilings(tx, enterpriseId, usable)
  const { sold, newest: newestSold } = await heldSold(tx, enterpriseId, usable)
  const { orders, newest: newestOrder } = await heldOrders(tx, enterpriseId)
  // What was filed, sold or ordered may have come after the books: its rows are read as evidence as well.
  const dataCutoff = latest(
    loaded.dataCutoff,
    newest ?? undefined,
    newestSold ?? undefined,
    newestOrder ?? undefined,
  )
  const sources = await heldBookSources(tx, enterpriseId)
  const { cash, fresh } = await heldCash(tx, enterpriseId)
  return {
    ...{ ...loaded, dataCutoff, fresh: [...loaded.fresh, ...fresh] },
    facts: { ...loaded.facts, filings, sources, sold, orders, cash },
  }
})

export const erpKind: ServerKind<ErpFacts> = {
  engine: ERP_ENGINE,
  datasets: [...BESIDE, ...OUTSIDE],
  scopes: ['REPORT'],
  files: READ,
  noData: REPORT_SAYS.uploadBooksFirst,
  months: booksMonths(ERP_DATASETS),
  async load(tenant, enterpriseId, asked) {
    const loaded = await erpFacts(tenant, enterpriseId, asked)
    if (loaded) await storeReckoned(tenant, enterpriseId, loaded.fresh)
    return loaded
  },
  hasNewer: hasNewerBooks(BESIDE),
}
