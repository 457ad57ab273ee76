import { useQueryClient } from '@tanstack/react-query'
import { type RiskPolicyRow, riskPolicy } from '@xinjian/contract/nouns/rules/riskPolicy'
import { useState } from 'react'
import { call } from '../../../api/client.ts'
import { keyOf } from '../../../api/query.ts'
import { useWords } from '../../../i18n/dictionary.ts'
import { useMay } from '../../../shell/may.ts'
import { Button } from '../../../ui/Button.tsx'
import { ask, toast } from '../../../ui/feedback.ts'
import textStyles from '../../../ui/styles/text.module.css'
import { DecideDialog } from '../../rulebook/DecideDialog.tsx'
import { Approval } from '../../rulebook/Decided.tsx'
import { TrialButton } from './TrialButton.tsx'
import { words } from './words.ts'

/** What may be done with a saved version next, by its state and by who looks at it. */
export function Actions({ of, isDirty }: { of: RiskPolicyRow; isDirty: boolean }) {
  const t = useWords(words)
  const client = useQueryClient()
  const [write, approve] = [useMay('rules.write'), useMay('rules.approve')]
  const [yes, setYes] = useState<boolean | null>(null)
  const one = { code: of.code, version: of.version }
  const renew = () =>
    Promise.all(
      [riskPolicy.riskPolicyList, riskPolicy.riskPolicyDetail].map((endpoint) =>
        client.invalidateQueries({ queryKey: keyOf(endpoint) }),
      ),
    )
  const step = async (
    endpoint: typeof riskPolicy.riskPolicySubmit | typeof riskPolicy.riskPolicyForce,
    said: [before: string, after: string],
  ) => {
    const title = t('versionN', { n: of.version })
    if (!(await ask({ tone: 'warning', title, message: said[0] }))) return
    await call(endpoint, one)
    toast('success', said[1])
    await renew()
  }
  return (
    <>
      {write && <TrialButton of={of} disabled={isDirty} />}
      {write && of.status === 'DRAFT' && (
        <Button
          variant="primary"
          disabled={isDirty}
          onClick={() => void step(riskPolicy.riskPolicySubmit, [t('submitAsk'), t('submitted')])}
        >
          {t('submit')}
        </Button>
      )}
      <Approval of={of} />
      {of.status === 'SUBMITTED' && of.own && (
        <span className={textStyles.muted}>{t('ownHint')}</span>
      )}
      {approve && of.status === 'SUBMITTED' && !of.own && (
        <>
          <Button variant="danger" onClick={() => setYes(false)}>
            {t('refuse')}
          </Button>
          <Button variant="primary" onClick={() => setYes(true)}>
            {t('approve')}
          </Button>
        </>
      )}
      {approve && of.status === 'APPROVED' && (
        <Button
          variant="primary"
          onClick={() => void step(riskPolicy.riskPolicyForce, [t('forceAsk'), t('forced')])}
        >
          {t('force')}
        </Button>
      )}
      <DecideDialog
        title={t('decisionTitle', { n: of.version })}
        yes={yes}
        onDecide={async (answer) => {
          await call(riskPolicy.riskPolicyDecide, { ...one, ...answer }, { silent: true })
          await renew()
        }}
        onClose={() => setYes(null)}
      />
    </>
  )
}
