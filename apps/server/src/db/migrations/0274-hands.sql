-- Whose hand made, raised or changed an account (docs/decisions/0131): whoever decides must be independent of whoever asked.
create table account_hand (
  id bigint generated always as identity primary key,
  user_id int not null,
  by_id int not null,
  -- MADE: the account. RAISED: it was given rights to decide or to administer. ADDRESSED: its mail or mobile is another.
  -- LOST: it may not agree to sensitive changes any more; makes nobody kin
  act text not null check (act in ('MADE', 'RAISED', 'ADDRESSED', 'LOST')),
  at timestamptz not null default now()
);
create index account_hand_of on account_hand (user_id, at);
call keep_for_system('account_hand');

-- Who made the accounts of the last month is not known: they are nobody's kin, and of no standing until they are old enough.
insert into account_hand (user_id, by_id, act, at)
select id, id, 'MADE', created_at from app_user where created_at > now() - interval '30 days';

-- People with all who made or raised them within the last thirty days.
create function kin_of(people int[]) returns int[]
language sql stable security definer set search_path = public, pg_temp as $$
  with recursive up (id) as (
    select unnest(people)
    union
    select h.by_id from up join account_hand h on h.user_id = up.id
     where h.at > now() - interval '30 days' and h.act <> 'LOST'
  )
  select coalesce(array_agg(id) filter (where id is not null), '{}') from up
$$;

-- Whether somebody may decide on what these asked for: none of them, and no hand of the last thirty days leads from the one to the
-- others, from them to him, or from one person to both.
create function independent(decider int, authors int[]) returns boolean
language sql stable security definer set search_path = public, pg_temp as $$
  select not (kin_of(array[decider]) && kin_of(authors))
$$;
revoke execute on function kin_of, independent from public;
grant execute on function independent to xinjian_tenant, xinjian_system, xinjian_operator;

-- The same asked by the database of every decision: columns of decider and author (or authors), and the name under which it refuses.
create function judge_independence() returns trigger language plpgsql as $$
declare
  decider int := (to_jsonb(new) ->> tg_argv[0])::int;
  said jsonb := to_jsonb(new) -> tg_argv[1];
  authors int[];
begin
  if decider is null or (tg_op = 'UPDATE' and decider is not distinct from (to_jsonb(old) ->> tg_argv[0])::int) then
    return new;
  end if;
  authors := case jsonb_typeof(said)
    when 'array' then array(select jsonb_array_elements_text(said)::int)
    when 'number' then array[said::int]
    else '{}'::int[] end;
  if not independent(decider, authors) then
    raise exception 'whoever decides is not independent of whoever asked'
      using errcode = 'check_violation', constraint = tg_argv[2];
  end if;
  return new;
end $$;

create trigger independent before insert or update of decided_id on voucher
  for each row execute function judge_independence('decided_id', 'asked_id', 'voucher_four_eyes');
create trigger independent before insert or update of decided_id on product_terms
  for each row execute function judge_independence('decided_id', 'asked_id', 'product_terms_four_eyes');
create trigger independent before insert or update of decided_id on company
  for each row execute function judge_independence('decided_id', 'asked_id', 'company_four_eyes');
create trigger independent before insert or update of decided_id on rule_book
  for each row execute function judge_independence('decided_id', 'authors', 'rule_book_four_eyes');
create trigger independent before insert or update of decided_id on platform_rule_book
  for each row execute function judge_independence('decided_id', 'authors', 'platform_rule_book_four_eyes');
create trigger independent before insert or update of decided_id on rule_suppression
  for each row execute function judge_independence('decided_id', 'asked_id', 'rule_suppression_four_eyes');
create trigger independent_lift before insert or update of lift_decided_id on rule_suppression
  for each row execute function judge_independence('lift_decided_id', 'lift_asked_id', 'rule_suppression_four_eyes');
create trigger independent before insert or update of decided_id on matter_answer
  for each row execute function judge_independence('decided_id', 'asked_id', 'matter_answer_four_eyes');

-- An order was decided on by name: now by number, as everything else.
alter table product_order
  add column created_id int,
  add column decided_id int,
  add constraint product_order_four_eyes check (by_another(decided_id, array[created_id]));
create trigger independent before insert or update of decided_id on product_order
  for each row execute function judge_independence('decided_id', 'created_id', 'product_order_four_eyes');

-- A registration makes a company with its first administrator: one operator proposes, another agrees. One refuses alone.
alter table registration
  add column proposed_id int,
  add column proposed_by text,
  add column proposed_at timestamptz,
  add column proposal text,
  add column decided_id int,
  add constraint registration_four_eyes check (by_another(decided_id, array[proposed_id])),
  add constraint registration_proposed check (status <> 'APPROVED' or proposed_id is not null) not valid;
create trigger independent before insert or update of decided_id on registration
  for each row execute function judge_independence('decided_id', 'proposed_id', 'registration_four_eyes');
