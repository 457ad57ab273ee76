/** What pages say of a verdict is what reports and policies say of it, in both languages. */
import { DECISION_WORDS as TOLD } from '@xinjian/engine/kit/verdict/words'
import { expect, it } from 'vitest'
import { DECISION_WORDS } from '../../../reports/verdict/decision-words.ts'
import { policyEnglish } from '../../riskControl/judged/policy-english.ts'

it.each(Object.entries(TOLD))('%s is named as reports and policies name it', (level, told) => {
  const key = level as keyof typeof TOLD
  expect(DECISION_WORDS.zh[key]).toBe(told)
  expect(policyEnglish(`准入结论为${told}`)).toBe(
    `Verdict on admission is ${DECISION_WORDS.en[key]}`,
  )
})
