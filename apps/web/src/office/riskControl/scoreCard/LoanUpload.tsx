import { useQueryClient } from '@tanstack/react-query'
import { loanOutcome } from '@xinjian/contract/nouns/rules/loanOutcome'
import { useState } from 'react'
import { call } from '../../../api/client.ts'
import { keyOf } from '../../../api/query.ts'
import { toastRefusal } from '../../../api/refusal.ts'
import { useWords } from '../../../i18n/dictionary.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { Dropzone } from '../../../ui/dropzone/Dropzone.tsx'
import { toast } from '../../../ui/feedback.ts'
import textStyles from '../../../ui/styles/text.module.css'
import { saveDownload } from '../../common/save.ts'
import { words } from './words.ts'

/** A list of loans; what came of it is told, faulty rows wait beside the list. */
export function LoanUpload() {
  const t = useWords(words)
  const client = useQueryClient()
  const [open, setOpen] = useState(false)
  const [file, setFile] = useState<File | null>(null)
  const [busy, setBusy] = useState(false)
  const send = async () => {
    if (!file) return
    const body = new FormData()
    body.append('file', file, file.name)
    setBusy(true)
    try {
      const { added, changed, bad } = await call(loanOutcome.loanUpload, body, { silent: true })
      toast(bad > 0 ? 'warning' : 'success', t('uploaded', { added, changed, bad }))
      setOpen(false)
      setFile(null)
    } catch (error) {
      toastRefusal(error)
    } finally {
      setBusy(false)
    }
    for (const of of [loanOutcome.loanList, loanOutcome.loanBatches])
      void client.invalidateQueries({ queryKey: keyOf(of) })
  }
  return (
    <>
      <Button variant="primary" icon="upload" onClick={() => setOpen(true)}>
        {t('upload')}
      </Button>
      <Dialog
        title={t('upload')}
        open={open}
        onClose={() => setOpen(false)}
        footer={
          <Button variant="primary" disabled={!file} busy={busy} onClick={() => void send()}>
            {t('upload')}
          </Button>
        }
      >
        <Dropzone
          accept=".xlsx,.xls,.csv"
          hint={t('uploadHint')}
          onFiles={([one]) => setFile(one ?? null)}
        />
        {file && <p className={textStyles.bold}>{file.name}</p>}
        <Button
          size="sm"
          icon="download"
          onClick={() => void saveDownload(loanOutcome.loanTemplate, {}).catch(toastRefusal)}
        >
          {t('template')}
        </Button>
      </Dialog>
    </>
  )
}
