-- Without statistics each company is believed to have a two-hundredth of the enterprises (0231): eight of 1,666, so that a page of
-- twenty in their order seemed cheapest by reading and sorting all of them, planned anew with every call. With a tenth it walks the index
-- of that order; no company is named, so none that came later is misled (docs/decisions/0112). Older databases have no way to say so.
do $$
begin
  if current_setting('server_version_num')::int >= 180000 then
    perform pg_restore_attribute_stats(
      'schemaname', 'public', 'relname', 'enterprise', 'attname', 'company_id', 'inherited', false,
      'null_frac', 0::real, 'avg_width', 4, 'n_distinct', 10::real);
  end if;
end $$;
