import type { Dataset } from '@xinjian/contract/nouns/collect'
import { collected } from '@xinjian/contract/nouns/collected'
import { useState } from 'react'
import { toastRefusal } from '../../api/refusal.ts'
import { useWords } from '../../i18n/dictionary.ts'
import { Button } from '../../ui/Button.tsx'
import { saveDownload } from '../common/save.ts'
import { words } from './words.ts'

/** All rows of a dataset that the search leaves, as the server's spreadsheet. */
export function DatasetExport(wanted: { taxNo: string; dataset: Dataset; keyword?: string }) {
  const t = useWords(words)
  const [exporting, setExporting] = useState(false)
  const save = async () => {
    setExporting(true)
    await saveDownload(collected.collectedExport, wanted).catch(toastRefusal)
    setExporting(false)
  }
  return (
    <Button icon="download" busy={exporting} onClick={() => void save()}>
      {t(exporting ? 'exporting' : 'export')}
    </Button>
  )
}
