import { useEffect, useState } from 'react'
import type { Contracts } from '../flow.ts'
import { useSecondsUntil } from './use-tax.ts'

/**
 * Whole seconds that the server still wants to pass before it takes a signature: counted down from its own figure, whatever this
 * phone's clock says. How long the text was open the server counts itself.
 */
export function useReading(given: Contracts | null): number {
  const [until, setUntil] = useState(0)
  useEffect(() => {
    if (given) setUntil(Date.now() + given.readSecondsLeft * 1000)
  }, [given])
  return useSecondsUntil(until)
}
