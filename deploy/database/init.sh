#!/bin/sh
# Run once by the image of PostgreSQL, as its superuser: the owner of the product's database, who is none (docs/database.md).
set -eu
psql -v ON_ERROR_STOP=1 -v password="$DATABASE_PASSWORD" <<'SQL'
create role xinjian login createrole bypassrls password :'password';
create database xinjian owner xinjian encoding 'UTF8' template template0;
revoke connect on database postgres, template1 from public;
SQL
