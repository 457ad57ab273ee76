alter table risk_order validate constraint risk_order_source_check;
