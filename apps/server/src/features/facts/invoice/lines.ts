import type { TenantDb } from '../../../db/tenant.ts'

export interface InvoiceLine extends Record<string, unknown> {
  goods: string
  category: string
  quantity: number | null
  /** Basis points; negative = exempt and the like (goods-of.ts). */
  rate_bp: number
  amount: number
  tax: number
}

/** The lines of one invoice as it stands now, at most two thousand. Empty where it came without any. */
export const linesOfInvoice = (
  tenant: TenantDb,
  enterpriseId: number,
  direction: 0 | 1,
  key: string,
): Promise<InvoiceLine[]> =>
  tenant.rows<InvoiceLine>(
    `select g.name as goods, g.category, l.quantity, l.rate_bp, l.amount, l.tax
       from invoice i
       join invoice_item l on l.company_id = i.company_id and l.enterprise_id = i.enterprise_id and l.invoice_id = i.id
       join goods g on g.company_id = l.company_id and g.enterprise_id = l.enterprise_id and g.id = l.goods_id
      where i.company_id = $1 and i.enterprise_id = $2 and i.direction = $3 and i.invoice_key = $4
      order by l.line_no limit 2000`,
    [enterpriseId, direction, key],
  )
