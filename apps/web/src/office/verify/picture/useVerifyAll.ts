import { type Voucher, verify } from '@xinjian/contract/nouns/verify'
import { useRef, useState } from 'react'
import { call } from '../../../api/client.ts'
import { messageOf } from '../../../api/errors.ts'
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

/** Verifies what is open, by portions; what one came to stands in its row as soon as it is known. */
export function useVerifyAll(change: (id: number, patch: Partial<Voucher>) => void) {
  const [run, setRun] = useState<Run | null>(null)
  const [refusals, setRefusals] = useState<ReadonlyMap<number, string>>(new Map())
  const stop = useRef(false)
  // Sent again after a lost line under its first name, an invoice is verified and charged once.
  const requests = useRef(new Map<string, string>())

  const requestOf = ({ voucher, typed }: Line) => {
    const key = JSON.stringify([voucher.id, typed, voucher.check?.no])
    const known = requests.current.get(key) ?? crypto.randomUUID()
    requests.current.set(key, known)
    return known
  }
  const refuse = (of: readonly (readonly [number, string | null])[]) =>
    setRefusals((before) => {
      const after = new Map(before)
      for (const [id, why] of of)
        if (why === null) after.delete(id)
        else after.set(id, why)
      return after
    })
  const portion = async (lines: readonly Line[]) => {
    try {
      const rows = lines.map((line) => ({
        ...line.typed,
        voucherId: line.voucher.id,
        again: false,
        requestId: requestOf(line),
      }))
      const answer = await call(verify.verifyMany, { rows }, { silent: true })
      for (const { voucherId, check } of answer.rows)
        if (voucherId !== null && check) change(voucherId, { check })
      refuse(answer.rows.map(({ voucherId, refusal }) => [voucherId ?? 0, refusal?.msg ?? null]))
    } catch (error) {
      refuse(lines.map(({ voucher }) => [voucher.id, messageOf(error)]))
    }
  }
  const start = async (lines: readonly Line[]) => {
    const rest = [...lines]
    stop.current = false
    setRun({ done: 0, total: lines.length, stopping: false })
    const work = async () => {
      while (rest.length > 0 && !stop.current) {
        const next = rest.splice(0, PORTION)
        await portion(next)
        setRun((now) => now && { ...now, done: now.done + next.length })
      }
    }
    await Promise.all(Array.from({ length: AT_ONCE }, work))
    setRun(null)
  }
  return {
    run,
    refusals,
    start,
    stop: () => {
      stop.current = true
      setRun((now) => now && { ...now, stopping: true })
    },
  }
}
