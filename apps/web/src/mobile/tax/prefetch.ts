/** Fetches the code of the coming pages while nothing else is to be done, so that a weak line is not met at every step. */
const COMING = import.meta.glob(['../pages/*.tsx', '!**/*.test.tsx'])

/** What pages load only when it is needed. */
const REST = [
  () => import('./line/sealed.ts'),
  () => import('../parts/door/DoorStep.tsx'),
  () => import('../parts/Failure.tsx'),
  () => import('../parts/handover/AtTheEnd.tsx'),
]

let begun = false

export function prefetch(): void {
  if (begun) return
  begun = true
  const later = globalThis.requestIdleCallback ?? ((work: () => void) => setTimeout(work, 800))
  later(async () => {
    for (const load of Object.values(COMING)) await load().catch(() => undefined)
    for (const load of REST) await load().catch(() => undefined)
  })
}
