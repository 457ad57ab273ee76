/** Sentences of policies in English: fetched by who reads English alone. */
import { POLICY_TABLE_SAYS } from '@xinjian/engine/report/policy/words'
import { readerOf } from '@xinjian/format/say/read'
import { pairsOf } from '@xinjian/format/say/words'
import { wholly } from '../../../reports/english/dictionary.ts'

const read = readerOf(pairsOf(POLICY_TABLE_SAYS))

/** In English, or as it was written where a word of it is not known. */
export const policyEnglish = (text: string): string => within(text) ?? text

/** What reports say is asked first: “{name}为{line}” of a policy would read their sentences in halves. */
const within = (text: string): string | null => wholly(text) ?? read(text, within)
