/** The ground of everything: which enterprise, who signs for it, and the signature. */

import { createHash } from 'node:crypto'
import type { BodyOf, contract, DataOf } from '@xinjian/contract'
import { checkTaxNo, maskMobile, maskName } from '@xinjian/format'
import { comparableName } from '@xinjian/format/firm-name'
import { dbOf } from '../../../db/pool.ts'
import type { TenantDb } from '../../../db/tenant.ts'
import { triesAfter } from '../../../db/tries.ts'
import type { TaskCtx } from '../../../http/context.ts'
import type { Handlers } from '../../../http/implement.ts'
import { Refusal } from '../../../http/refusal.ts'
import { wired } from '../../../http/rows/wired.ts'
import { channelOf } from '../../channel/index.ts'
import { contractByNo, type Signer, signedIn } from '../../consent/index.ts'
import { openToCollection, saveEnterprise } from '../../enterprise/index.ts'
import { RESEND_SECONDS, wrongSmsCode } from '../../session/index.ts'
import { forgetTakenOut } from '../anew.ts'
import { EVENT_SAYS } from '../black-box/words.ts'
import type { CollectDeps } from '../deps.ts'
import { chosenNow, isDirect } from '../direct/choice.ts'
import { signChosen } from '../direct/sign.ts'
import { mustHavePassed } from '../door/steps.ts'
import { note } from '../events.ts'
import { act, answerOf, change, changeIn, loadTask } from '../flow.ts'
import { joined, runningBeside } from '../join.ts'
import { needsLicense, refuseOtherFirm, refuseUnlentFirm } from '../link-firm.ts'
import { mustAllow } from '../states.ts'
import { awaitSigner, lockTask, type TaskRow } from '../task.ts'
import {
  codeOf,
  forgiveSigner,
  refuseLocked,
  signerLocked,
  takeSignerTry,
} from '../tries/signer-tries.ts'
import { COLLECT_SAYS } from '../words.ts'
import { signedBy } from './own-consents.ts'
import { machineEvidence, signerOf } from './parties.ts'
import { doorName } from './place.ts'
import { readSecondsLeft } from './reading.ts'
import { evidenceFor, type Part, textsOf } from './texts.ts'

type Called =
  | 'authEnterprise'
  | 'authorize'
  | 'agreementShow'
  | 'agreementSign'
  | 'getAuthInfoWithToken'
type Collect = typeof contract.collect
/** Called by a terminal's steps, too: each as the function that it is. */
export type SignerCalls = {
  [Name in Called]: (ctx: TaskCtx, body: BodyOf<Collect[Name]>) => Promise<DataOf<Collect[Name]>>
} & Pick<Handlers<Collect>, 'agreementPdf'>

const PURPOSE = 'SIGN'
/** Who joins a running collection has nothing to sign. */
const NOTHING = { contracts: [], standing: [], minimumReadSeconds: 0, readSecondsLeft: 0 }

