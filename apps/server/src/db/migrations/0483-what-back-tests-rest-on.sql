-- Whose data besides its own a judgement of a back-test rests on: other enterprises, and contracts of persons. It is told no more once one of these took a consent back.
alter table backtest_row
  add column beside int[] not null default '{}',
  add column persons text[] not null default '{}';
