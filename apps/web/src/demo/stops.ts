/** The tour of the demonstration: its stops, and at which of them this tab is. */
import { demoPaths } from '../demo-paths.ts'
import { createStore } from '../ui/store.ts'

interface Stop {
  key: 'tour1' | 'tour2' | 'tour3' | 'tour4' | 'tour5' | 'tour6'
  path: string
}

export const STOPS: readonly Stop[] = [
  { key: 'tour1', path: demoPaths.report({ of: 'invoiceReport' }) },
  { key: 'tour2', path: demoPaths.report({ of: 'invoiceReport' }) },
  { key: 'tour3', path: demoPaths.report({ of: 'erpReport' }) },
  { key: 'tour4', path: demoPaths.report({ of: 'zhjReport' }) },
  { key: 'tour5', path: demoPaths.collection({ side: 'taxClient' }) },
  { key: 'tour6', path: demoPaths.collection({ side: 'taxRep' }) },
]

/** A page loaded anew is where it was; another tab takes a tour of its own. */
const KEY = 'xinjian.demo.tour'

function kept(): number | null {
  try {
    const at = Number.parseInt(sessionStorage.getItem(KEY) ?? '', 10)
    return STOPS[at] ? at : null
  } catch {
    return null
  }
}

/** null = nobody takes it. */
export const tour = createStore<{ at: number | null }>({ at: kept() })

function put(at: number | null): void {
  tour.set({ at })
  try {
    if (at === null) sessionStorage.removeItem(KEY)
    else sessionStorage.setItem(KEY, String(at))
  } catch {
    // Without storage the tour lasts as long as the page.
  }
}

/** The path of the stop that it is at now. */
export function turnTo(at: number): string {
  put(at)
  return STOPS[at]?.path ?? demoPaths.home()
}

export const stopTour = (): void => put(null)
