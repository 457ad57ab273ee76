/**
 * One person's visit: its token, its keys and all that was typed live in this object and go with it. Every call is signed with the
 * terminal's key (`docs/terminals.md`).
 */
import {
  type MachineResult,
  type MachineStep,
  TERMINAL_HEADER,
} from '@xinjian/contract/collect/machine-states'
import type { AnyEndpoint, BodyOf, DataOf } from '@xinjian/contract/endpoint'
import { terminal } from '@xinjian/contract/nouns/collect/terminal'
import { SEALED_HEADER } from '@xinjian/contract/sealed-body'
import { answerOf, BASE, exchange, type Sending } from '../../api/core.ts'
import { say } from '../../i18n/dictionary.ts'
import { words } from '../../shell/words.ts'
import { agree, newKey, type SealKeys } from '../tax/line/keys.ts'
import { seal } from '../tax/line/sealed.ts'
import { digest, type OwnTerminal } from './key.ts'

const TIMEOUT_MS = 20_000

export interface Visit {
  call<E extends AnyEndpoint>(endpoint: E, body: BodyOf<E>): Promise<DataOf<E>>
  /** Notes a step and whether it was passed. */
  step(step: MachineStep, ok: boolean): void
  /** Tells how the visit ended, once; afterwards nothing can be called. */
  end(result: MachineResult): void
}

export async function openVisit(own: OwnTerminal): Promise<Visit> {
  const recordNo = crypto.randomUUID()
  const startedAt = new Date().toISOString()
  const steps: BodyOf<typeof terminal.addMachineCollectRecord>['steps'] = []
  let access: { token: string; keys: SealKeys; finTaskId: string } | null = null
  let ended = false

  const send = async <E extends AnyEndpoint>(endpoint: E, body: BodyOf<E>): Promise<DataOf<E>> => {
    let sent: unknown = body
    const headers: Record<string, string> = {}
    if (access) headers.Authorization = `Bearer ${access.token}`
    if (endpoint.sealed && access) {
      const sealed = await seal(access.keys, endpoint.path, body as Record<string, unknown>)
      headers[SEALED_HEADER] = sealed.header
      sent = sealed.body
    }
    Object.assign(headers, await signatureOf(own, endpoint.path, JSON.stringify(sent)))
    const sending: Sending = {
      headers,
      timeout: TIMEOUT_MS,
      words: () => ({ offline: say(words)('offline'), timeout: say(words)('timeout') }),
    }
    return answerOf<DataOf<E>>(await exchange(endpoint, sent, sending), sending)
  }
  const tell = (end?: { endedAt: string; result: MachineResult }) =>
    // What the record lacks when the line is down is no matter of the person's.
    send(terminal.addMachineCollectRecord, {
      recordNo,
      startedAt,
      steps,
      ...(access && { finTaskId: access.finTaskId }),
      ...(end && { end }),
    }).catch(() => undefined)

  const key = await newKey()
  const given = await send(terminal.machineOpen, { clientPublicKey: key.publicKey })
  access = {
    token: given.token,
    keys: await agree(key.privateKey, given.serverPublicKey, given.visitId),
    finTaskId: given.task.finTaskId,
  }
  steps.push({ step: 'START', reachedAt: startedAt, ok: true })
  void tell()
  return {
    call: (endpoint, body) =>
      ended ? Promise.reject(new Error('the visit has ended')) : send(endpoint, body),
    step: (step, ok) => void steps.push({ step, reachedAt: new Date().toISOString(), ok }),
    end(result) {
      if (ended) return
      ended = true
      void tell({ endedAt: new Date().toISOString(), result }).finally(() => {
        access = null
      })
    },
  }
}

/** The four headers: who signed, when, once, and the signature of seven lines. */
async function signatureOf(own: OwnTerminal, path: string, text: string) {
  const timestamp = String(Math.floor(Date.now() / 1000))
  const nonce = crypto.randomUUID()
  const lines = [
    'POST',
    BASE + path,
    timestamp,
    nonce,
    await digest(text),
    own.fingerprint,
    own.terminalNo,
  ].join('\n')
  const bytes = await crypto.subtle.sign(
    'RSASSA-PKCS1-v1_5',
    own.privateKey,
    new TextEncoder().encode(lines),
  )
  return {
    [TERMINAL_HEADER]: own.terminalNo,
    'x-xinjian-timestamp': timestamp,
    'x-xinjian-nonce': nonce,
    'x-xinjian-signature': btoa(String.fromCharCode(...new Uint8Array(bytes))),
  }
}
