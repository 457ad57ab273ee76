-- The secret that messages of a channel were signed by before it was changed: until then they are signed by both (docs/decisions/0253).
alter table collect_channel
  add column callback_former bytea,
  add column callback_former_until timestamptz;
