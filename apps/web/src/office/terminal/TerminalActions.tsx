import { useQueryClient } from '@tanstack/react-query'
import { type TerminalRow, terminal } from '@xinjian/contract/nouns/collect/terminal'
import { useState } from 'react'
import { call } from '../../api/client.ts'
import { keyOf } from '../../api/query.ts'
import { useWords } from '../../i18n/dictionary.ts'
import { Button } from '../../ui/Button.tsx'
import { ask, toast } from '../../ui/feedback.ts'
import ways from '../common/cells/ways.module.css'
import { CodeMade } from './CodeMade.tsx'
import { EditTerminal } from './EditTerminal.tsx'
import { words } from './words.ts'

/** Where it stands and who stands by, a new set-up code, and the block. */
export function TerminalActions({ row }: { row: TerminalRow }) {
  const t = useWords(words)
  const client = useQueryClient()
  const [busy, setBusy] = useState(false)
  const [code, setCode] = useState<string | null>(null)
  const { id, serial } = row
  const renew = () => client.invalidateQueries({ queryKey: keyOf(terminal.terminalList) })
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
      <EditTerminal row={row} renew={renew} />
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
