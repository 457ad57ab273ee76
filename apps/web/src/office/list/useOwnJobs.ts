import type { JobEvent } from '@xinjian/contract/nouns/intake'
import { useMay } from '../../shell/may.ts'
import { useJobs } from '../common/useJobs.ts'

/** Follows one's own exports and batches in the company's stream of events; operators of the platform have no such stream. */
export function useOwnJobs(
  kind: 'export' | 'batch',
  onEvent: (event: JobEvent) => unknown,
  active: boolean,
): void {
  const [hears, operates] = [useMay('enterprise.read'), useMay('system.operate')]
  useJobs(
    (event) => {
      if (event.kind === kind) onEvent(event)
    },
    active && hears && !operates,
  )
}
