import type { JobEvent } from '@xinjian/contract/nouns/intake'
import { useEffect, useRef } from 'react'
import { hear } from '../../api/job-stream.ts'

/** Follows the company's job events while the page is visible; `active` false hears none. */
export function useJobs(onEvent: (event: JobEvent) => void, active = true): void {
  const handler = useRef(onEvent)
  useEffect(() => {
    handler.current = onEvent
  })
  useEffect(() => {
    if (active) return hear((event) => handler.current(event))
  }, [active])
}
