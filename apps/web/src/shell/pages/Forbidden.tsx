import { useNavigate, useSearchParams } from 'react-router'
import { useWords } from '../../i18n/dictionary.ts'
import { paths } from '../../paths.ts'
import { Button, LinkButton } from '../../ui/Button.tsx'
import { Notice } from '../Notice.tsx'
import { readToken } from '../tokens.ts'
import { words } from './words.ts'

/** Whoever is logged in stays inside. `?noGoBack=true` (set by the guard) hides the way back, which would only lead here again. */
export function Component() {
  const t = useWords(words)
  const navigate = useNavigate()
  const [query] = useSearchParams()
  return (
    <Notice code="401" title={t('forbiddenTitle')} text={t('forbiddenText')}>
      {readToken('main') ? (
        <Button variant="primary" onClick={() => navigate(paths.app())}>
          {t('backApp')}
        </Button>
      ) : (
        <LinkButton variant="primary" href={paths.home()}>
          {t('backHome')}
        </LinkButton>
      )}
      {!query.get('noGoBack') && <Button onClick={() => navigate(-1)}>{t('backLast')}</Button>}
    </Notice>
  )
}
