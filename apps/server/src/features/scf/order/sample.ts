/** Orders of the demonstration's programme: one that the firm entered and its core enterprise verified, one that waits for the firm's own word. */
import type { TenantDb } from '../../../db/tenant.ts'
import type { Agreements } from '../../agreement/index.ts'
import { givePaper } from '../give.ts'
import { dayAfter } from '../numbers.ts'
import { orderConfirmation } from '../papers.ts'
import { addEvent } from '../store/records.ts'
import * as store from './store.ts'

interface Who {
  userId: number
  userName: string
}

export type SampleOrder = Pick<
  store.NewOrder,
  'anchor_no' | 'relation_no' | 'product_no' | 'seller' | 'seller_tax_no' | 'buyer' | 'buyer_tax_no'
>

const REASON = '示例数据'

/** @param word who of the core enterprise recorded and who decided; null = it waits */
export const addSampleOrder = (
  funder: TenantDb,
  agreements: Agreements,
  of: SampleOrder & { funderName: string; purchase_no: string; amount_fen: number },
  { owner, word }: { owner: Who; word: { clerk: Who; checker: Who } | null },
): Promise<void> =>
  funder.transaction(async (tx) => {
    const made = {
      ...of,
      type: 'ORDER' as const,
      goods: '数控机床配件',
      delivery_day: dayAfter(40),
    }
    const no = await store.addOrder(tx, made, owner)
    await addEvent(tx, no, { kind: 'SAVED', by: owner.userName, side: 'MEMBER' })
    if (word === null) return
    const { clerk, checker } = word
    await store.recordOrderWord(tx, no, { ...clerk, word: 'CONFIRM', note: REASON })
    await addEvent(tx, no, { kind: 'RECORDED_CONFIRM', by: clerk.userName, side: 'ANCHOR' })
    await store.moveOrder(tx, no, ['DRAFT'], 'VERIFIED', [checker.userId, checker.userName])
    const names = { recorder: clerk.userName, decider: checker.userName }
    const row = await store.orderByNo(tx, no, null)
    const text = orderConfirmation(row, { funder: of.funderName, ...names })
    const paper = { row, text, funderName: of.funderName }
    const by = { ...checker, side: 'ANCHOR' as const, evidence: { sample: true } }
    await givePaper(tx, agreements, 'ORDER_CONFIRMATION', paper, by)
    await addEvent(tx, no, { kind: 'VERIFIED', by: checker.userName, side: 'ANCHOR' })
  })
