/** Months of a return as SQL over one of its lines `r`: `2026-02`. They are part of a return's identity and never change. */
const headOf = (table: 'vat_return' | 'cit_return', sql: string): string =>
  `(select ${sql} from ${table} h where h.company_id = $1 and h.enterprise_id = $2 and h.row_key = r.return_key
     order by h.revision desc limit 1)`

const month = (column: string): string =>
  headOf('vat_return', `regexp_replace(h.${column}, '^(\\d{4})(\\d{2})$', '\\1-\\2')`)

export const VAT_PERIOD = { from: month('period_from'), to: month('period_to') }

/** Amounts of a quarter are sums since January, so its period begins there. */
export const CIT_PERIOD = {
  form: headOf('cit_return', 'h.form'),
  from: headOf('cit_return', "h.year || '-01'"),
  to: headOf('cit_return', "h.year || '-' || lpad((coalesce(h.quarter, 4) * 3)::text, 2, '0')"),
}
