import { useQueryClient } from '@tanstack/react-query'
import type { DataOf } from '@xinjian/contract/endpoint'
import { noticeForm } from '@xinjian/contract/forms/channel'
import { channel } from '@xinjian/contract/nouns/channel'
import { useState } from 'react'
import { call } from '../../api/client.ts'
import { keyOf } from '../../api/query.ts'
import { FormDialog } from '../../form/FormDialog.tsx'
import { useForm } from '../../form/useForm.ts'
import { useWords } from '../../i18n/dictionary.ts'
import { cx } from '../../ui/cx.ts'
import layout from '../../ui/styles/layout.module.css'
import { CallbackAddress } from './CallbackAddress.tsx'
import { CallbackChange } from './CallbackChange.tsx'
import { CallbackSecret } from './CallbackSecret.tsx'
import styles from './callback.module.css'
import { useReceiver } from './useReceiver.ts'
import { dialogWords } from './words.ts'

/** Registers or changes the address. The secret that comes of it stays on screen until the person says it is kept. */
export function CallbackDialog(props: {
  which: { channel?: string }
  now: string | null
  open: boolean
  onClose: () => void
}) {
  const t = useWords(dialogWords)
  const client = useQueryClient()
  const receiver = useReceiver()
  const [made, setMade] = useState<DataOf<typeof channel.collectCallback> | null>(null)
  const form = useForm(noticeForm, {
    blame: 'url',
    onSubmit: async (address) => {
      const sent = { ...address, ...props.which }
      setMade(await call(channel.collectCallback, sent, { silent: true }))
      form.reset()
      void client.invalidateQueries({ queryKey: keyOf(channel.collectChannel) })
    },
  })
  const close = () => {
    setMade(null)
    props.onClose()
  }
  const { secret, callbackUrl } = made ?? {}
  if (secret && callbackUrl)
    return (
      <CallbackSecret
        open={props.open}
        onClose={close}
        url={callbackUrl}
        secret={secret}
        receiver={callbackUrl === receiver ? receiver : null}
      />
    )
  return (
    <FormDialog
      of={form}
      open={props.open}
      title={t(props.now ? 'change' : 'register')}
      width="600px"
      onClose={close}
      submit={t(props.now ? 'submitChange' : 'submit')}
      className={cx(layout.stack4, styles.form)}
    >
      {props.now ? <CallbackChange now={props.now} of={form} /> : null}
      <CallbackAddress of={form} receiver={receiver} />
    </FormDialog>
  )
}
