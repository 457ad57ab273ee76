import { useState } from 'react'
import { ApiError, messageOf } from '../../api/errors.ts'

/** One thing at a time; what refused it is told until the next is tried. */
export function useDo() {
  const [busy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)
  const [status, setStatus] = useState(0)
  const run = async (work: () => Promise<void>, onRefused?: () => void) => {
    if (busy) return
    setBusy(true)
    setRefusal(null)
    try {
      await work()
    } catch (error) {
      setRefusal(messageOf(error))
      setStatus(error instanceof ApiError ? error.status : 0)
      onRefused?.()
    } finally {
      setBusy(false)
    }
  }
  return { busy, refusal, status, run }
}
