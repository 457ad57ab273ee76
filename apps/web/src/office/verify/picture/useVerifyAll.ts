import { useState } from 'react'
import { session } from '../../../shell/session.ts'
import { useStore } from '../../../ui/store.ts'
import { claimRun, refusals, run, startRun, stopRun } from './verify-run.ts'

/** Verification of all that is open: how far it is, and what was refused. */
export function useVerifyAll() {
  useState(() => claimRun(session.get().user))
  return { run: useStore(run), refusals: useStore(refusals), start: startRun, stop: stopRun }
}
