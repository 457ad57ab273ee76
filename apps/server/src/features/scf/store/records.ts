/** SQL of what belongs to a receivable or an order and is only ever added: invoices, events, answers of the register, alerts. */
import type { AlertKind } from '@xinjian/contract/scf/states'
import { pageOf } from '../../../db/page.ts'
import type { CompanyTx, TenantDb } from '../../../db/tenant.ts'

type Asking = Pick<CompanyTx, 'one' | 'rows' | 'run'>

export interface InvoiceRecord {
  invoice_key: string
  number: string
  issue_day: string
  total_fen: number
  seller: string
  seller_tax_no: string
  buyer: string
  buyer_tax_no: string
  mark: string | null
  verify_no: string
  verified_at: Date
}

export async function addInvoices(
  tx: Asking,
  no: string,
  invoices: readonly InvoiceRecord[],
): Promise<void> {
  await tx.run(
    `insert into scf_invoice (company_id, subject_no, invoice_key, number, issue_day, total_fen, seller, seller_tax_no, buyer,
       buyer_tax_no, mark, verify_no, verified_at)
     select $1, $2, i.invoice_key, i.number, i.issue_day, i.total_fen, i.seller, i.seller_tax_no, i.buyer, i.buyer_tax_no, i.mark,
            i.verify_no, i.verified_at
       from jsonb_to_recordset($3::jsonb) as i (invoice_key text, number text, issue_day date, total_fen bigint, seller text,
            seller_tax_no text, buyer text, buyer_tax_no text, mark text, verify_no text, verified_at timestamptz)`,
    [no, JSON.stringify(invoices)],
  )
}

export const invoicesOf = (tx: Asking, no: string): Promise<InvoiceRecord[]> =>
  tx.rows<InvoiceRecord>(
    `select invoice_key, number, issue_day, total_fen, seller, seller_tax_no, buyer, buyer_tax_no, mark, verify_no, verified_at
       from scf_invoice where company_id = $1 and subject_no = $2 order by issue_day, invoice_key`,
    [no],
  )

/** Another receivable of the funder that lives and holds one of these invoices. */
export const receivableWith = async (tx: Asking, keys: readonly string[]): Promise<string | null> =>
  (
    await tx.one<{ no: string }>(
      `select v.no from scf_invoice i join scf_receivable v on v.company_id = i.company_id and v.no = i.subject_no
        where i.company_id = $1 and i.invoice_key = any($2) and v.state not in ('REJECTED') and v.closed_as is distinct from 'BOUGHT_BACK'
        order by v.no limit 1`,
      [[...keys]],
    )
  )?.no ?? null

export type Side = 'FUNDER' | 'ANCHOR' | 'MEMBER'

export interface EventRecord {
  kind: string
  note: string | null
  by_name: string
  side: Side
  at: Date
}

export const addEvent = (
  tx: Asking,
  no: string,
  of: { kind: string; note?: string | null; by: string; side: Side },
): Promise<number> =>
  tx.run(
    'insert into scf_event (company_id, subject_no, kind, note, by_name, side) values ($1, $2, $3, $4, $5, $6)',
    [no, of.kind, of.note ?? null, of.by, of.side],
  )

export const eventsOf = (tx: Asking, no: string): Promise<EventRecord[]> =>
  tx.rows<EventRecord>(
    'select kind, note, by_name, side, at from scf_event where company_id = $1 and subject_no = $2 order by id',
    [no],
  )

export interface RegistrationRecord {
  act: 'SEARCH' | 'REGISTER'
  request_no: string
  result: 'CLEAR' | 'FOUND' | 'REGISTERED' | 'REFUSED' | 'UNKNOWN'
  reg_no: string | null
  message: string
  answer: string | null
  hash: string | null
  by_name: string
  at: Date
}

export const addRegistration = (
  tx: Asking,
  no: string,
  r: Omit<RegistrationRecord, 'at'>,
): Promise<number> =>
  tx.run(
    `insert into scf_registration (company_id, subject_no, act, request_no, result, reg_no, message, answer, hash, by_name)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
    [no, r.act, r.request_no, r.result, r.reg_no, r.message, r.answer, r.hash, r.by_name],
  )

export const registrationsOf = (tx: Asking, no: string): Promise<RegistrationRecord[]> =>
  tx.rows<RegistrationRecord>(
    `select act, request_no, result, reg_no, message, answer, hash, by_name, at
       from scf_registration where company_id = $1 and subject_no = $2 order by id`,
    [no],
  )

export interface AlertFacts {
  about: string
  value: number | null
}
export interface AlertRecord {
  subject_no: string
  kind: AlertKind
  facts: AlertFacts
  at: Date
}

/** Of one debtor, whichever of its receivables is the newest. */
const OF_DEBTOR: AlertKind = 'CONCENTRATED'

/** False: it was told before. */
export const addAlert = async (
  tx: Asking,
  no: string,
  kind: AlertKind,
  key: string,
  facts: AlertFacts,
): Promise<boolean> =>
  (await tx.run(
    `insert into scf_alert (company_id, subject_no, kind, key, facts)
     select $1, $2, $3, $4, $5 where $3 <> '${OF_DEBTOR}'
        or not exists (select 1 from scf_alert a where a.company_id = $1 and a.kind = '${OF_DEBTOR}' and a.key = $4)
     on conflict do nothing`,
    [no, kind, key, JSON.stringify(facts)],
  )) > 0

export const alertsOf = (tx: Asking, no: string): Promise<AlertRecord[]> =>
  tx.rows<AlertRecord>(
    'select subject_no, kind, facts, at from scf_alert where company_id = $1 and subject_no = $2 order by at desc, kind',
    [no],
  )

type ListedAlert = AlertRecord & { debtor: string }

/** The newest first. */
export function alertPage(
  tenant: TenantDb,
  { kind, page, size }: { kind?: string | undefined; page: number; size: number },
) {
  return pageOf<ListedAlert, ListedAlert>(
    tenant,
    {
      columns: 'a.subject_no, a.kind, a.facts, a.at, coalesce(v.debtor, o.seller) as debtor',
      found: `from scf_alert a left join scf_receivable v on v.company_id = a.company_id and v.no = a.subject_no
               left join scf_order o on o.company_id = a.company_id and o.no = a.subject_no
               where a.company_id = $1 ${kind ? 'and a.kind = $2' : ''}`,
      order: 'a.at desc, a.subject_no desc, a.kind, a.key',
      ...{ values: kind ? [kind] : [], most: size, skip: (page - 1) * size },
    },
    (row) => row,
  )
}
