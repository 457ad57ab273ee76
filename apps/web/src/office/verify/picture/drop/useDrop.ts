import { useEffect, useState } from 'react'
import { session } from '../../../../shell/session.ts'
import { useStore } from '../../../../ui/store.ts'
import { isOver } from './drop.ts'
import { claim, dropped, drops } from './drop-store.ts'

/** The files on the page: read two at a time, each with its progress; a bad one stops none of the others. */
export function useDrop() {
  useState(() => claim(session.get().user))
  const items = useStore(drops)
  const busy = items.some((item) => !isOver(item))
  // Files that were not read yet are lost with the tab: the browser asks before.
  useEffect(() => {
    if (!busy) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [busy])
  return { items, ...dropped }
}
