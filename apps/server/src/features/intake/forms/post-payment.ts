/** A payment certificate of an upload into the facts, in one transaction with what the import says of it. */
import { yuan } from '@xinjian/format'
import type { TaxPayment } from '@xinjian/intake'
import { paidOf } from '@xinjian/intake/return/certificate/paid'
import type { TenantDb } from '../../../db/tenant.ts'
import { writePayments } from '../../facts/records/write.ts'
import type { ImportError } from '../reading.ts'
import { checkWords, differenceWords } from './differences.ts'
import type { StoredForm } from './stored-form.ts'
import { POSTED_SAYS } from './words.ts'

export async function postPayment(
  tx: TenantDb,
  of: { enterpriseId: number; importId: number },
  parsed: TaxPayment,
  place: string,
): Promise<{ forms: StoredForm[]; errors: ImportError[] }> {
  const { lines, remarks } = paidOf(parsed)
  const { rows, told, differences, missing } = await writePayments(tx, of, lines)
  const checks = checkWords(parsed.checks)
  const words = [
    ...remarks,
    ...differenceWords(POSTED_SAYS.paymentsOf, differences),
    ...missing.map(({ taxKind: tax, paidOn: day, amount }) =>
      POSTED_SAYS.paymentMissing({ tax, day, amount: yuan(amount) }),
    ),
    ...checks,
  ]
  const days = lines.map(({ paidOn }) => paidOn).sort()
  const form: StoredForm = {
    what: 'PAYMENT',
    kind: 'PAYMENT',
    standard: '',
    period: days.at(-1) ?? '',
    written: rows,
    bureau: told === lines.length,
    asks: [],
    doubts: differences.length + missing.length + checks.length,
  }
  return {
    forms: lines.length > 0 ? [form] : [],
    errors: words.map((reason) => ({ place, column: null, reason, raw: null })),
  }
}
