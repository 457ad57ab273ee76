/** Sentences of policies in English: fetched by who reads English alone. */
import { POLICY_TABLE_SAYS } from '@xinjian/engine/report/policy/words'
import { readerOf } from '@xinjian/format/say/read'
import { remembered } from '@xinjian/format/say/remembered'
import { pairsOf } from '@xinjian/format/say/words'
import { inEnglish, wholly } from '../../../reports/english/dictionary.ts'

const read = readerOf(pairsOf(POLICY_TABLE_SAYS))

/** In English, or as it was written where a word of it is not known. */
export const policyEnglish = (text: string): string => read(text, within) ?? inEnglish(text)

/** A part that cannot be said leaves the sentence to the dictionary of reports, which may have it whole. */
const within: (text: string) => string | null = remembered(
  (text) => read(text, within) ?? wholly(text),
)
