/** A payment certificate as it was read → its payments, as facts take them; what is not taken is said in words. */
import { type Fen, parseFen } from '@xinjian/format'
import { FORM_SAYS } from '../../forms/words.ts'
import type { PaymentLine, TaxPayment } from '../model.ts'

/** Below this a person must look before an amount is booked (PaymentLine). */
const UNSURE = 0.6

export interface PaidLine {
  voucherNo: string | null
  taxKind: string
  taxItem: string | null
  /** ISO days of 税款所属期. */
  from: string | null
  to: string | null
  /** Negative = paid back. */
  amount: Fen
  payType: string
  paidOn: string
  /** null = the form does not prove that the money arrived. */
  treasuryOn: string | null
  authority: string | null
  place: string
  confidence: number
}

export interface Paid {
  lines: PaidLine[]
  remarks: string[]
}

export function paidOf(parsed: TaxPayment): Paid {
  const sure = parsed.items.filter(({ confidence }) => confidence >= UNSURE)
  const lines = sure.flatMap((line) => paidLine(parsed, line) ?? [])
  const unsure = parsed.items.length - sure.length
  const unread = sure.length - lines.length
  return {
    lines,
    remarks: [
      ...(unsure > 0 ? [FORM_SAYS.paymentsUnclear({ n: unsure })] : []),
      ...(unread > 0 ? [FORM_SAYS.paymentsUndated({ n: unread })] : []),
    ],
  }
}

function paidLine(
  { formName, authority }: TaxPayment,
  { voucherNo, taxKind, taxItem, period, paidOn, amount, place, confidence }: PaymentLine,
): PaidLine | null {
  const fen = parseFen(amount)
  if (fen === null || paidOn === null || taxKind === null) return null
  return {
    voucherNo,
    taxKind,
    taxItem,
    ...period,
    amount: fen,
    payType: payTypeOf(`${taxKind}${taxItem ?? ''}`),
    paidOn,
    // 完税证明 print 入（退）库日期; other slips the day on which the bank took the money.
    treasuryOn: formName.includes('完税证明') ? paidOn : null,
    authority,
    place,
    confidence,
  }
}

/** Certificates print no 税款属性, but call what is no tax by its name. */
function payTypeOf(named: string): string {
  if (named.includes('滞纳金')) return '滞纳金'
  return /罚款|罚没/.test(named) ? '罚款' : '凭证未注明'
}
