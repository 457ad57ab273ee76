-- No statistics are kept of the company (0231), so a plan believes that each has a two-hundredth of a table: 1,500 of 300,000 reports where one
-- company has nearly all of them. What is told instead, where one company has a fiftieth of a large table or more: those companies with
-- their true shares, and for every other one, those that come later among them, what was believed before (docs/decisions/0152). ANALYZE leaves
-- it, because it keeps none of the column. Older databases have no way to say so; there it stays as it was.
create function tell_shares() returns void
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  smallest constant real := 10000;
  looked_at constant real := 30000;
  least_share constant real := 0.02;
  told record;
  shares record;
  others real;
begin
  if current_setting('server_version_num')::int < 180000 then return; end if;
  for told in
    select c.relname::text as name, c.oid::regclass as whole, c.reltuples as rows from pg_class c join pg_attribute a on a.attrelid = c.oid
     where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attname = 'company_id' and a.attstattarget = 0
       and c.reltuples >= smallest
  loop
    -- What is believed of a company that is not named: of enterprises a tenth (0233), else a two-hundredth.
    others := case when told.name = 'enterprise' then 0.1 else 0.005 end;
    execute format('select array_agg(company_id order by share desc) as ids, array_agg(share order by share desc) as parts from (
                      select company_id, (count(*) / sum(count(*)) over ())::real as share from %s tablesample system (%s)
                       group by company_id) s where share >= %s', told.whole, least(100, 100 * looked_at / told.rows), least_share) into shares;
    if shares.ids is null then
      perform pg_clear_attribute_stats('public', told.name, 'company_id', false);
      perform pg_restore_attribute_stats('schemaname', 'public', 'relname', told.name, 'attname', 'company_id', 'inherited', false,
        'null_frac', 0::real, 'avg_width', 4, 'n_distinct', (1 / others)::real);
    else
      -- The shares leave room for one more company that is not named, whatever they come to.
      select array_agg((part * least(1, (1 - others) / total))::real order by part desc) into shares.parts
        from unnest(shares.parts) part, (select sum(p) as total from unnest(shares.parts) p) sum;
      perform pg_restore_attribute_stats('schemaname', 'public', 'relname', told.name, 'attname', 'company_id', 'inherited', false,
        'null_frac', 0::real, 'avg_width', 4,
        'n_distinct', (array_length(shares.ids, 1) + greatest(1, (1 - (select sum(p) from unnest(shares.parts) p)) / others))::real,
        'most_common_vals', shares.ids::text, 'most_common_freqs', shares.parts);
    end if;
  end loop;
end $$;
revoke execute on function tell_shares from public;
grant execute on function tell_shares to xinjian_system;
