import { useQueryClient } from '@tanstack/react-query'
import { lostDismissForm } from '@xinjian/contract/forms/lost-device'
import { type LostDeviceRow, lostDevice } from '@xinjian/contract/nouns/account/lostDevice'
import { useState } from 'react'
import { call } from '../../api/client.ts'
import { keyOf } from '../../api/query.ts'
import { FormDialog } from '../../form/FormDialog.tsx'
import { TextField } from '../../form/FormField.tsx'
import { useForm } from '../../form/useForm.ts'
import { useWords } from '../../i18n/dictionary.ts'
import { Button } from '../../ui/Button.tsx'
import { toast } from '../../ui/feedback.ts'
import ways from '../common/cells/ways.module.css'
import { CheckedDialog } from './CheckedDialog.tsx'
import { words } from './words.ts'

/** Asks for the removal with what was checked, or dismisses what was said. */
export function LostActions({ row }: { row: LostDeviceRow }) {
  const t = useWords(words)
  const client = useQueryClient()
  const [deed, setDeed] = useState<'ask' | 'dismiss' | null>(null)
  const done = async (said: string) => {
    toast('success', said)
    setDeed(null)
    await client.invalidateQueries({ queryKey: keyOf(lostDevice.lostDeviceList) })
  }
  const form = useForm(lostDismissForm, {
    onSubmit: async ({ note }) => {
      await call(lostDevice.lostDeviceDismiss, { id: row.id, note }, { silent: true })
      form.reset()
      await done(t('dismissed'))
    },
  })
  if (!row.mayDecide) return null
  return (
    <span className={ways.ways}>
      <Button size="sm" variant="primary" onClick={() => setDeed('ask')}>
        {t('ask')}
      </Button>
      <Button size="sm" onClick={() => setDeed('dismiss')}>
        {t('dismiss')}
      </Button>
      <CheckedDialog
        row={row}
        open={deed === 'ask'}
        onClose={() => setDeed(null)}
        onDone={() => done(t('asked'))}
      />
      <FormDialog
        of={form}
        open={deed === 'dismiss'}
        title={t('dismissTitle', { user: row.userName })}
        onClose={() => setDeed(null)}
        submit={t('dismiss')}
        variant="danger"
      >
        <TextField of={form} name="note" label={t('reason')} star />
      </FormDialog>
    </span>
  )
}
