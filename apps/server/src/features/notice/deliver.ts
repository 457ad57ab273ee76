/**
 * Sends mails and SMS of notices, and letters: at once, then after 1, 5, 15 and 60 minutes. A worker that is killed between handing over
 * and writing leaves the mark that it began: a mail goes again under the same Message-ID, which its receiver keeps once; an SMS of a notice,
 * which nobody would recognise, does not. That of a letter does: twice the same link harms less than none.
 */
import { NOTICE_KINDS, type NoticeKindName } from '@xinjian/contract/notice/kinds'
import { linkOf, saidOf } from '@xinjian/contract/notice/said'
import { maskCompany } from '@xinjian/format'
import type { Database } from '../../db/pool.ts'
import { tenantOf } from '../../db/tenant.ts'
import { Refusal, refusedAs } from '../../http/refusal.ts'
import { claimed } from '../../jobs/claimed.ts'
import { type Claim, type JobKind, LeaseLost } from '../../jobs/job.ts'
import type { Mailer } from '../../outside/mail.ts'
import { SmsFault, type SmsGateway } from '../../outside/sms.ts'
import { NotEncrypted } from '../../outside/smtp.ts'
import type { Columns } from '../../security/column/column.ts'
import type { AccountReach } from './account-reach.ts'
import { addressIn, type Letters } from './letter.ts'
import { DELIVERIES, languageOf } from './store.ts'

export interface DeliverDeps {
  db: Database
  mail: Mailer
  sms: SmsGateway
  publicUrl: string
  columns: Columns
  letters: Pick<Letters, 'open'>
  accounts: Pick<AccountReach, 'contactOf' | 'openCopied'>
}

const MINUTE = 60
const PAUSES = [1, 5, 15, 60].map((minutes) => minutes * MINUTE)
const AT_ONCE = 4
/** … of which a server that hangs has so many, and leaves room for the other way. */
const PER_WAY = 2

export const deliveryJob = (deps: DeliverDeps): JobKind => ({
  table: DELIVERIES,
  lanes: { most: PER_WAY },
  concurrency: AT_ONCE,
  maxAttempts: 20,
  run: (claim, signal) => deliver(deps, claim, signal),
  fail: (claim) => settle(deps, claim, 'FAILED', '多次中断，已停止'),
})

interface Going {
  way: 'MAIL' | 'SMS'
  begun_at: Date | null
  retries: number
  address: string | null
  address_sealed: Uint8Array | null
}
interface OfNotice extends Going {
  letter: null
  user_id: number
  /** Of its reader's account as he was told. */
  as_account: Uint8Array | null
  kind: NoticeKindName
  params: Record<string, string>
}
interface OfLetter extends Going {
  letter: string
  sealed: Uint8Array
  /** Its link leads nowhere any more. */
  late: boolean
}
type Row = OfNotice | OfLetter

/** Where it goes: where its reader was reached when he was told, where that was kept. */
async function addressOf(
  deps: DeliverDeps,
  { id, companyId }: Claim,
  row: Row,
): Promise<string | null | undefined> {
  const resting = { clear: row.address, sealed: row.address_sealed }
  if (resting.clear !== null || resting.sealed !== null)
    return addressIn(deps.columns, { companyId, id: Number(id) }, resting)
  if (row.letter !== null) return null
  const name = row.way === 'MAIL' ? 'email' : 'mobile'
  if (row.as_account)
    return deps.accounts.openCopied({ id: row.user_id, companyId }, name, row.as_account)
  const contact = await deps.accounts.contactOf(row.user_id)
  if (contact instanceof Refusal) throw contact
  return contact?.[name]
}

/** Why it is not sent; null = nothing is in its way. */
function against(deps: DeliverDeps, row: Row): string | null {
  if (row.letter === null && !Object.hasOwn(NOTICE_KINDS, row.kind)) return '没有可送达的地址'
  if (row.letter !== null && row.late) return '链接已失效，不再发送'
  if (!(row.way === 'MAIL' ? deps.mail : deps.sms).available) return '该方式尚未开通'
  return row.letter === null && row.way === 'SMS' && row.begun_at
    ? '发送中断，未确认是否送达，不再重发'
    : null
}

