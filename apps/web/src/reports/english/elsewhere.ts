/** Both languages of what documents say that is not the engine's to say. */

import { DATASET_LINES } from '@xinjian/format/datasets/datasets'
import { PUBLIC_RECORDS } from '@xinjian/format/public-records/kinds'
import type { Pair } from '@xinjian/format/say/template'
import { pairsOf } from '@xinjian/format/say/words'
import { ACCOUNT_PAIRS } from './account-names.ts'
import {
  FACE_SAYS,
  LEDGER_SAYS,
  OUTSIDE_SAYS,
  REGISTER_SAYS,
  SCHEDULE_SAYS,
  STATE_SAYS,
  TAX_KIND_SAYS,
} from './fact-words.ts'
import { INDUSTRY_SAYS } from './industry-words.ts'
import { REGION_SAYS } from './region-words.ts'

const DATASETS = Object.values(DATASET_LINES).map(({ zh, en }): Pair => [zh, en])

/** Kinds of public records, and their fields, which head the columns of their tables. */
const RECORDS = Object.values(PUBLIC_RECORDS).flatMap(({ zh, en, fields }): Pair[] => [
  [zh, en],
  ...Object.values<{ zh: string; en: string }>(fields).map((field): Pair => [field.zh, field.en]),
])

export const ELSEWHERE: readonly Pair[] = [
  ...[
    TAX_KIND_SAYS,
    STATE_SAYS,
    REGISTER_SAYS,
    LEDGER_SAYS,
    SCHEDULE_SAYS,
    OUTSIDE_SAYS,
    FACE_SAYS,
    INDUSTRY_SAYS,
    REGION_SAYS,
  ].flatMap(pairsOf),
  ...DATASETS,
  ...RECORDS,
  ...ACCOUNT_PAIRS,
]
