/** State of this visit, and the steps that change it: each answers with the state behind it, which the page shows at once. */
import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { BodyOf } from '@xinjian/contract/endpoint'
import { DEMO_STEPS, type DemoStep } from '@xinjian/contract/lending-demo/world'
import { type DemoVisitState, lendingDemo } from '@xinjian/contract/nouns/public/lendingDemo'
import { useState } from 'react'
import { call } from '../../api/client.ts'
import { ApiError, messageOf } from '../../api/errors.ts'
import { keyOf, query } from '../../api/query.ts'
import { lendingPaths } from './paths.ts'

export const useLending = () => useQuery(query(lendingDemo.lendingVisit, {}))

/** Calls that answer with the state of the visit. */
type StepName = Exclude<keyof typeof lendingDemo, 'lendingText' | 'lendingTrial' | 'lendingVisit'>

export interface Refused {
  message: string
  field: string | undefined
}

/** One step at a time; what was refused stands until the next one is taken. */
export function useStep() {
  const client = useQueryClient()
  const [busy, setBusy] = useState<StepName | null>(null)
  const [refused, setRefused] = useState<Refused | null>(null)
  const take = async <N extends StepName>(
    name: N,
    body: BodyOf<(typeof lendingDemo)[N]>,
  ): Promise<DemoVisitState | null> => {
    setBusy(name)
    setRefused(null)
    try {
      const endpoint = lendingDemo[name] as (typeof lendingDemo)['lendingFault']
      const state = await call(endpoint, body as never, { silent: true })
      client.setQueryData(keyOf(lendingDemo.lendingVisit, {}), state)
      return state
    } catch (error) {
      const field = error instanceof ApiError ? error.field : undefined
      setRefused({ message: messageOf(error), field })
      // A wrong code was counted, a loan may have moved on: what is shown is asked for again.
      void client.invalidateQueries({ queryKey: keyOf(lendingDemo.lendingVisit) })
      return null
    } finally {
      setBusy(null)
    }
  }
  return { take, busy, refused, clear: () => setRefused(null) }
}

const PLACES: Record<DemoStep, () => string> = {
  FILE: lendingPaths.file,
  CODE: lendingPaths.code,
  CREDIT: lendingPaths.credit,
  ACCOUNT: lendingPaths.account,
  READY: lendingPaths.amount,
}
/** The page of the step at which the visit stands. */
export const placeOf = (step: DemoStep): string => PLACES[step]()

export const hasReached = (state: DemoVisitState, step: DemoStep): boolean =>
  DEMO_STEPS.indexOf(state.step) >= DEMO_STEPS.indexOf(step)
