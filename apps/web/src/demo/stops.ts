/** The tour of the demonstration: its stops, and at which of them this tab is. */
import { paths } from '../paths.ts'
import { createStore } from '../ui/store.ts'

interface Stop {
  key: 'tour1' | 'tour2' | 'tour3' | 'tour4' | 'tour5' | 'tour6'
  path: string
}

export const STOPS: readonly Stop[] = [
  { key: 'tour1', path: paths.demoReport({ of: 'invoiceReport' }) },
  { key: 'tour2', path: paths.demoReport({ of: 'invoiceReport' }) },
  { key: 'tour3', path: paths.demoReport({ of: 'erpReport' }) },
  { key: 'tour4', path: paths.demoReport({ of: 'zhjReport' }) },
  { key: 'tour5', path: paths.demoCollection({ side: 'taxClient' }) },
  { key: 'tour6', path: paths.demoCollection({ side: 'taxRep' }) },
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
  return STOPS[at]?.path ?? paths.demoHome()
}

export const stopTour = (): void => put(null)
