import { report } from '@xinjian/contract/nouns/report'
import type { ReportKind } from '@xinjian/engine/report/kinds'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { call } from '../../../api/client.ts'
import { toastRefusal } from '../../../api/refusal.ts'
import { useWords } from '../../../i18n/dictionary.ts'
import { paths } from '../../../paths.ts'
import { useMay } from '../../../shell/may.ts'
import { Button } from '../../../ui/Button.tsx'
import { ask } from '../../../ui/feedback.ts'
import { words } from './words.ts'

/** Asks the registry and the courts anew, at the full price, and leads to the new report. */
export function Refresh({ kind, taxNo }: { kind: ReportKind; taxNo: string }) {
  const t = useWords(words)
  const navigate = useNavigate()
  const mayCreate = useMay('report.create')
  const [busy, setBusy] = useState(false)
  if (!mayCreate) return null
  const again = async () => {
    const sure = await ask({
      tone: 'info',
      title: t('notice'),
      message: t('refreshAsk'),
      okText: t('refresh'),
      cancelText: t('cancel'),
    })
    if (!sure) return
    setBusy(true)
    const asked = { keyword: taxNo, reportType: kind, refresh: true }
    await call(report.justiceQuery, asked, { silent: true })
      .then((row) => navigate(paths.report(kind, { taxId: taxNo, reportNo: row.reportNo })))
      .catch(toastRefusal)
      .finally(() => setBusy(false))
  }
  return (
    <Button size="sm" icon="refresh" busy={busy} onClick={() => void again()}>
      {t('refresh')}
    </Button>
  )
}
