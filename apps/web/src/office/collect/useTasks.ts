import type { BodyOf, DataOf } from '@xinjian/contract/endpoint'
import type { ListKey } from '@xinjian/contract/lists/registry'
import { board } from '@xinjian/contract/nouns/board'
import type { JobEvent } from '@xinjian/contract/nouns/intake'
import { useState } from 'react'
import { useJobs } from '../common/useJobs.ts'
import type { Filter } from '../list/filters.ts'
import { type ListView, useList } from '../list/useList.ts'
import { isEnded } from './states.ts'

export type TaskRow = DataOf<typeof board.collectTasks>['rows'][number]
type Live = Readonly<Record<string, Pick<JobEvent, 'progress' | 'message'>>>

/** Steps of a person on the phone send no event: while somebody is on the way, the list is asked again. */
const POLL_MS = 8000

/** A row with the newest progress of the event stream; an ended row is what the list says, and progress never goes back. */
export function withLive(row: TaskRow, live: Live): TaskRow & { doing: string } {
  const now = live[row.taskId]
  if (!now || isEnded(row.state)) return { ...row, doing: '' }
  return { ...row, progress: Math.max(row.progress, now.progress), doing: now.message }
}

/** A list of collection tasks that moves by itself. */
export function useTasks(spec: {
  of?: ListKey
  filters: readonly Filter[]
  fixed: Partial<BodyOf<typeof board.collectTasks>>
}): ListView<TaskRow & { doing: string }> {
  const [live, setLive] = useState<Live>({})
  const list = useList(board.collectTasks, {
    ...spec,
    poll: (data) => (data?.rows.some((row) => !isEnded(row.state)) ? POLL_MS : false),
  })
  useJobs((event) => {
    if (event.kind !== 'collect') return
    setLive((now) => ({ ...now, [event.id]: event }))
    const known = list.rows?.find((row) => row.taskId === event.id)
    if (known?.state !== event.status) list.retry()
  })
  return {
    ...list,
    rows: list.rows?.map((row) => withLive(row, live)),
  }
}
