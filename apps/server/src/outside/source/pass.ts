/**
 * The permission slip without which no call leaves for a source. Only `features/consent` issues it (a test reads every
 * import to make sure), from a contract that is in force at that moment; it lives for seconds, so a revocation bites at once.
 */
import { Refusal } from '../../http/refusal.ts'

export interface ConsentPass {
  readonly companyId: number
  readonly taskId: string
  readonly contractNo: string
  readonly taxNo: string
  /** Dataset groups the enterprise agreed to. */
  readonly scopes: readonly string[]
}

const LIFETIME_MS = 15_000
/** Slips we issued and until when. An object that merely looks like a slip is not in here. */
const issued = new WeakMap<ConsentPass, number>()

export function issuePass(pass: ConsentPass): ConsentPass {
  const slip = Object.freeze({ ...pass, scopes: Object.freeze([...pass.scopes]) })
  issued.set(slip, Date.now() + LIFETIME_MS)
  return slip
}

/** Refuses forged and stale slips. */
export function checkPass(pass: ConsentPass): void {
  if (!((issued.get(pass) ?? 0) > Date.now())) throw new Refusal('CONSENT_REQUIRED')
}
