-- The day on which a voucher was typed in, where its source tells it; its own day is `booked_on`.
alter table gl_voucher_line add column entered_on date;
-- Large books come by COPY under the loader (0336).
grant insert (entered_on) on gl_voucher_line to xinjian_loader;
