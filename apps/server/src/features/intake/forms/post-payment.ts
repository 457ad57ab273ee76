/** A payment certificate of an upload into the facts, in one transaction with what the import says of it. */
import { formatFen } from '@xinjian/format'
import type { TaxPayment } from '@xinjian/intake'
import { paidOf } from '@xinjian/intake/return/certificate/paid'
import type { TenantDb } from '../../../db/tenant.ts'
import { writePayments } from '../../facts/records/write.ts'
import type { ImportError } from '../reading.ts'
import { checkWords, differenceWords } from './differences.ts'
import type { StoredForm } from './stored-form.ts'

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
    ...differenceWords('缴款信息', differences),
    ...missing.map(
      ({ taxKind, paidOn, amount }) =>
        `税务局采集的缴款信息中没有这一笔：${taxKind}，${paidOn}，${formatFen(amount)} 元；未入库，建议核实`,
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
