/** Statements that fill the tables of one company; `share` of the sizes of the large one. */
import * as sizes from './sizes.ts'

interface Step {
  what: string
  sql: string
}

const some = (n: number, share: number): number => Math.max(1, Math.round(n * share))

/** Two characters of a name out of these, by number. */
const CHARACTERS =
  '华盛恒瑞兴达鑫源宏泰金诺博远天成永信和润德安康宁嘉禾万通联创立新光明海川锦程云峰昌隆顺丰百川东方启航卓越中正精诚佳美伟业振邦利民广汇融合凯旋腾飞奥普科锐思远景辰星宇'
const CITIES = "array['深圳','广州','东莞','佛山','惠州','中山','珠海','汕头','湛江','江门']"
const TRADES =
  "array['贸易','科技','电子','建材','物流','食品','服饰','机械','化工','信息技术','家具','包装','五金','医疗器械','农业','环保']"
const character = (n: string): string =>
  `substr('${CHARACTERS}', 1 + (${n})::int % ${CHARACTERS.length}, 1)`
/** 深圳市华盛贸易有限公司: of a hundred thousand some four bear each pair of characters. */
const NAME = `(${CITIES})[1 + n % 10] || '市' || ${character('n / 7')} || ${character('n / 5 + n % 11')} || (${TRADES})[1 + n % 16] || '有限公司'`
const TAX_NO = "'91' || lpad((n * 7919 % 1000000)::text, 6, '0') || lpad(n::text, 10, '0')"
const MAKER = `case when e.id % ${sizes.CHILD_EVERY} = 0 then 'child' else 'large' end`
const NUMBERED = (companyId: number) =>
  `(select id, name, tax_no, (row_number() over (order by id) - 1)::int as nth from enterprise where company_id = ${companyId}) e`
/** Joins the enterprise of the n-th row. */
const ofRow = (companyId: number, rows: number, share: number): string =>
  `generate_series(1, ${rows}) n join ${NUMBERED(companyId)} on e.nth = n % ${some(sizes.ENTERPRISES, share)}`
const ago = (days: number, rows: number): string =>
  `now() - (${rows} - n) * interval '${((days * 86_400) / rows).toFixed(4)} seconds'`

export const enterpriseSql = (companyId: number, share: number): Step[] => {
  const enterprises = some(sizes.ENTERPRISES, share)
  return [
    {
      what: `${enterprises} enterprises`,
      sql: `insert into enterprise (company_id, tax_no, name, registration, initials, updated_at)
            select ${companyId}, ${TAX_NO}, ${NAME}, '{"legalRepresentative":"张三","industryName":"批发业","taxpayerType":"GENERAL"}',
                   'sz' || chr(97 + n % 26) || chr(97 + n / 26 % 26) || 'yxgs', ${ago(300, enterprises)}
              from generate_series(1, ${enterprises}) n`,
    },
    {
      what: 'months of invoices, a year of each',
      sql: `insert into invoice_month (company_id, enterprise_id, direction, month, seq, invoices, net_total, digest)
            select ${companyId}, id, d, (extract(year from now()) * 12 + extract(month from now()) - 1)::int - m - id % 5, 1, 100, 1, '\\x00'
              from enterprise, generate_series(0, 1) d, generate_series(1, 12) m where company_id = ${companyId}`,
    },
    {
      what: 'their months and counts in the rows of enterprises',
      sql: `update enterprise e set first_month = m.first, last_month = m.last, sales_invoices = m.each, purchase_invoices = m.each
              from (select enterprise_id, min(month) as first, max(month) as last, sum(invoices) / 2 as each
                      from invoice_month where company_id = ${companyId} group by 1) m
             where e.company_id = ${companyId} and e.id = m.enterprise_id`,
    },
    {
      what: 'files imported, one of each',
      sql: `insert into import_batch (company_id, enterprise_id, file_name, file_bytes, blob_key, status, progress, message, created_by, created_at, finished_at)
            select ${companyId}, e.id, '发票.xlsx', 1000, 'k' || e.id, case when e.id % 200 = 0 then 'FAILED' else 'DONE' end, 100, '', ${MAKER},
                   now() - e.nth % 300 * interval '1 day', now() - e.nth % 300 * interval '1 day'
              from ${NUMBERED(companyId)}`,
    },
    {
      what: 'consents, one of each',
      sql: `insert into auth_contract (company_id, contract_no, enterprise_id, task_id, code, title, version, hash, paragraphs, consents, purposes,
              scopes, grantees, signer, signer_sealed, evidence, seal, signed_at, valid_from, valid_to, status, revoked_at, signed_as)
            select ${companyId}, 'AU' || ${companyId} || '-' || e.id, e.id, 'T' || ${companyId} || '-' || e.nth + 1, 'ENT_TAX', '企业数据采集授权书', '1',
                   'h', '["一"]', '[]', '{}', '{INVOICE}', '[]', '{"name":"张*","mobile":"138****0000","idNo":"","role":""}', '', '{}', '',
                   at, at, at + interval '1 year', case when e.id % 200 = 7 then 'REVOKED' else 'EFFECTIVE' end,
                   case when e.id % 200 = 7 then now() end, jsonb_build_object('name', e.name, 'taxNo', e.tax_no)
              from (select e.*, now() - e.nth % 340 * interval '1 day' as at from ${NUMBERED(companyId)}) e`,
    },
  ]
}

