-- Of a collection of books: the version that the program says of itself at the login; null = it says none.
alter table collect_task add column program_version text;
