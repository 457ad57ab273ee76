import { LISTED_STATUSES, type TemplateRow, template } from '@xinjian/contract/nouns/rules/template'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { toastRefusal } from '../../../api/refusal.ts'
import { useWords } from '../../../i18n/dictionary.ts'
import { paths } from '../../../paths.ts'
import { Button } from '../../../ui/Button.tsx'
import { toast } from '../../../ui/feedback.ts'
import { choiceOf } from '../../list/choice.ts'
import { ListPage } from '../../list/ListPage.tsx'
import { useList } from '../../list/useList.ts'
import { useKindFilter } from '../../rulebook/useKindFilter.ts'
import { useTemplateColumns } from '../columns.tsx'
import { NewTemplate } from '../NewTemplate.tsx'
import { useSetStatus } from '../useSetStatus.ts'
import { words } from '../words.ts'

/** `/riskControl/templates?keyword&reportType&status&page&size`: which sections of its reports the institution has shown. */
export function Component() {
  const t = useWords(words)
  const go = useNavigate()
  const set = useSetStatus()
  const [removed, setRemoved] = useState<TemplateRow | null>(null)
  const open = ({ id }: TemplateRow) => void go(paths.template({ id }))
  const list = useList(template.templateList, {
    filters: [
      { kind: 'search', key: 'keyword', label: t('search') },
      useKindFilter(),
      choiceOf('status', LISTED_STATUSES, { label: t('status'), all: t('allStatus'), say: t }),
    ],
  })
  const undo = async ({ id }: TemplateRow) => {
    await set(id, 'DISABLED')
    setRemoved(null)
    toast('success', t('undone'))
  }
  return (
    <ListPage
      title={t('title')}
      note={t('note')}
      head={
        <>
          {removed && (
            <Button icon="history" onClick={() => void undo(removed).catch(toastRefusal)}>
              {t('undo', { name: removed.name })}
            </Button>
          )}
          <NewTemplate />
        </>
      }
      list={list}
      columns={useTemplateColumns({ onOpen: open, onRemoved: setRemoved })}
      rowKey={(row) => row.id}
      onOpen={open}
      noMatch={t('noMatch')}
      empty={{ icon: 'report', title: t('none') }}
    />
  )
}
