import { report } from '@xinjian/contract/nouns/report'
import { useState } from 'react'
import { toastRefusal } from '../../api/refusal.ts'
import { useWords } from '../../i18n/dictionary.ts'
import { Button } from '../../ui/Button.tsx'
import cells from '../common/cells.module.css'
import { saveDownload } from '../common/save.ts'
import { words } from './words.ts'

/** Paper takes seconds the first time: the button says that it is at work and takes no second press. */
export function DownloadPdf({ reportNo }: { reportNo: string }) {
  const t = useWords(words)
  const [busy, setBusy] = useState(false)
  const save = () => {
    setBusy(true)
    saveDownload(report.reportDownload, { reportNo, format: 'pdf' })
      .catch(toastRefusal)
      .finally(() => setBusy(false))
  }
  return (
    <Button
      size="sm"
      variant="quiet"
      className={cells.picture}
      icon="download"
      busy={busy}
      title={t('download')}
      aria-label={`${busy ? t('preparing') : t('download')} ${reportNo}`}
      onClick={save}
    />
  )
}
