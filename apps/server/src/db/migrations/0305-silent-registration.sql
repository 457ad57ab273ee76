-- Of two registrations of one firm the second waits as the first does: whoever confirms it is not told of the other, the operator who decides is.
drop index registration_tax_no;
create index registration_tax_no on registration (tax_no) where status = 'WAITING';
