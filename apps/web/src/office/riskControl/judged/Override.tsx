import { type RiskOverride, riskOrder } from '@xinjian/contract/nouns/rules/riskOrder'
import { useState } from 'react'
import { call } from '../../../api/client.ts'
import { useWords } from '../../../i18n/dictionary.ts'
import { instant } from '../../../reports/format/instant.ts'
import { useMay } from '../../../shell/may.ts'
import { Button } from '../../../ui/Button.tsx'
import layout from '../../../ui/styles/layout.module.css'
import textStyles from '../../../ui/styles/text.module.css'
import { Tag } from '../../../ui/Tag.tsx'
import { DecideDialog } from '../../rulebook/DecideDialog.tsx'
import { words as orderWords } from '../words.ts'
import { words } from './words.ts'

const when = (at: string | null): string => (at === null ? '' : instant(at).slice(0, 16))

/** One proposal: from what to what, why, by whom, and what the other person said. One that is told no more can only be refused. */
export function Override({
  of,
  onDecided,
}: {
  of: RiskOverride
  onDecided: () => Promise<unknown>
}) {
  const t = useWords(words)
  const to = useWords(orderWords)
  const mayDecide = useMay('rules.approve')
  const [yes, setYes] = useState<boolean | null>(null)
  const colour = of.state === 'AGREED' ? 'green' : of.state === 'REFUSED' ? 'red' : 'yellow'
  return (
    <li className={layout.stack3}>
      <p>
        <Tag colour={colour}>{t(of.state)}</Tag>{' '}
        {of.from && of.to && t('change', { from: to(of.from), to: to(of.to) })}
      </p>
      <p>{of.reason ?? t('sealedProposal')}</p>
      <p className={textStyles.mutedSm}>{t('by', { who: of.askedBy, at: when(of.askedAt) })}</p>
      {of.decidedBy && (
        <p className={textStyles.mutedSm}>
          {t('decidedBy', { who: of.decidedBy, at: when(of.decidedAt), answer: of.answer ?? '' })}
        </p>
      )}
      {of.state === 'ASKED' && of.own && <p className={textStyles.muted}>{t('ownHint')}</p>}
      {of.state === 'ASKED' && mayDecide && !of.own && (
        <div className={layout.row2}>
          <Button size="sm" variant="danger" onClick={() => setYes(false)}>
            {t('refuse')}
          </Button>
          {of.to && (
            <Button size="sm" variant="primary" onClick={() => setYes(true)}>
              {t('agree')}
            </Button>
          )}
        </div>
      )}
      <DecideDialog
        title={t('decideTitle')}
        yes={yes}
        labels={{ yes: t('agree'), no: t('refuse') }}
        opinion={t('opinion')}
        onDecide={async ({ approve, note }) => {
          await call(
            riskOrder.riskOverrideDecide,
            { id: of.id, approve, answer: note },
            { silent: true },
          )
          await onDecided()
        }}
        onClose={() => setYes(null)}
      />
    </li>
  )
}
