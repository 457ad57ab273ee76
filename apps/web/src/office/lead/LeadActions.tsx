import { useQueryClient } from '@tanstack/react-query'
import { leadMarkForm } from '@xinjian/contract/forms/register'
import type { LeadState } from '@xinjian/contract/lead/lead'
import { type LeadRow, lead } from '@xinjian/contract/nouns/public/lead'
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
import { Reach } from './Reach.tsx'
import { words } from './words.ts'

/** Where one can go from where it is, and what the button says. */
const NEXT = {
  OPEN: [
    ['ANSWERED', 'answered'],
    ['CLOSED', 'closing'],
  ],
  ANSWERED: [
    ['CLOSED', 'closing'],
    ['OPEN', 'reopen'],
  ],
  CLOSED: [['OPEN', 'reopen']],
} as const satisfies Record<LeadState, readonly (readonly [LeadState, string])[]>

/** How to reach whoever wrote, and what was done about it. */
export function LeadActions({ row }: { row: LeadRow }) {
  const t = useWords(words)
  const client = useQueryClient()
  const [reach, setReach] = useState(false)
  const [next, setNext] = useState<LeadState | null>(null)
  const form = useForm(leadMarkForm, {
    onSubmit: async ({ note }) => {
      if (next === null) return
      await call(lead.leadMark, { id: row.id, state: next, note }, { silent: true })
      toast('success', t('marked'))
      form.reset()
      setNext(null)
      await client.invalidateQueries({ queryKey: keyOf(lead.leadList) })
    },
  })
  return (
    <span className={ways.ways}>
      <Button size="sm" onClick={() => setReach(true)}>
        {t('reach')}
      </Button>
      {NEXT[row.state].map(([state, say]) => (
        <Button
          key={state}
          size="sm"
          {...(state === 'ANSWERED' && { variant: 'primary' as const })}
          onClick={() => setNext(state)}
        >
          {t(say)}
        </Button>
      ))}
      <Reach row={row} open={reach} onClose={() => setReach(false)} />
      <FormDialog
        of={form}
        open={next !== null}
        title={next ? t(`title.${next}`, { name: row.name }) : ''}
        onClose={() => setNext(null)}
        submit={next ? t(next) : ''}
        variant="primary"
      >
        {next === 'CLOSED' && <p>{t('closedNote')}</p>}
        <TextField of={form} name="note" label={t('done')} hint={t('doneHint')} star />
      </FormDialog>
    </span>
  )
}
