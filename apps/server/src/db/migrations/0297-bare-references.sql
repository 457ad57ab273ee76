-- A bank reference is compared by its letters and digits alone (docs/decisions/0140): dashes, dots and what nobody sees make it no other.
-- Of two that are one now, the first keeps it; the second stands as it was written.
update bank_reference r set reference = bare.text
  from (select distinct on (text) reference, text
          from (select reference, voucher_id, regexp_replace(reference, '[[:space:][:punct:]]|[\u00ad\u200b-\u200f\u2060\ufeff]', '', 'g') as text from bank_reference) all_of
         where text <> '' order by text, voucher_id) bare
 where bare.reference = r.reference and bare.text <> r.reference
   and not exists (select 1 from bank_reference o where o.reference = bare.text);
