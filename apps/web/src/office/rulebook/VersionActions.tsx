import { useQueryClient } from '@tanstack/react-query'
import type { BookRow } from '@xinjian/contract/rules/book'
import { useState } from 'react'
import { call } from '../../api/client.ts'
import { keyOf } from '../../api/query.ts'
import { useWords } from '../../i18n/dictionary.ts'
import { Button } from '../../ui/Button.tsx'
import { ask, toast } from '../../ui/feedback.ts'
import textStyles from '../../ui/styles/text.module.css'
import { DecideDialog } from './DecideDialog.tsx'
import { Approval } from './Decided.tsx'
import { type Shelf, shelfWords, useShelfRights } from './shelf.ts'
import { Trial } from './trial/TrialDialog.tsx'

/** What may be done with a saved version next, by its state and by who looks at it. */
export function VersionActions(props: { shelf: Shelf; row: BookRow; isDirty: boolean }) {
  const { shelf, row, isDirty } = props
  const t = useWords(shelfWords(shelf))
  const client = useQueryClient()
  const { write, approve } = useShelfRights(shelf)
  const [yes, setYes] = useState<boolean | null>(null)
  const of = { version: row.version }
  const renew = () =>
    Promise.all(
      [shelf.list, shelf.detail, shelf.history].map((endpoint) =>
        client.invalidateQueries({ queryKey: keyOf(endpoint) }),
      ),
    )
  const step = async (
    endpoint: Shelf['submit'] | Shelf['force'],
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
      {write && <Trial {...of} shelf={shelf} disabled={isDirty} />}
      {write && row.status === 'DRAFT' && (
        <Button
          variant="primary"
          disabled={isDirty}
          onClick={() => void step(shelf.submit, [t('submitAsk'), t('submitted')])}
        >
          {t('submit')}
        </Button>
      )}
      <Approval of={row} />
      {row.status === 'SUBMITTED' && row.own && (
        <span className={textStyles.muted}>{t('ownHint')}</span>
      )}
      {approve && row.status === 'SUBMITTED' && !row.own && (
        <>
          <Button variant="danger" onClick={() => setYes(false)}>
            {t('refuse')}
          </Button>
          <Button variant="primary" onClick={() => setYes(true)}>
            {t('approve')}
          </Button>
        </>
      )}
      {approve && row.status === 'APPROVED' && (
        <Button
          variant="primary"
          onClick={() => void step(shelf.force, [t('forceAsk'), t('forced')])}
        >
          {t('force')}
        </Button>
      )}
      <DecideDialog
        title={t('decisionTitle', { n: row.version })}
        yes={yes}
        onDecide={async (answer) => {
          await call(shelf.decide, { ...of, ...answer }, { silent: true })
          await renew()
        }}
        onClose={() => setYes(null)}
      />
    </>
  )
}
