import { useWords } from '../../i18n/dictionary.ts'
import { dialogWords } from './words.ts'

/** Where notices go now, and what a change of the address brings with it. */
export function NoticeChange({ now }: { now: string }) {
  const t = useWords(dialogWords)
  return (
    <>
      <p className="no-warn">{t('warn')}</p>
      <p>
        <span className="muted">{t('now')}</span> <code>{now}</code>
      </p>
    </>
  )
}
