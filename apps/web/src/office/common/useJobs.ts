import type { JobEvent } from '@xinjian/contract/nouns/intake'
import { intake } from '@xinjian/contract/nouns/intake'
import { useEffect, useRef } from 'react'
import { follow } from '../../api/events.ts'

/** Follows the company's job events while the page is visible; `active` false opens no stream. */
export function useJobs(onEvent: (event: JobEvent) => void, active = true): void {
  const handler = useRef(onEvent)
  useEffect(() => {
    handler.current = onEvent
  })
  useEffect(() => {
    if (!active) return
    return follow(intake.jobEvents, (event) => {
      if (event.kind !== 'heartbeat') handler.current(event)
    })
  }, [active])
}
