import type { Dataset } from '@xinjian/format/datasets/datasets'
import { dictionary } from '../../i18n/dictionary.ts'
import { DATASETS_NAMED } from '../../reports/dataset-names.ts'

export const datasetWords = dictionary<Dataset>(DATASETS_NAMED.zh, DATASETS_NAMED.en)
