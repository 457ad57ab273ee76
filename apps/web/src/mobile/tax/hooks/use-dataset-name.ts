import { useEffect } from 'react'
import { useLanguage } from '../../../i18n/language.ts'
import { createStore, useStore } from '../../../ui/store.ts'

type NameIn = typeof import('../../../reports/dataset-names.ts')['datasetName']

/** Loaded for English readers only: a first load of the phone has no room for it. */
const english = createStore<{ of: NameIn } | null>(null)

/** What a dataset is called to whoever reads: in Chinese as the service named it, which may know more than this page does. */
export function useDatasetName(): (item: { dataset: string; name: string }) => string {
  const language = useLanguage()
  const names = useStore(english)
  useEffect(() => {
    if (language === 'en' && !names)
      import('../../../reports/dataset-names.ts')
        .then(({ datasetName }) => english.set({ of: datasetName }))
        .catch(() => undefined)
  }, [language, names])
  return (item) => (language === 'en' && names ? names.of(item.dataset, 'en') : item.name)
}
