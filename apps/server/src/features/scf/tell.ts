/** Who hears what of a receivable or an order: the funder in the transaction of the deed, another company right after it. */
import type { NoticeKindName } from '@xinjian/contract/notice/kinds'
import type { Database } from '../../db/pool.ts'
import { tenantOf } from '../../db/tenant.ts'
import { type TellingTx, tell } from '../notice/index.ts'
import { yuan } from './numbers.ts'
import type { OrderRecord } from './order/store.ts'
import type { ReceivableRecord } from './store/receivables.ts'

type Of = Pick<ReceivableRecord, 'no' | 'seller' | 'debtor' | 'amount_fen' | 'confirm_by'>

const paramsOf = (row: Of) => ({
  ...{ no: row.no, seller: row.seller, debtor: row.debtor, amount: yuan(row.amount_fen) },
  day: row.confirm_by ?? '',
})

export const tellFunder = (
  tx: TellingTx,
  kind: NoticeKindName,
  row: Of,
  more: Readonly<Record<string, string>> = {},
  key: string = row.no,
): Promise<number> => tell(tx, { kind, key, params: { ...paramsOf(row), ...more } })

/** Those of a party who act for it; a party that has not joined hears nothing. */
export async function tellParty(
  db: Database,
  partyId: number | null,
  kind: NoticeKindName,
  row: Of,
): Promise<void> {
  if (partyId === null) return
  await tenantOf(db, partyId).transaction((tx) =>
    tell(tx, { kind, key: row.no, params: paramsOf(row) }),
  )
}

type OfOrder = Pick<
  OrderRecord,
  'no' | 'type' | 'seller' | 'buyer' | 'purchase_no' | 'amount_fen' | 'delivery_day'
>

const orderParams = (row: OfOrder) => ({
  ...{ no: row.no, purchase: row.purchase_no, amount: yuan(row.amount_fen) },
  ...{ member: row.type === 'ORDER' ? row.seller : row.buyer, day: row.delivery_day },
})

export const tellFunderOfOrder = (
  tx: TellingTx,
  kind: NoticeKindName,
  row: OfOrder,
  about = '',
): Promise<number> =>
  tell(tx, {
    ...{ kind, key: about ? `${row.no}:${about}` : row.no },
    params: { ...orderParams(row), about },
  })

/** The core enterprise hears that an order waits for its word; one that has not joined hears nothing. */
export async function tellPartyOfOrder(
  db: Database,
  partyId: number | null,
  row: OfOrder,
): Promise<void> {
  if (partyId === null) return
  await tenantOf(db, partyId).transaction((tx) =>
    tell(tx, { kind: 'SCF_ORDER_ASKED', key: row.no, params: orderParams(row) }),
  )
}
