/** Fields of record facts as columns: what conditions on them may speak of. Names are those of the engine's facts. */
import type { RecordDataset } from '@xinjian/engine/report/document'
import type { SqlField } from '../../../db/condition-sql.ts'

const text = (column: string): SqlField => ({ sql: `r.${column}`, type: 'text' })
const date = (column: string): SqlField => ({ sql: `r.${column}`, type: 'date' })
const fen = (column: string): SqlField => ({ sql: `r.${column}`, type: 'bigint' })
const int = (column: string): SqlField => ({ sql: `r.${column}`, type: 'int' })

/** Dates as ISO text, money in 分. */
export const RECORD_FIELDS: Record<RecordDataset, Record<string, SqlField>> = {
  CREDIT_RATING: { year: int('year'), grade: text('grade') },
  VAT_RETURN: { returnKey: text('row_key'), form: text('form_version') },
  CIT_RETURN: { returnKey: text('row_key'), form: text('form') },
  FIN_STATEMENT: {
    key: text('row_key'),
    kind: text('kind'),
    periodTo: date('period_to'),
    itemCode: text('item_code'),
    label: text('item_name'),
  },
  TAX_PAYMENT: {
    key: text('row_key'),
    taxKind: text('tax_kind'),
    payType: text('pay_type'),
    status: text('status'),
    paidOn: date('paid_on'),
    treasuryOn: date('treasury_on'),
    periodTo: date('period_to'),
    amount: fen('amount'),
  },
  TAX_ARREARS: {
    key: text('row_key'),
    taxKind: text('tax_kind'),
    kind: text('kind'),
    balance: fen('balance'),
    occurredOn: date('occurred_on'),
  },
  TAX_VIOLATION: {
    key: text('row_key'),
    status: text('status'),
    registeredOn: date('registered_on'),
  },
  SOCIAL_INSURANCE: { month: text('month') },
  BANK_TAX_AUTH: {
    key: text('row_key'),
    institution: text('institution'),
    status: text('status'),
  },
}
