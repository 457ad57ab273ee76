/** Overrides of outcomes: proposed by one, decided by another; what holds and what is counted move in the same transaction. */
import type { RiskOverride } from '@xinjian/contract/nouns/rules/riskOrder'
import type { PolicyOutcome } from '@xinjian/engine/report/policy/table'
import type { TenantDb } from '../../db/tenant.ts'
import type { Session } from '../../http/context.ts'
import { byAnother } from '../../http/four-eyes.ts'
import { Refusal } from '../../http/refusal.ts'
import { wired } from '../../http/rows/wired.ts'
import { tell } from '../notice/index.ts'
import { decided, mayDecide, mayPropose, type OverrideState } from './review.ts'
import { moveCounts, orderOf } from './store.ts'
import { keepOverride, lockSubject, subjectOf } from './subjects.ts'
import { RISK_ORDER_SAYS } from './words.ts'

type Who = Pick<Session, 'userId' | 'userName'>

interface OverrideRecord {
  id: number
  no: string
  line: number
  state: OverrideState
  from_outcome: PolicyOutcome
  to_outcome: PolicyOutcome
  reason: string
  asked_id: number
  asked_by: string
  asked_at: Date
  decided_by: string | null
  decided_at: Date | null
  answer: string | null
}

const COLUMNS = `id, no, line, state, from_outcome, to_outcome, reason, asked_id, asked_by, asked_at, decided_by, decided_at, answer`

/** Of one that is told no more who proposed and decided is left: neither outcomes nor what was written about them. */
const wire = (row: OverrideRecord, { userId }: Who, sealed: boolean): RiskOverride => ({
  ...wired(row, 'id state asked_by asked_at decided_by decided_at'),
  ...(sealed
    ? { from: null, to: null, reason: null, answer: null }
    : { from: row.from_outcome, to: row.to_outcome, reason: row.reason, answer: row.answer }),
  own: row.asked_id === userId,
})

/** Of one enterprise, the newest first; of a sealed one only what waits, which is still to be refused. */
export async function overridesOf(
  tenant: TenantDb,
  who: Who,
  { no, line, sealed }: { no: string; line: number; sealed: boolean },
): Promise<RiskOverride[]> {
  const rows = await tenant.rows<OverrideRecord>(
    `select ${COLUMNS} from risk_override
      where company_id = $1 and no = $2 and line = $3 and (not $4 or state = 'ASKED') order by id desc`,
    [no, line, sealed],
  )
  return rows.map((row) => wire(row, who, sealed))
}

export function propose(
  tenant: TenantDb,
  who: Who,
  { no, line, to, reason }: { no: string; line: number; to: PolicyOutcome; reason: string },
): Promise<RiskOverride> {
  return tenant.transaction(async (tx) => {
    const { purpose } = await orderOf(tx, no)
    await lockSubject(tx, no, line)
    const subject = await subjectOf(tx, no, line)
    const trial = purpose === 'TRIAL'
    const { outcome } = subject
    mayPropose({ ...subject, trial }, to)
    if (outcome === null) throw new Refusal('CONFLICT')
    const row = await tx.one<OverrideRecord>(
      `insert into risk_override (company_id, no, line, from_outcome, to_outcome, reason, asked_id, asked_by)
       values ($1, $2, $3, $4, $5, $6, $7, $8) returning ${COLUMNS}`,
      [no, line, outcome, to, reason, who.userId, who.userName],
    )
    if (!row) throw new Error('an override gave no row')
    await keepOverride(tx, no, line, { override: 'ASKED', outcome })
    await moveCounts(tx, no, { from: outcome, to: outcome, asked: 1 })
    await tell(tx, { kind: 'OVERRIDE_ASKED', ...newsOf(row, who) })
    return wire(row, who, false)
  })
}

/** A notice outlives a consent: it names neither the enterprise nor an outcome. */
const newsOf = ({ id, no, line }: OverrideRecord, { userName }: Who) => ({
  key: String(id),
  params: { no, line: String(line), by: userName },
})

const wasAgreed = async (tx: TenantDb, no: string, line: number): Promise<boolean> =>
  (await tx.one(
    "select 1 from risk_override where company_id = $1 and no = $2 and line = $3 and state = 'AGREED' limit 1",
    [no, line],
  )) !== null

export function decide(
  tenant: TenantDb,
  who: Who,
  { id, approve, answer }: { id: number; approve: boolean; answer: string },
): Promise<RiskOverride> {
  return byAnother(
    tenant.transaction(async (tx) => {
      const asked = await tx.one<OverrideRecord>(
        `select ${COLUMNS} from risk_override where company_id = $1 and id = $2 for update`,
        [id],
      )
      if (!asked) throw new Refusal('UNKNOWN', RISK_ORDER_SAYS.noSuchOverride)
      if (asked.state !== 'ASKED') throw new Refusal('CONFLICT', RISK_ORDER_SAYS.stateChanged)
      const { no, line, from_outcome: from, to_outcome: to } = asked
      await orderOf(tx, no)
      const { sealed } = await subjectOf(tx, no, line)
      mayDecide({ sealed }, approve)
      const before = await wasAgreed(tx, no, line)
      const { state, outcome, holds } = decided({ from, to, before }, approve)
      const row = await tx.one<OverrideRecord>(
        `update risk_override set state = $3, decided_id = $4, decided_by = $5, decided_at = clock_timestamp(), answer = $6
          where company_id = $1 and id = $2 returning ${COLUMNS}`,
        [id, state, who.userId, who.userName, answer],
      )
      await keepOverride(tx, no, line, { override: holds, outcome })
      await moveCounts(tx, no, { from, to: outcome, asked: -1 })
      await tell(tx, { kind: 'OVERRIDE_DECIDED', ...newsOf(asked, who), to: asked.asked_by })
      return wire(row!, who, sealed)
    }),
  )
}
