import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type BookLayoutRow, intake } from '@xinjian/contract/nouns/intake'
import { bookNames } from '@xinjian/format/books/kinds'
import { useState } from 'react'
import { call } from '../../../api/client.ts'
import { keyOf, query } from '../../../api/query.ts'
import { toastRefusal } from '../../../api/refusal.ts'
import { useWords } from '../../../i18n/dictionary.ts'
import { useLanguage } from '../../../i18n/language.ts'
import { instant } from '../../../reports/format/instant.ts'
import { Button } from '../../../ui/Button.tsx'
import { toast } from '../../../ui/feedback.ts'
import { Empty } from '../../../ui/States.tsx'
import { LabelsFrame } from '../labels/LabelsFrame.tsx'
import { words } from './words.ts'

/** Layouts that the company settled, and the way to take one back. */
export function LayoutsDialog({ onClose }: { onClose: () => void }) {
  const t = useWords(words)
  const client = useQueryClient()
  const found = useQuery(query(intake.bookLayouts, {}))
  const settled = async () => {
    for (const of of [intake.bookLayouts, intake.dataCollection])
      await client.invalidateQueries({ queryKey: keyOf(of) })
  }
  return (
    <LabelsFrame title={t('layouts')} found={found} onClose={onClose}>
      {(layouts) =>
        layouts.length === 0 ? (
          <Empty icon="check" title={t('noLayouts')} />
        ) : (
          <>
            <p>{t('layoutsNote')}</p>
            {layouts.map((layout) => (
              <Layout key={layout.fingerprint} of={layout} onSettled={settled} />
            ))}
          </>
        )
      }
    </LabelsFrame>
  )
}

/** The first press asks, the second takes it back. */
function Layout({ of, onSettled }: { of: BookLayoutRow; onSettled: () => Promise<void> }) {
  const t = useWords(words)
  const language = useLanguage()
  const [sure, setSure] = useState(false)
  const [busy, setBusy] = useState(false)
  const takeBack = () => {
    setBusy(true)
    call(intake.bookLayoutTakeBack, { fingerprint: of.fingerprint })
      .then(({ rows }) => {
        toast('success', t('takenBack', { n: rows }))
        return onSettled()
      }, toastRefusal)
      .finally(() => setBusy(false))
  }
  return (
    <div>
      <p>
        {t('was', {
          kind: of.kind ? bookNames(of.kind)[language] : t('noBook'),
          who: of.decidedBy,
          at: instant(of.decidedAt).slice(0, 16),
        })}
        <br />
        <small>{of.headings.join(' · ')}</small>
      </p>
      <Button
        variant={sure ? 'danger' : undefined}
        size="sm"
        busy={busy}
        onClick={sure ? takeBack : () => setSure(true)}
      >
        {t(sure ? 'takeBackSure' : 'takeBack')}
      </Button>
    </div>
  )
}
