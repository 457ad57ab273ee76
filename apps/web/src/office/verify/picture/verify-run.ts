/** Verifies what is open, by portions, and goes on while its reader looks at another page. */
import { verify } from '@xinjian/contract/nouns/verify'
import { call } from '../../../api/client.ts'
import { messageOf } from '../../../api/errors.ts'
import type { User } from '../../../shell/session.ts'
import { createStore } from '../../../ui/store.ts'
import { dropped } from './drop/drop-store.ts'
import type { Line } from './lines.ts'

/** Results come into their rows a few at a time. */
const PORTION = 4
const AT_ONCE = 2

interface Run {
  done: number
  total: number
  /** No further portion is sent. */
  stopping: boolean
}

/** null = nothing is under way. */
export const run = createStore<Run | null>(null)
/** Why an invoice was not verified, by its voucher. */
export const refusals = createStore<ReadonlyMap<number, string>>(new Map())
// Sent again after a lost line under its first name, an invoice is verified and charged once.
const requests = new Map<string, string>()
let owner: User | null = null

/** What another person began ends with the portion that was sent. */
export function claimRun(user: User | null): void {
  if (user === owner) return
  owner = user
  requests.clear()
  run.set(null)
  refusals.set(new Map())
}

function requestOf({ voucher, typed }: Line): string {
  const key = JSON.stringify([voucher.id, typed, voucher.check?.no])
  const known = requests.get(key) ?? crypto.randomUUID()
  requests.set(key, known)
  return known
}

const refuse = (of: readonly (readonly [number, string | null])[]) =>
  refusals.set((before) => {
    const after = new Map(before)
    for (const [id, why] of of)
      if (why === null) after.delete(id)
      else after.set(id, why)
    return after
  })

async function verifyPortion(lines: readonly Line[]): Promise<void> {
  const by = owner
  try {
    const rows = lines.map((line) => ({
      ...line.typed,
      voucherId: line.voucher.id,
      again: false,
      requestId: requestOf(line),
    }))
    const answer = await call(verify.verifyMany, { rows }, { silent: true })
    if (by !== owner) return
    for (const { voucherId, check } of answer.rows)
      if (voucherId !== null && check) dropped.change(voucherId, { check })
    refuse(answer.rows.map(({ voucherId, refusal }) => [voucherId ?? 0, refusal?.msg ?? null]))
  } catch (error) {
    if (by === owner) refuse(lines.map(({ voucher }) => [voucher.id, messageOf(error)]))
  }
}

export async function startRun(lines: readonly Line[]): Promise<void> {
  const rest = [...lines]
  const by = owner
  run.set({ done: 0, total: lines.length, stopping: false })
  const work = async () => {
    while (rest.length > 0 && by === owner && run.get()?.stopping === false) {
      const next = rest.splice(0, PORTION)
      await verifyPortion(next)
      if (by === owner) run.set((now) => now && { ...now, done: now.done + next.length })
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  if (by === owner) run.set(null)
}

export const stopRun = (): void => run.set((now) => now && { ...now, stopping: true })
