/** Both languages of what documents say that is not the engine's to say. */

import { DATASET_LINES } from '@xinjian/format/datasets/datasets'
import type { Pair } from '@xinjian/format/say/template'
import { pairsOf } from '@xinjian/format/say/words'
import { ACCOUNT_PAIRS } from './account-names.ts'
import { FACE_SAYS, OUTSIDE_SAYS, SCHEDULE_SAYS, STATE_SAYS, TAX_KIND_SAYS } from './fact-words.ts'
import { INDUSTRY_SAYS } from './industry-words.ts'
import { REGION_SAYS } from './region-words.ts'

const DATASETS = Object.values(DATASET_LINES).map(({ zh, en }): Pair => [zh, en])

export const ELSEWHERE: readonly Pair[] = [
  ...[
    TAX_KIND_SAYS,
    STATE_SAYS,
    SCHEDULE_SAYS,
    OUTSIDE_SAYS,
    FACE_SAYS,
    INDUSTRY_SAYS,
    REGION_SAYS,
  ].flatMap(pairsOf),
  ...DATASETS,
  ...ACCOUNT_PAIRS,
]
