-- The day on which a voucher was typed in, where its source tells it; its own day is `booked_on`.
alter table gl_voucher_line add column entered_on date;
