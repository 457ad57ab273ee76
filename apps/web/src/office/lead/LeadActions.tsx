import type { LeadState } from '@xinjian/contract/lead/lead'
import type { LeadRow } from '@xinjian/contract/nouns/public/lead'
import { useState } from 'react'
import { useWords } from '../../i18n/dictionary.ts'
import { Button } from '../../ui/Button.tsx'
import ways from '../common/cells/ways.module.css'
import { Erase } from './Erase.tsx'
import { Mark } from './Mark.tsx'
import { Reach } from './Reach.tsx'
import { words } from './words.ts'

/** Where one can go from where it is. */
const NEXT: Record<LeadState, readonly LeadState[]> = {
  OPEN: ['ANSWERED', 'CLOSED'],
  ANSWERED: ['CLOSED', 'OPEN'],
  CLOSED: ['OPEN'],
}
/** What the button says that leads there. */
const SAY = { OPEN: 'reopen', ANSWERED: 'answered', CLOSED: 'closing' } as const

/** How to reach whoever wrote, what was done about it, and the end of it. */
export function LeadActions({ row }: { row: LeadRow }) {
  const t = useWords(words)
  const [dialog, setDialog] = useState<'reach' | 'erase' | LeadState | null>(null)
  const close = () => setDialog(null)
  const next = dialog === 'reach' || dialog === 'erase' ? null : dialog
  return (
    <span className={ways.ways}>
      <Button size="sm" onClick={() => setDialog('reach')}>
        {t('reach')}
      </Button>
      {NEXT[row.state].map((state) => (
        <Button
          key={state}
          size="sm"
          {...(state === 'ANSWERED' && { variant: 'primary' as const })}
          onClick={() => setDialog(state)}
        >
          {t(SAY[state])}
        </Button>
      ))}
      <Button size="sm" onClick={() => setDialog('erase')}>
        {t('erase')}
      </Button>
      <Reach row={row} open={dialog === 'reach'} onClose={close} />
      <Mark row={row} next={next} submit={next ? t(SAY[next]) : ''} onClose={close} />
      <Erase row={row} open={dialog === 'erase'} onClose={close} />
    </span>
  )
}
