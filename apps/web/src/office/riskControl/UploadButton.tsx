import { riskOrderForm } from '@xinjian/contract/forms/risk'
import { riskOrder } from '@xinjian/contract/nouns/rules/riskOrder'
import type { RiskPolicyRow } from '@xinjian/contract/nouns/rules/riskPolicy'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { call } from '../../api/client.ts'
import { toastRefusal } from '../../api/refusal.ts'
import { FormButton } from '../../form/FormButton.tsx'
import { useForm } from '../../form/useForm.ts'
import { useWords } from '../../i18n/dictionary.ts'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/Button.tsx'
import { Dropzone } from '../../ui/dropzone/Dropzone.tsx'
import textStyles from '../../ui/styles/text.module.css'
import { saveDownload } from '../common/save.ts'
import { OrderFields } from './OrderFields.tsx'
import { words } from './words.ts'

/** A list of enterprises with the policy that judges it. The list is chosen last: it is sent with what the form says. */
export function UploadButton({ policies }: { policies: readonly RiskPolicyRow[] }) {
  const t = useWords(words)
  const go = useNavigate()
  const [open, setOpen] = useState(false)
  const [file, setFile] = useState<File | null>(null)
  const form = useForm(riskOrderForm, {
    start: { source: 'HELD', ...(policies.length === 1 && { policy: String(policies[0]!.code) }) },
    onSubmit: async ({ policy, source }) => {
      const body = new FormData()
      body.append('policy', String(policy))
      body.append('source', source)
      if (file) body.append('file', file, file.name)
      const { no } = await call(riskOrder.riskOrderUpload, body, { silent: true })
      setOpen(false)
      setFile(null)
      void go(paths.riskOrder({ no }))
    },
  })
  return (
    <FormButton
      of={form}
      open={open}
      onOpen={setOpen}
      label={t('upload')}
      button={{ variant: 'primary', icon: 'upload' }}
    >
      <OrderFields of={form} policies={policies} />
      <Dropzone
        accept=".xlsx,.xls,.csv"
        hint={t('uploadHint')}
        onFiles={([one]) => setFile(one ?? null)}
      />
      {file && <p className={textStyles.bold}>{file.name}</p>}
      <Button
        size="sm"
        icon="download"
        onClick={() => void saveDownload(riskOrder.riskOrderTemplate, {}).catch(toastRefusal)}
      >
        {t('template')}
      </Button>
    </FormButton>
  )
}
