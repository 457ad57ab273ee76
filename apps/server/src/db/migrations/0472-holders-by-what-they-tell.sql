create index concurrently if not exists shareholder_telling on shareholder using gin (told_of_holder(company_id, name, id_masked)) with (gin_pending_list_limit = 512);
