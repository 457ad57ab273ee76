import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type BatchRow, listBatch } from '@xinjian/contract/nouns/lists/listBatch'
import { useEffect, useRef, useState } from 'react'
import { call } from '../../../api/client.ts'
import { keyOf, query } from '../../../api/query.ts'
import { toastRefusal } from '../../../api/refusal.ts'
import { useOwnJobs } from '../useOwnJobs.ts'

/** Where no event comes, the batch is asked after, ms. */
const LOOK_MS = 1_500
export const SHOWN = 100

const isOpen = (row: BatchRow): boolean => row.status === 'QUEUED' || row.status === 'RUNNING'

/** A batch that was started here, followed to its end; `onEnd` once it is there. */
export function useBatch(onEnd: () => void) {
  const client = useQueryClient()
  const [started, setStarted] = useState<BatchRow | null>(null)
  const no = started?.no ?? ''
  const found = useQuery({
    ...query(listBatch.batchDetail, { no, page: 1, size: SHOWN }),
    enabled: started !== null,
    refetchInterval: (q) => (q.state.data && !isOpen(q.state.data.row) ? false : LOOK_MS),
  })
  const row = found.data?.row ?? started
  const running = row !== null && isOpen(row)
  useOwnJobs(
    'batch',
    ({ id }) => id === no && client.invalidateQueries({ queryKey: keyOf(listBatch.batchDetail) }),
    running,
  )
  const ended = row !== null && !running
  const latest = useRef(onEnd)
  useEffect(() => {
    latest.current = onEnd
  })
  useEffect(() => {
    if (ended) latest.current()
  }, [ended])
  const start = async (body: Parameters<typeof call<typeof listBatch.batchStart>>[1]) => {
    try {
      setStarted(await call(listBatch.batchStart, body, { silent: true }))
    } catch (error) {
      toastRefusal(error)
    }
  }
  const stop = async () => {
    try {
      await call(listBatch.batchCancel, { no }, { silent: true })
      await found.refetch()
    } catch (error) {
      toastRefusal(error)
    }
  }
  return { row, running, judged: found.data?.rows ?? [], start, stop }
}
