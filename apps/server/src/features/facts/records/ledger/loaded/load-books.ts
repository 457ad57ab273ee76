/** What an enterprise's own books tell, as the engines of books take it; in the snapshot of `tx`. */
import type { Dataset } from '@xinjian/contract'
import type { ErpFacts } from '@xinjian/engine/erp/facts'
import type { ErpItemFacts } from '@xinjian/engine/erp-item/facts'
import type { ErpZhjFacts } from '@xinjian/engine/erp-zhj/facts'
import { beijingTime } from '@xinjian/format/china-time'
import type { TenantDb } from '../../../../../db/tenant.ts'
import { FACT_HEAD, type FactHead } from '../../../../enterprise/index.ts'
import type { Collection } from '../../../coverage/read.ts'
import { COLLECTIONS } from '../../collections.ts'
import { heldAgeing, heldBalances } from './balances.ts'
import { heldBankMonths, heldBankParties } from './bank.ts'
import { outsideMonths } from './outside.ts'
import { countOf, type Reckoned, reckoned, standOf } from './reckoned.ts'
import { heldReconciled } from './reconciled.ts'
import { heldMoveMonths, heldVoucherSigns } from './signs.ts'
import { heldSlips } from './slips.ts'
import { heldMoves, heldOnHand, heldStockTotals, heldSummary, heldTrade } from './stock.ts'
import { heldPartyMonths, heldSalesDays } from './trade.ts'
import { heldTurnovers, heldVoucherMonths } from './vouchers.ts'

/** Books that a report on an enterprise's ledgers can be made of. */
export const ERP_DATASETS = [
  'GL_BALANCE',
  'GL_VOUCHER',
  'RECEIVABLE',
  'PAYABLE',
  'STOCK_SUMMARY',
  'STOCK_MOVE',
  'BANK_LINE',
] as const satisfies readonly Dataset[]

/** Read with those books: proofs of what they say, of which alone no report is made. */
export const ERP_PROOFS = ['BANK_SLIP'] as const satisfies readonly Dataset[]

/** Books that an inventory report can be made of. */
export const ERP_ITEM_DATASETS = [
  'STOCK_SUMMARY',
  'STOCK_ON_HAND',
  'STOCK_MOVE',
  'SALES_LINE',
  'PURCHASE_LINE',
] as const satisfies readonly Dataset[]

/** Books that a shop report reads. */
export const ERP_ZHJ_DATASETS = [
  'SALES_LINE',
  'PURCHASE_LINE',
  'RECEIVABLE',
  'PAYABLE',
  'STOCK_SUMMARY',
  'STOCK_ON_HAND',
  'BANK_LINE',
] as const satisfies readonly Dataset[]

export interface LoadedBooks<Facts> {
  facts: Facts
  seq: number
  /** Cut-off instant, ISO: evidence of records is read as of it. */
  dataCutoff: string
}

interface Head {
  head: FactHead
  registration: ErpFacts['registration']
  dataCutoff: string
}

/** null = none of these books is there. `proofs` are read with them: the cut-off is after these too. */
async function headOf(
  tx: TenantDb,
  enterpriseId: number,
  datasets: readonly Dataset[],
  proofs: readonly Dataset[] = [],
): Promise<Head | null> {
  const head = await tx.one<FactHead>(FACT_HEAD.text, [enterpriseId])
  const found = await tx.rows<Collection>(COLLECTIONS, [enterpriseId, [...datasets, ...proofs]])
  if (!head || !found.some(({ dataset }) => datasets.includes(dataset))) return null
  const { name, tax_no: taxNo, registration: r } = head
  return {
    head,
    registration: {
      name,
      taxNo,
      regionCode: r.regionCode ?? null,
      industryCode: r.industryCode ?? null,
      industryName: r.industryName ?? null,
      taxpayerType: r.taxpayerType ?? null,
      taxpayerStatus: r.taxpayerStatus ?? null,
      establishedOn: r.establishedOn ?? null,
    },
    dataCutoff: beijingTime(Math.max(...found.map(({ at }) => at.getTime()))),
  }
}

/**
 * @param usable what contracts in force allow of invoices and returns, which are set beside
 * @returns with what was reckoned just now, for `storeReckoned`
 */
