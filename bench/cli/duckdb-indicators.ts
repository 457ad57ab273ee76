/**
 * The peer of `report invoice --enterprise all`: the same indicators, from the same files, by DuckDB. Also the second,
 * independent reading of their definitions: `verify.ts` compares every figure.
 *
 *   node bench/cli/duckdb-indicators.ts FOLDER YYYY-MM   → one JSON line per enterprise
 */
import path from 'node:path'
import { DuckDBInstance } from '@duckdb/node-api'

const [folder, through] = process.argv.slice(2)
if (!folder || !/^\d{4}-\d{2}$/.test(through ?? '')) {
  process.stderr.write('usage: duckdb-indicators.ts FOLDER YYYY-MM\n')
  process.exit(2)
}

const file = (name: string): string => path.join(folder, name).replaceAll("'", "''")
const rows = (name: string, dir: string, party: string): string => `
  select '${dir}' as dir, 企业代号 as e, 开票日期 as d, ${party} as cp, 金额 as a, 价税合计 as t,
    发票状态 like '%作废%' as void
  from read_csv('${file(name)}', header = true, dateformat = '%Y/%m/%d', columns = {
    '企业代号': 'VARCHAR', '发票号码': 'VARCHAR', '开票日期': 'DATE', '${party}': 'VARCHAR',
    '金额': 'DECIMAL(18,2)', '税额': 'DECIMAL(18,2)', '价税合计': 'DECIMAL(18,2)', '发票状态': 'VARCHAR'})`

const SQL = `
create temp table inv as
${rows('sales.csv.gz', 'sales', '购方单位代号')}
union all
${rows('purchases.csv.gz', 'purchases', '销方单位代号')};

create temp table span as select
  date '${through}-01' - interval 11 month as w0,
  (date '${through}-01' + interval 1 month - interval 1 day)::date as w1,
  date '${through}-01' - interval 23 month as p0;

create temp table who as
  select e, dir from (select distinct e from inv), (values ('sales'), ('purchases')) dirs(dir);

create temp table totals as select e, dir,
  coalesce(sum(a) filter (not void and d between w0 and w1), 0)::double as amount12m,
  coalesce(sum(t) filter (not void and d between w0 and w1), 0)::double as total12m,
  count(*) filter (not void and t > 0 and d between w0 and w1) as blueCount12m,
  count(*) filter (d between w0 and w1) as n,
  count(*) filter (void and d between w0 and w1) as voids,
  coalesce(sum(t) filter (not void and t > 0 and d between w0 and w1), 0)::double as blue,
  coalesce(-sum(t) filter (not void and t < 0 and d between w0 and w1), 0)::double as red,
  count(distinct date_trunc('month', d)) filter (not void and t > 0 and d between w0 and w1) as activeMonths12m,
  coalesce(sum(a) filter (not void and d >= p0 and d < w0), 0)::double as before
from inv, span group by e, dir;

create temp table gaps as
  with days as (
    select distinct e, dir, d from inv, span where not void and t > 0 and d between w0 and w1
    union all select e, dir, (w0 - interval 1 day)::date from who, span
    union all select e, dir, (w1 + interval 1 day)::date from who, span)
  select e, dir, max(gap) as longestGapDays12m from (
    select e, dir, d - lag(d) over (partition by e, dir order by d) - 1 as gap from days) group by e, dir;

create temp table months as
  with nets as (
    select e, dir, date_trunc('month', d) as m, sum(a)::double as net
    from inv, span where not void and d between w0 and w1 group by all)
  select e, dir, sum(net) / 12 as mean,
    sqrt(greatest(0, sum((net - mean12) ** 2) + (12 - count(*)) * any_value(mean12) ** 2) / 12) as sd
  from (select *, sum(net) over (partition by e, dir) / 12 as mean12 from nets) group by e, dir;

create temp table parties as select e, dir, cp,
  greatest(0, coalesce(sum(a) filter (not void and d between w0 and w1), 0))::double as net,
  coalesce(bool_or(not void and t > 0 and d between w0 and w1), false) as now,
  coalesce(bool_or(not void and t > 0 and d >= p0 and d < w0), false) as previous,
  coalesce(bool_or(not void and t > 0 and d < w0), false) as earlier
from inv, span where d <= w1 group by e, dir, cp;

create temp table shares as
  with ranked as (
    select *, row_number() over (partition by e, dir order by net desc) as rank,
      sum(net) over (partition by e, dir) as whole from parties)
  select e, dir,
    case when any_value(whole) > 0 then sum(net) filter (rank <= 5) / any_value(whole) end as top5Share12m,
    case when any_value(whole) > 0 then sum(net) filter (rank <= 10) / any_value(whole) end as top10Share12m,
    case when any_value(whole) > 0 then sum((net / whole) ** 2) * 10000 end as hhi12m,
    count(*) filter (now) as counterparties12m,
    case when count(*) filter (previous) > 0
      then count(*) filter (now and previous) / count(*) filter (previous) end as retention,
    case when any_value(whole) > 0
      then coalesce(sum(net) filter (not earlier), 0) / any_value(whole) end as newShare12m
  from ranked group by e, dir;
`

const ANSWER = `
select e, dir,
  coalesce(amount12m, 0) as amount12m, coalesce(total12m, 0) as total12m,
  coalesce(blueCount12m, 0)::double as blueCount12m,
  case when n > 0 then voids / n end as voidRate12m,
  case when blue > 0 then red / blue end as redRate12m,
  coalesce(activeMonths12m, 0)::double as activeMonths12m,
  longestGapDays12m::double as longestGapDays12m,
  top5Share12m, top10Share12m, hhi12m,
  case when mean > 0 then sd / mean end as volatility12m,
  case when before > 0 then amount12m / before - 1 end as yoyGrowth,
  coalesce(counterparties12m, 0)::double as counterparties12m,
  retention, newShare12m
from who left join totals using (e, dir) left join gaps using (e, dir)
  left join months using (e, dir) left join shares using (e, dir)
order by e, dir desc`

const connection = await (await DuckDBInstance.create()).connect()
await connection.run(SQL)
const answer = await connection.runAndReadAll(ANSWER)
const lines = new Map<string, Record<string, unknown>>()
for (const { e, dir, ...indicators } of answer.getRowObjectsJS()) {
  const line = lines.get(e as string) ?? {}
  line[dir as string] = indicators
  lines.set(e as string, line)
}
process.stdout.write(
  [...lines]
    .map(([enterprise, indicators]) => `${JSON.stringify({ enterprise, indicators })}\n`)
    .join(''),
)
