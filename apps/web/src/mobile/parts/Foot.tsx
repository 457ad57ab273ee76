import type { Step } from '../tax/pages.ts'
import { DemoHint } from './DemoHint.tsx'
import { ShareCode } from './handover/ShareCode.tsx'

/** Who signs and who logs in has often another device than who fills in. */
const HANDED_ON: readonly Step[] = ['SIGNER', 'BUREAU']

/** Below the matter of a screen: on to another device, and what the sandbox has to say. */
export function Foot({ step }: { step: Step | undefined }) {
  return (
    <>
      {step && HANDED_ON.includes(step) && <ShareCode />}
      <DemoHint />
    </>
  )
}
