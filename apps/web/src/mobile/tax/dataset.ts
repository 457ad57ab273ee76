/** What a dataset is called to whoever reads: the service speaks Chinese. */

import { datasetName } from '../../reports/dataset-names.ts'
import type { Lang } from '../../reports/labels.ts'

/** In Chinese as the service named it, which may know more than this page does. */
export const nameOf = (item: { dataset: string; name: string }, language: Lang): string =>
  language === 'zh' ? item.name : datasetName(item.dataset, language)
