import { useWords } from '../../i18n/dictionary.ts'
import { ask } from '../../ui/feedback.ts'
import { useUnsaved } from '../common/useUnsaved.ts'
import { words } from './words.ts'

/** Asks before a template that was changed is left behind; returns what lets go of it. */
export function useLeaveQuestion(dirty: boolean): () => void {
  const t = useWords(words)
  return useUnsaved(dirty, () =>
    ask({
      tone: 'warning',
      title: t('notice'),
      message: t('leaveAsk'),
      okText: t('leave'),
      cancelText: t('cancel'),
    }),
  )
}
