import type { ImportRow, JobEvent } from '@xinjian/contract/nouns/intake'

export interface Upload {
  id: number
  file: File
  taxNo: string
  direction: '' | 'OUT' | 'IN'
  /** `held` = refused for being too frequent, waits and goes on by itself; `stored` = the server has it. */
  state: 'waiting' | 'sending' | 'held' | 'failed' | 'stored'
  /** Bytes sent while `sending`, the job's progress once `stored`; 0…100. */
  percent: number
  message: string
  row: ImportRow | null
}

export type UploadAction =
  | { do: 'add'; uploads: Pick<Upload, 'id' | 'file' | 'taxNo' | 'direction'>[] }
  | { do: 'patch'; id: number; patch: Partial<Upload> }
  | { do: 'stored'; id: number; row: ImportRow }
  | { do: 'job'; event: JobEvent }
  | { do: 'rows'; rows: readonly ImportRow[] }
  | { do: 'remove'; id: number }
  | { do: 'clear' }

const FINAL: readonly ImportRow['status'][] = ['DONE', 'DONE_WITH_ERRORS', 'FAILED']

export const isFinal = (row: Pick<ImportRow, 'status'> | null): boolean =>
  row !== null && FINAL.includes(row.status)

/** The list of uploads after an action. Progress of a stored file never goes back; events may overtake the answer. */
export function uploadsReducer(uploads: Upload[], action: UploadAction): Upload[] {
  switch (action.do) {
    case 'add':
      return [
        ...action.uploads.map(
          (u): Upload => ({ ...u, state: 'waiting', percent: 0, message: '', row: null }),
        ),
        ...uploads,
      ]
    case 'patch':
      return uploads.map((u) => (u.id === action.id ? { ...u, ...action.patch } : u))
    case 'stored':
      return uploads.map((u) =>
        u.id === action.id
          ? { ...u, state: 'stored', percent: action.row.progress, message: '', row: action.row }
          : u,
      )
    case 'job':
      return uploads.map((u) =>
        action.event.kind === 'import' && u.row && String(u.row.id) === action.event.id
          ? { ...u, ...progressed(u, action.event.progress), message: action.event.message }
          : u,
      )
    case 'rows': {
      const byId = new Map(action.rows.map((row) => [row.id, row]))
      return uploads.map((u) => {
        const row = u.row ? byId.get(u.row.id) : undefined
        return row ? { ...u, ...progressed(u, row.progress), row, message: row.message } : u
      })
    }
    case 'remove':
      return uploads.filter((u) => u.id !== action.id)
    case 'clear':
      return uploads.filter((u) => !isFinal(u.row))
  }
}

const progressed = (u: Upload, percent: number) => ({ percent: Math.max(u.percent, percent) })
