/** Hooks of the pages: actions that cannot run twice, going where the task is, countdowns, looking again. */
import type { CollectTask } from '@xinjian/contract/nouns/collect'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { ApiError, messageOf } from '../../../api/errors.ts'
import { useStore } from '../../../ui/store.ts'
import { flow } from '../flow.ts'
import { erpPageOf, homeOf, kindOf, mayShow, type PageName, pageOf, pathOf } from '../pages.ts'
import { nextWait, POLL_FIRST_MS, secondsLeft } from '../time.ts'
import { tracked } from '../track.ts'

export const useFlow = () => useStore(flow)

/** The task; only inside `<Phone>`, which shows nothing else before there is one. */
export function useTask(): CollectTask {
  const { task } = useFlow()
  if (!task) throw new Error('no task yet')
  return task
}

export function useGo() {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const kind = kindOf(pathname)
  const here =
    kind === 'ERP'
      ? erpPageOf(pathname, search, flow.get().task?.state ?? 'CREATED')
      : pageOf(pathname)
  /** To a page. What may not be shown any more is replaced, so that the back button does not lead into it. */
  const to = useCallback(
    (page: PageName, query = '') => {
      const state = flow.get().task?.state
      if (page !== here)
        navigate(pathOf(page, kind) + query, { replace: state ? !mayShow(state, here) : false })
    },
    [navigate, here, kind],
  )
  /** To where the task stands now. */
  const follow = useCallback((task: CollectTask) => to(homeOf(task.state)), [to])
  const back = useCallback(() => navigate(-1), [navigate])
  return { to, follow, back, here }
}

/**
 * Runs one action of a page at a time. `refusal` is the server's sentence for the page to show; what a toast has told is
 * not repeated.
 */
export function useAct() {
  const [busy, setBusy] = useState<string | null>(null)
  const [refusal, setRefusal] = useState<string | null>(null)
  const running = useRef(false)
  const run = useCallback(async (name: string, work: () => Promise<unknown>): Promise<boolean> => {
    if (running.current) return false
    running.current = true
    setBusy(name)
    setRefusal(null)
    try {
      await tracked(name, work)
      return true
    } catch (error) {
      if (!(error instanceof ApiError && error.told)) setRefusal(messageOf(error))
      return false
    } finally {
      running.current = false
      setBusy(null)
    }
  }, [])
  return { busy, refusal, run, setRefusal }
}

/**
 * Calls `look` while `active` and the page is visible: at once, then after `every` milliseconds or, without it, with ever
 * longer waits until something changes (`look` resolves to true). Coming back to the page looks at once.
 */
export function usePoll(look: () => Promise<boolean>, active: boolean, every?: number): void {
  const latest = useRef(look)
  useEffect(() => {
    latest.current = look
  })
  useEffect(() => {
    if (!active) return
    let wait = every ?? POLL_FIRST_MS
    let timer = 0
    let stopped = false
    let looking = false
    const turn = async () => {
      clearTimeout(timer)
      if (looking) return
      looking = true
      // A look that failed is no change; the next one comes later.
      const changed = await latest.current().catch(() => false)
      looking = false
      wait = every ?? nextWait(wait, changed)
      if (!stopped && !document.hidden) timer = window.setTimeout(turn, wait)
    }
    const wake = () => {
      if (document.hidden) clearTimeout(timer)
      else void turn()
    }
    timer = window.setTimeout(turn, every ?? POLL_FIRST_MS)
    document.addEventListener('visibilitychange', wake)
    window.addEventListener('online', wake)
    return () => {
      stopped = true
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', wake)
      window.removeEventListener('online', wake)
    }
  }, [active, every])
}

/** Whole seconds until an instant (ms), 0 afterwards. */
export function useSecondsUntil(until: number): number {
  const [left, setLeft] = useState(() => secondsLeft(until, Date.now()))
  useEffect(() => {
    const tick = () => setLeft(secondsLeft(until, Date.now()))
    tick()
    if (until <= Date.now()) return
    const timer = setInterval(tick, 500)
    return () => clearInterval(timer)
  }, [until])
  return left
}
