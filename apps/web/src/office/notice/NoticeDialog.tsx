import { useMutation, useQueryClient } from '@tanstack/react-query'
import { channel } from '@xinjian/contract/nouns/channel'
import { useState } from 'react'
import { call } from '../../api/client.ts'
import { messageOf } from '../../api/errors.ts'
import { keyOf } from '../../api/query.ts'
import { useWords } from '../../i18n/dictionary.ts'
import { useFirstField } from '../../shell/useFirstField.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Field, Input } from '../../ui/Field.tsx'
import { NoticeSecret } from './NoticeSecret.tsx'
import { useReceiver } from './useReceiver.ts'
import { dialogWords } from './words.ts'

/** Registers or changes the address. The secret that comes of it stays on screen until the person says it is kept. */
export function NoticeDialog(props: { now: string | null; open: boolean; onClose: () => void }) {
  const t = useWords(dialogWords)
  const client = useQueryClient()
  const receiver = useReceiver()
  const [url, setUrl] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const save = useMutation({
    mutationFn: () => call(channel.collectCallback, { url: url.trim() }, { silent: true }),
    onSuccess: () => void client.invalidateQueries({ queryKey: keyOf(channel.collectChannel) }),
    onError: (error) => setProblem(messageOf(error)),
  })
  const made = save.data
  const form = useFirstField<HTMLFormElement>(props.open)
  const close = () => {
    save.reset()
    setUrl('')
    setProblem(null)
    props.onClose()
  }
  const submit = () => {
    if (!url.trim()) return setProblem(t('empty'))
    setProblem(null)
    save.mutate()
  }
  return (
    <Dialog
      open={props.open}
      title={made ? t('doneTitle') : props.now ? t('change') : t('register')}
      width="600px"
      dismissable={!made}
      onClose={close}
      footer={
        made ? (
          <Button look="primary" onClick={close}>
            {t('saved')}
          </Button>
        ) : (
          <>
            <Button onClick={close} disabled={save.isPending}>
              {t('cancel')}
            </Button>
            <Button look="primary" busy={save.isPending} onClick={submit}>
              {props.now ? t('submitChange') : t('submit')}
            </Button>
          </>
        )
      }
    >
      {made?.secret && made.callbackUrl ? (
        <NoticeSecret
          url={made.callbackUrl}
          secret={made.secret}
          receiver={made.callbackUrl === receiver ? receiver : null}
        />
      ) : (
        <form
          ref={form}
          className="no-form"
          onSubmit={(event) => {
            event.preventDefault()
            submit()
          }}
        >
          {props.now ? (
            <>
              <p className="no-warn">{t('warn')}</p>
              <p>
                <span className="muted">{t('now')}</span> <code>{props.now}</code>
              </p>
            </>
          ) : null}
          <Field label={t('label')} required error={problem} hint={t('hint')}>
            {(ids) => (
              <Input
                {...ids}
                type="url"
                inputMode="url"
                autoComplete="off"
                value={url}
                maxLength={500}
                placeholder={t('placeholder')}
                onChange={(event) => setUrl(event.target.value)}
              />
            )}
          </Field>
          {receiver ? (
            <Button size="sm" look="quiet" icon="link" onClick={() => setUrl(receiver)}>
              {t('useReceiver')}
            </Button>
          ) : null}
        </form>
      )}
    </Dialog>
  )
}
