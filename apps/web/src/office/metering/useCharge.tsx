import { lazy, type ReactNode, Suspense } from 'react'
import { useQueryState } from '../common/useQueryState.ts'

const ChargeDrawer = lazy(async () => ({
  default: (await import('./ChargeDrawer.tsx')).ChargeDrawer,
}))

/** The drawer of one query's charge: `charge` in the address. Fetched when it is first opened. */
export function useCharge(): { drawer: ReactNode; open: (no: string) => void } {
  const [query, change] = useQueryState()
  const no = query.get('charge')
  return {
    open: (of) => change({ charge: of }, { push: true }),
    drawer: no ? (
      <Suspense fallback={null}>
        <ChargeDrawer no={no} onClose={() => change({ charge: null })} />
      </Suspense>
    ) : null,
  }
}
