-- A channel that asks for it is told the signed ends of its company's audit log (docs/decisions/0134).
alter table collect_channel add column audit_checkpoints boolean not null default false;
-- Whoever signs looks which companies have such a channel.
call open_to_system('collect_channel', 'company_id, code, audit_checkpoints', '');
