/** What is asked on the first node of a distributed database, whatever stands beside it (docs/decisions/0232). */

/**
 * SQL: the company's own row, for a `from`; `$1` is the company. Beside it, and not beside rows of companies, a statement asks what accounts
 * may (`rests_for`, `maker_may`): those functions read tables of the first node, and Citus sends a function along to the node of the rows.
 * Rows that the question is of are taken first: `with k as materialized (select …) select maker_may(k.made_by) from k, ${OWN_COMPANY}`.
 */
export const OWN_COMPANY = '(select id as own_id from company where id = $1) own_company'
