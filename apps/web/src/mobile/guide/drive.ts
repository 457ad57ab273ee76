/** Walks the real flow for a guided visitor, one step at a time, by the calls that everybody's own taps send. */
import type { DataOf } from '@xinjian/contract/endpoint'
import { type CollectState, type CollectTask, collect } from '@xinjian/contract/nouns/collect'
import { signedOf, tickId } from '../tax/consent.ts'
import { patchDraft } from '../tax/drafts.ts'
import { act, beginAgain, flow, open } from '../tax/flow.ts'
import {
  chooseArea,
  confirmSigner,
  loadContracts,
  logIn,
  sendCode,
  sign,
  verifyCode,
} from '../tax/steps.ts'

type Actor = DataOf<typeof collect.getGuide>

/** Steps of the flow in their order; states that are not here are come to by none of them. */
const LEVELS: Partial<Record<CollectState, number>> = {
  CREATED: 0,
  ENTERING: 0,
  LICENSE: 0,
  VALIDATE: 1,
  AGREEMENT: 2,
  AREA: 3,
  LOGIN: 4,
  LOGIN_SMS: 4,
  LOGIN_QR: 4,
  ROLE: 4,
  COLLECTING: 5,
}
const PAST = 6
const levelOf = (state: CollectState): number => LEVELS[state] ?? PAST

const CODE_TRIES = 12
const CODE_MS = 500
const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** The invented firm and person of this visit. */
export const askActor = (): Promise<Actor> =>
  act(collect.getGuide, {}, { again: true, silent: true })

/**
 * Brings the visit to a state: goes on with its task, or begins a new one where that is past it. Ends early where the flow itself ends up
 * elsewhere (a bureau that is shut): the page of that state says why.
 */
export async function walkTo(wanted: CollectState): Promise<CollectTask> {
  await open()
  const { phase, problem } = flow.get()
  if (phase !== 'READY') throw new Error(problem ?? '')
  if (levelOf(task().state) > levelOf(wanted)) await beginAgain(false)
  const actor = await askActor()
  patchDraft('entering', { ...actor.enterprise, picked: true })
  while (levelOf(task().state) < levelOf(wanted)) {
    const before = task()
    const after = await stepOn(before, actor)
    if (after.failure || (after.state === before.state && after.version === before.version)) break
  }
  return task()
}

/** One step on from where the task stands. */
export async function stepOn(at: CollectTask, actor: Actor): Promise<CollectTask> {
  switch (at.state) {
    case 'CREATED':
    case 'ENTERING':
    case 'LICENSE':
      return confirmSigner({ ...actor.enterprise, signer: actor.signer })
    case 'VALIDATE':
      return verifyCode(await codeAfter(() => sendCode('SIGNER')))
    case 'AGREEMENT':
      return signAll()
    case 'AREA':
      return chooseArea(actor.areaCode)
    case 'LOGIN':
    case 'LOGIN_QR':
      return logIn({ way: 'PASSWORD', account: actor.signer.mobile, password: actor.password })
    case 'LOGIN_SMS':
      return logIn({ way: 'SMS', smsCode: (await askActor()).smsCode ?? '' })
    case 'ROLE':
      return logIn({ way: 'CHOICE', choice: at.choices[0]?.id ?? '' })
    default:
      return at
  }
}

/** The code that comes by this sending; one that was sent shortly before is the one that counts. */
async function codeAfter(send: () => Promise<void>): Promise<string> {
  const { smsCode: old } = await askActor()
  const sent = await send().then(
    () => true,
    () => false,
  )
  for (let n = 0; n < CODE_TRIES; n++) {
    const { smsCode } = await askActor()
    if (smsCode !== null && (!sent || smsCode !== old)) return smsCode
    await wait(CODE_MS)
  }
  return old ?? ''
}

/** Every box ticked, after the time to read that the server sets. */
async function signAll(): Promise<CollectTask> {
  if (!flow.get().contracts) await loadContracts()
  const { contracts = [], standing = [], readSecondsLeft = 0 } = flow.get().contracts ?? {}
  await wait(readSecondsLeft * 1000)
  const ticks = new Set(contracts.flatMap((c) => c.consents.map(({ key }) => tickId(c, key))))
  const replaces = standing.map(({ contractNo }) => contractNo)
  return sign({
    contracts: signedOf(contracts, ticks),
    ...(replaces.length > 0 && { replaces }),
  })
}

function task(): CollectTask {
  const { task } = flow.get()
  if (!task) throw new Error('no task yet')
  return task
}
