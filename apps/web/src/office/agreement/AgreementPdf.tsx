import { agreement } from '@xinjian/contract/nouns/finance/agreement'
import { useState } from 'react'
import { toastRefusal } from '../../api/refusal.ts'
import { useWords } from '../../i18n/dictionary.ts'
import { useMay } from '../../shell/may.ts'
import { Button } from '../../ui/Button.tsx'
import { saveDownload } from '../common/save.ts'
import { agreementWords } from './words.ts'

/** Saves the paper of an agreement, one's own counterpart; nothing for who may not see the register. */
export function AgreementPdf({ contractNo }: { contractNo: string }) {
  const t = useWords(agreementWords)
  const may = useMay('agreement.read')
  const [busy, setBusy] = useState(false)
  if (!may) return null
  const save = async () => {
    setBusy(true)
    await saveDownload(agreement.agreementPdf, { contractNo }).catch(toastRefusal)
    setBusy(false)
  }
  return (
    <Button icon="download" busy={busy} onClick={() => void save()}>
      {t('pdf')}
    </Button>
  )
}
