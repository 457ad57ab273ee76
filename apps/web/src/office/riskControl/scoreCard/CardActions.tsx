import { useQueryClient } from '@tanstack/react-query'
import { type ScoreCardRow, scoreCard } from '@xinjian/contract/nouns/rules/scoreCard'
import { useState } from 'react'
import { call } from '../../../api/client.ts'
import { keyOf } from '../../../api/query.ts'
import { toastRefusal } from '../../../api/refusal.ts'
import { useWords } from '../../../i18n/dictionary.ts'
import { useMay } from '../../../shell/may.ts'
import { Button } from '../../../ui/Button.tsx'
import { ask, toast } from '../../../ui/feedback.ts'
import textStyles from '../../../ui/styles/text.module.css'
import { DecideDialog } from '../../rulebook/DecideDialog.tsx'
import { Approval } from '../../rulebook/Decided.tsx'
import { words } from './words.ts'

type Step = 'Submit' | 'Force' | 'Withdraw' | 'Cancel'

/** What may be done with a version next, by its state and by who looks at it. */
export function CardActions({ of }: { of: ScoreCardRow }) {
  const t = useWords(words)
  const client = useQueryClient()
  const [write, approve] = [useMay('rules.write'), useMay('rules.approve')]
  const [yes, setYes] = useState<boolean | null>(null)
  const { version, state, status, own } = of
  const renew = () =>
    Promise.all(
      [scoreCard.scoreCardList, scoreCard.scoreCardDetail].map((endpoint) =>
        client.invalidateQueries({ queryKey: keyOf(endpoint) }),
      ),
    )
  const step = async (name: Step, said?: [before: string, after: string]) => {
    const title = t('versionN', { n: version })
    if (said && !(await ask({ tone: 'warning', title, message: said[0] }))) return
    await call(scoreCard[`scoreCard${name}`], { version }, { silent: true })
      .then(() => said && toast('success', said[1]))
      .catch(toastRefusal)
    await renew()
  }
  const decidable = approve && state === 'SUBMITTED' && !own
  return (
    <>
      {write && (status === 'QUEUED' || status === 'RUNNING') && (
        <Button onClick={() => void step('Cancel')}>{t('cancel')}</Button>
      )}
      {write && state === 'DRAFT' && of.kind && (
        <Button
          variant="primary"
          onClick={() => void step('Submit', [t('submitAsk'), t('submitted')])}
        >
          {t('submit')}
        </Button>
      )}
      <Approval of={{ ...of, status: state }} />
      {state === 'SUBMITTED' && own && <span className={textStyles.muted}>{t('ownHint')}</span>}
      {decidable && (
        <>
          <Button variant="danger" onClick={() => setYes(false)}>
            {t('refuse')}
          </Button>
          <Button variant="primary" onClick={() => setYes(true)}>
            {t('approve')}
          </Button>
        </>
      )}
      {approve && state === 'APPROVED' && (
        <Button variant="primary" onClick={() => void step('Force', [t('forceAsk'), t('forced')])}>
          {t('force')}
        </Button>
      )}
      {approve && (state === 'IN_FORCE' || (state === 'RETIRED' && !of.withdrawnAt)) && (
        <Button onClick={() => void step('Withdraw', [t('withdrawAsk'), t('withdrawn')])}>
          {t('withdraw')}
        </Button>
      )}
      <DecideDialog
        title={t('decisionTitle', { n: version })}
        yes={yes}
        onDecide={async (answer) => {
          await call(scoreCard.scoreCardDecide, { version, ...answer }, { silent: true })
          await renew()
        }}
        onClose={() => setYes(null)}
      />
    </>
  )
}