export function signerCalls(deps: CollectDeps): SignerCalls {
  const { registry, codes, consents, papers, owners, signerBox } = deps

  const { handOut, partsOf } = textsOf(deps)

  return {
    authEnterprise: (ctx, { name, taxNo, signer }) =>
      act(ctx, 'authEnterprise', async (task) => {
        if (checkTaxNo(taxNo) === 'CHECKSUM') throw new Refusal('TAX_NO_INVALID')
        refuseOtherFirm(task, taxNo)
        await refuseUnlentFirm(deps.config, task, taxNo)
        // Whoever came by no link says first who is to receive the data.
        const channels = isDirect(task)
          ? (await chosenNow(deps.db, task)).map(({ channel }) => channel)
          : [await channelOf(ctx.tenant, task.channel)]
        if (channels.some((of) => needsLicense(task, of)) && task.license === null)
          throw new Refusal('STEP_NOT_ALLOWED', COLLECT_SAYS.uploadBusinessLicenceFirst)
        const enterprise = await registry.byTaxNo(taxNo)
        if (!enterprise) {
          throw new Refusal('ENTERPRISE_UNKNOWN', COLLECT_SAYS.creditCodeNotFound)
        }
        if (comparableName(enterprise.name) !== comparableName(name))
          throw new Refusal('NAME_MISMATCH')
        const full: Signer = { ...signer, idNo: signer.idNo.toUpperCase() }
        const known = enterprise.people.find((p) => p.role === full.role)
        if (!known || !same(known, full)) throw new Refusal('SIGNER_MISMATCH')
        return change(
          ctx.tenant,
          task,
          {
            state: 'VALIDATE',
            enterprise_name: enterprise.name,
            tax_no: taxNo,
            signer: {
              name: maskName(full.name),
              mobile: maskMobile(full.mobile),
              role: full.role,
            },
            signer_sealed: signerBox.seal(task.task_id, JSON.stringify(full)),
            signer_key: owners.keyOf(full.mobile),
            signer_verified_at: null,
            signer_code_hash: null,
            locked_until: null,
            door: {},
            shown_at: null,
            shown_hash: null,
            failure: null,
          },
          {
            step: 'ENTERPRISE',
            actor: 'USER',
            text: EVENT_SAYS.firmAndSigner({ firm: enterprise.name }),
          },
        )
      }),

    async authorize(ctx, { smsCode }) {
      const task = await loadTask(ctx)
      mustAllow('authorize', task)
      mustHavePassed(task)
      const { mobile } = signerOf(deps, task)
      // Taken before anything is judged.
      const n = await takeSignerTry(ctx.tenant, task, codeOf(task))
      if (task.state === 'AGREEMENT') {
        // The same code again: a second tap, or an answer that was lost on the way.
        if (task.signer_code_hash !== codeHash(task, smsCode))
          return wrongCode(ctx.tenant, task, n, 0)
        await forgiveSigner(ctx.tenant, codeOf(task), n)
        return { task: await answerOf(ctx.tenant, task), ...(await handOut(ctx.tenant, task)) }
      }
      const hash = codeHash(task, smsCode)
      const answer = await act(ctx, 'authorize', async () => {
        // The code is used up with the step it opens or not at all: whoever is cut off in between enters it again.
        const opened = await ctx.tenant.transaction(async (tx, client) => {
          const tried = await codes.take(mobile, PURPOSE, smsCode, dbOf(client))
          if (tried !== 'RIGHT') return tried
          const known = await changeIn(
            tx,
            task,
            {
              state: 'AGREEMENT',
              signer_verified_at: new Date(),
              signer_code_hash: hash,
              failure: null,
            },
            { step: 'SIGNER', actor: 'USER', text: EVENT_SAYS.signerPassed },
          )
          const running = await runningBeside(tx, known)
          if (!running) return known
          const { change: joining, event } = joined(running)
          return changeIn(tx, known, joining, event)
        })
        if (typeof opened !== 'number') return opened
        // Used by a tap of the same moment: not a wrong code.
        const now = await loadTask(ctx)
        return now.signer_code_hash === hash ? now : wrongCode(ctx.tenant, task, n, opened)
      })
      await forgiveSigner(ctx.tenant, codeOf(task), n)
      if (answer.state !== 'AGREEMENT') return { task: answer, ...NOTHING }
      return { task: answer, ...(await handOut(ctx.tenant, await loadTask(ctx))) }
    },

    async agreementShow(ctx) {
      const task = await loadTask(ctx)
      mustAllow('agreementShow', task)
      return handOut(ctx.tenant, task)
    },

    async agreementSign(ctx, body) {
      if (isDirect(await loadTask(ctx)))
        return answerOf(ctx.tenant, await signChosen(deps, ctx, body))
      return act(ctx, 'agreementSign', async (task) => {
        if (task.state !== 'AGREEMENT') return task
        const left = readSecondsLeft(task, Date.now())
        if (left > 0) throw new Refusal('READ_LONGER', COLLECT_SAYS.readFirst({ n: left }))
        const [{ parties }] = (await partsOf(ctx.tenant, task)) as [Part]
        const replaces = body.replaces ?? []
        return ctx.tenant.transaction(async (tx) => {
          // The enterprise's row, then the task's: what takes out the data of a consent that was withdrawn just before goes so, too.
          const enterprise = await saveEnterprise(tx, task.tax_no!, task.enterprise_name!, {})
          const locked = await lockTask(tx, task.task_id)
          if (locked?.version !== task.version) return (locked ?? task) as TaskRow
          const contractNo = await consents.sign(tx, {
            ...parties,
            enterpriseId: enterprise?.id ?? 0,
            taskId: task.task_id,
            signed: body.contracts,
            replaces,
            signerKey: task.signer_key,
            evidence: {
              ...evidenceFor(ctx, task, { taskId: task.task_id, device: body.device, replaces }),
              ...(await machineEvidence(tx, task, parties.machine)),
            },
          })
          await forgetTakenOut(tx, task.task_id)
          // Of bureaus: books are no part of what was stated of an enterprise.
          if (task.kind === 'TAX') await openToCollection(tx, enterprise?.id ?? 0)
          if (task.signer_key) await owners.enter(tx, task.signer_key)
          const next = await changeIn(
            tx,
            task,
            {
              state: 'AREA',
              contract_no: contractNo,
              enterprise_id: enterprise?.id ?? null,
              failure: null,
            },
            {
              step: 'SIGN',
              actor: 'USER',
              text: signedText(contractNo, replaces),
            },
          )
          // A program may have been chosen before anything was signed.
          if (next.kind === 'TAX' || next.area_code === null) return next
          const text = EVENT_SAYS.loginAt({ door: doorName(next) })
          return changeIn(tx, next, { state: 'LOGIN' }, { step: 'AREA', actor: 'SYSTEM', text })
        })
      })
    },

    async agreementPdf(ctx, { code, contractNo: named }) {
      const { task_id } = await loadTask(ctx)
      if (named) {
        const own = (await signedBy(deps.db, ctx)).find((s) => s.record.contract_no === named)
        if (!own) throw new Refusal('UNKNOWN', COLLECT_SAYS.authorisationNotFound)
        return papers.get(own.tenant, named)
      }
      const contractNo = await signedIn(ctx.tenant, task_id, code)
      if (!contractNo) throw new Refusal('STEP_NOT_ALLOWED', COLLECT_SAYS.signAuthorisationFirst)
      return papers.get(ctx.tenant, contractNo)
    },

    async getAuthInfoWithToken(ctx) {
      const { contract_no } = await loadTask(ctx)
      const record = contract_no ? await contractByNo(ctx.tenant, contract_no) : null
      return (
        record && {
          ...wired(record, 'contract_no status signed_at valid_to scopes'),
          grantees: record.grantees.map((g) => g.name),
        }
      )
    },
  }

  /** `left`: tries at this code; those before the number rests may be fewer. */
  async function wrongCode(
    tenant: TenantDb,
    task: TaskRow,
    n: number,
    left: number,
  ): Promise<never> {
    const beforeLock = triesAfter(n)
    const locked = beforeLock === 0
    await awaitSigner(tenant, task.task_id, codeOf(task))
    await note(tenant, task.task_id, {
      state: task.state,
      step: 'SIGNER',
      actor: 'USER',
      text: locked ? EVENT_SAYS.signerLocked : EVENT_SAYS.signerCodeWrong,
      ok: false,
    })
    throw locked ? signerLocked() : wrongSmsCode(Math.min(left, beforeLock))
  }
}

