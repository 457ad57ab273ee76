import { useQuery } from '@tanstack/react-query'
import type { DataOf } from '@xinjian/contract/endpoint'
import { demoCentre } from '@xinjian/contract/nouns/public/demoCentre'
import { query } from '../api/query.ts'

export type Visit = DataOf<typeof demoCentre.demoVisit>
export type Shown = Visit['reports'][number]

/** What this visit may see; asked anew every few seconds where `live`, for what a collection of its own brings. */
export const useVisit = (live = false) =>
  useQuery({
    ...query(demoCentre.demoVisit, {}),
    ...(live && { refetchInterval: 4_000 }),
  })