export async function loadErpFacts(
  tx: TenantDb,
  enterpriseId: number,
  usable: ReadonlySet<Dataset>,
): Promise<(LoadedBooks<ErpFacts> & { fresh: readonly Reckoned[] }) | null> {
  const known = await headOf(tx, enterpriseId, ERP_DATASETS, ERP_PROOFS)
  if (!known) return null
  const { head, registration, dataCutoff } = known
  const fresh: Reckoned[] = []
  const signs = { part: 'SIGNS' as const, stand: standOf(head.voucher_seq) }
  const facts: Omit<ErpFacts, 'reconciled'> = {
    registration,
    dataCutoff,
    balances: await heldBalances(tx, enterpriseId),
    turnovers: await heldTurnovers(tx, enterpriseId),
    vouchers: await heldVoucherMonths(tx, enterpriseId),
    signs: await reckoned(tx, enterpriseId, signs, fresh, () => heldVoucherSigns(tx, enterpriseId)),
    moves: await heldMoveMonths(tx, enterpriseId),
    receivables: await heldAgeing(tx, enterpriseId, 'RECEIVABLE'),
    payables: await heldAgeing(tx, enterpriseId, 'PAYABLE'),
    bank: await heldBankMonths(tx, enterpriseId),
    bankParties: await heldBankParties(tx, enterpriseId),
    stock: await heldStockTotals(tx, enterpriseId),
    outside: await outsideMonths(tx, enterpriseId, usable),
  }
  const money = {
    part: 'MONEY' as const,
    stand: standOf(
      await countOf(tx, enterpriseId, ['receivable', 'payable', 'gl_balance']),
      ...[head.voucher_seq, head.bank_seq, head.seq, registration.name ?? ''],
      ...[...usable].sort(),
    ),
  }
  const reconciled = await reckoned(tx, enterpriseId, money, fresh, () =>
    heldReconciled(tx, enterpriseId, facts),
  )
  const held = await countOf(tx, enterpriseId, ['bank_slip'])
  const proofs = {
    part: 'SLIPS' as const,
    stand: standOf(held, head.bank_seq),
  }
  const slips =
    held === '0'
      ? null
      : await reckoned(tx, enterpriseId, proofs, fresh, () => heldSlips(tx, enterpriseId))
  return { facts: { ...facts, reconciled, slips }, seq: head.seq, dataCutoff, fresh }
}

export async function loadErpItemFacts(
  tx: TenantDb,
  enterpriseId: number,
): Promise<LoadedBooks<ErpItemFacts> | null> {
  const known = await headOf(tx, enterpriseId, ERP_ITEM_DATASETS)
  if (!known) return null
  const { head, registration, dataCutoff } = known
  const facts: ErpItemFacts = {
    registration,
    dataCutoff,
    summary: await heldSummary(tx, enterpriseId),
    onHand: await heldOnHand(tx, enterpriseId),
    moves: await heldMoves(tx, enterpriseId),
    sales: await heldTrade(tx, enterpriseId, 'sales_line'),
    purchases: await heldTrade(tx, enterpriseId, 'purchase_line'),
  }
  return { facts, seq: head.seq, dataCutoff }
}

/** @param usable what contracts in force allow of invoices, which are set beside the sales */
export async function loadErpZhjFacts(
  tx: TenantDb,
  enterpriseId: number,
  usable: ReadonlySet<Dataset>,
): Promise<LoadedBooks<ErpZhjFacts> | null> {
  const sold = await headOf(tx, enterpriseId, ['SALES_LINE'])
  const known = sold && (await headOf(tx, enterpriseId, ERP_ZHJ_DATASETS))
  if (!known) return null
  const { head, registration, dataCutoff } = known
  const facts: ErpZhjFacts = {
    registration,
    dataCutoff,
    summary: await heldSummary(tx, enterpriseId),
    onHand: await heldOnHand(tx, enterpriseId),
    moves: [],
    sales: await heldTrade(tx, enterpriseId, 'sales_line'),
    purchases: await heldTrade(tx, enterpriseId, 'purchase_line'),
    days: await heldSalesDays(tx, enterpriseId),
    customers: await heldPartyMonths(tx, enterpriseId, 'sales_line'),
    suppliers: await heldPartyMonths(tx, enterpriseId, 'purchase_line'),
    receivables: await heldAgeing(tx, enterpriseId, 'RECEIVABLE'),
    payables: await heldAgeing(tx, enterpriseId, 'PAYABLE'),
    bank: await heldBankMonths(tx, enterpriseId),
    outside: await outsideMonths(tx, enterpriseId, usable),
  }
  return { facts, seq: head.seq, dataCutoff }
}
