/**
 * Sends the messages: at once, then after 1, 5 and 15 minutes. No name, number or figure of anybody stands in one: a message is
 * read on locked screens. A process that is killed between sending and writing may send again; that is the one way to a second.
 */
import { randomBytes } from 'node:crypto'
import { PAGES_OF } from '@xinjian/contract'
import { enterKey } from '../../../db/directory.ts'
import { tenantOf } from '../../../db/tenant.ts'
import { claimed } from '../../../jobs/claimed.ts'
import { type Claim, type JobKind, LeaseLost } from '../../../jobs/job.ts'
import { hashToken } from '../../../security/secret.ts'
import type { Signer } from '../../consent/index.ts'
import { EVENT_SAYS } from '../black-box/words.ts'
import type { CollectDeps } from '../deps.ts'
import { note } from '../events.ts'
import { taskById } from '../task.ts'
import { NOTICES, type NoticeEvent } from './store.ts'

const PAUSES = [60, 5 * 60, 15 * 60]
const AT_ONCE = 4

const TEXTS: Record<NoticeEvent, string> = {
  DONE: '您授权的数据采集已完成，24小时内点此查看结果：',
  PART: '您授权的数据采集基本完成，部分数据未取到，24小时内点此查看或继续：',
  FAILED: '您授权的数据采集未能完成，24小时内点此查看原因并继续：',
  KICKED: '电子税务局登录已中断，采集已暂停，已采集的数据不会丢失，请点此重新登录继续：',
  OPEN: '您等待的电子税务局已恢复，请点此继续办理：',
}

/** What is said otherwise of an accounting program. */
const ERP_TEXTS: Partial<Record<NoticeEvent, string>> = {
  KICKED: '财务软件登录已失效，采集已暂停，已采集的数据不会丢失，请点此重新登录继续：',
}

export const noticeJob = (deps: CollectDeps): JobKind => ({
  table: NOTICES,
  concurrency: AT_ONCE,
  maxAttempts: 20,
  run: (claim) => send(deps, claim),
  fail: (claim) => settle(deps, claim, 'FAILED'),
})

interface Row {
  task_id: string
  event: NoticeEvent
  retries: number
}

async function send(deps: CollectDeps, claim: Claim): Promise<void> {
  const tenant = tenantOf(deps.db, claim.companyId)
  const row = await tenant.one<Row>(
    'select task_id, event, retries from collect_notice where company_id = $1 and notice_no = $2',
    [claim.id],
  )
  const task = row && (await taskById(tenant, row.task_id))
  if (!row || !task) throw new LeaseLost()
  if (!task.signer_sealed || !deps.sms.available) return settle(deps, claim, 'FAILED')
  const { mobile } = JSON.parse(deps.signerBox.open(task.task_id, task.signer_sealed)) as Signer
  const code = randomBytes(15).toString('base64url')
  await tenant.transaction(async (tx) => {
    await enterKey(tx, 'TASK', hashToken(code))
    await claimed(tx, claim).write('code_hash = $4', [hashToken(code)])
  })
  const query = new URLSearchParams({ channel: task.link ?? task.channel, back: code })
  const said = (task.kind === 'ERP' ? ERP_TEXTS[row.event] : undefined) ?? TEXTS[row.event]
  const door = PAGES_OF[task.kind].CREATED
  const text = `【信鉴】${said}${deps.config.publicUrl}${door}?${query}`
  const template = `COLLECT_${row.event}`
  const params = { channel: task.link ?? task.channel, back: code }
  const sent = await deps.sms.send({ to: mobile, template, params, text }).then(
    () => true,
    () => false,
  )
  await settle(deps, claim, sent ? 'DONE' : (PAUSES[row.retries] ?? 'FAILED'))
  if (!sent) return
  await note(tenant, task.task_id, {
    state: task.state,
    step: 'NOTICE',
    actor: 'SYSTEM',
    text: EVENT_SAYS.signerTold,
  })
}

/** Writes what came of an attempt; a number = again after so many seconds. */
async function settle(
  deps: CollectDeps,
  claim: Claim,
  outcome: 'DONE' | 'FAILED' | number,
): Promise<void> {
  const again = typeof outcome === 'number'
  await claimed(tenantOf(deps.db, claim.companyId), claim).write(
    `status = $4, retries = retries + $5, attempt = 0, faults = 0, lease_until = null,
     due_at = now() + make_interval(secs => $6), finished_at = case when $5 = 1 then null else now() end`,
    [again ? 'QUEUED' : outcome, again ? 1 : 0, again ? outcome : 0],
  )
}
