import { type Voucher, verify } from '@xinjian/contract/nouns/verify'
import { useRef, useState } from 'react'
import { call } from '../../../api/client.ts'
import { messageOf } from '../../../api/errors.ts'
import { editedWith } from './lines.ts'

/**
 * What a person corrects: shown at once, kept by the service as each field is left, and taken back step by step. What could not be
 * kept stays on the page, with the reason.
 */
export function useEdits(change: (id: number, patch: Partial<Voucher>) => void) {
  const [steps, setSteps] = useState<readonly { id: number; edited: Record<string, string> }[]>([])
  const [unsaved, setUnsaved] = useState<ReadonlyMap<number, string>>(new Map())
  // Of two changes quickly after each other the answer to the first must not undo the second.
  const latest = useRef(new Map<number, number>())

  const keep = async (id: number, edited: Record<string, string>) => {
    const turn = (latest.current.get(id) ?? 0) + 1
    latest.current.set(id, turn)
    change(id, { edited })
    let fault: string | null = null
    try {
      const saved = await call(verify.voucherSave, { id, fields: edited }, { silent: true })
      if (latest.current.get(id) === turn) change(id, saved)
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
  return {
    unsaved,
    mayUndo: steps.length > 0,
    edit: (voucher: Voucher, name: string, value: string) => {
      setSteps((before) => [...before, { id: voucher.id, edited: voucher.edited }])
      void keep(voucher.id, editedWith(voucher, name, value))
    },
    retry: (voucher: Voucher) => void keep(voucher.id, voucher.edited),
    /** Takes the last change back; the voucher it was made on. */
    undo: (): number | null => {
      const step = steps.at(-1)
      if (!step) return null
      setSteps(steps.slice(0, -1))
      void keep(step.id, step.edited)
      return step.id
    },
  }
}
