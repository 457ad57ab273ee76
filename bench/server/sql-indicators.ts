/**
 * The peer of the report bench: the report's indicators as plain SQL over invoice rows and lines, each as somebody who has
 * only those two tables would write it. The twelve aggregates of peers-measured (C), then what else the report shows. Far
 * from all of the report: it has some 150 figures, sections and rules; so the comparison flatters the SQL.
 */
export interface SqlIndicator {
  name: string
  sql: string
}

const OF = 'company_id = 1 and enterprise_id = $1 and direction = 0'
const LINES = (where: string) =>
  `from invoice v join invoice_item l on l.company_id = v.company_id and l.enterprise_id = v.enterprise_id and l.invoice_id = v.id
    where ${where.replaceAll(/\b(company_id|enterprise_id|direction|issue_day)\b/g, 'v.$1')} and v.status = 0`
const NET = (where: string) =>
  `select counterparty_id, sum(total) as net from invoice where ${where} and status = 0 group by 1`
const BLUE = (where: string) =>
  `select distinct counterparty_id from invoice where ${where} and status = 0 and total > 0`

/** The queries for the windows that end with this month (year × 12 + month − 1). */
export function sqlIndicators(through: number): SqlIndicator[] {
  const day = (monthsBack: number) => monthStart(through - monthsBack)
  const L12 = `${OF} and issue_day >= date '${day(11)}' and issue_day < date '${day(-1)}'`
  const P12 = `${OF} and issue_day >= date '${day(23)}' and issue_day < date '${day(11)}'`
  const IN12 = L12.replace('direction = 0', 'direction = 1')
  return [
    {
      name: 'monthly by status',
      sql: `select date_trunc('month', issue_day) as m, status, total < 0 as red, count(*), sum(amount), sum(tax), sum(total) from invoice where ${OF} group by 1, 2, 3 order by 1`,
    },
    {
      name: 'top 10 share',
      sql: `with n as (${NET(L12)}) select sum(net) filter (where r <= 10)::numeric / nullif(sum(net), 0), sum(net) filter (where r <= 5)::numeric / nullif(sum(net), 0) from (select net, row_number() over (order by net desc) as r from n) t`,
    },
    {
      name: 'hhi',
      sql: `with n as (select greatest(net, 0) as net from (${NET(L12)}) t) select sum((net::numeric / s) ^ 2) * 10000 from n, (select sum(net) as s from n) t`,
    },
    {
      name: 'new and retained',
      sql: `select (select count(*) from (${BLUE(P12)} intersect ${BLUE(L12)}) t)::numeric / (select count(*) from (${BLUE(P12)}) t),
        (select count(*) from (${BLUE(L12)} except ${BLUE(P12)}) t)`,
    },
    {
      name: 'void rate',
      sql: `select count(*) filter (where status = 1)::numeric / count(*), sum(total) filter (where status = 1) from invoice where ${L12}`,
    },
    {
      name: 'red rate',
      sql: `select count(*) filter (where total < 0)::numeric / count(*), -sum(total) filter (where total < 0)::numeric / sum(total) filter (where total > 0) from invoice where ${L12} and status = 0`,
    },
    {
      name: 'rate mix',
      sql: `select l.rate_bp, sum(l.amount), sum(l.tax), count(*) ${LINES(OF)} group by 1 order by 1`,
    },
    {
      name: 'goods mix',
      sql: `select l.goods_id, sum(l.amount) as a, sum(l.quantity), count(*) ${LINES(L12)} group by 1 order by a desc limit 50`,
    },
    {
      name: 'longest gap',
      sql: `with d as (select distinct issue_day from invoice where ${L12} and status = 0 and total > 0) select max(issue_day - p) from (select issue_day, lag(issue_day) over (order by issue_day) as p from d) t`,
    },
    {
      name: 'night share',
      sql: `select count(*) filter (where minute >= 1320 or minute between 0 and 359)::numeric / nullif(count(*) filter (where minute >= 0), 0) from invoice where ${L12} and status = 0 and total > 0`,
    },
    {
      name: 'weekday and hour',
      sql: `select extract(isodow from issue_day), minute / 60, count(*) from invoice where ${L12} and status = 0 and minute >= 0 group by 1, 2`,
    },
    {
      name: 'growth yoy, qoq',
      sql: `select sum(total) filter (where issue_day >= '${day(11)}'), sum(total) filter (where issue_day < '${day(11)}' and issue_day >= '${day(23)}'),
        sum(total) filter (where issue_day >= '${day(2)}'), sum(total) filter (where issue_day >= '${day(5)}' and issue_day < '${day(2)}') from invoice where ${OF} and status = 0`,
    },
    {
      name: 'volatility of months',
      sql: `select stddev_pop(n) / avg(n), max(n), min(n) from (select date_trunc('month', issue_day) as m, sum(total) as n from invoice where ${L12} and status = 0 group by 1) t`,
    },
    {
      name: 'amount bands',
      sql: `select width_bucket(total::numeric, array[10000, 100000, 250000, 500000, 1000000, 10000000, 100000000]::numeric[]), count(*), sum(total) from invoice where ${L12} and status = 0 and total > 0 group by 1`,
    },
    {
      name: 'round amounts and ceilings',
      sql: `select count(*) filter (where total % 1000000 = 0), count(*) filter (where amount between 994999 and 999999 or amount between 9949999 and 9999999 or amount between 99499999 and 99999999) from invoice where ${L12} and status = 0`,
    },
    {
      name: 'by kind',
      sql: `select kind, count(*), sum(total), count(*) filter (where status = 1) from invoice where ${L12} group by 1`,
    },
    {
      name: 'by day',
      sql: `select issue_day, count(*), sum(total) from invoice where ${L12} and status = 0 group by 1 order by 1`,
    },
    {
      name: 'top customers with share, first and last day',
      sql: `select c.name, t.* from (select counterparty_id, sum(total) as net, count(*), min(issue_day), max(issue_day) from invoice where ${L12} and status = 0 group by 1 order by 2 desc limit 20) t
        join counterparty c on c.company_id = 1 and c.enterprise_id = $1 and c.id = t.counterparty_id`,
    },
    {
      name: 'first invoice of every customer',
      sql: `select counterparty_id, min(issue_day), max(issue_day), count(*) from invoice where ${OF} and status = 0 and total > 0 group by 1`,
    },
    {
      name: 'lost customers',
      sql: `select coalesce(sum(net), 0) from (${NET(P12)}) p where not exists (select 1 from invoice v where v.company_id = 1 and v.enterprise_id = $1 and v.direction = 0 and v.issue_day >= '${day(5)}' and v.status = 0 and v.counterparty_id = p.counterparty_id)`,
    },
    {
      name: 'both buyer and seller',
      sql: `select count(*), sum(least(o.net, i.net)) from (${NET(L12)}) o join (${NET(IN12)}) i using (counterparty_id)`,
    },
    {
      name: 'suppliers: monthly, top, hhi',
      sql: `with n as (${NET(IN12)}) select count(*), max(net), sum(net) from n`,
    },
    {
      name: 'purchases by month',
      sql: `select date_trunc('month', issue_day), count(*), sum(amount), sum(total) from invoice where ${IN12} and status = 0 group by 1`,
    },
    {
      name: 'purchases by goods',
      sql: `select l.goods_id, sum(l.amount) as a ${LINES(IN12)} group by 1 order by a desc limit 50`,
    },
    {
      name: 'price dispersion by goods',
      sql: `select l.goods_id, stddev_pop(l.amount / nullif(l.quantity, 0)) / nullif(avg(l.amount / nullif(l.quantity, 0)), 0) ${LINES(L12)} and l.quantity > 0 group by 1`,
    },
    {
      name: 'customers: overlap of the top ten with last year',
      sql: `with t as (select counterparty_id from (${NET(P12)}) p order by net desc limit 10), n as (${NET(L12)}) select sum(net) filter (where counterparty_id in (select counterparty_id from t)) / nullif(sum(net), 0) from n`,
    },
    {
      name: 'suppliers: retained',
      sql: `select count(*) from (${BLUE(IN12)} intersect ${BLUE(P12.replace('direction = 0', 'direction = 1'))}) t`,
    },
    {
      name: 'void and red rates, 3 and 6 months',
      sql: `select count(*) filter (where status = 1), count(*) filter (where total < 0), count(*) filter (where status = 1 and issue_day >= '${day(2)}'), count(*) filter (where total < 0 and issue_day >= '${day(2)}'), count(*) from invoice where ${OF} and issue_day >= '${day(5)}'`,
    },
    {
      name: 'days with unusually many invoices',
      sql: `with d as (select issue_day, count(*) as n from invoice where ${L12} and status = 0 group by 1) select count(*) from d, (select avg(n) + 3 * stddev_pop(n) as bound from d) b where n > bound`,
    },
    {
      name: 'sold without being bought, by category',
      sql: `with o as (select g.category, sum(l.amount) as a ${LINES(L12).replace(' where ', ' join goods g on g.company_id = l.company_id and g.enterprise_id = l.enterprise_id and g.id = l.goods_id where ')} group by 1),
        i as (select g.category, sum(l.amount) as a ${LINES(IN12).replace(' where ', ' join goods g on g.company_id = l.company_id and g.enterprise_id = l.enterprise_id and g.id = l.goods_id where ')} group by 1)
        select sum(least(o.a / so.s, i.a / si.s)), count(*) filter (where i.a is null) from o left join i using (category), (select sum(a) as s from o) so, (select sum(a) as s from i) si`,
    },
    {
      name: 'largest reds',
      sql: `select invoice_key, counterparty_id, total, issue_day from invoice where ${L12} and status = 0 and total < 0 order by total limit 20`,
    },
  ]
}

/** ISO day of the first of a month. */
const monthStart = (month: number) =>
  `${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}-01`
