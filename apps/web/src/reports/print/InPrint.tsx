import { type ComponentProps, lazy, Suspense } from 'react'
import { useIdle } from './useIdle.ts'

const PaperInPrint = lazy(async () => ({
  default: (await import('./PaperInPrint.tsx')).PaperInPrint,
}))

/** The paper of a report for when its page is printed; fetched when the browser has nothing better to do, so that it is there by then. */
export function InPrint(props: ComponentProps<typeof PaperInPrint>) {
  return useIdle() ? (
    <Suspense fallback={null}>
      <PaperInPrint {...props} />
    </Suspense>
  ) : null
}
