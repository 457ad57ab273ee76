import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type VerifyBatch, verifyBatch } from '@xinjian/contract/nouns/verify/batch'
import type { VerifyBatchStatus } from '@xinjian/contract/verify/batch-status'
import { useState } from 'react'
import { call } from '../../../api/client.ts'
import { keyOf, query } from '../../../api/query.ts'
import { toastRefusal } from '../../../api/refusal.ts'
import { useJobs } from '../../common/useJobs.ts'

/** Should the stream be cut, the page still learns of the end. */
const POLL_MS = 5_000

export const isGoing = (status: VerifyBatchStatus | undefined): boolean =>
  status === 'QUEUED' || status === 'RUNNING'

/** A batch as it stands, followed while it goes on. `no` null = none. */
export function useBatch(no: string | null) {
  const found = useQuery({
    ...query(verifyBatch.verifyBatchDetail, { no: no ?? '' }),
    enabled: no !== null,
    staleTime: 0,
    refetchInterval: ({ state }) =>
      isGoing((state.data as VerifyBatch | undefined)?.status) && POLL_MS,
  })
  useJobs((event) => {
    if (event.kind === 'verify' && event.id === no) void found.refetch()
  }, no !== null)
  return found
}

type Deed = 'Start' | 'Pause' | 'Resume' | 'Retry' | 'Cancel'

/** What can be done with a batch: one deed at a time, a refusal is told. */
export function useBatchDeeds(no: string) {
  const client = useQueryClient()
  const [busy, setBusy] = useState<Deed | null>(null)
  const run = async (deed: Deed, body: { again?: boolean } = {}): Promise<boolean> => {
    setBusy(deed)
    try {
      const batch = await call(verifyBatch[`verifyBatch${deed}`], { no, ...body } as never, {
        silent: true,
      })
      client.setQueryData(keyOf(verifyBatch.verifyBatchDetail, { no }), batch)
      void client.invalidateQueries({ queryKey: keyOf(verifyBatch.verifyBatchList) })
      return true
    } catch (error) {
      toastRefusal(error)
      return false
    } finally {
      setBusy(null)
    }
  }
  return { busy, run }
}
