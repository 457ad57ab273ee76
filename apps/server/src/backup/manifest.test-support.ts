/** Manifests of base backups for tests. */
import type { Manifest } from './manifest.ts'

export const segment = (n: number, timeline = 1): string =>
  `${timeline.toString().padStart(8, '0')}00000000${n.toString(16).toUpperCase().padStart(8, '0')}`

interface Of {
  startedAt: string
  first: number
  last: number
  timeline?: number
  id?: string
}

export function manifestOf({ startedAt, first, last, timeline = 1, id = startedAt }: Of): Manifest {
  return {
    ...{ format: 1, id, startedAt, madeAt: startedAt, secretCheck: null, files: [] },
    database: {
      ...{ version: '18.0', systemIdentifier: '7', timeline, startLsn: '0/0', stopLsn: '0/0' },
      ...{ firstSegment: segment(first, timeline), lastSegment: segment(last, timeline) },
      ...{ migrations: [], counts: {} },
    },
    stored: { files: 0, bytes: 0, sha256: '' },
  }
}
