import type { DataOf } from '@xinjian/contract/endpoint'
import { proofForm } from '@xinjian/contract/forms/second'
import { session } from '@xinjian/contract/nouns/session'
import { useEffect, useState } from 'react'
import { call } from '../../api/client.ts'
import { messageOf } from '../../api/errors.ts'
import { FormDialog } from '../../form/FormDialog.tsx'
import { SecretField, TextField } from '../../form/FormField.tsx'
import { useForm } from '../../form/useForm.ts'
import { useWords } from '../../i18n/dictionary.ts'
import { toast } from '../../ui/feedback.ts'
import { hasPasskeys } from '../passkey.ts'
import { codeOrRecovery } from '../recovery/code.ts'
import { sealSecrets } from '../seal-secrets.ts'
import { PasskeyProof } from './PasskeyProof.tsx'
import { proofWords } from './proof-words.ts'

/** Password, or where there is a second factor that: a code, one of the recovery codes, or a passkey. */
export default function ProofDialog({ settle }: { settle: (proven: boolean) => void }) {
  const t = useWords(proofWords)
  const [asked, setAsked] = useState<DataOf<typeof session.proofAsk> | null>(null)
  useEffect(() => {
    call(session.proofAsk, {}, { silent: true }).then(setAsked, (error) => {
      toast('error', messageOf(error))
      settle(false)
    })
  }, [settle])
  const byPassword = asked?.ways.includes('PASSWORD') ?? false
  const none = asked?.ways.length === 0
  const form = useForm(proofForm, {
    skip: (name) => (name === 'password') !== byPassword,
    blame: byPassword ? 'password' : 'code',
    onSubmit: async ({ password, code }) => {
      const [sealed] = byPassword ? await sealSecrets([password]) : []
      const body = byPassword ? { password: sealed } : codeOrRecovery(code)
      await call(session.proofGive, body, { silent: true })
      settle(true)
    },
  })
  if (!asked) return null
  return (
    <FormDialog
      of={form}
      open
      title={t('title')}
      width="420px"
      onClose={() => settle(false)}
      submit={t('confirm')}
    >
      <p>{t(none ? 'none' : byPassword ? 'byPassword' : 'byFactor')}</p>
      {byPassword && (
        <SecretField
          of={form}
          name="password"
          label={t('password')}
          labels={[t('show'), t('hide')]}
          autoComplete="current-password"
        />
      )}
      {!byPassword && !none && (
        <TextField of={form} name="code" label={t('code')} autoComplete="one-time-code" />
      )}
      {asked.ways.includes('PASSKEY') && hasPasskeys() && (
        <PasskeyProof asked={asked} onProven={() => settle(true)} />
      )}
    </FormDialog>
  )
}
