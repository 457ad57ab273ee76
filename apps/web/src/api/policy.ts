import { cookies } from '../shell/cookies.ts'
import { ask, boxes, toast } from '../ui/feedback.ts'
import { type ApiError, endsSession, GALAXY_GONE, TRANSPORT } from './errors.ts'

/** Tax-collection and ERP pages answer errors in their own way (product spec §8): a toast, and no session box. */
export const isCollecting = (pathname: string): boolean =>
  /^\/(m\/(taxWeb|erp)|taxWeb)(\/|$)/.test(pathname)

export interface Policy {
  pathname: () => string
  /** Clears the token of the current area and loads the page anew. */
  leave: () => Promise<void>
  words: () => { hint: string; ok: string }
}

/** Boxes that a failed call put up: while one stands no other is put beside it. */
const told = new WeakSet<object>()
const isAsking = (): boolean => boxes.get().some((box) => told.has(box))

async function tellOnce(box: Parameters<typeof ask>[0]): Promise<void> {
  const answer = ask(box)
  const shown = boxes.get().at(-1)
  if (shown) told.add(shown)
  await answer
}

/**
 * What every failed call shows before its caller sees the error. Returns true when the user has been told, so that
 * pages do not tell twice. Session ends come in bundles (a page makes several calls): only the first one asks.
 */
export async function tell(error: ApiError, policy: Policy): Promise<boolean> {
  const collecting = isCollecting(policy.pathname())
  if (error.status === GALAXY_GONE) {
    cookies.remove('galaxyToken')
    sessionStorage.removeItem('galaxyToken')
    return false
  }
  if (endsSession(error.status)) {
    if (collecting || isAsking()) return true
    const { hint, ok } = policy.words()
    await tellOnce({ tone: 'warning', title: hint, message: error.message, okText: ok })
    await policy.leave()
    return true
  }
  if (error.status !== TRANSPORT) return false
  if (collecting) toast('error', error.message, 5000)
  else if (!isAsking()) {
    const { hint, ok } = policy.words()
    await tellOnce({ tone: 'error', title: hint, message: error.message, okText: ok })
  }
  return true
}
