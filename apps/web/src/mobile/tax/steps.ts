/** Moves of the task, one function each: what is sent, and the server's task taken into the store. */

import type { BodyOf } from '@xinjian/contract/endpoint'
import { type CollectTask, collect } from '@xinjian/contract/nouns/collect'
import { ApiError } from '../../api/errors.ts'
import { forgetCountdown, startCountdown } from './countdown.ts'
import { clearDrafts } from './drafts.ts'
import { act, flow, step, take } from './flow.ts'

const AGAIN = { again: true }
const POLLING = { polling: true, silent: true, timeout: 20_000 }

export async function confirmSigner(body: BodyOf<typeof collect.authEnterprise>) {
  flow.set((now) => ({ ...now, contracts: null }))
  const task = take(await step(collect.authEnterprise, body, AGAIN))
  forgetCountdown('SIGNER')
  forgetCountdown('DOOR')
  clearDrafts('door')
  return task
}

/** A code was sent less than a minute ago, says the server. */
export const TOO_SOON = 1005
/** Another code can be had after this long. */
export const RESEND_SECONDS = 60

/** Has a code sent, and counts down until another can be had; also when one was sent shortly before. */
export async function sendCode(purpose: 'SIGNER' | 'BUREAU'): Promise<void> {
  try {
    const { resendAfterSeconds } = await step(collect.sendMsg, { purpose })
    startCountdown(purpose, resendAfterSeconds)
  } catch (error) {
    if (error instanceof ApiError && error.status === TOO_SOON)
      startCountdown(purpose, RESEND_SECONDS)
    throw error
  }
}

export async function verifyCode(smsCode: string): Promise<CollectTask> {
  const { task, ...contracts } = await step(collect.authorize, { smsCode }, AGAIN)
  flow.set((now) => ({ ...now, contracts }))
  return take(task)
}

export async function loadContracts() {
  const contracts = await act(collect.agreementShow, {}, AGAIN)
  flow.set((now) => ({ ...now, contracts }))
}

export const sign = async (body: BodyOf<typeof collect.agreementSign>) =>
  take(await step(collect.agreementSign, body, AGAIN))

export const chooseArea = async (areaCode: string) =>
  take(await step(collect.chooseArea, { areaCode }, { ...AGAIN, timeout: 40_000 }))

/** The server waits 90 s for the bureau, and then says so. */
const LOGIN_MS = 105_000

/** Never tried again by itself: every attempt counts at the bureau. */
export async function logIn(body: BodyOf<typeof collect.loginEtax>): Promise<CollectTask> {
  const before = flow.get().task?.state
  const task = take(await step(collect.loginEtax, body, { timeout: LOGIN_MS }))
  if (task.state === 'LOGIN_SMS' && before !== 'LOGIN_SMS') startCountdown('BUREAU', RESEND_SECONDS)
  return begin(task)
}

export const restart = async (to: 'LOGIN' | 'AREA' | 'RETRY' | 'CANCEL') => {
  flow.set((now) => ({ ...now, contracts: null }))
  return take(await step(collect.restart, { to }))
}

export async function pollTask(): Promise<CollectTask> {
  const before = flow.get().task?.state
  const task = take(await act(collect.getCollectStatus, {}, POLLING))
  return before === task.state ? task : begin(task)
}

/** A login that is done is confirmed at once; the server begins by itself should this not arrive. */
export async function begin(task: CollectTask): Promise<CollectTask> {
  if (task.state !== 'COLLECTING') return task
  return step(collect.sendCollect, {}, { again: true, silent: true })
    .then(take)
    .catch(() => task)
}
