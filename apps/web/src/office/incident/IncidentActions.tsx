import type { IncidentRow } from '@xinjian/contract/nouns/public/serviceStatus'
import { useState } from 'react'
import { useWords } from '../../i18n/dictionary.ts'
import { Button } from '../../ui/Button.tsx'
import ways from '../common/cells/ways.module.css'
import { Announce } from './Announce.tsx'
import { Correct } from './Correct.tsx'
import { words } from './words.ts'

/** The next update of an announcement, or its last one put right. */
export function IncidentActions({ row }: { row: IncidentRow }) {
  const t = useWords(words)
  const [dialog, setDialog] = useState<'update' | 'correct' | null>(null)
  const close = () => setDialog(null)
  // An update begins with what stands now.
  const drawn = row.updates.length
  return (
    <span className={ways.ways}>
      <Button size="sm" variant="primary" onClick={() => setDialog('update')}>
        {t('update')}
      </Button>
      <Button size="sm" onClick={() => setDialog('correct')}>
        {t('correct')}
      </Button>
      <Announce key={`u${drawn}`} row={row} open={dialog === 'update'} onClose={close} />
      <Correct key={`c${drawn}`} row={row} open={dialog === 'correct'} onClose={close} />
    </span>
  )
}
