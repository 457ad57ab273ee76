-- Rows that come by COPY go straight into their table under a role above the policies, which may do nothing else: it gives every
-- column but the company, and that is the connection's by default (docs/decisions/0159). The role is made before any migration (db/roles.ts).
do $$
declare t regclass;
begin
  foreach t in array array['invoice', 'invoice_item']::regclass[] loop
    execute format('grant insert (%s) on %s to xinjian_loader',
      (select string_agg(quote_ident(a.attname), ', ') from pg_attribute a
        where a.attrelid = t and a.attnum > 0 and not a.attisdropped and a.attname <> 'company_id'), t);
  end loop;
end $$;
grant usage on schema public to xinjian_loader;
