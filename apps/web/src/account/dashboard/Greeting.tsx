import { useNavigate } from 'react-router'
import { useWords } from '../../i18n/dictionary.ts'
import { useLanguage } from '../../i18n/language.ts'
import { paths } from '../../paths.ts'
import { useMay } from '../../shell/may.ts'
import { session } from '../../shell/session.ts'
import { Button } from '../../ui/Button.tsx'
import { PageHead } from '../../ui/Card.tsx'
import { useStore } from '../../ui/store.ts'
import { words } from '../dashboard-words.ts'
import { leaves } from './leaves.ts'

/** Greets by the clock and offers the two things most come for, as far as the user may do them. */
export function Greeting() {
  const t = useWords(words)
  const language = useLanguage()
  const navigate = useNavigate()
  const { user, menu } = useStore(session)
  const mayImport = useMay('invoice.import')
  const mine = new Set(leaves(menu ?? []).map((item) => item.path))
  const now = new Date()
  const hour = now.getHours()
  const hello = t(hour < 12 ? 'morning' : hour < 18 ? 'afternoon' : 'evening')
  const date = now.toLocaleDateString(language === 'zh' ? 'zh-CN' : 'en-GB', {
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    weekday: 'long',
  })
  return (
    <PageHead title={t('greet', { hello, name: user?.userName ?? '' })} note={t('today', { date })}>
      {mayImport && mine.has(paths.dataCollection()) && (
        <Button icon="upload" onClick={() => navigate(paths.dataCollection())}>
          {t('upload')}
        </Button>
      )}
      {mine.has(paths.queryReport()) && (
        <Button variant="primary" icon="report" onClick={() => navigate(paths.queryReport())}>
          {t('makeReport')}
        </Button>
      )}
    </PageHead>
  )
}
