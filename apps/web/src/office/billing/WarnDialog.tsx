import { useQueryClient } from '@tanstack/react-query'
import { warnForm } from '@xinjian/contract/forms/money'
import { ledger } from '@xinjian/contract/nouns/ledger'
import { haoOf, yuanOfHao } from '@xinjian/format'
import { useState } from 'react'
import { call } from '../../api/client.ts'
import { keyOf } from '../../api/query.ts'
import { FormButton } from '../../form/FormButton.tsx'
import { TextField } from '../../form/FormField.tsx'
import { useForm } from '../../form/useForm.ts'
import { useWords } from '../../i18n/dictionary.ts'
import { toast } from '../../ui/feedback.ts'
import { words } from './words.ts'

/** Below which figure somebody is told; 毫, null = never. */
export function WarnDialog({ below }: { below: number | null }) {
  const t = useWords(words)
  const client = useQueryClient()
  const [open, setOpen] = useState(false)
  const form = useForm(warnForm, {
    start: { below: below === null ? '' : yuanOfHao(below) },
    onSubmit: async (asked) => {
      const hao = asked.below === undefined ? null : haoOf(asked.below)
      await call(ledger.balanceWarning, { below: hao }, { silent: true })
      toast('success', t('warnSaved'))
      setOpen(false)
      await Promise.all(
        [ledger.companyBalance, ledger.companyCapital].map((of) =>
          client.invalidateQueries({ queryKey: keyOf(of) }),
        ),
      )
    },
  })
  return (
    <FormButton
      of={form}
      open={open}
      onOpen={setOpen}
      label={t('warn')}
      button={{ size: 'sm' }}
      submit={t('save')}
    >
      <TextField
        of={form}
        name="below"
        label={t('warnBelow')}
        hint={t('warnHint')}
        inputMode="decimal"
      />
    </FormButton>
  )
}
