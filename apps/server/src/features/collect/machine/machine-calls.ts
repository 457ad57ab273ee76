/**
 * A visit to a self-service terminal (docs/decisions/0220): who signs is told by card and face, by nobody's typing; the rest is the steps of
 * a phone. What a phone asks for by the same steps is refused of such a visit, and the other way round.
 */
import type { contract } from '@xinjian/contract'
import { checkTaxNo, maskIdNo, maskName } from '@xinjian/format'
import { type TenantDb, tenantOf } from '../../../db/tenant.ts'
import type { TaskCtx } from '../../../http/context.ts'
import type { Handlers } from '../../../http/implement.ts'
import { Refusal } from '../../../http/refusal.ts'
import { mustBeOpen } from '../../../jobs/waiting.ts'
import { newToken } from '../../../security/secret.ts'
import { channelOf, signatureRefused } from '../../channel/index.ts'
import type { Signer } from '../../consent/index.ts'
import { activeAccount } from '../../session/index.ts'
import { type Terminal, takeMessage, terminalById, terminalOf } from '../../terminal/index.ts'
import { EVENT_SAYS } from '../black-box/words.ts'
import { FULL, newNumbers, welcome } from '../calls/entry-calls.ts'
import { signerOf } from '../calls/parties.ts'
import { type SignerCalls, sendSignerCode } from '../calls/signer-calls.ts'
import type { CollectDeps } from '../deps.ts'
import { note } from '../events.ts'
import { answerOf, loadTask } from '../flow.ts'
import { type CallName, mustAllow } from '../states.ts'
import { insertTask, TASKS, type TaskRow } from '../task.ts'
import { COLLECT_SAYS } from '../words.ts'

type MachineCalls = Pick<
  Handlers<typeof contract.terminal>,
  | 'machineOpen'
  | 'machineCard'
  | 'machineFace'
  | 'machineFirm'
  | 'machineContract'
  | 'sendMobileMessageForYTJ'
  | 'checkMobileForYTJ'
>

/** Comparisons of one visit; whoever needs more begins anew, with his card. */
const FACE_TRIES = 5

interface Card {
  name: string
  idNo: string
}

/** The signer's steps as a phone may make them: of a visit that was begun at a terminal none, whoever holds its token. */
export const onlyByPhone = (calls: SignerCalls): SignerCalls => ({
  ...calls,
  authEnterprise: (ctx, body) => calls.authEnterprise(byPhone(ctx), body),
  authorize: (ctx, body) => calls.authorize(byPhone(ctx), body),
  agreementSign: (ctx, body) => calls.agreementSign(byPhone(ctx), body),
})

export function byPhone<C extends Pick<TaskCtx, 'task'>>(ctx: C): C {
  if (ctx.task.terminalId !== null)
    throw new Refusal('STEP_NOT_ALLOWED', COLLECT_SAYS.goOnAtTerminal)
  return ctx
}