const signedText = (contract: string, replaces: readonly string[]): string =>
  replaces.length === 0
    ? EVENT_SAYS.signed({ contract })
    : EVENT_SAYS.signedAnew({ contract, replaced: replaces.join(', ') })

/** Sends the signer's code; also refuses while the number is locked. */
export async function sendSignerCode(deps: CollectDeps, tenant: TenantDb, task: TaskRow) {
  mustAllow('sendSignerCode', task)
  mustHavePassed(task)
  await refuseLocked(tenant, task, codeOf(task))
  const { mobile } = signerOf(deps, task)
  await deps.codes.send(mobile, PURPOSE)
  await note(tenant, task.task_id, {
    state: task.state,
    step: 'SIGNER_SMS',
    actor: 'SYSTEM',
    text: EVENT_SAYS.signerCodeSent({ mobile: maskMobile(mobile) }),
  })
  return { to: maskMobile(mobile), resendAfterSeconds: RESEND_SECONDS }
}

const same = (a: { name: string; idNo: string; mobile: string }, b: Signer): boolean =>
  comparableName(a.name) === comparableName(b.name) &&
  a.idNo.toUpperCase() === b.idNo &&
  a.mobile === b.mobile

/** Tells that the same code came again, without keeping it. */
const codeHash = (task: TaskRow, code: string): string =>
  createHash('sha256').update(`${task.task_id}:${task.signer_key}:${code}`).digest('hex')
