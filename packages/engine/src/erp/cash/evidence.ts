/** Voucher lines behind money. */
import type { MonthIndex } from '../../kit/calendar/window.ts'
import { monthRuns } from '../../kit/verdict/known-months.ts'
import type { Condition } from '../../report/condition.ts'
import type { RecordEvidence } from '../../report/evidence.ts'
import { NAMED } from '../evidence.ts'
import { ERP_EVIDENCE_SAYS } from '../evidence-words.ts'
import type { VoucherField } from '../facts.ts'
import { ERP_MONEY_SAYS } from '../sections/money-words.ts'
import type { Way } from './lines.ts'

/** A line on the other account as money came of it, or went to it; a red entry on the other side is the same. */
const SIDES: Readonly<Record<Way, Condition<VoucherField>>> = {
  received: {
    any: [
      { field: 'credit', notIn: [0] },
      { field: 'debit', below: 0 },
    ],
  },
  paid: {
    any: [
      { field: 'debit', notIn: [0] },
      { field: 'credit', below: 0 },
    ],
  },
}

/** Lines of months on these very accounts, of vouchers that have a line on cash. */
export function cashVoucherLeg(
  way: Way,
  months: readonly MonthIndex[],
  accounts: readonly string[],
): RecordEvidence {
  const sorted = [...new Set(months)].sort((a, b) => a - b)
  const on = [...new Set(accounts)].sort()
  const where: Condition<VoucherField> = {
    all: [
      { field: 'month', in: sorted },
      { field: 'account', in: on },
      { field: 'cash', in: [true] },
      SIDES[way],
    ],
  }
  const told = {
    way: way === 'received' ? ERP_MONEY_SAYS.cashReceived : ERP_MONEY_SAYS.cashPaid,
    months: monthRuns(sorted),
    accounts: on.slice(0, NAMED),
  }
  return {
    dataset: 'GL_VOUCHER',
    where,
    words:
      on.length > NAMED
        ? ERP_EVIDENCE_SAYS.cashOfMany({ ...told, n: on.length })
        : ERP_EVIDENCE_SAYS.cashOf(told),
  }
}
