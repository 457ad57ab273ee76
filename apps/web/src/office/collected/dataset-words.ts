import type { Dataset } from '@xinjian/contract/nouns/collect'
import { dictionary } from '../../i18n/dictionary.ts'
import { DATASET_NAMES } from '../../reports/dataset-names.ts'

export const datasetWords = dictionary<Dataset>(DATASET_NAMES.zh, DATASET_NAMES.en)
