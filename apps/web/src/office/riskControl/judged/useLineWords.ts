import type { RiskSubjectRow } from '@xinjian/contract/nouns/rules/riskOrder'
import { sayCondition, sayFinding } from '@xinjian/engine/report/policy/say'
import type { Condition } from '@xinjian/engine/report/policy/table'
import type { Unit } from '@xinjian/engine/report/unit'
import { useEffect } from 'react'
import { useLanguage } from '../../../i18n/language.ts'
import { createStore, useStore } from '../../../ui/store.ts'

export type FoundCondition = NonNullable<RiskSubjectRow['first']>['conditions'][number]

type Finding = Parameters<typeof sayFinding>[0]

const english = createStore<((text: string) => string) | null>(null)
const asItIs = (text: string): string => text

export interface LineWords {
  /** 当前欠税高于50,000.00元 */
  condition: (condition: Condition, named: { name: string; unit?: Unit | undefined }) => string
  /** What was found for it, and what its report says of it. */
  found: (found: FoundCondition) => string[]
  /** A whole line, its conditions joined. */
  line: (conditions: readonly FoundCondition[]) => string
  /** Any other words of a report. */
  text: (text: string) => string
}

/** A verdict told with its first reason, where all its reasons are listed below it, would say that one twice: then it is named alone. */
function unlisted(found: FoundCondition): FoundCondition {
  if (found.condition.about !== 'DECISION' || !found.because?.length) return found
  const { detail: _, ...rest } = found
  return rest
}

/** Conditions of policies in the reader's language. Until the English dictionary has come, as they were written. */
export function useLineWords(): LineWords {
  const language = useLanguage()
  const loaded = useStore(english)
  useEffect(() => {
    if (language === 'en' && !english.get())
      void import('./policy-english.ts').then(({ policyEnglish }) =>
        english.set(() => policyEnglish),
      )
  }, [language])
  const text = language === 'en' ? (loaded ?? asItIs) : asItIs
  const condition: LineWords['condition'] = (of, named) => text(sayCondition(of, named))
  return {
    text,
    condition,
    found: (found) =>
      sayFinding(unlisted(found) as Finding, found.condition as Condition).map(text),
    line: (conditions) =>
      conditions
        .map((one) => condition(one.condition as Condition, one))
        .join(language === 'zh' ? '，且' : ' and '),
  }
}
