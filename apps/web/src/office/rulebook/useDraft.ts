import type { RuleBook } from '@xinjian/engine/report/book'
import type { CatalogueRule } from '@xinjian/engine/report/rulebook'
import { useState } from 'react'
import { readAs, shownOf } from './numbers.ts'

export type Content = Required<Pick<RuleBook, 'limits' | 'off' | 'on'>>

/** A version while it is edited: numbers as they are typed, so that half a number is not lost. */
export interface Draft {
  /** `R-014.medium` → what was typed; absent = the default. */
  typed: Readonly<Record<string, string>>
  off: Readonly<Record<string, string>>
  /** Rules that the platform switches off and that are judged all the same. */
  on: readonly string[]
  isDirty: boolean
  type: (rule: string, limit: string, text: string) => void
  /** `reason` null = on again. */
  switchOff: (rule: string, reason: string | null) => void
  keepOn: (rule: string, on: boolean) => void
  /** What would be saved; null where something typed is no number, or a switch lacks its reason. */
  content: () => Content | null
  saved: () => void
}

export const fieldOf = (rule: string, limit: string): string => `${rule}.${limit}`

export function useDraft(rules: readonly CatalogueRule[], start: Content): Draft {
  const [typed, setTyped] = useState(() => typedOf(rules, start.limits))
  const [off, setOff] = useState(start.off)
  const [on, setOn] = useState(start.on)
  const [isDirty, setDirty] = useState(false)
  return {
    typed,
    off,
    on,
    isDirty,
    type: (rule, limit, text) => {
      setTyped({ ...typed, [fieldOf(rule, limit)]: text })
      setDirty(true)
    },
    switchOff: (rule, reason) => {
      const { [rule]: _, ...rest } = off
      setOff(reason === null ? rest : { ...rest, [rule]: reason })
      setDirty(true)
    },
    keepOn: (rule, kept) => {
      setOn(kept ? [...on, rule] : on.filter((id) => id !== rule))
      setDirty(true)
    },
    content: () => {
      const limits = read(rules, typed)
      const reasons = Object.values(off).every((reason) => reason.trim() !== '')
      return limits && reasons ? { limits, off, on: [...on] } : null
    },
    saved: () => setDirty(false),
  }
}

function typedOf(rules: readonly CatalogueRule[], limits: RuleBook['limits']) {
  return Object.fromEntries(
    rules.flatMap(({ id, limits: specs }) =>
      specs.flatMap((spec) => {
        const value = limits[id]?.[spec.name]
        return value === undefined ? [] : [[fieldOf(id, spec.name), shownOf(spec, value)]]
      }),
    ),
  )
}

/** Only what differs from the default is a change; an emptied field is the default again. */
function read(
  rules: readonly CatalogueRule[],
  typed: Draft['typed'],
): Record<string, Record<string, number>> | null {
  const limits: Record<string, Record<string, number>> = {}
  for (const { id, limits: specs } of rules)
    for (const spec of specs) {
      const text = typed[fieldOf(id, spec.name)]
      if (text === undefined || text.trim() === '') continue
      const value = readAs(spec, text)
      if (value === null) return null
      if (value !== spec.default) limits[id] = { ...limits[id], [spec.name]: value }
    }
  return limits
}
