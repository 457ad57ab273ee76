import { useQuery } from '@tanstack/react-query'
import { report } from '@xinjian/contract/nouns/report'
import { useState } from 'react'
import { query } from '../../api/query.ts'
import { useJobs } from '../common/useJobs.ts'

/** While it is being made: progress by events, and a look every few seconds in case the stream was cut. */
const POLL_MS = 4000

const unfinished = (status: string | undefined) => status === 'QUEUED' || status === 'GENERATING'

/** One report: its row, its document once ready, and live progress until then. */
export function useReportDetail(reportNo: string) {
  const [live, setLive] = useState<{ progress: number; message: string } | null>(null)
  const detail = useQuery({
    ...query(report.reportDetail, { reportNo }),
    enabled: reportNo !== '',
    staleTime: Number.POSITIVE_INFINITY,
    refetchInterval: (q) => (unfinished(q.state.data?.row.status) ? POLL_MS : false),
  })
  const running = unfinished(detail.data?.row.status)
  useJobs((event) => {
    if (event.kind !== 'report' || event.id !== reportNo) return
    setLive({ progress: event.progress, message: event.message })
    if (!unfinished(event.status)) void detail.refetch()
  }, running)
  const row = detail.data?.row
  return {
    detail,
    running,
    progress: Math.max(live?.progress ?? 0, row?.progress ?? 0),
    message: live?.message || row?.message || '',
  }
}
