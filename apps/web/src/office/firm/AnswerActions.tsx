import { firm, type MatterAnswerRow } from '@xinjian/contract/nouns/firm'
import { useState } from 'react'
import { call } from '../../api/client.ts'
import { useWords } from '../../i18n/dictionary.ts'
import { useMay } from '../../shell/may.ts'
import { Button } from '../../ui/Button.tsx'
import textStyles from '../../ui/styles/text.module.css'
import ways from '../common/cells/ways.module.css'
import { DecideDialog } from '../rulebook/DecideDialog.tsx'
import { words } from './words.ts'

/** What may be done with an answer next, by its state and by who looks at it. */
export function AnswerActions(props: { row: MatterAnswerRow; onDone: () => Promise<unknown> }) {
  const t = useWords(words)
  const { row } = props
  const [write, approve] = [useMay('rules.write'), useMay('rules.approve')]
  const [asked, setAsked] = useState<'YES' | 'NO' | 'BACK' | null>(null)
  const waits = row.status === 'ASKED'
  const send = async (note: string) => {
    if (asked === 'BACK') await call(firm.matterWithdraw, { id: row.id, note }, { silent: true })
    else {
      const body = { id: row.id, approve: asked === 'YES', note }
      await call(firm.matterDecide, body, { silent: true })
    }
    await props.onDone()
  }
  return (
    <span className={ways.ways}>
      {waits && row.own && <span className={textStyles.muted}>{t('own')}</span>}
      {waits && !row.own && approve && (
        <>
          <Button size="sm" variant="primary" onClick={() => setAsked('YES')}>
            {t('agree')}
          </Button>
          <Button size="sm" onClick={() => setAsked('NO')}>
            {t('refuse')}
          </Button>
        </>
      )}
      {write && (!waits || row.own) && (
        <Button size="sm" onClick={() => setAsked('BACK')}>
          {t('withdraw')}
        </Button>
      )}
      <DecideDialog
        title={t(asked === 'BACK' ? 'withdrawTitle' : 'decideTitle', { id: row.matter })}
        yes={asked === null ? null : asked !== 'NO'}
        labels={{ yes: t(asked === 'BACK' ? 'withdraw' : 'agree'), no: t('refuse') }}
        opinion={asked === 'BACK' ? t('withdrawWhy') : undefined}
        onDecide={({ note }) => send(note)}
        onClose={() => setAsked(null)}
      />
    </span>
  )
}
