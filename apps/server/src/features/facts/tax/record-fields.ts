/** Fields of record facts as columns: what conditions on them may speak of. Names are those of the engine's facts. */
import type { RecordDataset } from '@xinjian/engine/report/document'
import type { SqlField } from '../../../db/condition-sql.ts'
import { CIT_PERIOD, VAT_PERIOD } from './return-periods.ts'

const text = (column: string): SqlField => ({ sql: `r.${column}`, type: 'text' })
const date = (column: string): SqlField => ({ sql: `r.${column}`, type: 'date' })
const fen = (column: string): SqlField => ({ sql: `r.${column}`, type: 'bigint' })
const sql = (expression: string): SqlField => ({ sql: expression, type: 'text' })
const int = (column: string): SqlField => ({ sql: `r.${column}`, type: 'int' })

/** Dates as ISO text, months of returns as `2026-02`, money in 分. */
export const RECORD_FIELDS: Record<RecordDataset, Record<string, SqlField>> = {
  CREDIT_RATING: { key: text('row_key'), year: int('year'), grade: text('grade') },
  TAX_PAYMENT: {
    key: text('row_key'),
    taxKind: text('tax_kind'),
    payType: text('pay_type'),
    status: text('status'),
    paidOn: date('paid_on'),
    treasuryOn: date('treasury_on'),
    periodFrom: date('period_from'),
    periodTo: date('period_to'),
    amount: fen('amount'),
  },
  VAT_RETURN: {
    key: text('row_key'),
    returnKey: text('return_key'),
    form: text('form_version'),
    line: text('line_code'),
    periodFrom: sql(VAT_PERIOD.from),
    periodTo: sql(VAT_PERIOD.to),
  },
  CIT_RETURN: {
    key: text('row_key'),
    returnKey: text('return_key'),
    form: sql(CIT_PERIOD.form),
    line: text('line_code'),
    periodFrom: sql(CIT_PERIOD.from),
    periodTo: sql(CIT_PERIOD.to),
  },
  FIN_STATEMENT: {
    key: text('row_key'),
    kind: text('kind'),
    periodTo: date('period_to'),
    itemCode: text('item_code'),
    label: text('item_name'),
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
  SOCIAL_INSURANCE: { key: text('row_key'), month: text('month') },
  BANK_TAX_AUTH: { key: text('row_key'), institution: text('institution'), status: text('status') },
}
