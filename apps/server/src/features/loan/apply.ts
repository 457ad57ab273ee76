import { planOf } from '@xinjian/engine/loan/plan'
import { enterKey } from '../../db/directory.ts'
import type { TenantTx } from '../../db/tenant.ts'
import { Refusal } from '../../http/refusal.ts'
import type { Columns } from '../../security/column/column.ts'
import { tell } from '../notice/index.ts'
import { freezeOnLine } from './lines.ts'
import { sealAccount } from './payee.ts'
import type { DrawdownAsk } from './port.ts'
import { dayOf } from './today.ts'
import { CREDIT_SAYS } from './words.ts'

const UNIQUE_VIOLATION = '23505'

/** See `ApplyDrawdown` of the port. */
export async function applyDrawdown(
  tx: TenantTx,
  columns: Columns,
  ask: DrawdownAsk,
): Promise<{ loanNo: string }> {
  const { product, subject, amountFen, payee, appliedBy } = ask
  const { name, maxTenorDays, ...terms } = product
  mustBePossible(ask)
  const line = await freezeOnLine(tx, {
    borrowerId: ask.borrowerCompanyId,
    ...{ amountFen, from: ask.from },
  })
  const loanNo = await nextNo(tx)
  const account = await sealAccount(columns, tx.companyId, loanNo, payee.account)
  await tx
    .run(
      `insert into loan (company_id, no, line_no, borrower_id, borrower_name, subject_kind, subject_no, product, terms, amount_fen, from_day,
                         due_day, purpose, payee_name, payee_bank, payee_account, payee_account_sealed, applied_id, applied_by)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19)`,
      [
        ...[
          loanNo,
          line.no,
          ask.borrowerCompanyId,
          line.borrowerName,
          subject.kind,
          subject.no,
          name,
        ],
        ...[JSON.stringify(terms), amountFen, ask.from, ask.dueDate, ask.purpose],
        ...[payee.name, payee.bank, account.clear, account.sealed, appliedBy.id, appliedBy.name],
      ],
    )
    .catch((error: { code?: string }) => {
      throw error.code === UNIQUE_VIOLATION
        ? new Refusal('CONFLICT', CREDIT_SAYS.subjectTaken)
        : error
    })
  // The borrower is led to its funders by this key, and to nothing else of them.
  await enterKey(tx, 'BORROWER', String(ask.borrowerCompanyId))
  const params = { no: loanNo, name: line.borrowerName, by: appliedBy.name }
  await tell(tx, { kind: 'LOAN_WAITS', key: loanNo, params })
  return { loanNo }
}

/** Before its row: the account is sealed for it. */
const nextNo = async (tx: TenantTx): Promise<string> =>
  (await tx.one<{ no: string }>(
    `select no from (values ($1::int, 'LN' || to_char(now() at time zone 'Asia/Shanghai', 'YYYYMMDD')
                                           || lpad((nextval('loan_no') % 100000000)::text, 8, '0'))) as next (company_id, no)
      where company_id = $1`,
  ))!.no

/** Refuses days that are none and terms that the engine cannot plan. */
function mustBePossible({ product, amountFen, from, dueDate }: DrawdownAsk): void {
  const lent = { amount: amountFen, from: dayOf(from), due: dayOf(dueDate) }
  if (lent.due <= lent.from) throw new Refusal('MALFORMED', CREDIT_SAYS.dueBeforeFrom, 'dueDate')
  if (lent.due - lent.from > product.maxTenorDays)
    throw new Refusal('CONFLICT', CREDIT_SAYS.tenorTooLong({ n: product.maxTenorDays }), 'dueDate')
  planOf(product, lent)
}
