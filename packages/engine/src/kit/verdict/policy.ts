/** Named admission packs (domain §6.4): lists of checks held against the facts, each tri-state. */
import type { PolicyCheck, PolicyResult } from '../../report/document.ts'

/** What a check found. UNKNOWN says why it cannot be said: what is not known never passes. */
export type Checked = Pick<PolicyCheck, 'result' | 'detail' | 'of'>

export interface PolicyItem<Input> {
  id: string
  title: string
  check(input: Input): Checked
}

export interface PolicyPack<Input> {
  id: string
  name: string
  source: string
  items: readonly PolicyItem<Input>[]
}

export const passed = (detail: string): Checked => ({ result: 'PASS', detail })
export const failed = (detail: string): Checked => ({ result: 'FAIL', detail })
export const unsaid = (detail: string): Checked => ({ result: 'UNKNOWN', detail })

/** `holds` null = not known, for the reason `detail`; `of`: the indicator whose rows were counted. */
export function checked(holds: boolean | null, detail: string, of?: string): Checked {
  if (holds === null) return unsaid(detail)
  return { ...(holds ? passed(detail) : failed(detail)), ...(of !== undefined && { of }) }
}

export function judgePolicies<Input>(
  packs: readonly PolicyPack<Input>[],
  input: Input,
  chosen: string | null,
): PolicyResult[] {
  return packs.map((pack) => {
    const checks = pack.items.map(({ id, title, check }) => ({ id, title, ...check(input) }))
    const has = (result: PolicyCheck['result']) => checks.some((c) => c.result === result)
    return {
      id: pack.id,
      name: pack.name,
      source: pack.source,
      result: has('FAIL') ? 'FAIL' : has('UNKNOWN') ? 'UNKNOWN' : 'PASS',
      chosen: pack.id === chosen,
      checks,
    }
  })
}
