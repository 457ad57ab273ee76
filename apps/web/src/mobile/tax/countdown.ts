import { useCallback, useEffect, useState } from 'react'
import { createStore, useStore } from '../../ui/store.ts'
import { secondsLeft } from './time.ts'

type Name = 'SIGNER' | 'BUREAU' | 'QR'
const untils = createStore<Readonly<Partial<Record<Name, number>>>>({})

export const startCountdown = (name: Name, seconds: number): void =>
  untils.set((now) => ({ ...now, [name]: Date.now() + seconds * 1000 }))

/** Seconds left under a name that outlives the page: going back and forth does not shorten the wait. */
export function useCountdown(name: Name) {
  const until = useStore(untils)[name] ?? 0
  const [left, setLeft] = useState(() => secondsLeft(until, Date.now()))
  useEffect(() => {
    const tick = () => setLeft(secondsLeft(until, Date.now()))
    tick()
    if (until <= Date.now()) return
    const timer = setInterval(tick, 500)
    return () => clearInterval(timer)
  }, [until])
  const start = useCallback((seconds: number) => startCountdown(name, seconds), [name])
  return { left, start }
}