export const workSql = (companyId: number, userId: number, share: number): Step[] => {
  const [reports, notices, tasks, audit] = [
    sizes.REPORTS,
    sizes.NOTICES,
    sizes.TASKS,
    sizes.AUDIT,
  ].map((n) => some(n, share)) as [number, number, number, number]
  return [
    {
      what: `${reports} reports`,
      sql: `insert into report (company_id, report_no, enterprise_id, report_type, params, status, progress, message, score, grade, decision, created_by,
              created_at, finished_at, as_of, collected, fingerprint, subject, document)
            select ${companyId}, 'INV' || ${companyId} || lpad(n::text, 17, '0'), e.id, (array['INVOICE','TAX','TAX_INVOICE','TAX_PAYMENT'])[1 + n % 4],
                   '{"through":24310}', case when n % 50 = 0 then 'FAILED' else 'READY' end, 100, '', 400 + n % 400,
                   (array['AAA','AA','A','BBB','BB','B','CCC'])[1 + n % 7], (array['CLEAR','REVIEW','REJECT','UNRATABLE'])[1 + n % 4], ${MAKER},
                   ${ago(300, reports)}, ${ago(300, reports)}, (${ago(300, reports)})::date, n % 3 = 0, md5(n::text),
                   jsonb_build_object('name', e.name, 'taxNo', e.tax_no), decode(repeat(md5(n::text), 20), 'hex')
              from ${ofRow(companyId, reports, share)}`,
    },
    {
      what: 'weighty matters of one report in ten',
      sql: `insert into firm_matter (company_id, report_no, matter, enterprise_id, name, told, first_seen, as_of, newest)
            select company_id, report_no, 'R-0' || 10 + right(report_no, 2)::int % 20, enterprise_id, '重大事项', 'x', created_at, as_of,
                   not exists (select 1 from report n where n.company_id = r.company_id and n.enterprise_id = r.enterprise_id
                                  and n.report_type = r.report_type and n.status = 'READY' and n.created_at > r.created_at)
              from report r where company_id = ${companyId} and right(report_no, 1) = '7'`,
    },
    {
      what: `${notices} notices`,
      sql: `insert into notice (company_id, user_id, kind, key, params, shown, created_at, read_at)
            select ${companyId}, ${userId}, (array['REPORT_READY','IMPORT_DONE','COLLECT_DONE'])[1 + n % 3], 'k' || n, '{}', true, ${ago(300, notices)},
                   case when n % 10 > 0 then now() end from generate_series(1, ${notices}) n`,
    },
    {
      what: `${tasks} collections`,
      sql: `insert into collect_task (company_id, task_id, fin_task_id, channel, token_hash, client_key, key_id, state, enterprise_id, enterprise_name, tax_no,
              area_code, failure, contract_no, progress, created_at, touched_at, finished_at)
            select ${companyId}, 'T' || ${companyId} || '-' || n, 'F' || ${companyId} || '-' || n, 'own', decode(md5('${companyId}-' || n), 'hex'), '', '',
                   case when n % 9 = 0 then 'FAILED' when n % 7 = 0 then 'LOGIN' else 'SUCCESS' end, e.id, e.name, e.tax_no,
                   (array['4403','4400','3100','1100','3300'])[1 + n % 5], case when n % 9 = 0 then '{"code":"TE001","message":"密码错误"}'::jsonb end,
                   'AU' || ${companyId} || '-' || e.id, 100, ${ago(300, tasks)}, ${ago(300, tasks)}, ${ago(300, tasks)} + interval '5 minutes'
              from ${ofRow(companyId, tasks, share)}`,
    },
    {
      what: `${sizes.STEPS} steps of each collection`,
      sql: `insert into collect_event (company_id, task_id, at, state, step, actor, text, ok, code)
            select company_id, task_id, created_at + s * interval '20 seconds',
                   (array['CREATED','LICENSE','VALIDATE','AGREEMENT','AREA','LOGIN','COLLECTING','SUCCESS'])[s], 'S', 'USER', '', s < 8 or state <> 'FAILED',
                   case when s = 8 and state = 'FAILED' then 'TE001' end
              from collect_task, generate_series(1, ${sizes.STEPS}) s where company_id = ${companyId}`,
    },
    {
      what: 'when each collection first stood in its steps',
      sql: `update collect_task set reached = array(
              select created_at + s * interval '20 seconds' from unnest(array[1, 3, 4, 5, 6, 7, 8]) s)
             where company_id = ${companyId}`,
    },
    {
      what: 'datasets of each collection',
      sql: `insert into collect_item (company_id, task_id, dataset, position, state)
            select company_id, task_id, 'INVOICE', 1, 'DONE' from collect_task where company_id = ${companyId}`,
    },
    {
      what: `${audit} lines of the audit log`,
      sql: `insert into audit_entry (company_id, seq, hash, body)
            select ${companyId}, n, decode(md5(n::text), 'hex'),
                   json_build_object('seq', n, 'at', to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'companyId', ${companyId}, 'userId', ${userId},
                     'userName', case when n % 100 = 0 then 'child' else 'large' end, 'actorCompany', null, 'ip', '127.0.0.1', 'agent', 'bench',
                     'requestId', 'r' || n, 'kind', (array['LOOK','CHANGE','LOGIN','LOGOUT'])[1 + n % 4], 'action', 'reportDetail', 'object', 'INV' || n)::text
              from (select n, ${ago(300, audit)} as at from generate_series(1, ${audit}) n) n`,
    },
    {
      what: 'its head',
      sql: `insert into audit_head (company_id, seq, hash) values (${companyId}, ${audit}, decode(md5('${audit}'), 'hex'))`,
    },
  ]
}