export function machineCalls(deps: CollectDeps, signer: SignerCalls): MachineCalls {
  const { db, columns, config, devices, signerBox, bodies } = deps

  /** The visit and its terminal; refuses a phone's. */
  const at = async (
    ctx: TaskCtx,
    call: CallName,
  ): Promise<{ task: TaskRow; terminal: Terminal }> => {
    const task = await loadTask(ctx)
    mustAllow(call, task)
    const { terminalId, taskId, visitId } = ctx.task
    if (terminalId === null || taskId !== visitId)
      throw signatureRefused(COLLECT_SAYS.notAtTerminal)
    return { task, terminal: await terminalById(ctx.tenant, terminalId) }
  }
  const cardOf = async (tenant: TenantDb, taskId: string) => {
    const row = await tenant.one<{ card_sealed: Buffer | null; face_at: Date | null }>(
      'select card_sealed, face_at from machine_visit where company_id = $1 and task_id = $2',
      [taskId],
    )
    if (!row?.card_sealed) throw new Refusal('STEP_NOT_ALLOWED', COLLECT_SAYS.readCardFirst)
    const card = JSON.parse(signerBox.open(`${taskId}/card`, row.card_sealed)) as Card
    return { card, matched: row.face_at !== null }
  }
  const shown = ({ name, idNo }: Card) => ({ name: maskName(name), idNo: maskIdNo(idNo) })

  /** Who stands by as witness signs for nobody: neither with the card of the witness nor with the mobile. */
  const refuseWitness = async (
    tenant: TenantDb,
    { witnessId, witnessKey }: Terminal,
    { idNo, mobile }: Pick<Signer, 'idNo' | 'mobile'>,
  ) => {
    const of = { companyId: tenant.companyId, id: witnessId, mobile }
    const witness = await activeAccount(db, columns, of)
    if (!witness) throw new Refusal('CONFLICT', COLLECT_SAYS.witnessGone)
    if (witnessKey === null) throw new Refusal('CONFLICT', COLLECT_SAYS.witnessUnidentified)
    if (witnessKey === deps.witnessKey(tenant.companyId, idNo) || witness.hasNumber)
      throw new Refusal('CONFLICT', COLLECT_SAYS.witnessSigns)
  }

  return {
    async machineOpen(ctx, { clientPublicKey }) {
      const { tenant, terminal } = await terminalOf(db, ctx.signed, ctx.ip)
      if (!bodies.accepts(clientPublicKey))
        throw new Refusal('MALFORMED', COLLECT_SAYS.keyWrongFormReload)
      const channel = await channelOf(tenant, terminal.channel)
      if (channel.stopped) throw new Refusal('TASK_EXPIRED', COLLECT_SAYS.terminalChannelStopped)
      await mustBeOpen(tenant, TASKS, config.collectionsPerCompany, FULL)
      const { token, hash } = newToken()
      const task = (await insertTask(tenant, {
        ...(await newNumbers(db)),
        channel: channel.code,
        link: null,
        source: 'YTJ',
        kind: 'TAX',
        firm: null,
        tokenHash: hash,
        clientKey: clientPublicKey,
        keyId: bodies.newKeyId(),
        ip: ctx.ip,
        agent: ctx.agent,
        terminalId: terminal.id,
      })) as TaskRow
      await note(tenantOf(db, tenant.companyId), task.task_id, {
        state: 'CREATED',
        step: 'OPEN',
        actor: 'USER',
        text: EVENT_SAYS.machineOpened({ serial: terminal.serial, place: terminal.place }),
      })
      return welcome(deps, task, token, channel)
    },

    async machineCard(ctx) {
      const { task, terminal } = await at(ctx, 'machineCard')
      const card = await devices.card(terminal.serial)
      await ctx.tenant.run(
        `insert into machine_visit (company_id, task_id, card_sealed, card_at) values ($1, $2, $3, now())
         on conflict (company_id, task_id) do update set card_sealed = excluded.card_sealed, card_at = excluded.card_at, face_at = null`,
        [task.task_id, signerBox.seal(`${task.task_id}/card`, JSON.stringify(card))],
      )
      const who = `${maskName(card.name)} ${maskIdNo(card.idNo)}`
      await said(ctx, task, true, EVENT_SAYS.machineCard({ who }))
      return shown(card)
    },

    async machineFace(ctx) {
      const { task, terminal } = await at(ctx, 'machineFace')
      const { card } = await cardOf(ctx.tenant, task.task_id)
      // Taken before it is judged.
      const left = await ctx.tenant.run(
        `update machine_visit set face_tries = face_tries + 1 where company_id = $1 and task_id = $2 and face_tries < ${FACE_TRIES}`,
        [task.task_id],
      )
      if (left !== 1) throw new Refusal('LOCKED', COLLECT_SAYS.tooManyFaces)
      try {
        await devices.face(terminal.serial, card.idNo)
      } catch (error) {
        if (error instanceof Refusal)
          await said(ctx, task, false, EVENT_SAYS.machineFaceWrong({ why: error.message }))
        throw error
      }
      await ctx.tenant.run(
        'update machine_visit set face_at = now() where company_id = $1 and task_id = $2',
        [task.task_id],
      )
      await said(ctx, task, true, EVENT_SAYS.machineFaceRight)
      return shown(card)
    },

    async machineFirm(ctx, { taxNo, role, mobile }) {
      const { task, terminal } = await at(ctx, 'machineFirm')
      const { card, matched } = await cardOf(ctx.tenant, task.task_id)
      if (!matched) throw new Refusal('STEP_NOT_ALLOWED', COLLECT_SAYS.matchFaceFirst)
      await refuseWitness(ctx.tenant, terminal, { idNo: card.idNo, mobile })
      if (checkTaxNo(taxNo) === 'CHECKSUM') throw new Refusal('TAX_NO_INVALID')
      const firm = await deps.registry.byTaxNo(taxNo)
      if (!firm) throw new Refusal('ENTERPRISE_UNKNOWN', COLLECT_SAYS.creditCodeNotFound)
      return signer.authEnterprise(ctx, {
        name: firm.name,
        taxNo,
        signer: { ...card, role, mobile },
      })
    },

    async sendMobileMessageForYTJ(ctx) {
      const { task, terminal } = await at(ctx, 'machineCode')
      await takeMessage(ctx.tenant, terminal.id)
      return sendSignerCode(deps, ctx.tenant, task)
    },

    async checkMobileForYTJ(ctx, { smsCode }) {
      await at(ctx, 'machineCheck')
      return signer.authorize(ctx, { smsCode })
    },

    async machineContract(ctx, { contracts, replaces }) {
      const { task, terminal } = await at(ctx, 'machineContract')
      const { serial, place, witness } = terminal
      await refuseWitness(ctx.tenant, terminal, signerOf(deps, task))
      const signedNow = contracts
        ? await signer.agreementSign(ctx, { contracts, replaces, device: `一体机 ${serial}` })
        : await answerOf(ctx.tenant, task)
      const texts =
        signedNow.state === 'AGREEMENT' ? await signer.agreementShow(ctx, {}) : NOTHING_LEFT
      // The card has done its service: the signer's own seal keeps what the contract needs.
      if (signedNow.state !== 'AGREEMENT') await forgetCard(ctx.tenant, task.task_id)
      return { task: signedNow, ...texts, terminal: { serial, place, witness } }
    },
  }
}

const NOTHING_LEFT = { contracts: [], standing: [], minimumReadSeconds: 0, readSecondsLeft: 0 }

const forgetCard = (tenant: TenantDb, taskId: string): Promise<number> =>
  tenant.run(
    'update machine_visit set card_sealed = null where company_id = $1 and task_id = $2 and card_sealed is not null',
    [taskId],
  )

const said = (ctx: TaskCtx, task: TaskRow, ok: boolean, text: string): Promise<number> =>
  note(ctx.tenant, task.task_id, { state: task.state, step: 'MACHINE', actor: 'USER', text, ok })
