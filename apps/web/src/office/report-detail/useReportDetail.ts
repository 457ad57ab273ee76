import { useQuery, useQueryClient } from '@tanstack/react-query'
import { report } from '@xinjian/contract/nouns/report'
import { useState } from 'react'
import { keyOf } from '../../api/query.ts'
import { kindOfPath, readToken } from '../../shell/tokens.ts'
import { useJobs } from '../common/useJobs.ts'
import { dropCopy, keepCopy, readCopy } from './copies.ts'
import { type Detail, passes, presentDetail } from './detail.ts'

/** While it is being made: progress by events, and a look every few seconds in case the stream was cut. */
const POLL_MS = 4000

const unfinished = (status: string | undefined) => status === 'QUEUED' || status === 'GENERATING'

/** What is on screen but was not said by the server just now; `since` = when it was. */
export interface CopyState {
  state: 'CHECKING' | 'OFFLINE'
  since: string
}

/**
 * One report: its row, its document once ready, and live progress until then. What this session read before is there at once,
 * out of memory or of the browser, and marked as a copy until the server has said that it is the report still. A report that the
 * server refuses is shown no longer, and kept nowhere.
 */
export function useReportDetail(reportNo: string) {
  const client = useQueryClient()
  const token = readToken(kindOfPath(location.pathname))
  const [live, setLive] = useState<{ progress: number; message: string } | null>(null)
  // Whose it is: another user of this tab finds nothing in its memory.
  const queryKey = [...keyOf(report.reportDetail, { reportNo }), token]
  const copy = useQuery({
    queryKey: ['copy', ...queryKey],
    queryFn: () => readCopy(token, reportNo),
    enabled: reportNo !== '' && client.getQueryData(queryKey) === undefined,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    networkMode: 'always',
  })
  const detail = useQuery<Detail>({
    queryKey,
    queryFn: async ({ signal }) => {
      const held = client.getQueryData<Detail>(queryKey) ?? copy.data?.detail
      try {
        const found = await presentDetail(reportNo, held, signal)
        void keepCopy(token, found)
        return found
      } catch (error) {
        if (!signal.aborted && !passes(error)) {
          dropCopy(reportNo)
          client.getQueryCache().find({ queryKey })?.setState({ data: undefined })
        }
        throw error
      }
    },
    enabled: reportNo !== '' && !copy.isLoading,
    ...(copy.data && { placeholderData: copy.data.detail }),
    staleTime: 0,
    refetchOnMount: 'always',
    refetchOnReconnect: true,
    networkMode: 'always',
    refetchInterval: (q) => (unfinished(q.state.data?.row.status) ? POLL_MS : false),
  })
  const lost = passes(detail.error)
  const data = detail.data ?? (lost ? copy.data?.detail : undefined)
  const running = unfinished(data?.row.status)
  useJobs((event) => {
    if (event.kind !== 'report' || event.id !== reportNo) return
    setLive({ progress: event.progress, message: event.message })
    if (!unfinished(event.status)) void detail.refetch()
  }, running)
  const since = detail.dataUpdatedAt ? new Date(detail.dataUpdatedAt).toISOString() : copy.data?.at
  const state = detail.isFetching ? 'CHECKING' : lost ? 'OFFLINE' : null
  return {
    data,
    error: data && lost ? null : detail.error,
    refetch: detail.refetch,
    copy: data?.document && state && since ? ({ state, since } satisfies CopyState) : null,
    running,
    progress: Math.max(live?.progress ?? 0, data?.row.progress ?? 0),
    message: live?.message || data?.row.message || '',
  }
}
