import { useQuery, useQueryClient } from '@tanstack/react-query'
import { intake } from '@xinjian/contract/nouns/intake'
import { keyOf, query } from '../../../api/query.ts'
import { useWords } from '../../../i18n/dictionary.ts'
import { instant } from '../../../reports/format/instant.ts'
import { Empty } from '../../../ui/States.tsx'
import { LabelChoice } from './LabelChoice.tsx'
import { LabelsFrame } from './LabelsFrame.tsx'
import { words } from './words.ts'

/** Labels of the statements of an import that may mean several items: a person chooses once, later files follow. */
export function LabelsDialog({ id, onClose }: { id: number; onClose: () => void }) {
  const t = useWords(words)
  const client = useQueryClient()
  const found = useQuery(query(intake.importLabels, { id }))
  const labels = found.data?.labels ?? []
  const open = labels.filter(({ code }) => code === null)
  const chosen = labels.filter(({ code }) => code !== null)
  const settled = async () => {
    await client.invalidateQueries({ queryKey: keyOf(intake.importLabels) })
    await client.invalidateQueries({ queryKey: keyOf(intake.dataCollection) })
  }
  return (
    <LabelsFrame title={t('title')} found={found} onClose={onClose}>
      {({ row }) => (
        <>
          {open.length > 0 ? (
            <p>{t('note')}</p>
          ) : (
            <Empty icon="check" title={t(labels.length > 0 ? 'done' : 'none')} />
          )}
          {open.map((label) => (
            <LabelChoice
              key={`${label.kind} ${label.standard} ${label.label}`}
              id={row.id}
              of={label}
              onSettled={settled}
            />
          ))}
          {chosen.map((label) => (
            <p key={`${label.kind} ${label.standard} ${label.label}`}>
              {t('was', {
                label: label.label,
                item: label.candidates.find(({ code }) => code === label.code)?.name ?? t('other'),
                who: label.decidedBy ?? '',
                at: instant(label.decidedAt ?? '').slice(0, 16),
              })}
            </p>
          ))}
        </>
      )}
    </LabelsFrame>
  )
}
