import type { DataOf } from '@xinjian/contract/endpoint'
import { totpForm } from '@xinjian/contract/forms/second'
import { session } from '@xinjian/contract/nouns/session'
import { useState } from 'react'
import { call } from '../../api/client.ts'
import { toastRefusal } from '../../api/refusal.ts'
import { FormDialog } from '../../form/FormDialog.tsx'
import { TextField } from '../../form/FormField.tsx'
import { useForm } from '../../form/useForm.ts'
import { useWords } from '../../i18n/dictionary.ts'
import { QrCode } from '../../reports/parts/QrCode.tsx'
import { Button } from '../../ui/Button.tsx'
import { toast } from '../../ui/feedback.ts'
import { secondWords } from './second-words.ts'

/** Sets up an authenticator: scanned, then proved by a code. */
export function TotpSetUp({
  has,
  onDone,
}: {
  has: boolean
  onDone: (recovery: readonly string[] | null) => void
}) {
  const t = useWords(secondWords)
  const [offer, setOffer] = useState<DataOf<typeof session.secondTotpStart> | null>(null)
  const form = useForm(totpForm, {
    blame: 'code',
    onSubmit: async ({ code }) => {
      const ticket = offer?.ticket ?? ''
      const body = { ticket, code }
      const { recovery } = await call(session.secondTotpConfirm, body, { silent: true })
      toast('success', t('done'))
      form.reset()
      setOffer(null)
      onDone(recovery)
    },
  })
  const begin = () => call(session.secondTotpStart, {}).then(setOffer, toastRefusal)
  const title = t(has ? 'totpAgain' : 'totp')
  return (
    <>
      <Button size="sm" onClick={() => void begin()}>
        {title}
      </Button>
      <FormDialog
        of={form}
        open={offer !== null}
        title={title}
        onClose={() => setOffer(null)}
        submit={t('confirm')}
      >
        <p>{t('scan')}</p>
        {offer && (
          <>
            <QrCode text={offer.uri} size={180} label={t('qr')} />
            <small>{t('typed', { secret: offer.secret })}</small>
          </>
        )}
        <TextField of={form} name="code" label={t('code')} inputMode="numeric" />
      </FormDialog>
    </>
  )
}