export const moneySql = (companyId: number, share: number): Step[] => {
  const [usage, entries, checks] = [sizes.USAGE, sizes.ENTRIES, sizes.CHECKS].map((n) =>
    some(n, share),
  ) as [number, number, number]
  return [
    {
      what: `${usage} calls`,
      sql: `insert into usage_record (company_id, no, product, via, enterprise_id, enterprise_name, tax_no, charge_rule, valid_days, unit_price, state, why,
              amount, made_by, at, settled_at, month)
            select ${companyId}, 'INV' || ${companyId} || lpad(n::text, 17, '0'), (array['INVOICE','TAX','TAX_INVOICE','TAX_PAYMENT'])[1 + n % 4],
                   case when n % 7 = 0 then 'API' else 'PAGE' end, e.id, e.name, e.tax_no, 'FOUND', 30, 120000,
                   case when n % 4 = 0 then 'FREE' else 'CHARGED' end, case when n % 4 = 0 then 'VALID' else 'FOUND' end,
                   case when n % 4 = 0 then 0 else 120000 - n % 9 * 1000 end, ${MAKER}, ${ago(300, usage)}, ${ago(300, usage)},
                   (extract(year from ${ago(300, usage)}) * 12 + extract(month from ${ago(300, usage)}) - 1)::int
              from ${ofRow(companyId, usage, share)}`,
    },
    {
      what: `${entries} entries of the ledger`,
      sql: `insert into ledger_entry (company_id, key, kind, source, target, amount, available, about, note, made_by, at)
            select ${companyId}, 'k' || n, (array['HOLD','CHARGE','RELEASE','RECHARGE'])[1 + n % 4], 'AVAILABLE', 'HELD', 1000, 1, 'INV' || n, '',
                   'large', ${ago(300, entries)} from generate_series(1, ${entries}) n`,
    },
    {
      what: `${checks} verifications`,
      sql: `insert into verify_record (company_id, no, invoice_key, kind, invoice_code, invoice_number, issue_date, amount, state, result, invalid_mark,
              face, charged, made_by, asked_at, verified_at)
            select ${companyId}, 'VER' || ${companyId} || lpad(n::text, 15, '0'), lpad(n::text, 20, '0'), '81', '', lpad(n::text, 20, '0'), current_date - 30, 1000,
                   'DONE', case when n % 9 = 0 then 'NOT_FOUND' else 'CONSISTENT' end, case when n % 9 > 0 then case when n % 40 = 0 then 'Y' else 'N' end end,
                   jsonb_build_object('sellerName', e.name, 'buyerName', '规模测试机构', 'sellerTaxNo', e.tax_no, 'buyerTaxNo', '', 'remark', '', 'totalAmount', '5.00'), 500, ${MAKER}, ${ago(300, checks)}, ${ago(300, checks)}
              from ${ofRow(companyId, checks, share)}`,
    },
  ]
}

/** Other customers and their bills, as operators see them. */
export const platformSql = (): Step[] => [
  {
    what: `${sizes.CUSTOMERS} customers`,
    sql: `insert into company (name, kind, tax_no, linkman) select '客户' || lpad(n::text, 5, '0') || '号', 'CUSTOMER', ${TAX_NO}, '李四'
            from generate_series(1, ${sizes.CUSTOMERS}) n`,
  },
  {
    what: `${sizes.BILL_MONTHS} bills of each`,
    sql: `insert into bill (company_id, month, status, amount, reversed, adjusted)
          select id, 24300 - m, 'PAID', 100, 0, 0 from company, generate_series(0, ${sizes.BILL_MONTHS - 1}) m where kind = 'CUSTOMER'`,
  },
]
