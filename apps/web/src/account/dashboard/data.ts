import type { DataOf } from '@xinjian/contract/endpoint'
import type { dashboard } from '@xinjian/contract/nouns/dashboard'
import type { FlagColour } from '../../ui/Tag.tsx'

export type DashboardData = DataOf<typeof dashboard.dashboard>

const COLOURS: Record<string, FlagColour> = {
  QUEUED: 'grey',
  GENERATING: 'accent',
  RUNNING: 'accent',
  READY: 'green',
  DONE: 'green',
  DONE_WITH_ERRORS: 'yellow',
  FAILED: 'red',
}

export const statusColour = (status: string): FlagColour => COLOURS[status] ?? 'grey'

/** `2026-10-08T10:21:00+08:00` → `10-08 10:21`, in China's time whatever the reader's. */
export function shortTime(iso: string): string {
  const at = Date.parse(iso)
  if (Number.isNaN(at)) return iso
  return new Date(at + 8 * 3_600_000).toISOString().slice(5, 16).replace('T', ' ')
}
