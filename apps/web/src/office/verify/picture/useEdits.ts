import { type Voucher, verify } from '@xinjian/contract/nouns/verify'
import { stillConfirmed } from '@xinjian/contract/verify/doubts'
import { useRef, useState } from 'react'
import { call } from '../../../api/client.ts'
import { messageOf } from '../../../api/errors.ts'
import { editedWith } from './lines.ts'

/** What a person made of a voucher: fields that he changed, and those that he found right. */
type Made = Pick<Voucher, 'edited' | 'confirmed'>

/**
 * What a person corrects or finds right: shown at once, kept by the service, and taken back step by step. What could not be kept stays
 * on the page, with the reason.
 */
export function useEdits(change: (id: number, patch: Partial<Voucher>) => void) {
  const [steps, setSteps] = useState<readonly { id: number; before: Made }[]>([])
  const [unsaved, setUnsaved] = useState<ReadonlyMap<number, string>>(new Map())
  // Of two changes quickly after each other the answer to the first must not undo the second.
  const latest = useRef(new Map<number, number>())
  // A field is left and the voucher found right by one key: the second goes by what the first has made.
  const made = useRef(new Map<number, Made>())

  const keep = async (id: number, now: Made) => {
    const turn = (latest.current.get(id) ?? 0) + 1
    latest.current.set(id, turn)
    made.current.set(id, now)
    change(id, now)
    let fault: string | null = null
    try {
      const confirmed = Object.keys(now.confirmed)
      const body = { id, fields: now.edited, confirmed }
      const saved = await call(verify.voucherSave, body, { silent: true })
      if (latest.current.get(id) === turn) {
        made.current.delete(id)
        change(id, saved)
      }
    } catch (error) {
      fault = messageOf(error)
    }
    if (latest.current.get(id) !== turn) return
    setUnsaved((before) => {
      const after = new Map(before)
      if (fault === null) after.delete(id)
      else after.set(id, fault)
      return after
    })
  }
  const step = (voucher: Voucher, next: (of: Voucher) => Made) => {
    const { edited, confirmed } = voucher
    const before = made.current.get(voucher.id) ?? { edited, confirmed }
    setSteps((steps) => [...steps, { id: voucher.id, before }])
    void keep(voucher.id, next({ ...voucher, ...before }))
  }
  return {
    unsaved,
    mayUndo: steps.length > 0,
    edit: (voucher: Voucher, name: string, value: string) =>
      step(voucher, (of) => {
        const edited = editedWith(of, name, value)
        return { edited, confirmed: stillConfirmed(of, edited) }
      }),
    /** Looked at and found right; who and when, the service says. */
    confirm: (voucher: Voucher, names: readonly string[]) =>
      step(voucher, ({ edited, confirmed }) => {
        const right = names.filter((name) => !(name in edited)).map((name) => [name, NOBODY])
        return { edited, confirmed: { ...Object.fromEntries(right), ...confirmed } }
      }),
    /** All that was found right of it is in doubt again. */
    doubt: (voucher: Voucher) => step(voucher, ({ edited }) => ({ edited, confirmed: {} })),
    retry: (voucher: Voucher) =>
      void keep(voucher.id, { edited: voucher.edited, confirmed: voucher.confirmed }),
    /** Takes the last change back; the voucher it was made on. */
    undo: (): number | null => {
      const last = steps.at(-1)
      if (!last) return null
      setSteps(steps.slice(0, -1))
      void keep(last.id, last.before)
      return last.id
    },
  }
}

const NOBODY = { by: '', at: '' }
