/**
 * What persons decide on matters. That one is so, anybody with the right may say; that it does not count is asked by one and agreed
 * to by another. An answer is to the matter as it was told: told otherwise by a newer report, it is open again.
 */
import { ANSWER_DAYS, type MatterAnswerRow } from '@xinjian/contract/nouns/firm'
import type { TenantDb, TenantTx } from '../../db/tenant.ts'
import { byAnother } from '../../http/four-eyes.ts'
import { Refusal } from '../../http/refusal.ts'
import { wired } from '../../http/rows/wired.ts'
import { tell } from '../notice/index.ts'
import { type AnswerRecord, answerById, noteDeed, shownAnswers, type Who } from './answer-rows.ts'
import {
  answerOf,
  type EnterpriseStatus,
  holds,
  isAnswerable,
  statusOfEnterprise,
} from './enterprise-status.ts'
import { FIRM_SAYS } from './words.ts'

const wire = (
  row: AnswerRecord,
  tellings: EnterpriseStatus['tellings'],
  who: Who,
): MatterAnswerRow => ({
  ...wired(row, 'id matter level text answer status reason until asked_by decided_by created_at'),
  holds: holds(row, tellings),
  own: row.asked_id === who.userId,
})

const wireById = async (tenant: TenantDb, who: Who, id: number): Promise<MatterAnswerRow> => {
  const row = await answerById(tenant, id)
  return wire(row, (await statusOfEnterprise(tenant, row.enterprise_id)).tellings, who)
}

export async function answers(
  tenant: TenantDb,
  who: Who,
  enterpriseId: number,
): Promise<MatterAnswerRow[]> {
  const { live, tellings } = await statusOfEnterprise(tenant, enterpriseId)
  return shownAnswers(tenant, live).map((row) => wire(row, tellings, who))
}

export interface Answering {
  enterprise: { id: number; name: string; tax_no: string }
  matter: string
  answer: 'CONFIRMED' | 'EXPLAINED'
  reason: string
  /** Last day on which it holds, ISO. */
  until: string
}

export async function answerMatter(
  tenant: TenantDb,
  who: Who,
  { enterprise, matter: id, answer, reason, until }: Answering,
): Promise<MatterAnswerRow> {
  const given = await tenant
    .transaction(async (tx) => {
      const status = await statusOfEnterprise(tx, enterprise.id)
      const { level, text } = mustBeOpen(status, id)
      await tx.run(
        `update matter_answer set status = 'LAPSED'
          where company_id = $1 and enterprise_id = $2 and matter = $3 and status in ('ASKED', 'IN_FORCE')`,
        [enterprise.id, id],
      )
      const row = await tx.one<{ id: number }>(
        `insert into matter_answer (company_id, enterprise_id, matter, level, text, told, answer, status, reason, until, asked_id, asked_by)
         select $1, $2, $3, $4, $5, $6::text[], $7, $8, $9, $10::date, $11, $12
          where $10::date between current_date and current_date + ${ANSWER_DAYS} returning id`,
        [
          ...[enterprise.id, id, level, text],
          (status.tellings.get(id) ?? []).map(({ told }) => told),
          ...[answer, answer === 'CONFIRMED' ? 'IN_FORCE' : 'ASKED', reason, until],
          ...[who.userId, who.userName],
        ],
      )
      if (!row) throw new Refusal('MALFORMED', FIRM_SAYS.dayWithin({ n: ANSWER_DAYS }), 'until')
      const action = answer === 'CONFIRMED' ? FIRM_SAYS.confirmed : FIRM_SAYS.askedSetAside
      const about = { enterprise_id: enterprise.id, matter: id, text }
      await noteDeed(tx, who, about, {
        action: FIRM_SAYS.deedUntil({ deed: action, day: until }),
        note: reason,
      })
      if (answer === 'EXPLAINED')
        await tell(tx, {
          kind: 'MATTER_ASKED',
          key: String(row.id),
          params: {
            name: enterprise.name,
            taxNo: enterprise.tax_no,
            by: who.userName,
          },
        })
      return row.id
    })
    .catch((error) => {
      // Somebody else answered it at the same moment.
      if ((error as { constraint?: string }).constraint === 'matter_answer_live') throw answered()
      throw error
    })
  return wireById(tenant, who, given)
}

