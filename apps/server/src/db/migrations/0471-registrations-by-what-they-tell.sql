create index concurrently if not exists tax_registration_telling on tax_registration using gin (told_of_registration(company_id, reg_address, detail)) with (gin_pending_list_limit = 512);
