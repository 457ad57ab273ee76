-- What people said of figures that a sheet tells apart by red alone: MINUS, PLAIN; null = nobody was asked.
alter table book_layout add column red text;
