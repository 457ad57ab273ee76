-- Sheets of uploads that look like books and are not told apart: what a person said of such a layout, once for the company.
create table book_layout (
  company_id int not null,
  -- of its headings, column by column
  fingerprint text not null,
  headings jsonb not null,
  -- null = no book: such sheets are left alone
  kind text,
  -- [{at, role}]; power of ten of the unit of its amounts
  columns jsonb not null,
  power int not null,
  decided_by text not null,
  decided_at timestamptz not null default now(),
  primary key (company_id, fingerprint)
);
call guard_by_company('book_layout');

-- Sheets of imports that wait for such an answer, or were read by one.
create table book_question (
  company_id int not null,
  import_id int not null,
  n int not null,
  fingerprint text not null,
  sheet text not null,
  -- headings, proposals and first rows; null = the layout was known
  asked jsonb,
  primary key (company_id, import_id, n)
);
create index book_question_by_layout on book_question (company_id, fingerprint);
call guard_by_company('book_question');
