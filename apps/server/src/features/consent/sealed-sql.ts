/**
 * How far a consent that was taken back reaches (docs/decisions/0065), as conditions of SQL; `allow.ts` asks the same of one
 * enterprise, and a test holds one against the other. Each needs the company as `$1`.
 *
 * Taken back is a consent whose newest contract of its kind was revoked. It reaches what was collected under it and reports that
 * were made of that. Rows of facts know which way they came: invoices by their import, facts of taxes by `source`.
 *
 * A report that rests on what was collected of other enterprises as well is sealed while one of these has taken its consent back (0201).
 *
 * Of persons (0188) what lenders told of them is deleted, and every report that tells it is sealed.
 *
 * Of books and bank lines (0168) what came under a consent that was taken back is taken out row by row, and nothing of the enterprise is shown
 * until that is through; reports made while the consent stood are sealed.
 */
import type { CollectKind } from '@xinjian/contract'
import { PERSON_CODES_SQL } from './person/persons.ts'

/** What is looked at: data, or reports made of them. */
export type Kind = 'DATA' | 'REPORT'

const SEALING: Record<Kind, string> = { DATA: "('ENT_TAX')", REPORT: "('ENT_TAX', 'ENT_QUERY')" }
/** What these allow is not sealed beside what is left, but taken out of it. */
const BOOKS = "('ENT_ERP', 'ENT_BANK')"

/**
 * Consent was taken back: all that was collected is sealed for whoever looks. `enterprise` is the SQL of the enterprise's id; a
 * consent to query that is taken back leaves the data readable.
 */
export const isWithdrawn = (enterprise: string, kind: Kind = 'REPORT'): string =>
  isTakenBackOf(enterprise, SEALING[kind])

/** No contract of the kind was signed after `ac`. */
const NONE_SINCE = `not exists (
       select 1 from auth_contract nc
        where nc.company_id = $1 and nc.enterprise_id = ac.enterprise_id and nc.code = ac.code
          and (nc.signed_at, nc.contract_no) > (ac.signed_at, ac.contract_no))`

const isTakenBackOf = (enterprise: string, codes: string): string => `exists (
  select 1 from auth_contract ac
   where ac.company_id = $1 and ac.enterprise_id = ${enterprise} and ac.code in ${codes} and ac.status = 'REVOKED'
     and ${NONE_SINCE})`

/** What a collection of this kind (SQL) brought may be looked at no more: the consent that it rests on was taken back. */
export const isCollectionWithdrawn = (enterprise: string, kind: string): string =>
  `(case ${kind} when 'TAX' then ${isWithdrawn(enterprise, 'DATA')} else ${isTakenBackOf(enterprise, "('ENT_ERP')")} end)`

/** What a program brought of this dataset (SQL) was taken out: lines of bank accounts rest on a consent of their own (0168). */
export const isBookWithdrawn = (enterprise: string, dataset: string): string =>
  `(case ${dataset} when 'BANK_LINE' then ${isTakenBackOf(enterprise, "('ENT_BANK')")} else ${isTakenBackOf(enterprise, "('ENT_ERP')")} end)`

/** The same of what was written at `at`: before consent was taken back, not of what was made of uploads later. */
export const isWithdrawnSince = (enterprise: string, at: string): string =>
  `(${isWithdrawn(enterprise)} and ${at} <= (
  select max(rc.revoked_at) from auth_contract rc
   where rc.company_id = $1 and rc.enterprise_id = ${enterprise} and rc.status = 'REVOKED' and rc.code not in ${PERSON_CODES_SQL}))`

/** The opposite for figures over many enterprises: the few that took theirs back are looked up once. */
export const notWithdrawn = (enterprise: string, kind: Kind = 'REPORT'): string =>
  `${enterprise} not in ${withdrawnEnterprises(kind)}`

/** SQL of the ids of the few that took theirs back: the contracts that `isTakenBackOf` asks for, each read once. */
export const withdrawnEnterprises = (kind: Kind = 'REPORT'): string => `(
  select ac.enterprise_id from auth_contract ac
   where ac.company_id = $1 and ac.code in ${SEALING[kind]} and ac.status = 'REVOKED' and ${NONE_SINCE})`

/**
 * Something that a collection brought is among the facts: it was not taken out, and is not told from uploads by sums of months. `of` = what
 * was collected; absent = anything.
 */
export const holdsCollected = (enterprise: string, of?: CollectKind): string => `exists (
  select 1 from collect_task ct
   where ct.company_id = $1 and ct.enterprise_id = ${enterprise} and ct.sealed_at is null${of ? ` and ct.kind = '${of}'` : ''}
     and exists (
       select 1 from collect_item ci
        where ci.company_id = $1 and ci.task_id = ct.task_id and ci.state not in ('PENDING', 'SKIPPED')))`

/** The company brought files of the enterprise itself. */
export const holdsUploads = (enterprise: string): string => `exists (
  select 1 from import_batch ub where ub.company_id = $1 and ub.enterprise_id = ${enterprise} and ub.blob_key <> '')`

const nothingLeft = (enterprise: string): string =>
  `not ${holdsUploads(enterprise)} and not ${holdsCollected(enterprise)}`

const sealedData = (enterprise: string): string =>
  `(${holdsCollected(enterprise, 'TAX')} or ${nothingLeft(enterprise)})`

/**
 * Consents to read books that were taken back and not given anew, with the times of all contracts that gave them: what was made while one
 * stood may rest on it, whether a later one took its place or not.
 */
