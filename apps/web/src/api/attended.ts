/**
 * Whether somebody is at the page. Pages look by themselves for what is new; that must not keep a session alive for ever
 * after its user has gone.
 */
const SIGNS = ['pointerdown', 'keydown', 'wheel', 'touchstart'] as const
/** So long after the last sign of a person, in ms, what a page asks it asks by itself. */
export const AWAY_MS = 2 * 60_000

let last = Date.now()
for (const sign of SIGNS)
  globalThis.addEventListener?.(
    sign,
    () => {
      last = Date.now()
    },
    { capture: true, passive: true },
  )

export const unattended = (): boolean => Date.now() - last > AWAY_MS
