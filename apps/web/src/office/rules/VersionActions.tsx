import { useQueryClient } from '@tanstack/react-query'
import { type BookRow, rulebook } from '@xinjian/contract/nouns/rulebook'
import { useState } from 'react'
import { call } from '../../api/client.ts'
import { keyOf } from '../../api/query.ts'
import { useWords } from '../../i18n/dictionary.ts'
import { useMay } from '../../shell/may.ts'
import { Button } from '../../ui/Button.tsx'
import { ask, toast } from '../../ui/feedback.ts'
import textStyles from '../../ui/styles/text.module.css'
import { DecideDialog } from './DecideDialog.tsx'
import { Trial } from './TrialDialog.tsx'
import { words } from './words.ts'

/** What may be done with a saved version next, by its state and by who looks at it. */
export function VersionActions({ row, isDirty }: { row: BookRow; isDirty: boolean }) {
  const t = useWords(words)
  const client = useQueryClient()
  const [write, approve] = [useMay('rules.write'), useMay('rules.approve')]
  const [yes, setYes] = useState<boolean | null>(null)
  const of = { reportType: row.reportType, version: row.version }
  const renew = () =>
    Promise.all(
      [rulebook.rulebookList, rulebook.rulebookDetail, rulebook.rulebookHistory].map((endpoint) =>
        client.invalidateQueries({ queryKey: keyOf(endpoint) }),
      ),
    )
  const step = async (
    endpoint: typeof rulebook.rulebookSubmit | typeof rulebook.rulebookForce,
    said: [before: string, after: string],
  ) => {
    if (
      !(await ask({ tone: 'warning', title: t('versionN', { n: row.version }), message: said[0] }))
    )
      return
    await call(endpoint, of)
    toast('success', said[1])
    await renew()
  }
  return (
    <>
      {write && <Trial {...of} disabled={isDirty} />}
      {write && row.status === 'DRAFT' && (
        <Button
          look="primary"
          disabled={isDirty}
          onClick={() => void step(rulebook.rulebookSubmit, [t('submitAsk'), t('submitted')])}
        >
          {t('submit')}
        </Button>
      )}
      {row.status === 'SUBMITTED' && row.own && (
        <span className={textStyles.muted}>{t('ownHint')}</span>
      )}
      {approve && row.status === 'SUBMITTED' && !row.own && (
        <>
          <Button look="danger" onClick={() => setYes(false)}>
            {t('refuse')}
          </Button>
          <Button look="primary" onClick={() => setYes(true)}>
            {t('approve')}
          </Button>
        </>
      )}
      {approve && row.status === 'APPROVED' && (
        <Button
          look="primary"
          onClick={() => void step(rulebook.rulebookForce, [t('forceAsk'), t('forced')])}
        >
          {t('force')}
        </Button>
      )}
      <DecideDialog
        title={t('decisionTitle', { n: row.version })}
        yes={yes}
        onDecide={async (answer) => {
          await call(rulebook.rulebookDecide, { ...of, ...answer }, { silent: true })
          await renew()
        }}
        onClose={() => setYes(null)}
      />
    </>
  )
}