async function deliver(deps: DeliverDeps, claim: Claim, signal: AbortSignal): Promise<void> {
  const tenant = tenantOf(deps.db, claim.companyId)
  const row = await tenant.one<Row>(
    `select d.user_id, d.way, d.begun_at, d.retries, d.address, d.address_sealed, d.as_account, d.letter, d.sealed, d.until < now() as late, n.kind, n.params
       from notice_delivery d left join notice n on n.company_id = d.company_id and n.id = d.notice_id
      where d.company_id = $1 and d.id = $2`,
    [claim.id],
  )
  if (!row) throw new LeaseLost()
  const to = await addressOf(deps, claim, row).catch(refusedAs((why) => why))
  if (to instanceof Refusal) return settle(deps, claim, 'FAILED', to.message)
  const no = to ? against(deps, row) : '没有可送达的地址'
  if (!to || no) return settle(deps, claim, 'FAILED', no ?? '')
  await claimed(tenant, claim).write('begun_at = now()')
  const id = `notice-${claim.companyId}-${claim.id}`
  const fault = await send(deps, claim, row, { id, to }).then(
    () => null,
    (error: unknown) => error,
  )
  // Whoever was told to stop does not know what came of it: the row's mark says that it began.
  if (signal.aborted && fault) throw new LeaseLost()
  if (!fault) return settle(deps, claim, 'DONE', '')
  const pause = fault instanceof SmsFault && !fault.again ? undefined : PAUSES[row.retries]
  const why = whyNot(fault)
  await settle(deps, claim, pause ?? 'FAILED', why)
}

async function send(
  deps: DeliverDeps,
  claim: Claim,
  row: Row,
  head: { id: string; to: string },
): Promise<void> {
  if (row.letter === null)
    return row.way === 'MAIL'
      ? deps.mail.send({ ...head, ...(await letterOf(deps, claim, row)) })
      : deps.sms.send({ ...head, ...messageOf(row) })
  const { subject, text, params } = deps.letters.open(claim.companyId, row.sealed)
  // Commercial gateways take no addresses: the link's stands in the approved wording, the code among the parameters.
  return row.way === 'MAIL'
    ? deps.mail.send({ ...head, subject, text })
    : deps.sms.send({ ...head, template: row.letter, params, text: `【信鉴】${text}` })
}

function whyNot(fault: unknown): string {
  if (fault instanceof SmsFault) return fault.reason
  return fault instanceof NotEncrypted ? fault.message : '服务器未接收'
}

/** A mail leaves the house: whose data it speaks of is told in part. */
async function letterOf({ db, publicUrl }: DeliverDeps, claim: Claim, row: OfNotice) {
  const language = await languageOf(tenantOf(db, claim.companyId), row.user_id)
  const { name } = row.params
  const { title, text } = saidOf(
    row.kind,
    { ...row.params, ...(name && { name: maskCompany(name) }) },
    language,
  )
  const page = `${publicUrl}${linkOf(row.kind, row.params) ?? '/user/notices'}`
  const end =
    language === 'zh'
      ? `查看详情：${page}\n\n设置接收方式：${publicUrl}/user/noticeChoices\n本邮件由系统发送，请勿回复。`
      : `Details: ${page}\n\nChoose what you are told of: ${publicUrl}/user/noticeChoices\nThis mail was sent by the system; please do not reply.`
  return {
    subject: `${language === 'zh' ? '信鉴' : 'Xinjian'}：${title}`,
    text: `${text}\n\n${end}`,
  }
}

/** No name, number or figure of anybody: a message is read on locked screens. Its wording is Chinese, as templates are approved. */
function messageOf({ kind, params }: OfNotice) {
  const { title } = saidOf(kind, params, 'zh')
  return {
    template: `NOTICE_${kind}`,
    params: { title },
    text: `【信鉴】${title}，请登录平台“消息中心”查看。`,
  }
}

/** Writes what came of an attempt; a number = again after so many seconds. */
async function settle(
  { db }: DeliverDeps,
  claim: Claim,
  outcome: 'DONE' | 'FAILED' | number,
  said: string,
): Promise<void> {
  const again = typeof outcome === 'number'
  await claimed(tenantOf(db, claim.companyId), claim).write(
    `status = $4, retries = retries + $5, attempt = 0, faults = 0, lease_until = null, begun_at = null, said = $7,
     due_at = now() + make_interval(secs => $6), finished_at = case when $5 = 1 then null else now() end,
     address = case when $5 = 1 then address end, address_sealed = case when $5 = 1 then address_sealed end,
     as_account = case when $5 = 1 then as_account end, sealed = case when $5 = 1 then sealed end`,
    [again ? 'QUEUED' : outcome, again ? 1 : 0, again ? outcome : 0, said],
  )
}
