import type { TemplateRow } from '@xinjian/contract/nouns/rules/template'
import { useNavigate } from 'react-router'
import { toastRefusal } from '../../api/refusal.ts'
import { useWords } from '../../i18n/dictionary.ts'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/Button.tsx'
import { ask, toast } from '../../ui/feedback.ts'
import layout from '../../ui/styles/layout.module.css'
import { useSetStatus } from './useSetStatus.ts'
import { words } from './words.ts'

/** What can be done with a template of the list. A deleted one can be taken back by the page. */
export function RowActions(props: { row: TemplateRow; onRemoved: (row: TemplateRow) => void }) {
  const { row } = props
  const t = useWords(words)
  const go = useNavigate()
  const set = useSetStatus()
  const enabled = row.status === 'ENABLED'
  const change = async () => {
    await set(row.id, enabled ? 'DISABLED' : 'ENABLED')
    toast('success', t(enabled ? 'disabledDone' : 'enabledDone'))
  }
  const remove = async () => {
    const sure =
      !enabled ||
      (await ask({
        tone: 'warning',
        title: t('notice'),
        message: t('removeAsk'),
        okText: t('remove'),
        cancelText: t('cancel'),
      }))
    if (!sure) return
    await set(row.id, 'DELETED')
    toast('success', t('removedDone'))
    props.onRemoved(row)
  }
  return (
    <span className={layout.row2}>
      <Button
        size="sm"
        variant={enabled ? 'default' : 'primary'}
        onClick={() => void change().catch(toastRefusal)}
      >
        {t(enabled ? 'disable' : 'enable')}
      </Button>
      <Button size="sm" onClick={() => void go(paths.template({ from: row.id }))}>
        {t('copy')}
      </Button>
      <Button size="sm" variant="quiet" onClick={() => void remove().catch(toastRefusal)}>
        {t('remove')}
      </Button>
    </span>
  )
}
