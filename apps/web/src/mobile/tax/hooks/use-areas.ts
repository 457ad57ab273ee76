import type { DataOf } from '@xinjian/contract/endpoint'
import { collect } from '@xinjian/contract/nouns/collect'
import { useCallback, useEffect, useState } from 'react'
import { type Area, type Weather, weatherOf } from '../areas.ts'
import { ask } from '../line/wire.ts'

type Status = DataOf<typeof collect.getAllTaxAreaStatus>[number]
export interface AreaNow extends Area {
  weather: Weather
  until: string | null
  reason: string | null
  successRate: number | null
}

const OPTIONS = { again: true, silent: true }

/** The 36 bureaus with their state of this moment, null while unknown. */
export function useAreas() {
  const [areas, setAreas] = useState<readonly AreaNow[] | null>(null)
  const [failed, setFailed] = useState(false)
  const load = useCallback(async () => {
    try {
      const [list, statuses] = await Promise.all([
        ask(collect.getAllTaxAreas, {}, null, OPTIONS),
        // Without the weather one can still choose.
        ask(collect.getAllTaxAreaStatus, {}, null, OPTIONS).catch((): Status[] => []),
      ])
      const known = new Map(statuses.map((s) => [s.code, s]))
      setAreas(
        list.map((area) => {
          const now = known.get(area.code)
          return {
            ...area,
            weather: weatherOf(now?.status),
            until: now?.until ?? null,
            reason: now?.reason ?? null,
            successRate: now?.successRate ?? null,
          }
        }),
      )
      setFailed(false)
    } catch {
      setFailed(true)
    }
  }, [])
  useEffect(() => void load(), [load])
  return { areas, failed, load }
}
