-- Sensitive changes of accounts: asked for, agreed to by a second person, told, and done when their time has come (docs/decisions/0131).
create table sensitive_change (
  id int generated always as identity primary key,
  -- whose account or role it is
  company_id int not null references company (id),
  act text not null check (act in ('USER_NEW', 'USER_EDIT', 'PASSWORD_LINK', 'FACTOR_DROP', 'ROLE_RAISE')),
  state text not null default 'ASKED'
    check (state in ('ASKED', 'AGREED', 'DONE', 'REFUSED', 'WITHDRAWN', 'OBJECTED', 'FAILED')),
  -- the account that is changed; null = a new one, or a role
  user_id int,
  -- the account's name, or the role's
  object text not null,
  -- body of the call that does it; null once it has ended, so that no number or address is kept
  body jsonb,
  -- what is other than before, as it may be shown
  facts jsonb not null,
  reason text not null,
  asked_id int not null,
  asked_by text not null,
  -- whose person asked
  asked_company int not null references company (id),
  asked_at timestamptz not null default now(),
  -- how many must agree, of which company; 0 = nobody could
  needs int not null check (needs between 0 and 2),
  by_company int not null references company (id),
  -- when it is done; null = it waits for a word
  due_at timestamptz,
  ended_by text,
  ended_note text,
  ended_at timestamptz,
  check ((state in ('ASKED', 'AGREED')) = (body is not null)),
  check (state <> 'AGREED' or due_at is not null),
  check ((state in ('ASKED', 'AGREED')) = (ended_at is null))
);
create unique index sensitive_change_open on sensitive_change (company_id, act, object) where state in ('ASKED', 'AGREED');
create index sensitive_change_due on sensitive_change (due_at) where state = 'AGREED';
create index sensitive_change_recent on sensitive_change (company_id, id desc);
call keep_for_system('sensitive_change');

-- Who agreed. Each is independent of whoever asked and of those who agreed before.
create table sensitive_word (
  change_id int not null references sensitive_change (id) on delete cascade,
  user_id int not null,
  user_name text not null,
  note text not null,
  at timestamptz not null default now(),
  -- the asker, and who agreed before
  beside int[] not null,
  primary key (change_id, user_id),
  constraint sensitive_word_four_eyes check (by_another(user_id, beside))
);
create trigger independent before insert or update of user_id on sensitive_word
  for each row execute function judge_independence('user_id', 'beside', 'sensitive_word_four_eyes');
call keep_for_system('sensitive_word');
call keep_no_statistics('sensitive_change', 'company_id');