const BOOKS_TAKEN_BACK = `
  select given.enterprise_id, given.signed_at, coalesce(given.revoked_at, ac.revoked_at) as revoked_at
    from auth_contract ac
    join auth_contract given on given.company_id = $1 and given.enterprise_id = ac.enterprise_id and given.code = ac.code
   where ac.company_id = $1 and ac.code in ${BOOKS} and ac.status = 'REVOKED' and ${NONE_SINCE}`

/** Enterprises that took back the consent to read their books or their bank lines, and what came under it is still being taken out. */
const BOOKS_LEAVE = `(
  select w.enterprise_id from withdrawal w
    join auth_contract wc on wc.company_id = w.company_id and wc.contract_no = w.contract_no
   where w.company_id = $1 and w.status in ('QUEUED', 'RUNNING', 'FAILED') and wc.code in ${BOOKS})`

/**
 * Nothing of the enterprise's data is shown: consent was taken back, and either nothing was uploaded, or what was collected is not
 * taken out yet.
 */
export const isSealed = (enterprise: string): string =>
  `(${isWithdrawn(enterprise, 'DATA')} and ${sealedData(enterprise)}
    or ${enterprise} in ${BOOKS_LEAVE}
    or ${isTakenBackOf(enterprise, BOOKS)} and ${nothingLeft(enterprise)})`

export const notSealed = (enterprise: string): string =>
  `((${notWithdrawn(enterprise, 'DATA')} or not ${sealedData(enterprise)})
    and ${enterprise} not in ${BOOKS_LEAVE}
    and (${enterprise} not in (select b.enterprise_id from (${BOOKS_TAKEN_BACK}) b) or not (${nothingLeft(enterprise)})))`

/**
 * A report `r` that was made rests on collected data. One from before this was kept does if a consent had been given when it was made.
 * An order that waits, or came to nothing, says nothing: it is told as what it is, and may yet become a report of uploads.
 */
const restsOnCollected = (
  r: string,
): string => `(${r}.status = 'READY' and coalesce(${r}.collected, ${r}.finished_at is null or exists (
  select 1 from auth_contract fc
   where fc.company_id = $1 and fc.enterprise_id = ${r}.enterprise_id and fc.signed_at <= ${r}.finished_at)))`

/** Work that ran from `began` to `ended` (SQL) may have read books of the enterprise whose consent was taken back since. */
export const isOfBooksTakenBack = (enterprise: string, began: string, ended: string): string =>
  `exists (select 1 from (${BOOKS_TAKEN_BACK}) b
    where b.enterprise_id = ${enterprise} and b.signed_at <= ${ended} and b.revoked_at >= ${began})`

const madeUnder = (r: string): string =>
  `${r}.enterprise_id = b.enterprise_id and ${r}.finished_at between b.signed_at and b.revoked_at`

const OF_PERSON_TAKEN_BACK = `
    from auth_contract ac
    join auth_contract given on given.company_id = $1 and given.enterprise_id = ac.enterprise_id and given.code = ac.code
     and given.signer_key = ac.signer_key and given.signed_at <= ac.signed_at`
const PERSON_TOOK_BACK = `ac.company_id = $1 and ac.code in ${PERSON_CODES_SQL} and ac.status = 'REVOKED'`

/** Numbers of the contracts of persons who took back what they had signed. */
export const PERSONS_TAKEN_BACK = `(
  select given.contract_no ${OF_PERSON_TAKEN_BACK} where ${PERSON_TOOK_BACK})`

/** Reports that tell of a person who took back what he or she had signed: for good, since nobody else can allow it anew. */
const OF_PERSONS_TAKEN_BACK = `
  select rp.report_no ${OF_PERSON_TAKEN_BACK}
    join report_person rp on rp.company_id = $1 and rp.contract_no = given.contract_no
   where ${PERSON_TOOK_BACK}`

/** One of the few that took theirs back, each looked up by an index: joined to them the planner reads all rows of the company. */
const isOneOfWithdrawn = (enterprise: string): string =>
  `${enterprise} = any(array${withdrawnEnterprises()})`

/** Reports that rest on what was collected of another enterprise, which took its consent back. */
const OF_OTHERS_TAKEN_BACK = `
  select rb.report_no from report_beside rb where rb.company_id = $1 and ${isOneOfWithdrawn('rb.enterprise_id')}`

/** Nothing that the report `r` says is shown. */
export const isReportSealed = (r: string): string =>
  `((${isWithdrawn(`${r}.enterprise_id`)} or exists (select 1 from (${BOOKS_TAKEN_BACK}) b where ${madeUnder(r)})) and ${restsOnCollected(r)}
    or exists (select 1 from (${OF_PERSONS_TAKEN_BACK}) p where p.report_no = ${r}.report_no)
    or exists (select 1 from (${OF_OTHERS_TAKEN_BACK}) o where o.report_no = ${r}.report_no))`

/** Numbers of all of the company's reports of which nothing is shown (`isReportSealed`): the few are looked up once. */
export const SEALED_REPORTS = `(
  select sr.report_no from report sr where sr.company_id = $1 and ${restsOnCollected('sr')} and ${isOneOfWithdrawn('sr.enterprise_id')}
  union all
  select sr.report_no from (${BOOKS_TAKEN_BACK}) b join report sr on sr.company_id = $1 and ${madeUnder('sr')} where ${restsOnCollected('sr')}
  union all ${OF_PERSONS_TAKEN_BACK}
  union all ${OF_OTHERS_TAKEN_BACK})`

/** The opposite, for lists in the order of an index: no other row is read for it. */
export const noSealedReport = (r: string): string => `${r}.report_no not in ${SEALED_REPORTS}`

/** What a list says of such a row instead of its figures. */
export const SEALED_MESSAGE = '授权已撤销，数据已封存'
