/**
 * Receivables that were written off, by the standard of the books.
 *
 * 企业会计准则: what is written off is taken from 坏账准备 (1231), which 信用减值损失 (6702; before the standard of 2017 资产减值损失, 6701) fills. Its debit
 * holds reversals as well, so the amount is told by how the allowance went on: opening + loss of the period − closing, what came back of
 * earlier write-offs taken off. 小企业会计准则 has no allowance: a lost receivable goes to 营业外支出 (5711) under 坏账损失.
 */
import type { Fen } from '@xinjian/format'
import type { MonthWindow } from '../../kit/calendar/window.ts'
import type { RecordEvidence } from '../../report/evidence.ts'
import { accountsOf, stoodAt, turned } from './amounts.ts'
import type { Ledger } from './ledger.ts'
import { type NamedAccounts, namedIn, toldOf } from './named.ts'

/** Why nothing is told: no such account · a loss that no account under it tells apart · the window or a balance is not told whole. */
export type WriteOffGap = 'NO_ACCOUNT' | 'NOT_APART' | 'NOT_WHOLE'

export interface WriteOff {
  fen: Fen
  /** Of 企业会计准则; null under 小企业会计准则. */
  allowance: { open: Fen; loss: Fen; close: Fen } | null
  legs(): RecordEvidence[]
}

const ALLOWANCE = /坏[账帐]准备/
const OF_DEBTORS = /坏[账帐]|应收/
const OF_OTHERS = /存货|跌价|固定资产|无形|商誉|投资|债券|贷款|担保|在建|合同资产/

const losses = (item: string): NamedAccounts => ({
  item,
  wanted: OF_DEBTORS,
  other: OF_OTHERS,
  side: 'debit',
})
const CREDIT_LOSS = losses('creditImpairment')
const ASSET_LOSS = losses('assetImpairment')
const SMALL_LOSS: NamedAccounts = {
  item: 'nonOperatingExpenses',
  wanted: /坏[账帐]/,
  // Whatever else stands under it says what it is.
  other: /^(?!营业外支出$)(?!.*坏[账帐]).+$/,
  side: 'debit',
}

const isAllowance = ({ names }: Ledger, top: string): boolean =>
  top === '1231' || ALLOWANCE.test(names.get(top) ?? '')

const allowanceOf = (ledger: Ledger): string[] =>
  accountsOf(ledger, 'accountsReceivable').filter((top) => isAllowance(ledger, top))

/** Accounts of receivables without the allowance against them. */
export const grossReceivables = (ledger: Ledger): string[] =>
  accountsOf(ledger, 'accountsReceivable').filter((top) => !isAllowance(ledger, top))

interface Loss {
  fen: Fen
  legs(): RecordEvidence[]
}
const NO_LOSS: Loss = { fen: 0, legs: () => [] }

/** @param alone the item holds nothing but losses of debtors where nothing stands under it */
function lossIn(
  ledger: Ledger,
  named: NamedAccounts,
  window: MonthWindow,
  alone: boolean,
): Loss | WriteOffGap {
  const told = toldOf(ledger, named)
  if (told === null) return NO_LOSS
  if (told === 'NAMED' || (told === 'WHOLE' && alone)) {
    const found = namedIn(ledger, named, window)
    if (found === null) return 'NOT_WHOLE'
    return found.open === 0 ? found : 'NOT_APART'
  }
  const whole = turned(ledger, accountsOf(ledger, named.item), 'debit', window)
  if (whole === null) return 'NOT_WHOLE'
  return whole.fen === 0 ? NO_LOSS : 'NOT_APART'
}

/** Σ written off in a window; negative where more came back than was written off. */
export function writtenOff(ledger: Ledger, window: MonthWindow): WriteOff | WriteOffGap {
  if (ledger.layout === 'SMALL') {
    if (toldOf(ledger, SMALL_LOSS) === null) return 'NO_ACCOUNT'
    const loss = lossIn(ledger, SMALL_LOSS, window, false)
    return typeof loss === 'string' ? loss : { ...loss, allowance: null }
  }
  const accounts = allowanceOf(ledger)
  const known = [CREDIT_LOSS, ASSET_LOSS].some((named) => toldOf(ledger, named) !== null)
  if (accounts.length === 0 && !known) return 'NO_ACCOUNT'
  const credit = lossIn(ledger, CREDIT_LOSS, window, true)
  const asset = lossIn(ledger, ASSET_LOSS, window, false)
  if (typeof credit === 'string') return credit
  if (typeof asset === 'string') return asset
  const [before, after] = [
    stoodAt(ledger, accounts, window.from - 1),
    stoodAt(ledger, accounts, window.to),
  ]
  if (!before || !after) return 'NOT_WHOLE'
  const [open, loss, close] = [-before.fen, credit.fen + asset.fen, -after.fen]
  return {
    fen: open + loss - close,
    allowance: { open, loss, close },
    legs: () => [before, after, credit, asset].flatMap((part) => part.legs()),
  }
}
