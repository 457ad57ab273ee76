import { useQuery, useQueryClient } from '@tanstack/react-query'
import { intake } from '@xinjian/contract/nouns/intake'
import { keyOf, query } from '../../../api/query.ts'
import { useWords } from '../../../i18n/dictionary.ts'
import { Empty } from '../../../ui/States.tsx'
import { ChosenLabel } from './ChosenLabel.tsx'
import { LabelsFrame } from './LabelsFrame.tsx'
import { words } from './words.ts'

/** What labels of statements were taken for, and the way to take it back: the question stands again then. */
export function ChosenDialog({ onClose }: { onClose: () => void }) {
  const t = useWords(words)
  const client = useQueryClient()
  const found = useQuery(query(intake.labelChoices, {}))
  const settled = async () => {
    await client.invalidateQueries({ queryKey: keyOf(intake.labelChoices) })
    await client.invalidateQueries({ queryKey: keyOf(intake.dataCollection) })
  }
  return (
    <LabelsFrame title={t('chosenTitle')} found={found} onClose={onClose}>
      {(labels) =>
        labels.length === 0 ? (
          <Empty icon="check" title={t('noneChosen')} />
        ) : (
          <>
            <p>{t('chosenNote')}</p>
            {labels.map((label) => (
              <ChosenLabel
                key={`${label.kind} ${label.standard} ${label.label}`}
                of={label}
                onSettled={settled}
              />
            ))}
          </>
        )
      }
    </LabelsFrame>
  )
}
