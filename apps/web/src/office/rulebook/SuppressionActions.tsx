import { useQueryClient } from '@tanstack/react-query'
import { rulebook, type SuppressionRow } from '@xinjian/contract/nouns/rules/rulebook'
import { useState } from 'react'
import { call } from '../../api/client.ts'
import { keyOf } from '../../api/query.ts'
import { useWords } from '../../i18n/dictionary.ts'
import { useMay } from '../../shell/may.ts'
import { Button } from '../../ui/Button.tsx'
import textStyles from '../../ui/styles/text.module.css'
import ways from '../common/cells/ways.module.css'
import { DecideDialog } from './DecideDialog.tsx'
import { suppressionWords } from './more-words.ts'

/** What may be done with a suppression next, by its state and by who looks at it. */
export function SuppressionActions({ row }: { row: SuppressionRow }) {
  const t = useWords(suppressionWords)
  const client = useQueryClient()
  const [write, approve] = [useMay('rules.write'), useMay('rules.approve')]
  const [asked, setAsked] = useState<'YES' | 'NO' | 'LIFT' | null>(null)
  const waits = row.status === 'ASKED' || row.status === 'LIFT_ASKED'
  const rule = `${row.rule} ${row.ruleName}`
  const send = async (note: string) => {
    if (asked === 'LIFT')
      await call(rulebook.suppressionLift, { id: row.id, note }, { silent: true })
    else {
      const body = { id: row.id, approve: asked === 'YES', note }
      await call(rulebook.suppressionDecide, body, { silent: true })
    }
    await client.invalidateQueries({ queryKey: keyOf(rulebook.suppressionList) })
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
      {row.status === 'IN_FORCE' && !row.expired && write && (
        <Button size="sm" onClick={() => setAsked('LIFT')}>
          {t('lift')}
        </Button>
      )}
      <DecideDialog
        title={t(asked === 'LIFT' ? 'liftTitle' : 'decideTitle', { rule })}
        yes={asked === null ? null : asked !== 'NO'}
        labels={{ yes: t(asked === 'LIFT' ? 'lift' : 'agree'), no: t('refuse') }}
        opinion={asked === 'LIFT' ? t('liftWhy') : undefined}
        onDecide={({ note }) => send(note)}
        onClose={() => setAsked(null)}
      />
    </span>
  )
}
