import { useQueryClient } from '@tanstack/react-query'
import { terminalEditForm } from '@xinjian/contract/forms/terminal'
import { type TerminalRow, terminal } from '@xinjian/contract/nouns/collect/terminal'
import { useState } from 'react'
import { call } from '../../api/client.ts'
import { keyOf } from '../../api/query.ts'
import { FormButton } from '../../form/FormButton.tsx'
import { useForm } from '../../form/useForm.ts'
import { useWords } from '../../i18n/dictionary.ts'
import { Button } from '../../ui/Button.tsx'
import { ask, toast } from '../../ui/feedback.ts'
import ways from '../common/cells/ways.module.css'
import { CodeMade } from './CodeMade.tsx'
import { PlaceFields } from './PlaceFields.tsx'
import { words } from './words.ts'

/** Where it stands and who stands by, a new set-up code, and the block. */
export function TerminalActions({ row }: { row: TerminalRow }) {
  const t = useWords(words)
  const client = useQueryClient()
  const [open, setOpen] = useState(false)
  const [busy, setBusy] = useState(false)
  const [code, setCode] = useState<string | null>(null)
  const { id, serial } = row
  const renew = () => client.invalidateQueries({ queryKey: keyOf(terminal.terminalList) })
  const form = useForm(terminalEditForm, {
    start: { place: row.place, witnessId: String(row.witnessId) } as never,
    onSubmit: async ({ place, witnessId }) => {
      await call(terminal.terminalEdit, { id, place, witnessId }, { silent: true })
      toast('success', t('saved'))
      setOpen(false)
      await renew()
    },
  })
  const act = async (work: () => Promise<void>) => {
    setBusy(true)
    try {
      await work()
      await renew()
    } finally {
      setBusy(false)
    }
  }
  const certain = (title: string, message: string) =>
    ask({ tone: 'warning', title, message, okText: title, cancelText: t('cancel') })
  const turn = (on: boolean) =>
    act(async () => {
      await call(terminal.terminalBlock, { id, on })
      toast('success', t('saved'))
    })
  return (
    <span className={ways.ways}>
      <FormButton
        of={form}
        open={open}
        onOpen={setOpen}
        label={t('edit')}
        title={t('editTitle', { serial })}
        button={{ size: 'sm' }}
      >
        {open && <PlaceFields of={form} />}
      </FormButton>
      <Button
        size="sm"
        busy={busy}
        onClick={async () => {
          const sure = await certain(t('code'), t('codeAsk', { serial }))
          if (sure) await act(async () => setCode((await call(terminal.terminalCode, { id })).code))
        }}
      >
        {t('code')}
      </Button>
      {row.state === 'BLOCKED' ? (
        <Button size="sm" busy={busy} onClick={() => void turn(false)}>
          {t('unblock')}
        </Button>
      ) : (
        <Button
          size="sm"
          busy={busy}
          onClick={async () => {
            if (await certain(t('block'), t('blockAsk', { serial }))) await turn(true)
          }}
        >
          {t('block')}
        </Button>
      )}
      <CodeMade code={code} onClose={() => setCode(null)} />
    </span>
  )
}
