/** Payments that certificates of an enterprise prove: stored where no bureau was asked for their month (docs/decisions/0063). */
import type { PaidLine } from '@xinjian/intake/return/certificate/paid'
import type { TenantDb } from '../../../../../db/tenant.ts'
import type { FactRow } from '../../fact-row.ts'
import { lockStatements } from '../../files/lock.ts'
import { paidIn, wasShown } from '../../files/was-shown.ts'
import { UPLOAD } from '../../source.ts'
import { writeFacts } from '../../write-facts.ts'
import { lookedAt } from './looked.ts'
import type { Difference } from './returns.ts'

export interface WrittenPayments {
  /** Rows that are new or changed. */
  rows: number
  /** Lines of months that a bureau has told: compared with it, not stored. */
  told: number
  differences: Difference[]
  /** Of them, those that the bureau does not show. */
  missing: PaidLine[]
}

/** Stores the payments of a certificate in the transaction of its import. */
export async function writePayments(
  tx: TenantDb,
  of: { enterpriseId: number; importId: number },
  lines: readonly PaidLine[],
): Promise<WrittenPayments> {
  await lockStatements(tx, of.enterpriseId)
  const asked = await lookedAt(tx, of.enterpriseId, 'TAX_PAYMENT')
  const told = lines.filter((line) =>
    asked.some((at) => wasShown('TAX_PAYMENT', at, paidIn(line.paidOn))),
  )
  const stored = lines.filter((line) => !told.includes(line))
  const from = { enterpriseId: of.enterpriseId, contractNo: '', taskId: String(of.importId) }
  const rows = await writeFacts(tx, { ...from, source: UPLOAD }, stored.map(factOf), 'TAX_PAYMENT')
  return { rows, told: told.length, ...(await besideBureau(tx, of.enterpriseId, told)) }
}

/** The same line of the same slip is one payment, in whatever file it comes; without a number all that it says tells it. */
function factOf(line: PaidLine): FactRow {
  const { voucherNo, taxKind, taxItem, from, to, paidOn, amount } = line
  const slip = voucherNo ?? `${paidOn}/${amount}`
  return {
    table: 'tax_payment',
    key: [UPLOAD, slip, taxKind, taxItem ?? '', from ?? '', to ?? ''].join('/'),
    columns: {
      tax_kind: taxKind,
      tax_item: taxItem,
      period_from: from,
      period_to: to,
      basis: null,
      rate: null,
      amount,
      pay_type: line.payType,
      voucher_no: voucherNo,
      declared_on: null,
      paid_on: paidOn,
      treasury_on: line.treasuryOn,
      authority: line.authority,
      status: null,
    },
    found: { place: line.place, confidence: line.confidence },
  }
}

interface Shown {
  voucher: string | null
  kind: string
  paidOn: string | null
  amount: number
}

async function besideBureau(
  tx: TenantDb,
  enterpriseId: number,
  told: readonly PaidLine[],
): Promise<Pick<WrittenPayments, 'differences' | 'missing'>> {
  if (told.length === 0) return { differences: [], missing: [] }
  const shown = await tx.rows<Shown>(
    `select voucher, kind, "paidOn", amount from (
       select distinct on (row_key) voucher_no as voucher, tax_kind as kind, paid_on::text as "paidOn", amount, gone, source
         from tax_payment where company_id = $1 and enterprise_id = $2 order by row_key, revision desc) p
      where not gone and source <> '${UPLOAD}'`,
    [enterpriseId],
  )
  const differences: Difference[] = []
  const missing: PaidLine[] = []
  for (const line of told) {
    const same = shown.filter(({ voucher, kind, paidOn }) =>
      line.voucherNo !== null && voucher !== null
        ? voucher === line.voucherNo && kind === line.taxKind
        : kind === line.taxKind && paidOn === line.paidOn,
    )
    const [first] = same
    if (!first) missing.push(line)
    else if (!same.some(({ amount }) => amount === line.amount))
      differences.push({
        what: `${line.taxKind}（${line.paidOn}）`,
        bureau: first.amount,
        upload: line.amount,
      })
  }
  return { differences, missing }
}