const answered = () => new Refusal('CONFLICT', FIRM_SAYS.matterAnsweredTakeBack)

/** The matter as it stands, where it can be answered now. */
function mustBeOpen(
  status: EnterpriseStatus,
  id: string,
): { level: 'REVIEW' | 'REJECT'; text: string } {
  if (status.verdict.answered.includes(id) || answerOf(status, id)) throw answered()
  const matter = status.verdict.matters.find((one) => one.id === id)
  if (!matter) throw new Refusal('UNKNOWN', FIRM_SAYS.noCurrentReportTells)
  const { level, text } = matter
  if (level === 'UNRATABLE' || status.tellings.get(id)?.some(({ unratable }) => unratable))
    throw new Refusal('MALFORMED', FIRM_SAYS.missingDataCannotAnswered)
  if (!isAnswerable(status, matter)) throw new Refusal('MALFORMED', FIRM_SAYS.reportKeptNoMatters)
  return { level, text }
}

/** Agrees to, or refuses, that a matter does not count. */
export async function decideAnswer(
  tenant: TenantDb,
  who: Who,
  id: number,
  { approve, note }: { approve: boolean; note: string },
): Promise<MatterAnswerRow> {
  const row = await answerById(tenant, id)
  await byAnother(
    tenant.transaction(async (tx) => {
      if (approve) await mustStillBeSo(tx, row)
      const touched = await tx.run(
        `update matter_answer set status = $3, decided_id = $4, decided_by = $5
          where company_id = $1 and id = $2 and status = 'ASKED'`,
        [id, approve ? 'IN_FORCE' : 'REFUSED', who.userId, who.userName],
      )
      if (touched === 0) throw changed()
      await noteDeed(tx, who, row, {
        action: approve ? FIRM_SAYS.agreedSetAside : FIRM_SAYS.didNotAgree,
        note,
      })
      await tell(tx, {
        kind: approve ? 'MATTER_AGREED' : 'MATTER_REFUSED',
        key: String(id),
        to: row.asked_by,
        params: {
          name: row.enterprise_name,
          taxNo: row.tax_no,
          by: who.userName,
        },
      })
    }),
  )
  return wireById(tenant, who, id)
}

const changed = () => new Refusal('CONFLICT', FIRM_SAYS.answerChangedMeanwhileReload)

async function mustStillBeSo(tx: TenantTx, row: AnswerRecord): Promise<void> {
  const { tellings } = await statusOfEnterprise(tx, row.enterprise_id)
  if (row.expired) throw new Refusal('CONFLICT', FIRM_SAYS.lastDayPassedWhoever)
  if (!tellings.has(row.matter)) throw new Refusal('CONFLICT', FIRM_SAYS.noCurrentReportTellsMatter)
  if (!holds(row, tellings)) throw new Refusal('CONFLICT', FIRM_SAYS.newerReportTellsMatter)
}

/** It counts again. What waits for other eyes only its asker takes back; what is in force, anybody who may answer. */
export async function withdrawAnswer(
  tenant: TenantDb,
  who: Who,
  id: number,
  note: string,
): Promise<MatterAnswerRow> {
  const row = await answerById(tenant, id)
  if (row.status === 'ASKED' && row.asked_id !== who.userId)
    throw new Refusal('CONFLICT', FIRM_SAYS.onlyWhoeverAskedTakes)
  await tenant.transaction(async (tx) => {
    const touched = await tx.run(
      `update matter_answer set status = 'WITHDRAWN' where company_id = $1 and id = $2 and status = $3 and status in ('ASKED', 'IN_FORCE')`,
      [id, row.status],
    )
    if (touched === 0) throw changed()
    const action =
      row.answer === 'CONFIRMED' ? FIRM_SAYS.tookBackConfirmation : FIRM_SAYS.tookBackSettingAside
    await noteDeed(tx, who, row, { action, note })
  })
  return wireById(tenant, who, id)
}
